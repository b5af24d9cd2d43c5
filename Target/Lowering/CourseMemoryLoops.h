//===-- CourseMemoryLoops.h - Loops for memset and memcpy -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes loops of memory intrinsics that selection does not expand:
///
///   memset(p, 255, 4 * n)     =>    for (i = 0; i != 4 * n / 8; i++)
///                                     ((uint64_t *)p)[i] = -1;
///                                   if (4 * n & 4)
///                                     ((uint32_t *)p)[2 * i] = -1;
///
/// One store is as wide as the alignment allows; of what remains each width has
/// at most one. Selection's own loop stores bytes.
///
/// Where loops have not been transformed yet, this one is unrolled like those
/// of the program; copies are LLVM's loops. Linear.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEMEMORYLOOPS_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEMEMORYLOOPS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseMemoryLoopsPass : public PassInfoMixin<CourseMemoryLoopsPass> {
  bool IsUnrolledLater;

public:
  /// \p IsUnrolledLater says whether loops of few iterations are.
  explicit CourseMemoryLoopsPass(bool IsUnrolledLater)
      : IsUnrolledLater(IsUnrolledLater) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEMEMORYLOOPS_H
