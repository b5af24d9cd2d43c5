//===-- CourseUnrollCycles.cpp - Loops unrolled by their period -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A variable that goes through the same constants again and again is one of
/// them in each copy of the loop, if there are as many copies:
///
///   do                                     do
///     ... wheel[i] ...                       ... wheel[0] ...
///     i = (i + 1) % 8           =>           if (!c) break
///   while (c)                                ... wheel[1] ...
///                                            ... and so on to wheel[7]
///                                          while (c)
///
/// That saves its computation, and tables of constants and addresses become
/// constants themselves. Of use for loops of unknown trip count above all,
/// which are not unrolled otherwise.
///
/// Variables that pass their values on need a copy in each iteration, but none
/// in as many copies of the loop as there are registers through which the
/// values go. So does one whose old value is read when the new one is there:
///
///   do                                     do
///     c = a % b                              a = a % b
///     a = b                                  if (!a) break
///     b = c                     =>           b = b % a
///   while (b)                              while (b)
///
/// A loop that nobody can count, as one that looks for the end of a string, adds
/// to its index or pointer once in all copies, since offsets are free:
///
///   do                                     do
///     c = *p; p = p + 1                      c = p[0]; if (!c) break
///   while (c)                     =>         ... and so on to p[3]
///                                            p = p + 4
///                                          while (c)
///
/// Marks the loops with the number of copies, for LLVM's unrolling; those that
/// are counted, too, may be unrolled further by course-switch-unroll. Linear in
/// the size of the loops, times the longest period.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollCycles.h"
#include "CoursePlan.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include <numeric>

using namespace llvm;

#define DEBUG_TYPE "course-unroll-cycles"

STATISTIC(NumLoopsMarked, "Number of loops to be unrolled by a number");

static cl::opt<unsigned>
    MaxPeriod("course-unroll-cycles-period", cl::Hidden, cl::init(16),
              cl::desc("Longest period by which a loop is unrolled"));

// Two generations of life, which saves 8 % of it, are more than 2000.
static cl::opt<unsigned>
    MaxSize("course-unroll-cycles-size", cl::Hidden, cl::init(2500),
            cl::desc("Instructions that a loop unrolled by a period may have"));

// No benchmark's values go through more than 3 registers.
static cl::opt<unsigned>
    MaxRotation("course-unroll-cycles-rotation", cl::Hidden, cl::init(4),
                cl::desc("Longest path of a value through variables of a loop "
                         "by which it is unrolled; 1: not for that"));

// Of a loop that nobody can count. The tuning set costs 0.9996 with 4, and
// 0.9997 with 8.
static constexpr unsigned SearchCopies = 4;

static constexpr unsigned MaxDepth = 8;

// The value of V where the PHI is Now, or null if that is not a constant.
static Constant *evaluate(Value *V, const PHINode &Phi, Constant *Now,
                          const Loop &L, unsigned Depth = 0) {
  if (V == &Phi)
    return Now;
  if (auto *C = dyn_cast<Constant>(V))
    return C;
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || Depth == MaxDepth ||
      !isa<BinaryOperator, CmpInst, SelectInst, CastInst>(I))
    return nullptr;
  SmallVector<Constant *, 3> Operands;
  for (Value *Operand : I->operands()) {
    Operands.push_back(evaluate(Operand, Phi, Now, L, Depth + 1));
    if (!Operands.back())
      return nullptr;
  }
  return ConstantFoldInstOperands(I, Operands, I->getDataLayout());
}

// The constant that the PHI becomes where it is Now, or if that is null at the
// start of the loop; null if there is none.
static ConstantInt *getNext(const PHINode &Phi, const Loop &L,
                            ConstantInt *Now) {
  ConstantInt *Next = nullptr;
  for (auto [V, BB] : zip(Phi.incoming_values(), Phi.blocks())) {
    if (L.contains(BB) != (Now != nullptr))
      continue;
    auto *C = dyn_cast_or_null<ConstantInt>(evaluate(V, Phi, Now, L));
    if (!C || (Next && C != Next))
      return nullptr;
    Next = C;
  }
  return Next;
}

// After how many iterations the PHI is for the first time what it was at the
// start, or 0.
static unsigned getPeriod(const PHINode &Phi, const Loop &L) {
  ConstantInt *Start = getNext(Phi, L, nullptr);
  ConstantInt *Now = Start;
  for (unsigned Period = 1; Now && Period <= MaxPeriod; ++Period) {
    Now = getNext(Phi, L, Now);
    if (Now == Start)
      return Period;
  }
  return 0;
}

// Whether the PHI is read where the next value is there already, so that each
// needs a register. Within a block that is a matter of order, and sums can be
// taken back (course-split-loop-phis).
static bool isReadAfter(const PHINode &Phi, const Instruction &Next,
                        const DominatorTree &DT) {
  unsigned Opcode = Next.getOpcode();
  if (Opcode == Instruction::Add || Opcode == Instruction::Sub ||
      Opcode == Instruction::GetElementPtr)
    return false;
  bool IsFixed = Opcode == Instruction::Load || Opcode == Instruction::PHI;
  return any_of(Phi.uses(), [&](const Use &U) {
    auto *User = cast<Instruction>(U.getUser());
    return User != &Next && DT.dominates(&Next, U) &&
           (IsFixed || User->getParent() != Next.getParent());
  });
}

