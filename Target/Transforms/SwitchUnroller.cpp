//===-- SwitchUnroller.cpp - Copies of the iterations of a loop -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/SwitchUnroller.h"
#include "Transforms/AccessAlignment.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using namespace llvm::course;

// LLVM expects 32 iterations where it does not know.
static double getNextProbability(const BranchInst &Latch, bool IsFirst) {
  uint64_t True, False;
  if (!extractBranchWeights(Latch, True, False) || True + False == 0)
    return 31.0 / 32;
  return double(IsFirst ? True : False) / double(True + False);
}

static BasicBlock &getExit(const Loop &L) {
  auto *Branch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  return *Branch->getSuccessor(Branch->getSuccessor(0) == L.getHeader());
}

SwitchUnroller::SwitchUnroller(Loop &L, unsigned Copies, bool IsBound,
                               ArrayRef<CountedRemainder> Counted,
                               AssumptionCache &AC)
    : L(L), Copies(Copies), IsBound(IsBound), F(*L.getHeader()->getParent()),
      Preheader(L.getLoopPreheader()), Header(L.getHeader()), Exit(&getExit(L)),
      Iterations(L, *Exit, AC) {
  auto *Branch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  NextProbability = getNextProbability(
      *Branch, /*IsFirst=*/Branch->getSuccessor(0) == Header);
  // The copies do not ask.
  auto *Condition = dyn_cast<Instruction>(Branch->getCondition());
  Branch->setCondition(ConstantInt::getTrue(F.getContext()));
  if (Condition && Condition->use_empty() && L.contains(Condition))
    Condition->eraseFromParent();
  // Each row begins after a multiple of so many iterations.
  copy_if(Counted, std::back_inserter(Remainders),
          [&](const CountedRemainder &R) {
            return IsBound || Copies % R.Period == 0;
          });
}

void SwitchUnroller::alignTo(const AlignedAccesses &Accesses, Value &Start) {
  // These are counted from the start of the loop.
  if (!Remainders.empty() || IsBound || Copies % Accesses.getPeriod() != 0)
    return;
  Aligned = &Accesses;
  AlignedStart = &Start;
}

void SwitchUnroller::appendIteration(Row &R, unsigned Number) {
  R.Map.clear();
  R.Last = Iterations.append(*R.Last, R.Values, R.Map);
  for (const CountedRemainder &C : Remainders)
    R.Map[C.Instr]->replaceAllUsesWith(C.get(Number));
  if (R.IsAligned)
    Aligned->align(R.Map, Number);
  R.Values = Iterations.getNext(R.Map);
}

void SwitchUnroller::appendIterations(Row &R, unsigned Count) {
  for (unsigned I = 0; I != Count; ++I)
    appendIteration(R, I);
}

void SwitchUnroller::startRow(Row &R) {
  R.First = R.Last =
      BasicBlock::Create(F.getContext(), "iterations", &F, Header);
  for (PHINode *Variable : Iterations.getVariables()) {
    PHINode *Phi =
        PHINode::Create(Variable->getType(), 2, Variable->getName(), R.First);
    R.Phis.push_back(Phi);
    R.Values.push_back(Phi);
  }
}

void SwitchUnroller::addEntry(Row &R, BasicBlock *From,
                              ArrayRef<Value *> Values) {
  for (auto [Phi, V] : zip_equal(R.Phis, Values))
    Phi->addIncoming(V, From);
}

SwitchInst *SwitchUnroller::createSwitch(Value *Remaining, BasicBlock *Default,
                                         BasicBlock *At) {
  unsigned NumCases = IsBound ? Copies - 1 : Copies;
  SwitchInst *Switch = SwitchInst::Create(Remaining, Default, NumCases, At);
  // As many iterations as without copies, if each one is as probable.
  constexpr double Scale = 1 << 24;
  SmallVector<uint32_t> Weights(1);
  double Left = Scale;
  for (unsigned Case = 0; Case != NumCases; ++Case) {
    Weights.push_back(1 + uint32_t(Left * (1 - NextProbability)));
    Left *= NextProbability;
  }
  Weights.front() = 1 + uint32_t(Left);
  Switch->setMetadata(LLVMContext::MD_prof,
                      MDBuilder(F.getContext()).createBranchWeights(Weights));
  return Switch;
}

// The most iterations that there can be are not asked for: if the trip count is
// poison, it does not matter how often they are done, but the first one is.
void SwitchUnroller::addCase(SwitchInst &Switch, unsigned Count, Row &R) {
  if (IsBound && Count == Copies)
    Switch.setDefaultDest(R.First);
  else
    Switch.addCase(cast<ConstantInt>(ConstantInt::get(
                       Switch.getCondition()->getType(), Count)),
                   R.First);
}

// What the variables are before the loop, which then begins elsewhere.
SmallVector<Value *, 8> SwitchUnroller::takeStart() {
  SmallVector<Value *, 8> Start;
  for (PHINode *Variable : Iterations.getVariables())
    Start.push_back(Variable->getIncomingValueForBlock(Preheader));
  Preheader->getTerminator()->eraseFromParent();
  return Start;
}

