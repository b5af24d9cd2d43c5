//===-- Optimizer.cpp - IR pipelines of course-link -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Pass managers around LLVM's pipelines.
///
//===----------------------------------------------------------------------===//

#include "Optimizer.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"

using namespace llvm;
using namespace course_link;

/// Runs on \p M the pipeline that \p Build returns.
static void runPasses(Module &M, TargetMachine &TM,
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

/// Runs the passes of a pipeline's textual form.
static void runPipeline(Module &M, TargetMachine &TM, StringRef Text) {
  runPasses(M, TM, [Text](PassBuilder &PB) {
    ModulePassManager MPM;
    cantFail(PB.parsePassPipeline(MPM, Text));
    return MPM;
  });
}

void Optimizer::addRuntime(Module &M) {
  runPipeline(M, TM,
              "function(course-soft-float,course-wide-division),"
              "course-link-runtime");
}

void Optimizer::lowerCodeAddresses(Module &M) {
  runPipeline(M, TM, "course-code-addresses");
}

void Optimizer::removeUnreachable(Module &M) {
  runPasses(M, TM, [](PassBuilder &) {
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
  runPasses(M, TM, [this](PassBuilder &PB) {
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
