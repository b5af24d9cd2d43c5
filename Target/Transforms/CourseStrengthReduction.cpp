//===-- CourseStrengthReduction.cpp - Pointers that grow ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets a loop add to a pointer instead of computing an address from an index,
/// where that costs less:
///
///   do                              p = a + 4 * j
///     a[j] = 1              =>      do
///     j += step                       *p = 1
///   while (...)                       p += 4 * step
///                                   while (...)
///
/// An addition costs twice a multiplication, offsets are free, and so is the
/// address of a global: most addresses stay as they are. Those of accesses that
/// are a constant apart share a pointer. What it saves is what nobody needs any
/// more, by frequency, an index included that only counts along; what it costs
/// is an addition in each iteration and the pointer's start before the loop.
///
/// LLVM's LoopStrengthReduce does more and knows less: it counts instructions
/// and takes register after register.
///
/// Runs before loops are unrolled, for steps that are not constant, since the
/// copies of an iteration can then share nothing; and at the end for all loops,
/// when objects have their places.
/// Linear in the size of the loops, but for the pointers of one loop.
///
/// F. E. Allen, J. Cocke, K. Kennedy, Reduction of Operator Strength, in
/// Program Flow Analysis, 1981.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseStrengthReduction.h"
#include "CourseCostModel.h"
#include "CoursePlan.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/Speculation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-strength-reduction"

STATISTIC(NumPointers, "Number of pointers that grow with a loop");

// Pointers of one loop that are weighed: each is tried without each.
static constexpr unsigned MaxPointers = 16;

// After so many iterations a pointer has to have paid for its start. Of the
// tuning set's medium runs 3 saves 0.32 %, 6 saves 0.27 %.
static constexpr double PayingIterations = 3;

namespace {

/// The accesses of a loop whose addresses are a constant apart.
struct Pointer {
  const SCEVAddRecExpr *Address;
  /// The pointers that are read, and how far they are from Address.
  SmallVector<std::pair<Use *, int64_t>, 4> Uses;
};

/// One innermost loop.
class StrengthReducer {
  Loop &L;
  ScalarEvolution &SE;
  BlockFrequencyInfo &BFI;
  const CourseCostModel &Costs;
  const TargetTransformInfo &TTI;
  SCEVExpander &Expander;
  SmallVector<Pointer, 8> Pointers;

  using Choice = SmallSetVector<const Pointer *, 8>;
  using InstructionSet = SmallSetVector<Instruction *, 32>;

  void addAccess(Instruction &I, bool OnlyVariableSteps);
  double getPrice(const Instruction &I) const;
  double getFrequency(const BasicBlock &BB) const;
  InstructionSet getDead(const Choice &Chosen) const;
  double getGain(const Choice &Chosen) const;
  unsigned countLiveValues(const Choice &Chosen) const;
  Choice choose() const;
  void rewrite(const Pointer &P);

public:
  StrengthReducer(Loop &L, ScalarEvolution &SE, BlockFrequencyInfo &BFI,
                  const CourseCostModel &Costs, const TargetTransformInfo &TTI,
                  SCEVExpander &Expander)
      : L(L), SE(SE), BFI(BFI), Costs(Costs), TTI(TTI), Expander(Expander) {}
  bool run(bool OnlyVariableSteps);
};

} // namespace

//===----------------------------------------------------------------------===//
// What there is
//===----------------------------------------------------------------------===//

void StrengthReducer::addAccess(Instruction &I, bool OnlyVariableSteps) {
  const unsigned OpNo = isa<StoreInst>(I) ? 1 : 0;
  Use &U = I.getOperandUse(OpNo);
  auto *Def = dyn_cast<Instruction>(U.get());
  if (!Def || !L.contains(Def) || isa<PHINode>(Def))
    return;
  const auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Def));
  if (!Address || Address->getLoop() != &L || !Address->isAffine())
    return;
  const SCEV *Step = Address->getStepRecurrence(SE);
  if (OnlyVariableSteps && isa<SCEVConstant>(Step))
    return;
  for (Pointer &P : Pointers) {
    if (P.Address->getStepRecurrence(SE) != Step)
      continue;
    const SCEV *Distance = SE.getMinusSCEV(Address, P.Address);
    if (const auto *C = dyn_cast<SCEVConstant>(Distance)) {
      P.Uses.emplace_back(&U, C->getAPInt().getSExtValue());
      return;
    }
  }
  Instruction *At = L.getLoopPreheader()->getTerminator();
  if (Expander.isSafeToExpandAt(Address->getStart(), At) &&
      Expander.isSafeToExpandAt(Step, At))
    Pointers.push_back({Address, {{&U, 0}}});
}

// Of what computes addresses. That anything else is free makes the gain less.
double StrengthReducer::getPrice(const Instruction &I) const {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::Mul:
  case Instruction::Shl:
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::SExt:
  case Instruction::GetElementPtr:
    return getComputationPrice(I, Costs);
  default:
    return 0;
  }
}

// In relation to the loop's header.
double StrengthReducer::getFrequency(const BasicBlock &BB) const {
  return double(BFI.getBlockFreq(&BB).getFrequency()) /
         std::max<uint64_t>(BFI.getBlockFreq(L.getHeader()).getFrequency(), 1);
}

//===----------------------------------------------------------------------===//
// What it is worth
//===----------------------------------------------------------------------===//