// The new loop, but for what enters and what ends it. Returns what remains after
// an iteration of it.
Value *SwitchUnroller::addBody(Row &Body) {
  startRow(Body);
  Body.IsAligned = Aligned != nullptr;
  Type *Ty = Type::getInt64Ty(F.getContext());
  Body.Remaining = PHINode::Create(Ty, 2, "remaining", Body.First);
  appendIterations(Body, Copies);
  Value *Less = BinaryOperator::CreateSub(
      Body.Remaining, ConstantInt::get(Ty, Copies), "remaining", Body.Last);
  enter(Body, Body.Last, Body.Values, Less);
  return Less;
}

void SwitchUnroller::enter(Row &Body, BasicBlock *From,
                           ArrayRef<Value *> Values, Value *Remaining) {
  addEntry(Body, From, Values);
  Body.Remaining->addIncoming(Remaining, From);
}

void SwitchUnroller::runKnown(uint64_t TripCount) {
  SmallVector<Value *, 8> Start = takeStart();
  IRBuilder<> Builder(F.getContext());
  uint64_t NumRest = TripCount % Copies;
  Row Body;
  Value *Less = addBody(Body);
  enter(Body, Preheader, Start, Builder.getInt64(TripCount - NumRest));
  BranchInst::Create(Body.First, Preheader);
  BasicBlock *After = Exit;
  if (NumRest == 0) {
    Iterations.addExit(Body.Map, *Body.Last);
  } else {
    Row Rest;
    startRow(Rest);
    addEntry(Rest, Body.Last, Body.Values);
    appendIterations(Rest, NumRest);
    BranchInst::Create(Exit, Rest.Last);
    Iterations.addExit(Rest.Map, *Rest.Last);
    After = Rest.First;
  }
  Builder.SetInsertPoint(Body.Last);
  BranchInst *Branch =
      Builder.CreateCondBr(Builder.CreateIsNull(Less), After, Body.First);
  Branch->setMetadata(LLVMContext::MD_loop, L.getLoopID());
  const uint64_t Rounds = std::min<uint64_t>(TripCount / Copies, INT32_MAX);
  Branch->setMetadata(
      LLVMContext::MD_prof,
      MDBuilder(F.getContext()).createBranchWeights(1, uint32_t(Rounds - 1)));
  DeleteDeadBlocks(Iterations.getBlocks());
}

// Goes on by how many iterations remain after a row.
SwitchInst *SwitchUnroller::ask(Value *Remaining, const Row &After,
                                const Row &Body) {
  SwitchInst *Switch = createSwitch(Remaining, Body.First, After.Last);
  Questions.push_back({Switch, After.Values});
  return Switch;
}

// The block that has the iterations before a word done first. There are more
// than copies, so some remain.
BasicBlock *SwitchUnroller::addRowsBefore(Row &Body, ArrayRef<Value *> Start,
                                          Value *TripCount) {
  BasicBlock *At = BasicBlock::Create(F.getContext(), "unaligned", &F, Header);
  IRBuilder<> Builder(At);
  const unsigned Period = Aligned->getPeriod();
  SwitchInst *Switch =
      Builder.CreateSwitch(Builder.CreateAnd(AlignedStart, WidestAccess - 1),
                           Body.First, Period - 1);
  for (unsigned Place = 0; Place != WidestAccess; ++Place) {
    const unsigned Count = Aligned->getIterationsBefore(Place);
    if (Count == 0)
      continue;
    Row Before;
    startRow(Before);
    addEntry(Before, At, Start);
    Switch->addCase(Builder.getInt64(Place), Before.First);
    appendIterations(Before, Count);
    Value *Less = BinaryOperator::CreateSub(TripCount, Builder.getInt64(Count),
                                            "remaining", Before.Last);
    ask(Less, Before, Body);
    enter(Body, Before.Last, Before.Values, Less);
  }
  enter(Body, At, Start, TripCount);
  return At;
}

void SwitchUnroller::run(Value *TripCount) {
  SmallVector<Value *, 8> Start = takeStart();
  // Without a body, all cases are known at the entry. Until the longest row is
  // there, the default of a bound is the original.
  Row Body;
  BasicBlock *Default = Header;
  if (!IsBound) {
    Value *Less = addBody(Body);
    ask(Less, Body, Body)->setMetadata(LLVMContext::MD_loop, L.getLoopID());
    if (Aligned) {
      Default = addRowsBefore(Body, Start, TripCount);
    } else {
      Default = Body.First;
      enter(Body, Preheader, Start, TripCount);
    }
  }

  SwitchInst *Entry = createSwitch(TripCount, Default, Preheader);
  auto Finish = [&](Row &R, unsigned Count) {
    appendIterations(R, Count);
    BranchInst::Create(Exit, R.Last);
    Iterations.addExit(R.Map, *R.Last);
  };
  for (unsigned Count = 1; Count <= Copies; ++Count) {
    // Where values are those at the start of the loop, much of the first
    // iterations is constant: they have code of their own.
    Row First;
    startRow(First);
    addEntry(First, Preheader, Start);
    addCase(*Entry, Count, First);
    Finish(First, Count);
    if (IsBound)
      continue;
    Row Rest;
    startRow(Rest);
    Rest.IsAligned = Aligned != nullptr;
    for (const Question &Q : Questions) {
      addEntry(Rest, Q.Switch->getParent(), Q.Values);
      addCase(*Q.Switch, Count, Rest);
    }
    Finish(Rest, Count);
  }
  DeleteDeadBlocks(Iterations.getBlocks());
}
