//===-- CourseLoopScopes.h - Scopes of single iterations -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Drops the scopes of aliases that are declared in a loop.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPSCOPES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPSCOPES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class Loop;

/// After this, two accesses of \p F that differ in scope do so in whatever
/// iterations of whatever loop they are executed, also of a loop that tail
/// calls of \p F become. Must be called again where calls have been inlined.
/// Linear.
///
/// \returns whether there were such scopes.
bool dropCourseLoopScopes(Function &F);

/// \returns whether scopes are declared in \p L, so that those of its accesses
/// are not to be asked about different iterations.
bool declaresCourseScopes(const Loop &L);

class CourseLoopScopesPass : public PassInfoMixin<CourseLoopScopesPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPSCOPES_H
