//===-- CoursePassPipeline.cpp - The IR passes of the target --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pipelines, from LLVM's passes and ours:
///
///   whole program -> LLVM's simplification, with this machine's costs
///   -> where objects are -> interprocedural clean-up
///   -> loops: rotation, invariants, unroll-and-jam, unrolling
///   -> instructions -> accesses of memory -> where data is -> control flow
///
/// Vectorisers, size heuristics and what makes library calls are left out.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePassPipeline.h"
#include "CourseTargetMachine.h"
#include "Lowering/CourseBuiltins.h"
#include "Lowering/CourseForeignIR.h"
#include "Lowering/CourseHeapCalls.h"
#include "Lowering/CourseLineTables.h"
#include "Lowering/CourseMemoryLoops.h"
#include "Memory/CourseAllocationOrder.h"
#include "Memory/CourseDataPlacement.h"
#include "Memory/CourseStackReserve.h"
#include "Transforms/CourseAllocaSinking.h"
#include "Transforms/CourseApplyPlan.h"
#include "Transforms/CourseApplyProfile.h"
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
#include "Transforms/CourseEffort.h"
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
#include "Transforms/CourseNarrowElements.h"
#include "Transforms/CoursePartialInlining.h"
#include "Transforms/CoursePointsTo.h"
#include "Transforms/CourseRanges.h"
#include "Transforms/CourseRotateSearches.h"
#include "Transforms/CourseSSAPRE.h"
#include "Transforms/CourseScalarPromotion.h"
#include "Transforms/CourseSinking.h"
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
#include "Transforms/CourseWideOffsets.h"
#include "Transforms/CourseZeroStores.h"
#include "Transforms/LoopBudget.h"
#include "Transforms/SizeClasses.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/GlobalsModRef.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/IPO/ArgumentPromotion.h"
#include "llvm/Transforms/IPO/ConstantMerge.h"
#include "llvm/Transforms/IPO/DeadArgumentElimination.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/GlobalOpt.h"
#include "llvm/Transforms/IPO/SCCP.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/AlignmentFromAssumptions.h"
#include "llvm/Transforms/Scalar/BDCE.h"
#include "llvm/Transforms/Scalar/ConstraintElimination.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Scalar/TailRecursionElimination.h"

using namespace llvm;

#define DEBUG_TYPE "course-pipeline"

// To see what each is worth; scripts/bench-passes does.
static cl::opt<bool> EnableSimplification(
    "course-enable-simplification", cl::Hidden, cl::init(true),
    cl::desc("Inline, and simplify globals and instructions"));
static cl::opt<bool> EnableInterprocedural(
    "course-enable-interprocedural", cl::Hidden, cl::init(true),
    cl::desc("Pass constants and values between functions after inlining"));
static cl::opt<bool> EnableLoops(
    "course-enable-loops", cl::Hidden, cl::init(true),
    cl::desc("Rotate and unswitch loops and move invariants out of them"));
static cl::opt<bool>
    EnableJamming("course-enable-jamming", cl::Hidden, cl::init(true),
                  cl::desc("Run course-unroll-and-jam in the pipelines"));
static cl::opt<bool>
    EnableUnrollCycles("course-enable-unroll-cycles", cl::Hidden,
                       cl::init(true),
                       cl::desc("Run course-unroll-cycles in the pipelines"));
static cl::opt<bool> EnableLoopVersioning(
    "course-enable-loop-versioning", cl::Hidden, cl::init(true),
    cl::desc("Run course-loop-versioning in the pipelines"));
static cl::opt<bool>
    EnableClosedForms("course-enable-closed-forms", cl::Hidden, cl::init(true),
                      cl::desc("Run course-closed-forms in the pipelines"));
static cl::opt<bool> EnableStrengthReduction(
    "course-enable-strength-reduction", cl::Hidden, cl::init(true),
    cl::desc("Run course-strength-reduction in the pipelines"));
static cl::opt<bool>
    EnableSwitchUnroll("course-enable-switch-unroll", cl::Hidden,
                       cl::init(true),
                       cl::desc("Run course-switch-unroll in the pipelines"));
static cl::opt<bool>
    EnableIterations("course-enable-iterations", cl::Hidden, cl::init(true),
                     cl::desc("Run course-iterations in the pipelines"));
