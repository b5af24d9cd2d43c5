//===-- CourseCarriedLoads.cpp - Loaded values carried by loops -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Carries a loaded value through a loop beside the index that it depends on:
///
///   for j                                  v = a[m]
///     if (a[j] < a[m])                     for j
///       m = j                   =>           if (a[j] < v)
///                                              m = j, v = a[j]
///
/// The index is a PHI of the loop whose next value is chosen, by selects and
/// PHIs, from itself and from others at which the iteration has loaded anyway.
/// A choice costs less than a load and the address for it. What is loaded
/// before the loop has to be what its first iteration loads in any case, and
/// nothing in the loop may write there.
///
/// GVN does so where addresses themselves are chosen (LLVM's
/// AvailableValue::getSelect), not where indexes are.
///
/// Runs on innermost loops before they are unrolled. Linear in the size of the
/// loops, times the loads that depend on such an index.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCarriedLoads.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MustExecute.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

#define DEBUG_TYPE "course-carried-loads"

STATISTIC(NumCarried, "Number of loaded values carried through a loop");

// Instructions between an index and an address, and choices between the index
// and its next value: what source code has in one expression.
static constexpr unsigned MaxDepth = 8, MaxChoices = 4;

namespace {

/// What is computed from an index becomes what the same computes from At. Flags
/// are not taken over: they tell nothing of another index.
class IndexRewriter : public SCEVRewriteVisitor<IndexRewriter> {
  using Base = SCEVRewriteVisitor<IndexRewriter>;

  const SCEV *Index;
  Value *At;

  /// What At was before it was truncated, if E widens it to that again.
  Value *getTruncated(const SCEVCastExpr &E) const {
    auto *Trunc = dyn_cast<TruncInst>(At);
    if (!Trunc || E.getOperand() != Index || Trunc->getSrcTy() != E.getType() ||
        !(isa<SCEVZeroExtendExpr>(E) ? Trunc->hasNoUnsignedWrap()
                                     : Trunc->hasNoSignedWrap()))
      return nullptr;
    return Trunc->getOperand(0);
  }

public:
  IndexRewriter(ScalarEvolution &SE, PHINode &Index, Value *At)
      : Base(SE), Index(SE.getSCEV(&Index)), At(At) {}

  const SCEV *visitUnknown(const SCEVUnknown *E) {
    return E == Index ? SE.getSCEV(At) : E;
  }
  const SCEV *visitZeroExtendExpr(const SCEVZeroExtendExpr *E) {
    Value *Wide = getTruncated(*E);
    return Wide ? SE.getSCEV(Wide) : Base::visitZeroExtendExpr(E);
  }
  const SCEV *visitSignExtendExpr(const SCEVSignExtendExpr *E) {
    Value *Wide = getTruncated(*E);
    return Wide ? SE.getSCEV(Wide) : Base::visitSignExtendExpr(E);
  }
};

class Carrier {
  Loop &L;
  AAResults &AA;
  DominatorTree &DT;
  ScalarEvolution &SE;
  OptimizationRemarkEmitter &ORE;
  SimpleLoopSafetyInfo Safety;
  SmallVector<LoadInst *, 16> Loads;

  /// Of the load in question: the index it depends on, and what computes the
  /// address from that, the address last.
  PHINode *Index = nullptr;
  SmallVector<Instruction *, MaxDepth> Path;
  /// Choices between the index and its next value, operands first.
  SmallVector<Instruction *, MaxChoices> Choices;
  /// The value at each index that is chosen from.
  DenseMap<Value *, Value *> Loaded;

  bool findPath(Value *V);
  LoadInst *findLoad(Value *At, LoadInst &Like, const Instruction *Before);
  bool findChoices(Value *V, LoadInst &Like, const Instruction *Before,
                   unsigned Depth);
  bool isChosenFrom(const LoadInst &Load) const;
  bool isWritten(const LoadInst &Load);
  Value *loadBefore(const LoadInst &Like);
  void carry(LoadInst &Load);
  bool tryLoad(LoadInst &Load);

public:
  Carrier(Loop &L, AAResults &AA, DominatorTree &DT, ScalarEvolution &SE,
          OptimizationRemarkEmitter &ORE)
      : L(L), AA(AA), DT(DT), SE(SE), ORE(ORE) {}

