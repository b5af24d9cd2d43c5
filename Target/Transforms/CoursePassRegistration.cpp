//===-- CoursePassRegistration.cpp - Names of passes and pipelines --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The passes and pipelines under their names, and what LLVM's own pipelines
/// run in place of passes of theirs.
///
//===----------------------------------------------------------------------===//

#include "CourseProfile.h"
#include "CourseTargetMachine.h"
#include "Lowering/CourseBuiltins.h"
#include "Lowering/CourseCodeAddresses.h"
#include "Lowering/CourseForeignIR.h"
#include "Lowering/CourseHeapCalls.h"
#include "Lowering/CourseLineTables.h"
#include "Lowering/CourseMemoryLoops.h"
#include "Lowering/CourseRuntime.h"
#include "Lowering/CourseStartUp.h"
#include "Memory/CourseAllocationOrder.h"
#include "Memory/CourseDataPlacement.h"
#include "Memory/CourseLiveness.h"
#include "Memory/CourseStackReserve.h"
#include "Transforms/CourseAllocaSinking.h"
#include "Transforms/CourseApplyPlan.h"
#include "Transforms/CourseApplyProfile.h"
#include "Transforms/CourseArgumentCopies.h"
#include "Transforms/CourseBitLoops.h"
#include "Transforms/CourseBitSearch.h"
#include "Transforms/CourseBranchSelects.h"
#include "Transforms/CourseCarriedLoads.h"
#include "Transforms/CourseChosenComparisons.h"
#include "Transforms/CourseChosenLoads.h"
#include "Transforms/CourseClosedForms.h"
#include "Transforms/CourseCombine.h"
#include "Transforms/CourseCongruentPhis.h"
#include "Transforms/CourseCorrelatedValues.h"
#include "Transforms/CourseCountBits.h"
#include "Transforms/CourseDataFlowPrinter.h"
#include "Transforms/CourseDefer.h"
#include "Transforms/CourseEffort.h"
#include "Transforms/CourseExpandFormats.h"
#include "Transforms/CourseFamilyReduction.h"
#include "Transforms/CourseFitArrays.h"
#include "Transforms/CourseFoldStrings.h"
#include "Transforms/CourseGVToMalloc.h"
#include "Transforms/CourseGlobalArguments.h"
#include "Transforms/CourseHeapToStack.h"
#include "Transforms/CourseInterleaveArrays.h"
#include "Transforms/CourseIterations.h"
#include "Transforms/CourseJumpThreading.h"
#include "Transforms/CourseLevelMarks.h"
#include "Transforms/CourseLoadStorePack.h"
#include "Transforms/CourseLocaliseGlobals.h"
#include "Transforms/CourseLoopEqualities.h"
#include "Transforms/CourseLoopScopes.h"
#include "Transforms/CourseLoopVersioning.h"
#include "Transforms/CourseMallocToGV.h"
#include "Transforms/CourseMemberArrays.h"
#include "Transforms/CourseNarrowElements.h"
#include "Transforms/CoursePartialInlining.h"
#include "Transforms/CoursePassPipeline.h"
#include "Transforms/CoursePointsTo.h"
#include "Transforms/CourseRanges.h"
#include "Transforms/CourseRecordProfile.h"
#include "Transforms/CourseRotateSearches.h"
#include "Transforms/CourseSSAPRE.h"
#include "Transforms/CourseSSI.h"
#include "Transforms/CourseScalarPromotion.h"
#include "Transforms/CourseSinking.h"
#include "Transforms/CourseSpecializeFunctions.h"
#include "Transforms/CourseSpecializeValues.h"
#include "Transforms/CourseSplitCopies.h"
#include "Transforms/CourseSplitIndexSets.h"
#include "Transforms/CourseSplitPaths.h"
#include "Transforms/CourseStrengthReduction.h"
#include "Transforms/CourseSwitchUnroll.h"
#include "Transforms/CourseUnrollAndJam.h"
#include "Transforms/CourseUnrollCycles.h"
#include "Transforms/CourseUnrollRecursion.h"
#include "Transforms/CourseWholeProgram.h"
#include "Transforms/CourseWideIndices.h"
#include "Transforms/CourseWideOffsets.h"
#include "Transforms/CourseZeroStores.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static cl::opt<std::string>
    Passes("course-passes", cl::Hidden, cl::ZeroOrMore,
           cl::value_desc("pipeline"),
           cl::desc("IR passes to run before instruction selection instead of "
                    "course-o1..o3; empty for none"));

