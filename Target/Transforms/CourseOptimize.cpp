//===-- CourseOptimize.cpp - The IR pipeline before selection -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs course-o1, course-o2 or course-o3 on the module, so that llc alone, and
/// clang when it writes assembly itself, turn a program into good code. Comes
/// first among the passes of the target, while globals are still globals. Does
/// nothing if a pipeline has run on the module already, as in course-link.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseTargetMachine.h"
#include "Transforms/CourseCandidates.h"
#include "Transforms/CoursePassPipeline.h"
#include "Transforms/CoursePassRunner.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Pass.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-optimize"

static constexpr StringLiteral OptimizedFlag = "course-optimized";

bool llvm::isCourseOptimized(const Module &M) {
  const auto *Flag =
      mdconst::extract_or_null<ConstantInt>(M.getModuleFlag(OptimizedFlag));
  return Flag && !Flag->isZero();
}

PreservedAnalyses CourseMarkOptimizedPass::run(Module &M,
                                               ModuleAnalysisManager &) {
  // Of several modules linked together, all must have it.
  M.setModuleFlag(Module::Min, OptimizedFlag, 1);
  return PreservedAnalyses::all();
}

static StringRef getPipelineName(CodeGenOptLevel Level) {
  switch (Level) {
  case CodeGenOptLevel::None:
    return "course-record-profile";
  case CodeGenOptLevel::Less:
    return "course-default<O1>";
  case CodeGenOptLevel::Default:
    return "course-default<O2>";
  case CodeGenOptLevel::Aggressive:
    return "course-default<O3>";
  }
  llvm_unreachable("no level");
}

namespace {

class CourseOptimize : public ModulePass {
public:
  static char ID;
  CourseOptimize() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course IR pipeline"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<TargetPassConfig>();
  }
  bool runOnModule(Module &M) override {
    if (isCourseOptimized(M)) {
      LLVM_DEBUG(dbgs() << "the module is optimized already\n");
      return false;
    }
    auto &TM = getAnalysis<TargetPassConfig>().getTM<CourseTargetMachine>();
    const StringRef Pipeline = getPipelineName(TM.getOptLevel());
    chooseCourseCandidate(M, TM, Pipeline);
    runCoursePasses(M, TM, Pipeline);
    return true;
  }
};

} // namespace

char CourseOptimize::ID = 0;

INITIALIZE_PASS_BEGIN(CourseOptimize, DEBUG_TYPE, "Course IR pipeline", false,
                      false)
INITIALIZE_PASS_DEPENDENCY(TargetPassConfig)
INITIALIZE_PASS_END(CourseOptimize, DEBUG_TYPE, "Course IR pipeline", false,
                    false)

ModulePass *llvm::createCourseOptimizePass() { return new CourseOptimize(); }