static cl::opt<bool> EnableUnrolling("course-enable-unrolling", cl::Hidden,
                                     cl::init(true), cl::desc("Unroll loops"));
static cl::opt<bool> EnableUnrollRecursion(
    "course-enable-unroll-recursion", cl::Hidden, cl::init(true),
    cl::desc("Run course-unroll-recursion in the pipelines"));
static cl::opt<bool>
    EnablePointsTo("course-enable-points-to", cl::Hidden, cl::init(true),
                   cl::desc("Run course-points-to in the pipelines"));
static cl::opt<bool>
    EnableRanges("course-enable-ranges", cl::Hidden, cl::init(true),
                 cl::desc("Run course-ranges in the pipelines"));
static cl::opt<bool>
    EnableFitArrays("course-enable-fit-arrays", cl::Hidden, cl::init(true),
                    cl::desc("Run course-fit-arrays in the pipelines"));
static cl::opt<bool> EnableInterleaveArrays(
    "course-enable-interleave-arrays", cl::Hidden, cl::init(true),
    cl::desc("Run course-interleave-arrays in the pipelines"));
static cl::opt<bool> EnableNarrowElements(
    "course-enable-narrow-elements", cl::Hidden, cl::init(true),
    cl::desc("Run course-narrow-elements in the pipelines"));
static cl::opt<bool> EnablePartialInlining(
    "course-enable-partial-inlining", cl::Hidden, cl::init(true),
    cl::desc("Run course-partial-inlining in the pipelines"));
static cl::opt<bool>
    EnableBranchSelects("course-enable-branch-selects", cl::Hidden,
                        cl::init(true),
                        cl::desc("Run course-branch-selects in the pipelines"));
static cl::opt<bool>
    EnableCarriedLoads("course-enable-carried-loads", cl::Hidden,
                       cl::init(true),
                       cl::desc("Run course-carried-loads in the pipelines"));
static cl::opt<bool> EnableLoopEqualities(
    "course-enable-loop-equalities", cl::Hidden, cl::init(true),
    cl::desc("Run course-loop-equalities in the pipelines"));
static cl::opt<bool> EnableScalarPromotion(
    "course-enable-scalar-promotion", cl::Hidden, cl::init(true),
    cl::desc("Run course-scalar-promotion in the pipelines"));
static cl::opt<bool> EnableSpecializeValues(
    "course-enable-specialize-values", cl::Hidden, cl::init(true),
    cl::desc("Run course-specialize-values in the pipelines"));
static cl::opt<bool>
    EnableSplitCopies("course-enable-split-copies", cl::Hidden, cl::init(true),
                      cl::desc("Run course-split-copies in the pipelines"));
static cl::opt<bool>
    EnableFoldStrings("course-enable-fold-strings", cl::Hidden, cl::init(true),
                      cl::desc("Run course-fold-strings in the pipelines"));
static cl::opt<bool>
    EnableZeroStores("course-enable-zero-stores", cl::Hidden, cl::init(true),
                     cl::desc("Run course-zero-stores in the pipelines"));
static cl::opt<bool>
    EnableCombine("course-enable-combine", cl::Hidden, cl::init(true),
                  cl::desc("Run course-combine in the pipelines"));
static cl::opt<bool>
    EnableSSAPRE("course-enable-ssapre", cl::Hidden, cl::init(false),
                 cl::desc("Run course-ssapre in the pipelines"));
static cl::opt<bool> EnableLateSSAPRE(
    "course-enable-late-ssapre", cl::Hidden, cl::init(false),
    cl::desc("Run course-ssapre in the pipelines, when all else is done"));
static cl::opt<bool> EnableSplitAddresses(
    "course-enable-split-addresses", cl::Hidden, cl::init(true),
    cl::desc("Compute addresses that differ by constants once"));
static cl::opt<bool>
    EnableSplitPaths("course-enable-split-paths", cl::Hidden, cl::init(true),
                     cl::desc("Run course-split-paths in the pipelines"));
static cl::opt<bool> EnableLocaliseGlobals(
    "course-enable-localise-globals", cl::Hidden, cl::init(true),
    cl::desc("Run course-localise-globals in the pipelines"));
static cl::opt<bool> EnableGlobalArguments(
    "course-enable-global-arguments", cl::Hidden, cl::init(true),
    cl::desc("Run course-global-arguments in the pipelines"));
