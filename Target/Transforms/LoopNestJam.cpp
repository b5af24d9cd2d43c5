//===-- LoopNestJam.cpp - Iterations that share the loops inside ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each part of an iteration of the outermost loop, before a loop, inside the
/// innermost one, or after a loop, is there once for each copy, one after the
/// other:
///
///   for i                 for i, by 2
///     before(i)             before(i), before(i + 1)
///     for j                 for j
///       first(i, j)           first(i, j), first(i + 1, j)
///       for k          =>     for k
///         body(i, j, k)         body(i, j, k), body(i + 1, j, k)
///       last(i, j)            last(i, j), last(i + 1, j)
///     after(i)              after(i), after(i + 1)
///
/// Where later copies are behind, or have more iterations, the innermost loop
/// does the iterations that all of them have, and the others are before it and
/// after it:
///
///   body(i, 0)
///   for k from 1
///     body(i, k), body(i + 1, k - 1)
///   after(i)
///   body(i + 1, last)
///   after(i + 1)
///
/// The original is the first copy. Linear in the size of what is made.
///
//===----------------------------------------------------------------------===//

#include "Transforms/LoopNestJam.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include <memory>

using namespace llvm;

namespace {

/// What one copy has of a part of an iteration.
struct Piece {
  SmallVector<BasicBlock *, 4> Blocks;
  BasicBlock *First = nullptr;
  BasicBlock *Last = nullptr;
};

/// A part of an iteration: one piece for each copy, all in one loop.
struct Part {
  Loop *L;
  SmallVector<Piece, 4> Pieces;

  BasicBlock *getFirst() const { return Pieces.front().First; }
  BasicBlock *getLast() const { return Pieces.back().Last; }
};

/// Blocks one after the other, outside of the innermost loop.
struct Row {
  BasicBlock *First = nullptr;
  BasicBlock *Last = nullptr;
};

class NestJammer {
  const CourseNestJam &Jam;
  const ArrayRef<Loop *> Nest;
  Loop &Outer, &Inner;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  Function &F;
  /// Those of the first copy, by level.
  SmallVector<BasicBlock *, 3> Latches;
  /// By level; the last one is the body of the innermost loop.
  SmallVector<Part, 3> Before;
  /// By level; the innermost loop has none.
  SmallVector<Part, 2> After;
  /// For each copy but the first.
  SmallVector<std::unique_ptr<ValueToValueMapTy>, 4> Maps;
  SmallVector<BasicBlock *, 32> NewBlocks;

  /// The variables of a loop, in the order of copies.
  struct Variable {
    PHINode *Phi;
    Value *Start, *Next;
    unsigned Copy;
    /// If all copies use it one after the other.
    const CourseJamReduction *Reduction = nullptr;
  };
  SmallVector<SmallVector<Variable, 8>, 3> Variables;
  SmallVector<WeakTrackingVH, 8> Unused;
  /// Outside of the innermost loop, by the index of its variables.
  SmallVector<Value *, 8> Current;

public:
  NestJammer(const CourseNestJam &Jam, LoopInfo &LI, DominatorTree &DT,
             ScalarEvolution &SE, AssumptionCache &AC)
      : Jam(Jam), Nest(Jam.Nest), Outer(*Nest.front()), Inner(*Nest.back()),
        LI(LI), DT(DT), SE(SE), AC(AC), F(*Outer.getHeader()->getParent()) {}

  void run();

private:
  Value *get(unsigned Copy, Value *V) const;
  bool isSharedByCopies(const PHINode &Phi) const;
  const CourseJamReduction *getReduction(const PHINode &Phi) const;
  void hoistNextValues();
  void hoistBefore(Instruction &I, Instruction &At);
  void findParts();
  void clonePiece(Part &P, unsigned Copy);
  void cloneCopy(unsigned Copy);
  void collectVariables();
  BasicBlock *getLatch(unsigned Level) const;
  void jumpTo(BasicBlock *From, BasicBlock *To);
  void chain(Part &P, ArrayRef<Row> Ends = {});
  void closeLoop(unsigned Level, Value *Condition, BasicBlock *Exit);
  void appendIteration(unsigned Copy, Row &R, ValueToValueMapTy &Map);
  Row makeStart();
  Row makeEnd(unsigned Copy);
  void enterLoop(unsigned Level);
  void dropFlags(PHINode &Variable);
  void mergeVariables();
  void mergeBlocks();
};

} // namespace

// What V of the first copy is in another one.
Value *NestJammer::get(unsigned Copy, Value *V) const {
  if (Copy == 0)
    return V;
  Value *Other = Maps[Copy - 1]->lookup(V);
  return Other ? Other : V;
}

