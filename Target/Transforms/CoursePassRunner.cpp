//===-- CoursePassRunner.cpp - Pass managers around a pipeline ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs IR passes outside of opt and clang: before selection, and in
/// course-link.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePassRunner.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

void llvm::runCoursePasses(
    Module &M, TargetMachine &TM,
    function_ref<ModulePassManager(PassBuilder &)> Build) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;

  PassInstrumentationCallbacks Callbacks;
  StandardInstrumentations Instrumentations(M.getContext(),
                                            /*DebugLogging=*/false);
  Instrumentations.registerCallbacks(Callbacks, &MAM);
  PassBuilder PB(&TM, PipelineTuningOptions(), std::nullopt, &Callbacks);

  FAM.registerPass([&] {
    return TargetLibraryAnalysis(TargetLibraryInfoImpl(M.getTargetTriple()));
  });
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  Build(PB).run(M, MAM);
}

void llvm::runCoursePasses(Module &M, TargetMachine &TM, StringRef Text) {
  runCoursePasses(M, TM, [Text](PassBuilder &PB) {
    ModulePassManager MPM;
    cantFail(PB.parsePassPipeline(MPM, Text));
    return MPM;
  });
}