static cl::opt<bool>
    EnableHeapToStack("course-enable-heap-to-stack", cl::Hidden, cl::init(true),
                      cl::desc("Run course-heap-to-stack in the pipelines"));
static cl::opt<bool>
    EnableAllocaSinking("course-enable-alloca-sinking", cl::Hidden,
                        cl::init(false),
                        cl::desc("Run course-alloca-sinking in the pipelines"));
static cl::opt<bool>
    EnableMallocToGV("course-enable-malloc-to-gv", cl::Hidden, cl::init(false),
                     cl::desc("Run course-malloc-to-gv in the pipelines"));
static cl::opt<bool>
    EnableGVToMalloc("course-enable-gv-to-malloc", cl::Hidden, cl::init(false),
                     cl::desc("Run course-gv-to-malloc in the pipelines"));
static cl::opt<bool> EnableLoadStorePack(
    "course-enable-load-store-pack", cl::Hidden, cl::init(true),
    cl::desc("Run course-load-store-pack in the pipelines"));
static cl::opt<bool>
    EnableDataPlacement("course-enable-data-placement", cl::Hidden,
                        cl::init(true),
                        cl::desc("Run course-data-placement in the pipelines"));

static cl::opt<bool>
    EnableChosenLoads("course-enable-chosen-loads", cl::Hidden, cl::init(true),
                      cl::desc("Run course-chosen-loads in the pipelines"));

static cl::opt<bool>
    EnableCongruentPhis("course-enable-congruent-phis", cl::Hidden,
                        cl::init(true),
                        cl::desc("Run course-congruent-phis in the pipelines"));

static cl::opt<bool>
    EnableAllocationOrder("course-enable-allocation-order", cl::Hidden,
                          cl::init(true),
                          cl::desc("Run course-allocation-order at -O2"));

// LLVM's own, after loops are unrolled. With the early one bitcount's recursion
// costs 27 % more.
static constexpr int JumpThreadingThreshold = 6;

namespace {

/// Builds one pipeline.
class PipelineBuilder {
  PassBuilder &PB;
  const CourseTargetMachine &TM;
  const OptimizationLevel Level;
  ModulePassManager MPM;

public:
  PipelineBuilder(PassBuilder &PB, const CourseTargetMachine &TM,
                  OptimizationLevel Level)
      : PB(PB), TM(TM), Level(Level) {}

  ModulePassManager build();

private:
  bool isAtLeastO2() const { return Level.getSpeedupLevel() > 1; }
  template <typename PassT> void addFunctionPass(PassT &&Pass) {
    MPM.addPass(createModuleToFunctionPassAdaptor(std::forward<PassT>(Pass)));
  }
  void addSimplification();
  void addObjects();
  void addInterproceduralPasses();
  void addLoops(FunctionPassManager &FPM);
  void addUnrolling(FunctionPassManager &Outer);
  void addInstructions(FunctionPassManager &FPM, bool IsUnrolled);
  void addAliasesOfGlobals();
  void addPartialInlining();
  void addZeroStores();
  void addFunctionPasses();
  void addLoadStorePack(FunctionPassManager &FPM);
  void addDataPlacement();
  void addStrengthReduction();
  void addCombine();
};

} // namespace

// Where data is, before addresses are passed on as constants.
void PipelineBuilder::addObjects() {
  if (EnableLocaliseGlobals) {
    MPM.addPass(CourseLocaliseGlobalsPass());
    addFunctionPass(SROAPass(SROAOptions::ModifyCFG));
  }
  if (EnableHeapToStack) {
    FunctionPassManager FPM;
    FPM.addPass(CourseHeapToStackPass());
    FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
    addFunctionPass(std::move(FPM));
  }
  if (EnableAllocaSinking)
    MPM.addPass(CourseAllocaSinkingPass());
  if (EnableMallocToGV)
    MPM.addPass(CourseMallocToGVPass());
}

// What LLVM has for -O3 alone, copies of loops for conditions above all, makes
// the benchmarks cost 0.7 % more on average, and one of them 30 % more.
void PipelineBuilder::addSimplification() {
  const OptimizationLevel Simplification =
      Level == OptimizationLevel::O3 ? OptimizationLevel::O2 : Level;
  MPM.addPass(PB.buildModuleSimplificationPipeline(Simplification,
                                                   ThinOrFullLTOPhase::None));
}