const CourseJamReduction *NestJammer::getReduction(const PHINode &Phi) const {
  const auto *R = find_if(Jam.Reductions, [&](const CourseJamReduction &R) {
    return R.OuterPhi == &Phi || R.InnerPhi == &Phi;
  });
  return R == Jam.Reductions.end() ? nullptr : R;
}

//===----------------------------------------------------------------------===//
// Parts and copies
//===----------------------------------------------------------------------===//

void NestJammer::hoistBefore(Instruction &I, Instruction &At) {
  if (I.getParent() != Outer.getLoopLatch())
    return;
  for (Use &U : I.operands())
    if (auto *Operand = dyn_cast<Instruction>(U))
      hoistBefore(*Operand, At);
  // It may have come there as the operand of another one.
  if (I.getParent() == Outer.getLoopLatch())
    I.moveBefore(At.getIterator());
}

// The next copy begins with them.
void NestJammer::hoistNextValues() {
  Instruction &At = *Nest[1]->getLoopPreheader()->getTerminator();
  for (PHINode &Phi : Outer.getHeader()->phis())
    if (auto *I = dyn_cast<Instruction>(
            Phi.getIncomingValueForBlock(Outer.getLoopLatch()));
        I && !getReduction(Phi))
      hoistBefore(*I, At);
}

void NestJammer::findParts() {
  LoopBlocksDFS DFS(&Outer);
  DFS.perform(&LI);
  for (auto [Level, L] : enumerate(Nest)) {
    Loop *Next = Level + 1 == Nest.size() ? nullptr : Nest[Level + 1];
    Piece First, Second;
    for (BasicBlock *BB : make_range(DFS.beginRPO(), DFS.endRPO()))
      if (LI.getLoopFor(BB) == L)
        (Next && BB == L->getLoopLatch() ? Second : First).Blocks.push_back(BB);
    First.First = L->getHeader();
    First.Last = Next ? Next->getLoopPreheader() : L->getLoopLatch();
    Before.push_back({L, {std::move(First)}});
    if (!Next)
      continue;
    Second.First = Second.Last = L->getLoopLatch();
    After.push_back({L, {std::move(Second)}});
  }
}

void NestJammer::clonePiece(Part &P, unsigned Copy) {
  ValueToValueMapTy &Map = *Maps[Copy - 1];
  const Piece &Original = P.Pieces.front();
  Piece Clone;
  for (BasicBlock *BB : Original.Blocks) {
    BasicBlock *New = CloneBasicBlock(BB, Map, "." + Twine(Copy), &F);
    Map[BB] = New;
    P.L->addBasicBlockToLoop(New, LI);
    Clone.Blocks.push_back(New);
  }
  Clone.First = cast<BasicBlock>(Map[Original.First]);
  Clone.Last = cast<BasicBlock>(Map[Original.Last]);
  append_range(NewBlocks, Clone.Blocks);
  P.Pieces.push_back(std::move(Clone));
}

// Whether a variable of an inner loop is the same in all copies.
bool NestJammer::isSharedByCopies(const PHINode &Phi) const {
  if (!SE.isSCEVable(Phi.getType()) ||
      (Phi.getParent() == Inner.getHeader() && Jam.getNumOutside() != 0))
    return false;
  const SCEV *S = SE.getSCEV(const_cast<PHINode *>(&Phi));
  return !SCEVExprContains(S, [&](const SCEV *Operand) {
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Operand))
      return AddRec->getLoop() == &Outer;
    return isa<SCEVUnknown>(Operand) && !SE.isLoopInvariant(Operand, &Outer);
  });
}

void NestJammer::cloneCopy(unsigned Copy) {
  Maps.push_back(std::make_unique<ValueToValueMapTy>());
  ValueToValueMapTy &Map = *Maps.back();
  NewBlocks.clear();
  for (Part &P : Before)
    clonePiece(P, Copy);
  for (Part &P : After)
    clonePiece(P, Copy);
  for (Loop *L : Nest)
    for (PHINode &Phi : L->getHeader()->phis()) {
      const bool IsOuter = L == &Outer;
      const CourseJamReduction *R = getReduction(Phi);
      if (!IsOuter && !R && !isSharedByCopies(Phi))
        continue;
      cast<PHINode>(Map[&Phi])->eraseFromParent();
      if (IsOuter)
        Map[&Phi] =
            get(Copy - 1, Phi.getIncomingValueForBlock(Latches.front()));
      else
        Map[&Phi] = R ? get(Copy - 1, R->Next) : &Phi;
    }
  remapInstructionsInBlocks(NewBlocks, Map);
  for (BasicBlock *BB : NewBlocks)
    for (Instruction &I : *BB)
      if (auto *Assume = dyn_cast<AssumeInst>(&I))
        AC.registerAssumption(Assume);
}