// What only computes what the chosen pointers replace.
StrengthReducer::InstructionSet
StrengthReducer::getDead(const Choice &Chosen) const {
  SmallPtrSet<const Use *, 16> Replaced;
  SmallVector<Instruction *, 16> Addresses;
  for (const Pointer *P : Chosen)
    for (auto [U, Offset] : P->Uses) {
      Replaced.insert(U);
      Addresses.push_back(cast<Instruction>(U->get()));
    }
  return findDeadInCourseLoop(
      L, Addresses, [&](const Use &U) { return Replaced.contains(&U); });
}

double StrengthReducer::getGain(const Choice &Chosen) const {
  double Gain = 0;
  const double EntryFrequency =
      std::max(getFrequency(*L.getLoopPreheader()), 1 / PayingIterations);
  for (const Instruction *I : getDead(Chosen))
    Gain += getFrequency(*I->getParent()) * getPrice(*I);
  for (const Pointer *P : Chosen)
    Gain -= getFrequency(*L.getLoopLatch()) *
                Costs.getCost(Course::CostClass::AddSub) +
            EntryFrequency *
                getCourseExpansionPrice(*P->Address->getStart(), Costs);
  return Gain;
}

// How many registers the loop needs from one iteration to the next.
unsigned StrengthReducer::countLiveValues(const Choice &Chosen) const {
  const InstructionSet Dead = getDead(Chosen);
  SmallPtrSet<const Value *, 32> Live;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB) {
      if (Dead.contains(&I))
        continue;
      if (isa<PHINode>(I) && BB == L.getHeader())
        Live.insert(&I);
      for (Value *Operand : I.operands())
        if (isa<Argument, Instruction>(Operand) && L.isLoopInvariant(Operand))
          Live.insert(Operand);
    }
  unsigned NumLive = Live.size();
  for (const Pointer *P : Chosen)
    NumLive += isa<SCEVConstant>(P->Address->getStepRecurrence(SE)) ? 1 : 2;
  return NumLive;
}

// All pointers, without those whose index is needed anyway.
StrengthReducer::Choice StrengthReducer::choose() const {
  Choice Chosen;
  for (const Pointer &P : Pointers)
    Chosen.insert(&P);
  double Gain = getGain(Chosen);
  for (bool IsBetter = true; IsBetter;) {
    IsBetter = false;
    for (const Pointer &P : Pointers) {
      Choice Others = Chosen;
      if (!Others.remove(&P))
        continue;
      if (double Without = getGain(Others); Without >= Gain) {
        Chosen = std::move(Others);
        Gain = Without;
        IsBetter = true;
      }
    }
  }
  const unsigned NumRegisters =
      TTI.getNumberOfRegisters(TTI.getRegisterClassForType(/*Vector=*/false));
  const unsigned NumLive = countLiveValues(Chosen);
  if (NumLive + CourseLoopTemporaries > NumRegisters &&
      NumLive > countLiveValues({}))
    return {};
  return Chosen;
}

//===----------------------------------------------------------------------===//
// Making it so
//===----------------------------------------------------------------------===//

void StrengthReducer::rewrite(const Pointer &P) {
  Instruction *Before = L.getLoopPreheader()->getTerminator();
  Type *Ty = P.Uses.front().first->get()->getType();
  Value *Start = Expander.expandCodeFor(P.Address->getStart(), Ty, Before);
  const SCEV *StepExpr = P.Address->getStepRecurrence(SE);
  Value *Step = Expander.expandCodeFor(StepExpr, StepExpr->getType(), Before);
  PHINode *Phi = PHINode::Create(Ty, 2, "pointer", L.getHeader()->begin());
  Phi->addIncoming(Start, L.getLoopPreheader());
  IRBuilder<> Builder(L.getLoopLatch()->getTerminator());
  Phi->addIncoming(Builder.CreatePtrAdd(Phi, Step), L.getLoopLatch());
  for (auto [U, Offset] : P.Uses) {
    Builder.SetInsertPoint(cast<Instruction>(U->getUser()));
    U->set(Offset ? Builder.CreatePtrAdd(Phi, Builder.getInt64(Offset)) : Phi);
  }
  ++NumPointers;
}

bool StrengthReducer::run(bool OnlyVariableSteps) {
  // Then the loop will be unrolled, if its trip count is known.
  if (OnlyVariableSteps &&
      isa<SCEVCouldNotCompute>(SE.getExitCount(&L, L.getLoopLatch())))
    return false;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (isa<LoadInst, StoreInst>(I))
        addAccess(I, OnlyVariableSteps);
  if (Pointers.empty() || Pointers.size() > MaxPointers)
    return false;
  const Choice Chosen = choose();
  if (Chosen.empty() || getGain(Chosen) <= 0)
    return false;
  const InstructionSet Dead = getDead(Chosen);
  for (const Pointer *P : Chosen)
    rewrite(*P);
  SE.forgetLoop(&L);
  // They only use each other, perhaps in a circle.
  for (Instruction *I : Dead) {
    salvageDebugInfo(*I);
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
  }
  for (Instruction *I : Dead)
    I->eraseFromParent();
  return true;
}

PreservedAnalyses
CourseStrengthReductionPass::run(Function &F, FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  if (LI.empty())
    return PreservedAnalyses::all();
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &BFI = FAM.getResult<BlockFrequencyAnalysis>(F);
  auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  SCEVExpander Expander(SE, "pointer");
  bool IsChanged = false;
  const CourseCostModel &Costs = TM.getSubtargetImpl(F)->getCostModel();
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->isInnermost() && L->getLoopPreheader() && L->getLoopLatch() &&
        course::getPlanned(*L, "strength") != 0)
      IsChanged |= StrengthReducer(*L, SE, BFI, Costs, TTI, Expander)
                       .run(OnlyVariableSteps);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