// What inlining has left: smaller signatures, globals that became constant.
void PipelineBuilder::addInterproceduralPasses() {
  MPM.addPass(IPSCCPPass(IPSCCPOptions(/*AllowFuncSpec=*/isAtLeastO2())));
  MPM.addPass(GlobalOptPass());
  MPM.addPass(ConstantMergePass());

  CGSCCPassManager CGPM;
  CGPM.addPass(PostOrderFunctionAttrsPass());
  CGPM.addPass(ArgumentPromotionPass());
  CGPM.addPass(
      createCGSCCToFunctionPassAdaptor(SROAPass(SROAOptions::ModifyCFG)));
  MPM.addPass(createModuleToPostOrderCGSCCPassAdaptor(std::move(CGPM)));

  MPM.addPass(DeadArgumentEliminationPass());
  MPM.addPass(ReversePostOrderFunctionAttrsPass());
  MPM.addPass(GlobalOptPass());
  MPM.addPass(GlobalDCEPass());
}

void PipelineBuilder::addLoops(FunctionPassManager &FPM) {
  LoopPassManager LPM;
  LPM.addPass(LICMPass(LICMOptions()));
  LPM.addPass(LoopRotatePass());
  LPM.addPass(CourseRotateSearchesPass());
  LPM.addPass(LICMPass(LICMOptions()));
  // Only where nothing is copied: copies for each outcome of a condition save
  // binary-tree 4.3 %, cost rmq2d-naive 33 % and all of the benchmarks 0.5 %.
  LPM.addPass(SimpleLoopUnswitchPass());
  FPM.addPass(createFunctionToLoopPassAdaptor(std::move(LPM),
                                              /*UseMemorySSA=*/true));
  if (EnableClosedForms)
    FPM.addPass(CourseClosedFormsPass(TM));
  FPM.addPass(SimplifyCFGPass());
  FPM.addPass(InstCombinePass());
  // Before loops get exits of their own, from which other blocks come between.
  if (EnableChosenLoads)
    FPM.addPass(CourseChosenLoadsPass());
}

void PipelineBuilder::addUnrolling(FunctionPassManager &Outer) {
  FunctionPassManager FPM;
  if (EnableLoopEqualities)
    FPM.addPass(CourseLoopEqualitiesPass());
  if (EnableScalarPromotion)
    FPM.addPass(CourseScalarPromotionPass());
  if (EnableCongruentPhis)
    FPM.addPass(CourseCongruentPhisPass());
  if (EnableCarriedLoads)
    FPM.addPass(CourseCarriedLoadsPass());
  if (EnableSplitPaths)
    FPM.addPass(CourseSplitPathsPass());
  FPM.addPass(CourseBitLoopsPass());
  if (EnableUnrollCycles)
    FPM.addPass(CourseUnrollCyclesPass());
  if (EnableJamming)
    FPM.addPass(CourseUnrollAndJamPass());
  if (EnableLoopVersioning)
    FPM.addPass(CourseLoopVersioningPass());
  LoopPassManager LPM;
  LPM.addPass(IndVarSimplifyPass());
  LPM.addPass(LoopDeletionPass());
  FPM.addPass(createFunctionToLoopPassAdaptor(std::move(LPM)));
  if (EnableClosedForms)
    FPM.addPass(CourseClosedFormsPass(TM));
  // Completely, or as often as course-unroll-cycles asks for.
  FPM.addPass(LoopUnrollPass(LoopUnrollOptions(Level.getSpeedupLevel())
                                 .setPartial(false)
                                 .setRuntime(false)));
  if (EnableStrengthReduction)
    FPM.addPass(CourseStrengthReductionPass(TM, /*OnlyVariableSteps=*/true));
  if (EnableSwitchUnroll)
    FPM.addPass(CourseSwitchUnrollPass());
  // InstCombine drops assumptions that a branch makes true, too.
  FPM.addPass(AlignmentFromAssumptionsPass());
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  // The unrolled loop counts beside its induction variable: once is enough.
  FPM.addPass(createFunctionToLoopPassAdaptor(
      IndVarSimplifyPass(/*WidenIndVars=*/false)));
  Outer.addPass(LoopBudgetPass(std::move(FPM)));
}

