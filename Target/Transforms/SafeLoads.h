//===-- SafeLoads.h - Loads that are possible anywhere ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A part of course-ranges: where ranges say that a load is inside of its object
/// whatever leads to it, it need not wait for a condition.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SAFELOADS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SAFELOADS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm::course {

class RangeAnalysis;

struct SafeLoad {
  WeakVH Load;
  /// Before how many of the loops around it, from the innermost, its address is
  /// known to be inside of an object.
  unsigned NumLoops;
};

SmallVector<SafeLoad, 4> findSafeLoads(Function &F, const RangeAnalysis &Ranges,
                                       FunctionAnalysisManager &FAM);

/// Moves those of \p Loads out of loops that give the same number in each
/// iteration and are executed more often there. \returns whether any is.
bool hoistSafeLoads(Function &F, ArrayRef<SafeLoad> Loads,
                    FunctionAnalysisManager &FAM);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SAFELOADS_H
