//===-- CourseDefer.cpp - What waits for the whole program ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Of a large module, clang's step before the link only does what makes it
/// small: variables become values, and common subexpressions one. The rest,
/// inlining above all, comes once, in course-link, where all callers are known.
///
/// Small modules go through both, since some code gets cheaper: without the
/// first, the benchmarks of the tuning set cost 0.5 % more, and the most
/// expensive one 22 %. A file of 3 500 lines takes 1.0 s in it.
///
/// LLVM's pipelines cannot be left early, but optional passes can be skipped.
/// Constant time for each pass, and linear in the module once. A module with
/// coroutines is not deferred: the pass that splits them can be skipped, and the
/// one that removes their intrinsics then cannot.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseDefer.h"
#include "Transforms/CourseEffort.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-defer"

STATISTIC(NumDeferred, "Number of modules left to the whole program's passes");

// No benchmark has a third of it.
static cl::opt<unsigned> DeferSize(
    "course-defer-size", cl::Hidden, cl::init(1500),
    cl::desc("Leave the optimization of files of more instructions to "
             "course-link; 0 for none"));

namespace {

/// Whether passes are skipped, as the callback of one PassBuilder sees it.
using Decision = std::shared_ptr<bool>;

class CourseDeferPass : public PassInfoMixin<CourseDeferPass> {
  Decision IsDeferred;

public:
  explicit CourseDeferPass(Decision IsDeferred)
      : IsDeferred(std::move(IsDeferred)) {}
  /// Decides, and says for course-effort how large the module is.
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

class CourseDeferEndPass : public PassInfoMixin<CourseDeferEndPass> {
  Decision IsDeferred;

public:
  explicit CourseDeferEndPass(Decision IsDeferred)
      : IsDeferred(std::move(IsDeferred)) {}
  PreservedAnalyses run(Module &, ModuleAnalysisManager &) {
    *IsDeferred = false;
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }
};

} // namespace

PreservedAnalyses CourseDeferPass::run(Module &M, ModuleAnalysisManager &) {
  const bool HasCoroutines =
      any_of(M, [](const Function &F) { return F.isPresplitCoroutine(); });
  const uint64_t Size = course::countInstructions(M);
  course::recordInstructions(M, Size);
  *IsDeferred = DeferSize && Size > DeferSize && !HasCoroutines;
  LLVM_DEBUG(dbgs() << "course-defer: " << Size << " instructions"
                    << (*IsDeferred ? ", deferred\n" : "\n"));
  NumDeferred += *IsDeferred;
  return PreservedAnalyses::all();
}

void course::registerDeferring(PassBuilder &PB) {
  PassInstrumentationCallbacks *Callbacks =
      PB.getPassInstrumentationCallbacks();
  if (!Callbacks)
    return;
  auto IsDeferred = std::make_shared<bool>(false);
  Callbacks->registerShouldRunOptionalPassCallback(
      [IsDeferred](StringRef, Any) { return !*IsDeferred; });
  // Comes after the first passes over functions.
  PB.registerPipelineEarlySimplificationEPCallback(
      [IsDeferred](ModulePassManager &MPM, OptimizationLevel,
                   ThinOrFullLTOPhase Phase) {
        if (Phase == ThinOrFullLTOPhase::FullLTOPreLink)
          MPM.addPass(CourseDeferPass(IsDeferred));
      });
  PB.registerOptimizerLastEPCallback([IsDeferred](ModulePassManager &MPM,
                                                  OptimizationLevel,
                                                  ThinOrFullLTOPhase Phase) {
    if (Phase == ThinOrFullLTOPhase::FullLTOPreLink)
      MPM.addPass(CourseDeferEndPass(IsDeferred));
  });
}