// After each change of the loops: common subexpressions, known conditions, dead
// stores, jumps to jumps.
//
// Many copies of an iteration are executed in few cases. What is computed in
// one of them only stays there: computed before the switch it costs each entry,
// and a register (1.014 over random kernels, 1.039 over their tiny inputs). Nor
// is what copies have in common moved after them, to an address or value that
// has to be chosen (1.008).
void PipelineBuilder::addInstructions(FunctionPassManager &FPM,
                                      bool IsUnrolled) {
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  FPM.addPass(CourseChosenComparisonsPass());
  FPM.addPass(InstCombinePass());
  FPM.addPass(GVNPass());
  // Of copies of iterations it finds no more, on the tuning set from a to c.
  if (EnableSSAPRE && !IsUnrolled)
    FPM.addPass(CourseSSAPREPass(TM));
  FPM.addPass(ConstraintEliminationPass());
  FPM.addPass(CourseJumpThreadingPass(JumpThreadingThreshold));
  FPM.addPass(CourseCorrelatedValuesPass());
  FPM.addPass(BDCEPass());
  FPM.addPass(InstCombinePass());
  FPM.addPass(DSEPass());
  LICMOptions Invariants;
  Invariants.AllowSpeculation = !IsUnrolled;
  FPM.addPass(createFunctionToLoopPassAdaptor(LICMPass(Invariants),
                                              /*UseMemorySSA=*/true));
  FPM.addPass(ADCEPass());
  FPM.addPass(SimplifyCFGPass(
      SimplifyCFGOptions().hoistCommonInsts(true).sinkCommonInsts(
          !IsUnrolled)));
  FPM.addPass(InstCombinePass());
}

void PipelineBuilder::addLoadStorePack(FunctionPassManager &FPM) {
  FPM.addPass(CourseLoadStorePackPass(TM));
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  FPM.addPass(InstCombinePass());
}

// After this, parts of one global are what several allocations were.
void PipelineBuilder::addDataPlacement() {
  MPM.addPass(CourseDataPlacementPass());
  FunctionPassManager FPM;
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  FPM.addPass(InstCombinePass());
  FPM.addPass(CourseCorrelatedValuesPass());
  FPM.addPass(SimplifyCFGPass());
  addFunctionPass(std::move(FPM));
  if (EnableAllocationOrder)
    MPM.addPass(CourseAllocationOrderPass());
}

// Objects have their places, and their addresses are known to be constant.
void PipelineBuilder::addStrengthReduction() {
  FunctionPassManager FPM;
  FPM.addPass(LoopSimplifyPass());
  FPM.addPass(CourseStrengthReductionPass(TM));
  addFunctionPass(std::move(FPM));
}

void PipelineBuilder::addCombine() {
  FunctionPassManager FPM;
  FPM.addPass(CourseCombinePass(TM));
  FPM.addPass(SimplifyCFGPass());
  addFunctionPass(std::move(FPM));
}

// The first test of a loop is a guard, too.
void PipelineBuilder::addPartialInlining() {
  addFunctionPass(createFunctionToLoopPassAdaptor(LoopRotatePass()));
  MPM.addPass(CoursePartialInliningPass());
  addFunctionPass(SimplifyCFGPass());
}

void PipelineBuilder::addAliasesOfGlobals() {
  MPM.addPass(RequireAnalysisPass<GlobalsAA, Module>());
  addFunctionPass(InvalidateAnalysisPass<AAManager>());
}

void PipelineBuilder::addZeroStores() {
  addAliasesOfGlobals();
  MPM.addPass(CourseZeroStoresPass());
  addFunctionPass(createFunctionToLoopPassAdaptor(LoopDeletionPass()));
}

void PipelineBuilder::addFunctionPasses() {
  addAliasesOfGlobals();
  FunctionPassManager FPM;
  if (EnableSplitCopies)
    FPM.addPass(CourseSplitCopiesPass());
  FPM.addPass(CourseMemoryLoopsPass(isAtLeastO2()));
  if (EnableLoops)
    addLoops(FPM);
  const bool Unrolls = isAtLeastO2() && EnableUnrolling;
  if (Unrolls) {
    addInstructions(FPM, /*IsUnrolled=*/false);
    FPM.addPass(CourseSplitIndexSetsPass(TM));
    if (EnableIterations)
      FPM.addPass(CourseIterationsPass());
    addUnrolling(FPM);
  }
  addInstructions(FPM, /*IsUnrolled=*/Unrolls);
  // Offsets are free: addresses that differ by a constant are one.
  if (isAtLeastO2() && EnableSplitAddresses) {
    FPM.addPass(CourseWideOffsetsPass());
    FPM.addPass(SeparateConstOffsetFromGEPPass());
    FPM.addPass(GVNPass());
  }
  if (isAtLeastO2() && EnableLoadStorePack)
    addLoadStorePack(FPM);
  FPM.addPass(CourseHeapCallsPass());
  addFunctionPass(std::move(FPM));
}