  bool run();
};

} // namespace

// Follows what an address is computed from, up to a PHI of the header.
bool Carrier::findPath(Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || Path.size() == MaxDepth)
    return false;
  if (auto *Phi = dyn_cast<PHINode>(I)) {
    Index = Phi;
    return Phi->getParent() == L.getHeader() && SE.isSCEVable(Phi->getType()) &&
           isa<SCEVUnknown>(SE.getSCEV(Phi));
  }
  if (!isa<GetElementPtrInst, CastInst, BinaryOperator>(I) ||
      !isSafeToSpeculativelyExecute(I))
    return false;
  Value *Next = nullptr;
  for (Value *Operand : I->operands())
    if (!L.isLoopInvariant(Operand)) {
      if (Next && Next != Operand)
        return false;
      Next = Operand;
    }
  if (!Next || !findPath(Next))
    return false;
  Path.push_back(I);
  return true;
}

// A load at that index which has happened before, in the same iteration.
LoadInst *Carrier::findLoad(Value *At, LoadInst &Like,
                            const Instruction *Before) {
  const SCEV *Address =
      IndexRewriter(SE, *Index, At).visit(SE.getSCEV(Like.getPointerOperand()));
  auto Found = find_if(Loads, [&](LoadInst *Other) {
    return Other->getType() == Like.getType() && DT.dominates(Other, Before) &&
           SE.getSCEV(Other->getPointerOperand()) == Address;
  });
  return Found == Loads.end() ? nullptr : *Found;
}

// Whether V, which is needed where Before is, is chosen from the index and from
// others with loads.
bool Carrier::findChoices(Value *V, LoadInst &Like, const Instruction *Before,
                          unsigned Depth) {
  if (V == Index || is_contained(Choices, V))
    return true;
  if (Value *At = Loaded.lookup(V))
    return DT.dominates(At, Before);
  if (LoadInst *At = findLoad(V, Like, Before)) {
    Loaded[V] = At;
    return true;
  }
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || Depth == MaxChoices)
    return false;
  if (auto *Select = dyn_cast<SelectInst>(I)) {
    if (!findChoices(Select->getTrueValue(), Like, Select, Depth + 1) ||
        !findChoices(Select->getFalseValue(), Like, Select, Depth + 1))
      return false;
  } else if (auto *Phi = dyn_cast<PHINode>(I);
             Phi && Phi->getParent() != L.getHeader()) {
    for (auto [In, BB] : zip(Phi->incoming_values(), Phi->blocks()))
      if (!findChoices(In, Like, BB->getTerminator(), Depth + 1))
        return false;
  } else {
    return false;
  }
  Choices.push_back(I);
  return true;
}

bool Carrier::isChosenFrom(const LoadInst &Load) const {
  return any_of(Loaded, [&](auto &Entry) { return Entry.second == &Load; });
}

// Anywhere in what the load reads from, in any iteration. What alias analysis
// says of a pointer that the loop changes holds for one iteration, and so do
// scopes that are declared in the loop.
bool Carrier::isWritten(const LoadInst &Load) {
  const Value *Object = getUnderlyingObject(Load.getPointerOperand());
  if (!L.isLoopInvariant(Object))
    return true;
  AAMDNodes Tags = Load.getAAMetadata();
  Tags.Scope = Tags.NoAlias = nullptr;
  const auto Everywhere = MemoryLocation::getBeforeOrAfter(Object, Tags);
  return any_of(L.blocks(), [&](BasicBlock *BB) {
    return any_of(*BB, [&](Instruction &I) {
      return I.mayWriteToMemory() && isModSet(AA.getModRefInfo(&I, Everywhere));
    });
  });
}

