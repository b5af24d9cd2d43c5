//===-- Optimizer.cpp - IR pipelines of course-link -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pipelines that course-link runs.
///
//===----------------------------------------------------------------------===//

#include "Optimizer.h"
#include "Transforms/CourseCandidates.h"
#include "Transforms/CoursePassRunner.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"

using namespace llvm;
using namespace course_link;

void Optimizer::addRuntime(Module &M) {
  if (Level != OptimizationLevel::O0)
    runCoursePasses(M, TM, "course-expand-formats");
  runCoursePasses(M, TM,
                  "function(course-soft-float,course-wide-division),"
                  "course-link-runtime");
}

void Optimizer::addStartUp(Module &M) {
  runCoursePasses(M, TM, "course-start-up");
}

void Optimizer::lowerCodeAddresses(Module &M) {
  runCoursePasses(M, TM, "course-code-addresses");
}

void Optimizer::removeUnreachable(Module &M) {
  runCoursePasses(M, TM, [](PassBuilder &) {
    ModulePassManager MPM;
    MPM.addPass(GlobalDCEPass());
    return MPM;
  });
}

static StringRef getPipelineName(OptimizationLevel Level) {
  switch (Level.getSpeedupLevel()) {
  case 1:
    return "course-default<O1>";
  case 2:
    return "course-default<O2>";
  default:
    return "course-default<O3>";
  }
}

void Optimizer::optimize(Module &M) {
  if (Level != OptimizationLevel::O0)
    chooseCourseCandidate(M, TM, getPipelineName(Level));
  runCoursePasses(M, TM, [this](PassBuilder &PB) {
    ModulePassManager MPM;
    if (Level != OptimizationLevel::O0) {
      cantFail(PB.parsePassPipeline(MPM, getPipelineName(Level)));
      return MPM;
    }
    MPM = PB.buildLTODefaultPipeline(Level, nullptr);
    // always_inline holds across files too.
    MPM.addPass(AlwaysInlinerPass());
    MPM.addPass(GlobalDCEPass());
    return MPM;
  });
}