ModulePassManager PipelineBuilder::build() {
  MPM.addPass(CourseApplyProfilePass());
  // Debug information must make no difference.
  MPM.addPass(CourseForeignIRPass());
  MPM.addPass(CourseLineTablesPass());
  MPM.addPass(CourseBuiltinsPass());
  if (EnableFoldStrings)
    MPM.addPass(CourseFoldStringsPass());
  MPM.addPass(CourseWholeProgramPass());
  if (isAtLeastO2())
    MPM.addPass(CourseLevelMarksPass());
  MPM.addPass(CourseEffortPass());
  if (EnableSimplification)
    addSimplification();
  if (isAtLeastO2() && EnableGVToMalloc)
    MPM.addPass(CourseGVToMallocPass());
  if (isAtLeastO2())
    addObjects();
  if (EnableInterprocedural)
    addInterproceduralPasses();
  addFunctionPass(TailCallElimPass(/*UpdateFunctionEntryCount=*/false));
  if (isAtLeastO2() && EnableGlobalArguments) {
    addAliasesOfGlobals();
    MPM.addPass(CourseGlobalArgumentsPass(TM));
  }
  if (isAtLeastO2() && EnablePartialInlining)
    addPartialInlining();
  if (isAtLeastO2() && EnableUnrollRecursion)
    MPM.addPass(CourseUnrollRecursionPass());
  if (isAtLeastO2() && EnableSpecializeValues)
    MPM.addPass(CourseSpecializeValuesPass(EnableFitArrays));
  if (isAtLeastO2() && EnableFitArrays)
    MPM.addPass(CourseFitArraysPass());
  // What has been inlined may be in a loop.
  addFunctionPass(CourseLoopScopesPass());
  // What follows must not use memory or accesses of one object for another: no
  // inlining of frames, no merging of functions, no moving of objects.
  if (isAtLeastO2() && EnablePointsTo)
    MPM.addPass(CoursePointsToPass());
  if (isAtLeastO2() && EnableRanges)
    MPM.addPass(CourseRangesPass());
  if (isAtLeastO2() && EnableNarrowElements)
    MPM.addPass(CourseNarrowElementsPass());
  if (isAtLeastO2() && EnableInterleaveArrays)
    MPM.addPass(CourseInterleaveArraysPass());
  if (isAtLeastO2() && EnableZeroStores)
    addZeroStores();
  // Loops have not been transformed, and functions are what they will be.
  MPM.addPass(CourseApplyPlanPass());
  MPM.addPass(CourseLoopEffortPass());
  addFunctionPasses();
  MPM.addPass(CourseInlineSpecializedPass(course::CourseSizeClassAttr));
  if (isAtLeastO2() && EnableDataPlacement)
    addDataPlacement();
  if (isAtLeastO2() && EnableStrengthReduction)
    addStrengthReduction();
  if (isAtLeastO2() && EnableCombine)
    addCombine();
  if (isAtLeastO2())
    addFunctionPass(CourseBitSearchPass());
  if (isAtLeastO2() && EnableBranchSelects)
    addFunctionPass(CourseBranchSelectsPass(TM));
  if (EnableLateSSAPRE)
    addFunctionPass(CourseSSAPREPass(TM));
  if (isAtLeastO2())
    addFunctionPass(CourseSinkingPass());
  MPM.addPass(CourseInlineSpecializedPass(CourseSpecializedAttr));
  MPM.addPass(GlobalDCEPass());
  MPM.addPass(CourseMarkOptimizedPass());
  return std::move(MPM);
}

ModulePassManager llvm::buildCoursePipeline(PassBuilder &PB,
                                            CourseTargetMachine &TM,
                                            OptimizationLevel Level) {
  return PipelineBuilder(PB, TM, Level).build();
}
