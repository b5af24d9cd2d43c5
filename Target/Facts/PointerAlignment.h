//===-- PointerAlignment.h - What addresses are multiples of ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM's known bits look through few PHIs. Addresses that are chosen again and
/// again, or go from one element to the next, need the look of all that they may
/// be:
///
///   p = phi [ &a[2 * i], &b[4 * j], p + 8 ]    =>    a multiple of 8, for words
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_POINTERALIGNMENT_H
#define LLVM_LIB_TARGET_COURSE_FACTS_POINTERALIGNMENT_H

#include "llvm/Support/Alignment.h"

namespace llvm {

class DataLayout;
class Value;

/// In bytes.
inline constexpr unsigned WidestAccess = 8;

/// What all addresses that \p Address may be are multiples of, up to
/// WidestAccess: through all PHIs and selects, and from one iteration to the
/// next. Linear in the values that it is computed of.
Align getAlignmentOfAll(const Value &Address, const DataLayout &DL);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_POINTERALIGNMENT_H