// Before loops are unrolled, the end of an iteration must not be duplicated for
// the paths on which a condition after the loop is known: each copy is a back
// edge of its own, the loop becomes two nested ones and is not unrolled.
// bubble-sort costs twice as much with LLVM's threshold, queens 13 % more
// without the pass.
static constexpr int EarlyJumpThreadingThreshold = 1;

// Each induction variable that is rewritten makes ScalarEvolution look again at
// what depends on it: IndVarSimplify takes 0.6 s for 10 000 instructions of
// scripts/large_function.py, 6 s for 30 000. No function of a benchmark has a
// third of the limit.
static cl::opt<unsigned> IndVarInstructions(
    "course-indvars-instructions", cl::Hidden, cl::init(15000),
    cl::desc("Leave the induction variables of a function alone that has more "
             "instructions"));

static std::optional<OptimizationLevel> parseLevel(StringRef Digit) {
  if (Digit == "1")
    return OptimizationLevel::O1;
  if (Digit == "2")
    return OptimizationLevel::O2;
  if (Digit == "3")
    return OptimizationLevel::O3;
  return std::nullopt;
}

// -course-passes instead of the default of a level.
static void addChosenPipeline(PassBuilder &PB, CourseTargetMachine &TM,
                              OptimizationLevel Level, ModulePassManager &MPM) {
  if (course::isProfileRecorded()) {
    MPM.addPass(CourseRecordProfilePass());
    MPM.addPass(CourseMarkOptimizedPass());
    return;
  }
  if (Passes.getNumOccurrences() == 0) {
    MPM.addPass(buildCoursePipeline(PB, TM, Level));
    return;
  }
  if (StringRef(Passes).contains("course-default"))
    reportFatalUsageError("-course-passes: course-default means this option");
  if (!Passes.empty())
    if (Error E = PB.parsePassPipeline(MPM, Passes))
      reportFatalUsageError("-course-passes: " + Twine(toString(std::move(E))));
  MPM.addPass(CourseMarkOptimizedPass());
}

static bool parseModulePass(StringRef Name, ModulePassManager &MPM,
                            PassBuilder &PB, CourseTargetMachine &TM) {
  StringRef Digit = Name;
  if (Digit.consume_front("course-o"))
    if (std::optional<OptimizationLevel> Level = parseLevel(Digit)) {
      MPM.addPass(buildCoursePipeline(PB, TM, *Level));
      return true;
    }
  Digit = Name;
  if (Digit.consume_front("course-default<O") && Digit.consume_back(">"))
    if (std::optional<OptimizationLevel> Level = parseLevel(Digit)) {
      addChosenPipeline(PB, TM, *Level, MPM);
      return true;
    }
#define MODULE_PASS(NAME, CREATE)                                              \
  if (Name == NAME) {                                                          \
    MPM.addPass(CREATE);                                                       \
    return true;                                                               \
  }
#include "Transforms/CoursePassRegistry.def"
  return false;
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM,
                              CourseTargetMachine &TM) {
#define FUNCTION_PASS(NAME, CREATE)                                            \
  if (Name == NAME) {                                                          \
    FPM.addPass(CREATE);                                                       \
    return true;                                                               \
  }
#include "Transforms/CoursePassRegistry.def"
  return false;
}

