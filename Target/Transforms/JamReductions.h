//===-- JamReductions.h - Sums over two loops -------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a nest of two loops combines in any order.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMREDUCTIONS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMREDUCTIONS_H

#include "Transforms/LoopNestJam.h"

namespace llvm {

/// What \p Outer and the only loop in it, in LCSSA form, combine in any order:
/// sums, products, bit operations, minima and maxima that nobody sees in between.
/// Operations lose their flags when the order changes.
SmallVector<CourseJamReduction, 2> getCourseJamReductions(const Loop &Outer);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMREDUCTIONS_H
