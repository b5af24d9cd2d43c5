//===-- CourseTestedValues.h - Values of a tested number --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETESTEDVALUES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETESTEDVALUES_H

namespace llvm {

class DominatorTree;
class Function;

/// Where a `switch` or a comparison says which constant a number is, replaces
/// what is computed from that number alone, anywhere in \p F, by constants, and
/// addresses of loads and stores by constant distances from what they are
/// computed from. Keeps all blocks. Returns whether it changed something. See
/// CourseTestedValues.cpp.
bool replaceTestedValues(Function &F, DominatorTree &DT);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETESTEDVALUES_H