static void registerPrinters(PassBuilder &PB) {
  PB.registerPipelineParsingCallback(
      [](StringRef Name, ModulePassManager &MPM,
         ArrayRef<PassBuilder::PipelineElement>) {
        if (Name == "print<course-points-to>")
          MPM.addPass(CoursePointsToPrinterPass(errs()));
        else if (Name == "print<course-points-to-forms>")
          MPM.addPass(CoursePointsToFormsPrinterPass(errs()));
        else if (Name == "print<course-ranges>")
          MPM.addPass(CourseRangesPrinterPass(errs()));
        else
          return false;
        return true;
      });
  PB.registerAnalysisRegistrationCallback([](FunctionAnalysisManager &FAM) {
    FAM.registerPass([] { return CourseLivenessAnalysis(); });
  });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, FunctionPassManager &FPM,
         ArrayRef<PassBuilder::PipelineElement>) {
        if (Name == "print<course-liveness>")
          FPM.addPass(CourseLivenessPrinterPass(errs()));
        else if (Name == "print<course-data-flow>")
          FPM.addPass(CourseDataFlowPrinterPass(errs()));
        else if (Name == "print<course-lcm>")
          FPM.addPass(CourseLCMPrinterPass(errs()));
        else if (Name == "print<course-ssi>")
          FPM.addPass(CourseSSIPrinterPass(errs()));
        else if (Name == "print<course-ssi-expressions>")
          FPM.addPass(CourseSSIExpressionsPrinterPass(errs()));
        else if (Name == "print<course-ssi-liveness>")
          FPM.addPass(CourseSSILivenessPrinterPass(errs()));
        else
          return false;
        return true;
      });
}

// LLVM's pipelines have no other means to leave out a pass.
static bool isWanted(StringRef Name, Any IR) {
  if (Name == "JumpThreadingPass" || Name == "CorrelatedValuePropagationPass")
    return false;
  const auto *L = any_cast<const Loop *>(&IR);
  if (Name != "IndVarSimplifyPass" || !L)
    return true;
  const Function &F = *(*L)->getHeader()->getParent();
  return F.getInstructionCount() <= IndVarInstructions;
}

// In LLVM's pipelines CourseJumpThreadingPass takes the place of
// JumpThreadingPass, whose threshold they leave at 6, and ours of correlated
// values that of LLVM's. LLVM has both from -O2 on.
static void adaptSimplification(PassBuilder &PB) {
  PassInstrumentationCallbacks *Callbacks =
      PB.getPassInstrumentationCallbacks();
  if (!Callbacks)
    return;
  Callbacks->registerShouldRunOptionalPassCallback(isWanted);
  PB.registerLateLoopOptimizationsEPCallback(
      [](LoopPassManager &LPM, OptimizationLevel) {
        LPM.addPass(CourseCountBitsPass());
        LPM.addPass(CourseWideIndicesPass());
      });
  PB.registerPipelineEarlySimplificationEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level,
         ThinOrFullLTOPhase Phase) {
        if (Level.getSpeedupLevel() > 1 && Phase == ThinOrFullLTOPhase::None)
          MPM.addPass(CourseSpecializeFunctionsPass());
      });
  // After inlining, and before EarlyCSE asks memory SSA about iterations.
  PB.registerCGSCCOptimizerLateEPCallback(
      [](CGSCCPassManager &CGPM, OptimizationLevel) {
        CGPM.addPass(createCGSCCToFunctionPassAdaptor(CourseLoopScopesPass()));
      });
  PB.registerPeepholeEPCallback(
      [](FunctionPassManager &FPM, OptimizationLevel Level) {
        FPM.addPass(CourseWideSumsPass());
        FPM.addPass(CourseChosenComparisonsPass());
        if (Level.getSpeedupLevel() <= 1)
          return;
        FPM.addPass(CourseJumpThreadingPass(EarlyJumpThreadingThreshold));
        FPM.addPass(CourseCorrelatedValuesPass());
      });
}

void llvm::registerCoursePasses(PassBuilder &PB, CourseTargetMachine &TM) {
  course::registerDeferring(PB);
  adaptSimplification(PB);
  registerPrinters(PB);
  PB.registerPipelineParsingCallback(
      [&PB, &TM](StringRef Name, ModulePassManager &MPM,
                 ArrayRef<PassBuilder::PipelineElement>) {
        return parseModulePass(Name, MPM, PB, TM);
      });
  PB.registerPipelineParsingCallback(
      [&TM](StringRef Name, FunctionPassManager &FPM,
            ArrayRef<PassBuilder::PipelineElement>) {
        return parseFunctionPass(Name, FPM, TM);
      });
}
