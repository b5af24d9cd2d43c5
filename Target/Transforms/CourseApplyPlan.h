//===-- CourseApplyPlan.h - Tells loops what is planned ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Marks the loops that the plan of -course-plan speaks of, for the passes that
/// ask getPlanned. Warns where the program is not the plan's.
///
/// With -course-plan-places=FILE it also writes what a plan could decide: a
/// text like a plan, in which every option and every loop's decision is
/// followed by the values to try.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPLAN_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPLAN_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseApplyPlanPass : public PassInfoMixin<CourseApplyPlanPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPLAN_H