// What the first iteration loads, before the loop.
Value *Carrier::loadBefore(const LoadInst &Like) {
  BasicBlock *Preheader = L.getLoopPreheader();
  ValueToValueMapTy Copies;
  Copies[Index] = Index->getIncomingValueForBlock(Preheader);
  auto Copy = [&](const Instruction &I) {
    Instruction *New = I.clone();
    RemapInstruction(New, Copies,
                     RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
    New->insertBefore(Preheader->getTerminator()->getIterator());
    Copies[&I] = New;
    return New;
  };
  for (const Instruction *I : Path)
    Copy(*I);
  Instruction *First = Copy(Like);
  First->dropUnknownNonDebugMetadata();
  return First;
}

void Carrier::carry(LoadInst &Load) {
  const std::string Name = (Load.getName() + ".carried").str();
  PHINode *Carried =
      PHINode::Create(Load.getType(), 2, Name, L.getHeader()->begin());
  Carried->setDebugLoc(Load.getDebugLoc());
  Carried->addIncoming(loadBefore(Load), L.getLoopPreheader());
  Loaded[Index] = Carried;
  for (Instruction *I : Choices) {
    Instruction *New;
    if (auto *Select = dyn_cast<SelectInst>(I)) {
      New = SelectInst::Create(
          Select->getCondition(), Loaded[Select->getTrueValue()],
          Loaded[Select->getFalseValue()], Name, std::next(I->getIterator()));
    } else {
      auto *Old = cast<PHINode>(I);
      PHINode *Phi = PHINode::Create(
          Load.getType(), Old->getNumIncomingValues(), Name, I->getIterator());
      for (auto [In, BB] : zip(Old->incoming_values(), Old->blocks()))
        Phi->addIncoming(Loaded[In], BB);
      New = Phi;
    }
    New->setDebugLoc(I->getDebugLoc());
    Loaded[I] = New;
  }
  Carried->addIncoming(
      Loaded[Index->getIncomingValueForBlock(L.getLoopLatch())],
      L.getLoopLatch());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Carried", &Load)
           << "the value is carried through the loop beside its index";
  });
  // What is promised of values that nothing has read is not of the others.
  for (LoadInst *Other : Loads)
    if (isChosenFrom(*Other))
      Other->dropUnknownNonDebugMetadata();
  SE.forgetValue(&Load);
  Load.replaceAllUsesWith(Carried);
  erase(Loads, &Load);
  RecursivelyDeleteTriviallyDeadInstructions(&Load);
  ++NumCarried;
}

bool Carrier::tryLoad(LoadInst &Load) {
  Index = nullptr;
  Path.clear();
  Choices.clear();
  Loaded.clear();
  if (!findPath(Load.getPointerOperand()) || Path.empty() ||
      !Safety.isGuaranteedToExecute(Load, &DT, &L) ||
      !findChoices(Index->getIncomingValueForBlock(L.getLoopLatch()), Load,
                   L.getLoopLatch()->getTerminator(), 0))
    return false;
  // Each costs less than the load, two cost more.
  if (Choices.empty() || count_if(Choices, IsaPred<SelectInst>) > 1 ||
      isWritten(Load))
    return false;
  // Its own address may be that of others, whose values would be its own.
  if (isChosenFrom(Load))
    return false;
  carry(Load);
  return true;
}

bool Carrier::run() {
  if (!L.getLoopPreheader() || !L.getLoopLatch())
    return false;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (auto *Load = dyn_cast<LoadInst>(&I); Load && Load->isSimple())
        Loads.push_back(Load);
  if (Loads.size() < 2)
    return false;
  Safety.computeLoopSafetyInfo(&L);
  bool IsChanged = false;
  for (LoadInst *Load : SmallVector<LoadInst *, 16>(Loads))
    IsChanged |= tryLoad(*Load);
  return IsChanged;
}

PreservedAnalyses CourseCarriedLoadsPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  if (LI.empty())
    return PreservedAnalyses::all();
  auto &AA = FAM.getResult<AAManager>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &ORE = FAM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool IsChanged = false;
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->isInnermost())
      IsChanged |= Carrier(*L, AA, DT, SE, ORE).run();
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
