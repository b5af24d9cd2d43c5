//===-- CourseEffort.cpp - What a large program may grow by ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Says in attributes of functions how much less than usual may be inlined,
/// unrolled and repeated, so that the time of compilation grows with the program
/// and not with its square:
///
///   2485 instructions   -> "function-inline-cost-multiplier"="16"
///                          "course-growth-percent"="13"
///   56 innermost loops  -> "course-unroll-percent"="6", 13 % of 51 %
///
/// CourseEffortPass runs before inlining, and CourseLoopEffortPass before loops
/// are copied, since inlining changes what there is. Small programs get no
/// attribute. Functions of the runtime library do not make a program large, nor
/// does what clang's step before the link has repeated.
/// Linear in the size of the module. It does not say which functions and loops
/// deserve more.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseEffort.h"
#include "Course.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-effort"

STATISTIC(NumLessInlined, "Number of functions inlined less for their number");
STATISTIC(NumLessUnrolled, "Number of functions unrolled less for their loops");

// No benchmark has so many before it is inlined.
static cl::opt<unsigned> FullSize(
    "course-effort-size", cl::Hidden, cl::init(1500),
    cl::desc("Instructions of a program, its library aside, from which on less "
             "is inlined and repeated; 0 for any size"));

// A callee may have 900 instructions, so functions of 37 lines that call each
// other grow to fifteen times their size. 25 of them have 21 000 lines of
// assembly with 150, as with 200, 41 000 with 250 and 141 000 where callees
// never have to be smaller, in four times the time. What is inlined so spills:
// 50 and 100 functions cost 0.95 and 0.96 of what they do then.
static cl::opt<unsigned> InlineSize(
    "course-effort-inline-size", cl::Hidden, cl::init(150),
    cl::desc("Instructions of a large program by whose multiple callees have "
             "to be smaller to be inlined; 0 for any size"));

// An unrolled loop has some 1500 instructions. All loops together have the most
// of them at this number, and from there on the fewer the more loops there are.
// With 64, text-bank costs 0.996 and takes a tenth longer to compile, with 100
// 0.985 and half as long again; text-calendar costs 0.98 to 1.01.
static cl::opt<unsigned> UnrollLoops(
    "course-effort-unroll-loops", cl::Hidden, cl::init(40),
    cl::desc("Innermost loops of a program from which on unrolled loops have "
             "to be smaller"));

// Of what is usual, in percent: an unrolled loop keeps 90 instructions. 535
// functions cost 0.92 of what they do with none, 100 functions 0.94, and take
// 1.6 and 1.3 times the time. The fourth power of the size leads there between
// programs of 1500 instructions and of 3000. With the square, 25 functions cost
// 0.96, and take twice the time.
static constexpr uint64_t LeastPercent = 6;

static constexpr StringLiteral UnrollPercent = "course-unroll-percent";

// Whether it is still there when variables are values.
static bool isLasting(const Instruction &I) {
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return !isa<AllocaInst>(Load->getPointerOperand());
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    return !isa<AllocaInst>(Store->getPointerOperand());
  return !isa<AllocaInst>(I) && !I.isLifetimeStartOrEnd() &&
         !I.isDebugOrPseudoInst();
}

uint64_t course::countInstructions(const Module &M) {
  uint64_t Size = 0;
  for (const Function &F : M)
    if (!isCourseLibraryFunction(F))
      Size += count_if(instructions(F), isLasting);
  return Size;
}

static constexpr StringLiteral InstructionsName = "course.instructions";

void course::recordInstructions(Module &M, uint64_t Size) {
  auto *Number = ConstantInt::get(Type::getInt64Ty(M.getContext()), Size);
  M.getOrInsertNamedMetadata(InstructionsName)
      ->addOperand(
          MDNode::get(M.getContext(), ConstantAsMetadata::get(Number)));
}

// As the files were written, where they have said it: small ones have been
// unrolled since, to up to 13 times their size in the tuning set.
static uint64_t getProgramSize(const Module &M) {
  const NamedMDNode *Recorded = M.getNamedMetadata(InstructionsName);
  if (!Recorded)
    return course::countInstructions(M);
  uint64_t Size = 0;
  for (const MDNode *File : Recorded->operands())
    Size += mdconst::extract<ConstantInt>(File->getOperand(0))->getZExtValue();
  return Size;
}