// Those of later copies move to the header.
void NestJammer::collectVariables() {
  for (auto [Level, L] : enumerate(Nest)) {
    auto &List = Variables.emplace_back();
    for (auto [Copy, P] : enumerate(Before[Level].Pieces)) {
      const auto *Latch = cast<BasicBlock>(get(Copy, Latches[Level]));
      for (PHINode &Phi : P.First->phis()) {
        const int Index = Phi.getBasicBlockIndex(Latch);
        Variable V = {&Phi, Phi.getIncomingValue(1 - Index),
                      Phi.getIncomingValue(Index), unsigned(Copy)};
        if (Level + 1 == Nest.size())
          V.Reduction = getReduction(Phi);
        if (V.Reduction)
          V.Next = get(Jam.Copies - 1, V.Next);
        List.push_back(V);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Iterations outside of the innermost loop
//===----------------------------------------------------------------------===//

// One more of the copy, from its current values.
void NestJammer::appendIteration(unsigned Copy, Row &R,
                                 ValueToValueMapTy &Map) {
  const Piece &Body = Before.back().Pieces[Copy];
  Loop *Around = Inner.getParentLoop();
  SmallVector<BasicBlock *, 4> Blocks;
  Map.clear();
  for (BasicBlock *BB : Body.Blocks) {
    BasicBlock *New = CloneBasicBlock(BB, Map, ".outside", &F);
    Map[BB] = New;
    Around->addBasicBlockToLoop(New, LI);
    Blocks.push_back(New);
  }
  for (auto [V, Now] : zip_equal(Variables.back(), Current)) {
    if (V.Copy == Copy) {
      cast<PHINode>(Map[V.Phi])->eraseFromParent();
      Map[V.Phi] = Now;
    }
    if (V.Reduction)
      Map[get(Copy, V.Phi)] = Now;
  }
  remapInstructionsInBlocks(Blocks, Map);
  for (auto [V, Now] : zip_equal(Variables.back(), Current))
    if (V.Reduction || V.Copy == Copy) {
      Value *Old = V.Reduction ? get(Copy, V.Reduction->Next) : V.Next;
      Value *Next = Map.lookup(Old);
      Now = Next ? Next : Old;
    }
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB)
      if (auto *Assume = dyn_cast<AssumeInst>(&I))
        AC.registerAssumption(Assume);

  auto *First = cast<BasicBlock>(Map[Body.First]);
  if (R.Last)
    BranchInst::Create(First, R.Last);
  else
    R.First = First;
  R.Last = cast<BasicBlock>(Map[Body.Last]);
  auto *Branch = cast<BranchInst>(R.Last->getTerminator());
  Unused.push_back(Branch->getCondition());
  Branch->eraseFromParent();
}

// What earlier copies do before the last one begins.
Row NestJammer::makeStart() {
  Row R;
  ValueToValueMapTy Map;
  Current.clear();
  for (const Variable &V : Variables.back())
    Current.push_back(V.Start);
  for (unsigned Time = 0; Time != Jam.getStart(Jam.Copies - 1); ++Time)
    for (unsigned Copy = 0; Copy != Jam.Copies; ++Copy)
      if (Jam.getStart(Copy) <= Time)
        appendIteration(Copy, R, Map);
  for (auto [V, Now] : zip_equal(Variables.back(), Current))
    V.Start = Now;
  return R;
}

// What a copy does after the first one has ended, and before what follows its
// inner loop, which reads what these iterations leave.
Row NestJammer::makeEnd(unsigned Copy) {
  Row R;
  ValueToValueMapTy Map;
  for (unsigned Time = 0; Time != Jam.getEnd(Copy); ++Time)
    appendIteration(Copy, R, Map);
  if (R.Last)
    for (PHINode &Phi : After.back().Pieces[Copy].First->phis()) {
      if (Value *V = Map.lookup(Phi.getIncomingValue(0)))
        Phi.setIncomingValue(0, V);
      Phi.setIncomingBlock(0, R.Last);
    }
  return R;
}

//===----------------------------------------------------------------------===//
// The new nest
//===----------------------------------------------------------------------===//

// The end of the last copy.
BasicBlock *NestJammer::getLatch(unsigned Level) const {
  return (Level + 1 == Nest.size() ? Before[Level] : After[Level]).getLast();
}

// What a branch has asked may not be asked any more.
void NestJammer::jumpTo(BasicBlock *From, BasicBlock *To) {
  auto *Branch = cast<BranchInst>(From->getTerminator());
  if (Branch->isConditional())
    Unused.push_back(Branch->getCondition());
  Branch->eraseFromParent();
  BranchInst::Create(To, From);
}

// Each piece goes on with that of the next copy, after the iterations of the
// innermost loop that this one has left.
void NestJammer::chain(Part &P, ArrayRef<Row> Ends) {
  for (unsigned Copy = 1; Copy != Jam.Copies; ++Copy) {
    BasicBlock *From = P.Pieces[Copy - 1].Last, *To = P.Pieces[Copy].First;
    const Row R = Ends.empty() ? Row() : Ends[Copy - 1];
    jumpTo(From, R.First ? R.First : To);
    if (R.Last)
      BranchInst::Create(To, R.Last);
  }
}

// The variables of all copies begin and go on where the loop does.
void NestJammer::enterLoop(unsigned Level) {
  BasicBlock *Header = Before[Level].getFirst();
  BasicBlock *Latch = getLatch(Level);
  BasicBlock *Preheader =
      Level == 0 ? Outer.getLoopPreheader() : Before[Level - 1].getLast();
  for (Variable &V : Variables[Level]) {
    if (V.Copy != 0)
      V.Phi->moveBefore(*Header, Header->getFirstNonPHIIt());
    while (V.Phi->getNumIncomingValues() != 0)
      V.Phi->removeIncomingValue(0u, /*DeletePHIIfEmpty=*/false);
    V.Phi->addIncoming(V.Start, Preheader);
    V.Phi->addIncoming(V.Next, Latch);
  }
}

// The last copy branches as the original does.
void NestJammer::closeLoop(unsigned Level, Value *Condition, BasicBlock *Exit) {
  BasicBlock *Header = Before[Level].getFirst();
  BasicBlock *Latch = getLatch(Level);
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  const bool ExitsIfTrue =
      Branch->getSuccessor(0) != get(Jam.Copies - 1, Header);
  Unused.push_back(Branch->getCondition());
  Branch->setCondition(Condition);
  Branch->setSuccessor(!ExitsIfTrue, Exit);
  Branch->setSuccessor(ExitsIfTrue, Header);
}

// What was one block after the other becomes one.
void NestJammer::mergeBlocks() {
  DomTreeUpdater DTU(DT, DomTreeUpdater::UpdateStrategy::Eager);
  SmallVector<BasicBlock *, 32> Blocks(Outer.blocks());
  for (BasicBlock *BB : Blocks) {
    const BasicBlock *Before = BB->getSinglePredecessor();
    // Preheaders and exits stay.
    if (Before && LI.getLoopFor(Before) == LI.getLoopFor(BB))
      MergeBlockIntoPredecessor(BB, &DTU, &LI);
  }
}

// Variable wraps around from now on.
void NestJammer::dropFlags(PHINode &Variable) {
  SmallSetVector<Value *, 8> Work;
  Work.insert(Variable.getIncomingValueForBlock(Inner.getLoopLatch()));
  for (unsigned N = 0; N != Work.size(); ++N)
    if (auto *I = dyn_cast<Instruction>(Work[N]);
        I && I != &Variable && Inner.contains(I) && !isa<PHINode>(I)) {
      I->dropPoisonGeneratingFlags();
      Work.insert_range(I->operand_values());
    }
  SE.forgetValue(&Variable);
}

// Of variables of the innermost loop that differ by a constant one is enough.
void NestJammer::mergeVariables() {
  BasicBlock &Header = *Inner.getHeader();
  SmallVector<PHINode *, 8> Numbers;
  for (PHINode &Phi : Header.phis())
    if (Phi.getType()->isIntegerTy() && isa<SCEVAddRecExpr>(SE.getSCEV(&Phi)))
      Numbers.push_back(&Phi);
  SmallVector<PHINode *, 8> Kept;
  for (PHINode *Phi : Numbers) {
    const SCEV *S = SE.getSCEV(Phi);
    std::optional<APInt> Distance;
    const auto *Base = find_if(Kept, [&](PHINode *Other) {
      if (Other->getType() != Phi->getType())
        return false;
      Distance = SE.computeConstantDifference(S, SE.getSCEV(Other));
      return Distance.has_value();
    });
    if (Base == Kept.end()) {
      Kept.push_back(Phi);
      continue;
    }
    // Phi may be read where Base has wrapped around.
    if (!programUndefinedIfPoison(*Base))
      dropFlags(**Base);
    Value *V = *Base;
    if (!Distance->isZero())
      V = IRBuilder<>(&Header, Header.getFirstInsertionPt())
              .CreateAdd(V, ConstantInt::get(V->getType(), *Distance));
    SE.forgetValue(Phi);
    Phi->replaceAllUsesWith(V);
    Unused.push_back(Phi->getIncomingValueForBlock(Inner.getLoopLatch()));
    Phi->eraseFromParent();
  }
}

void NestJammer::run() {
  for (const CourseJamReduction &R : Jam.Reductions)
    for (Instruction *I : R.Chain)
      I->dropPoisonGeneratingFlags();
  hoistNextValues();
  findParts();
  SmallVector<Value *, 3> Conditions;
  SmallVector<BasicBlock *, 3> Exits;
  for (Loop *L : Nest) {
    Conditions.push_back(
        cast<BranchInst>(L->getLoopLatch()->getTerminator())->getCondition());
    Exits.push_back(L->getExitBlock());
    Latches.push_back(L->getLoopLatch());
  }
  for (unsigned Copy = 1; Copy != Jam.Copies; ++Copy)
    cloneCopy(Copy);
  const unsigned LastCopy = Jam.Copies - 1;
  Conditions.front() = get(LastCopy, Conditions.front());
  SE.forgetTopmostLoop(&Outer);
  collectVariables();
  // The next iteration of the outermost loop follows on the last copy.
  for (Variable &V : Variables.front())
    V.Next = get(LastCopy, V.Next);
  for (PHINode &Phi : Exits.front()->phis())
    Phi.setIncomingValueForBlock(
        Latches.front(),
        get(LastCopy, Phi.getIncomingValueForBlock(Latches.front())));

  Current = map_to_vector(Variables.back(),
                          [](const Variable &V) -> Value * { return V.Next; });
  SmallVector<Row, 4> Ends;
  for (unsigned Copy = 1; Copy != Jam.Copies; ++Copy)
    Ends.push_back(makeEnd(Copy));
  Row Start = makeStart();

  // PHIs after an inner loop read what all copies have left there.
  const bool HasEnds = Jam.getEnd(LastCopy) != 0;
  for (Part &P : HasEnds ? drop_end(After) : MutableArrayRef<Part>(After))
    for (const Piece &Copy : drop_begin(P.Pieces))
      for (PHINode &Phi : make_early_inc_range(Copy.First->phis()))
        Phi.moveBefore(*P.getFirst(), P.getFirst()->getFirstNonPHIIt());
  for (Part &P : Before)
    chain(P);
  for (Part &P : drop_end(After))
    chain(P);
  chain(After.back(), Ends);
  for (unsigned Level = 0; Level + 1 != Nest.size(); ++Level)
    jumpTo(Before[Level].getLast(), Before[Level + 1].getFirst());
  for (unsigned Level = 0; Level != Nest.size(); ++Level) {
    enterLoop(Level);
    closeLoop(Level, Conditions[Level], Exits[Level]);
  }
  for (unsigned Level = 0; Level + 1 != Nest.size(); ++Level) {
    BasicBlock *Latch = getLatch(Level + 1);
    for (PHINode &Phi : After[Level].getFirst()->phis())
      Phi.setIncomingBlock(0, Latch);
  }
  Exits.front()->replacePhiUsesWith(Latches.front(), After.front().getLast());

  if (Start.First) {
    BasicBlock *Preheader = Before[Nest.size() - 2].getLast();
    jumpTo(Preheader, Start.First);
    BranchInst::Create(Inner.getHeader(), Start.Last);
    Inner.getHeader()->replacePhiUsesWith(Preheader, Start.Last);
  }
  DT.recalculate(F);
  mergeBlocks();
  mergeVariables();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Unused);
  for (Loop *L : Nest)
    DeleteDeadPHIs(L->getHeader());
  SE.forgetTopmostLoop(&Outer);
  SE.forgetBlockAndLoopDispositions();
  formLCSSARecursively(*Outer.getOutermostLoop(), DT, &LI, &SE);
  simplifyLoop(&Outer, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
}

void llvm::jamCourseNest(const CourseNestJam &Jam, LoopInfo &LI,
                         DominatorTree &DT, ScalarEvolution &SE,
                         AssumptionCache &AC) {
  assert(Jam.Nest.size() > 1 && Jam.Copies > 1 &&
         Jam.Growth + int(Jam.Delay) >= 0 && "nothing to jam");
  NestJammer(Jam, LI, DT, SE, AC).run();
}
