//===-- CourseEffort.cpp - What a large program may grow by ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Says in attributes of functions how much less than usual may be inlined and
/// unrolled, so that the time of compilation grows with the program and not
/// with its square:
///
///   25 000 instructions -> "function-inline-cost-multiplier"="5"
///   200 innermost loops -> "course-unroll-percent"="4"
///
/// Runs before inlining and before loops are copied, since each changes what
/// the next one finds. Small programs get no attribute. Linear in the size of
/// the module. It does not say which functions and loops deserve more.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseEffort.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-effort"

STATISTIC(NumLessInlined, "Number of functions inlined less for their number");
STATISTIC(NumLessUnrolled, "Number of functions unrolled less for their loops");

// A callee may have 900 instructions, so 100 functions of 37 lines that call
// each other grow to fifteen times their size. With 5000 they grow to twice
// that. No benchmark has a fifth of it before it is inlined.
static cl::opt<unsigned> InlineSize(
    "course-effort-inline-size", cl::Hidden, cl::init(5000),
    cl::desc("Instructions of a program from whose double on callees have to "
             "be smaller to be inlined; 0 for any size"));

// An unrolled loop has some 1500 instructions. All loops together have the most
// of them at this number, and from there on the fewer the more loops there are.
// With 64, text-words costs 1.11 times as much and takes twice the time.
static cl::opt<unsigned> UnrollLoops(
    "course-effort-unroll-loops", cl::Hidden, cl::init(40),
    cl::desc("Innermost loops of a program from which on unrolled loops have "
             "to be smaller"));

static constexpr StringLiteral UnrollPercent = "course-unroll-percent";

namespace {

struct ProgramSize {
  uint64_t NumInstructions = 0;
  uint64_t NumLoops = 0;
};

} // namespace

static ProgramSize measure(Module &M, FunctionAnalysisManager &FAM) {
  ProgramSize Size;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    for (const Instruction &I : instructions(F))
      Size.NumInstructions += !I.isDebugOrPseudoInst();
    for (const Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
      Size.NumLoops += L->isInnermost();
  }
  return Size;
}

static void setOrRemove(Function &F, StringRef Name, uint64_t Value,
                        bool IsSet) {
  F.removeFnAttr(Name);
  if (IsSet)
    F.addFnAttr(Name, utostr(Value));
}

PreservedAnalyses CourseEffortPass::run(Module &M, ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  const ProgramSize Size = measure(M, FAM);
  LLVM_DEBUG(dbgs() << "course-effort: " << Size.NumInstructions
                    << " instructions, " << Size.NumLoops << " loops\n");
  const uint64_t Expensive = InlineSize ? Size.NumInstructions / InlineSize : 0;
  const uint64_t Percent = 100 * uint64_t(UnrollLoops) * UnrollLoops /
                           std::max<uint64_t>(1, Size.NumLoops * Size.NumLoops);
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    // Not less than what is usual elsewhere.
    const uint64_t Most =
        FAM.getResult<TargetIRAnalysis>(F).getInliningThresholdMultiplier();
    setOrRemove(F, InlineConstants::FunctionInlineCostMultiplierAttributeName,
                std::min(Expensive, Most), Expensive > 1);
    setOrRemove(F, UnrollPercent, Percent, Percent < 100);
    NumLessInlined += Expensive > 1;
    NumLessUnrolled += Percent < 100;
  }
  return PreservedAnalyses::all();
}

unsigned course::limitUnrolledSize(const Function &F, unsigned Most) {
  return uint64_t(Most) * F.getFnAttributeAsParsedInteger(UnrollPercent, 100) /
         100;
}