// After how many iterations the value that ends in the PHI, or goes round
// through it, is in the same register again, if nothing is copied: how many
// variables of the loop it goes through.
static unsigned getRotation(const PHINode &Phi, const Loop &L,
                            const DominatorTree &DT) {
  const BasicBlock *Latch = L.getLoopLatch();
  const PHINode *Last = &Phi;
  for (unsigned Length = 1; Length <= MaxRotation; ++Length) {
    const Value *Next = Last->getIncomingValueForBlock(Latch);
    auto *NextPhi = dyn_cast<PHINode>(Next);
    if (NextPhi == &Phi)
      return Length;
    if (NextPhi && NextPhi->getParent() == L.getHeader()) {
      Last = NextPhi;
      continue;
    }
    bool GoesOn = any_of(L.getHeader()->phis(), [&](const PHINode &P) {
      return P.getIncomingValueForBlock(Latch) == &Phi;
    });
    auto *I = dyn_cast<Instruction>(Next);
    return GoesOn || !I ? 1 : Length + isReadAfter(Phi, *I, DT);
  }
  return 1;
}

// For all variables of a loop that is not unrolled anyway. Loops with others
// inside stay as they are: all that they gain is 0.1 % (merge-sort), and tak
// would cost 4 % more.
static unsigned getRotation(const Loop &L, const DominatorTree &DT,
                            ScalarEvolution &SE) {
  if (!L.getLoopLatch() || !L.isInnermost() ||
      !isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(&L)))
    return 1;
  unsigned Copies = 1;
  for (const PHINode &Phi : L.getHeader()->phis())
    if (unsigned Common = std::lcm(Copies, getRotation(Phi, L, DT));
        Common <= MaxRotation)
      Copies = Common;
  return Copies;
}

static unsigned getPeriod(const Loop &L) {
  unsigned Copies = 1;
  for (const PHINode &Phi : L.getHeader()->phis())
    if (unsigned Period = getPeriod(Phi, L))
      if (unsigned Common = std::lcm(Copies, Period); Common <= MaxPeriod)
        Copies = Common;
  return Copies;
}

// Whether the loop ends by what does not depend on how often it has gone round:
// course-switch-unroll takes the others, when they have been versioned.
static bool isUncounted(const Loop &L, ScalarEvolution &SE) {
  auto IsCounted = [&](Value *V) {
    return SE.isSCEVable(V->getType()) &&
           SE.hasComputableLoopEvolution(SE.getSCEV(V), &L);
  };
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  return all_of(Exiting, [&](const BasicBlock *BB) {
    if (const auto *Switch = dyn_cast<SwitchInst>(BB->getTerminator()))
      return !IsCounted(Switch->getCondition());
    const auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    const auto *Test =
        Branch ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
    return Test && none_of(Test->operands(), IsCounted);
  });
}

// Whether the PHI is a part of addresses only, where what copies of an iteration
// add is an offset.
static bool isPartOfAddresses(PHINode &Phi, const Loop &L,
                              ScalarEvolution &SE) {
  const auto *A = SE.isSCEVable(Phi.getType())
                      ? dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi))
                      : nullptr;
  if (!A || A->getLoop() != &L || !A->isAffine() ||
      !isa<SCEVConstant>(A->getStepRecurrence(SE)))
    return false;
  const Value *Next = Phi.getIncomingValueForBlock(L.getLoopLatch());
  bool IsPart = false;
  for (const User *U : Phi.users()) {
    if (U == Next || !L.contains(cast<Instruction>(U)))
      continue;
    if (!isa<GetElementPtrInst>(U) && getLoadStorePointerOperand(U) != &Phi)
      return false;
    IsPart = true;
  }
  return IsPart;
}

static bool isSearch(const Loop &L, ScalarEvolution &SE) {
  return L.getLoopLatch() && L.isInnermost() && isUncounted(L, SE) &&
         any_of(L.getHeader()->phis(),
                [&](PHINode &Phi) { return isPartOfAddresses(Phi, L, SE); });
}

static bool isSmallEnough(const Loop &L, unsigned Copies) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  return Copies * Size <= MaxSize;
}

// LLVM would mark the unrolled loop as one that must stay; course-switch-unroll
// may take it once more.
static void allowMoreUnrolling(Loop &L) {
  LLVMContext &Context = L.getHeader()->getContext();
  MDNode *Nothing = MDNode::get(
      Context, MDString::get(Context, "llvm.loop.unroll.followup_unrolled"));
  L.setLoopID(
      makePostTransformationMetadata(Context, L.getLoopID(), {}, {Nothing}));
}

PreservedAnalyses CourseUnrollCyclesPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &ORE = FAM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  bool IsChanged = false;
  for (Loop *L : LI.getLoopsInPreorder()) {
    unsigned Period = getPeriod(*L);
    unsigned Copies = Period > 1 ? Period : getRotation(*L, DT, SE);
    const bool IsSearch = Copies < SearchCopies && isSearch(*L, SE) &&
                          isCourseUnrollingWorthwhile(*L, SE, TTI, ORE);
    if (IsSearch)
      Copies = std::lcm(Copies, SearchCopies);
    if (Copies == 1 || !isSmallEnough(*L, Copies) ||
        hasUnrollTransformation(L) != TM_Unspecified ||
        course::getPlanned(*L, "cycles") == 0)
      continue;
    addStringMetadataToLoop(L, "llvm.loop.unroll.count", Copies);
    if (Period > 1 && L->isInnermost() &&
        !isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(L)))
      allowMoreUnrolling(*L);
    ++NumLoopsMarked;
    IsChanged = true;
    ORE.emit([&] {
      OptimizationRemark R(DEBUG_TYPE, "Marked", L->getStartLoc(),
                           L->getHeader());
      if (IsSearch)
        return R << ore::NV("Copies", Copies)
                 << " iterations add to their addresses once";
      return R << "after " << ore::NV("Copies", Copies)
               << (Period > 1 ? " iterations variables are the constants again "
                                "that they were"
                              : " iterations values are in their registers "
                                "again without copies");
    });
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