unsigned course::countInnermostLoops(const LoopInfo &LI) {
  return count_if(LI.getLoopsInPreorder(),
                  [](const Loop *L) { return L->isInnermost(); });
}

// Of the program, or of it and the functions of the library.
static uint64_t countLoops(Module &M, FunctionAnalysisManager &FAM,
                           bool HasLibrary) {
  uint64_t NumLoops = 0;
  for (Function &F : M)
    if (!F.isDeclaration() && (HasLibrary || !isCourseLibraryFunction(F)))
      NumLoops += course::countInnermostLoops(FAM.getResult<LoopAnalysis>(F));
  return NumLoops;
}

static void setOrRemove(Function &F, StringRef Name, uint64_t Value,
                        bool IsSet) {
  F.removeFnAttr(Name);
  if (IsSet)
    F.addFnAttr(Name, utostr(Value));
}

// Of a program that is larger than FullSize.
static uint64_t getGrowth(uint64_t Size) {
  const double Square = double(FullSize) * FullSize / (double(Size) * Size);
  return std::max(LeastPercent, uint64_t(100 * Square * Square));
}

static uint64_t getGrowthPercent(const Function &F) {
  return F.getFnAttributeAsParsedInteger(course::GrowthPercentAttr, 100);
}

// Of what an unrolled loop of a function may have, where there are so many.
static uint64_t getUnrollPercent(const Function &F, uint64_t NumLoops) {
  const uint64_t OfAll = 100 * uint64_t(UnrollLoops) * UnrollLoops /
                         std::max<uint64_t>(1, NumLoops * NumLoops);
  return std::max(LeastPercent,
                  std::min<uint64_t>(OfAll, 100) * getGrowthPercent(F) / 100);
}

PreservedAnalyses CourseEffortPass::run(Module &M, ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  const uint64_t Size = getProgramSize(M);
  const bool IsLarge = FullSize && Size > FullSize;
  const uint64_t Expensive = IsLarge && InlineSize ? Size / InlineSize : 0;
  const uint64_t Percent = IsLarge ? getGrowth(Size) : 100;
  LLVM_DEBUG(dbgs() << "course-effort: " << Size << " instructions, growth "
                    << Percent << " %\n");
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    // Not less than what is usual elsewhere.
    const uint64_t Most =
        FAM.getResult<TargetIRAnalysis>(F).getInliningThresholdMultiplier();
    setOrRemove(F, InlineConstants::FunctionInlineCostMultiplierAttributeName,
                std::min(Expensive, Most), Expensive > 1);
    setOrRemove(F, course::GrowthPercentAttr, Percent, Percent < 100);
    F.removeFnAttr(UnrollPercent);
    NumLessInlined += Expensive > 1;
  }
  return PreservedAnalyses::all();
}

PreservedAnalyses CourseLoopEffortPass::run(Module &M,
                                            ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  // A program has no less unrolled for being one that prints.
  const uint64_t OfProgram = countLoops(M, FAM, /*HasLibrary=*/false);
  const uint64_t OfAll = countLoops(M, FAM, /*HasLibrary=*/true);
  LLVM_DEBUG(dbgs() << "course-effort: " << OfProgram << " loops, " << OfAll
                    << " with the library's\n");
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const uint64_t Percent =
        getUnrollPercent(F, isCourseLibraryFunction(F) ? OfAll : OfProgram);
    setOrRemove(F, UnrollPercent, Percent, Percent < 100);
    NumLessUnrolled += Percent < 100;
  }
  return PreservedAnalyses::all();
}

unsigned course::limitUnrolledSize(const Function &F, unsigned NumLoops,
                                   unsigned Most) {
  const uint64_t OfProgram =
      F.getFnAttributeAsParsedInteger(UnrollPercent, 100);
  // Here the fewer instructions in all the more loops: they are copies of few,
  // and Stanford's Puzzle with 130 of them is compiled in an eighth of the time.
  const uint64_t OfFunction = getUnrollPercent(
      F, std::max(NumLoops, NumLoops * NumLoops / UnrollLoops));
  return Most * std::min(OfProgram, OfFunction) / 100;
}
