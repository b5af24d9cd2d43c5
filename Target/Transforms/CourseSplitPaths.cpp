//===-- CourseSplitPaths.cpp - Paths that end iterations ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives the two outcomes of a condition paths of their own to the end of an
/// iteration, and to the loads at the start of the next one, where one of them
/// keeps an index, so that it needs neither the load nor the test of it:
///
///   do                                   x = a[i], y = b[j]
///     if (a[i] <= b[j])                  while (true)
///       c[k++] = a[i++]                    if (x <= y)
///     else                        =>         c[k++] = x, i++
///       c[k++] = b[j++]                      if (i >= n) break
///   while (i < n && j < m)                   x = a[i]
///                                          else
///                                            c[k++] = y, j++
///                                            if (j >= m) break
///                                            y = b[j]
///
/// The condition is computed in the loop's header. What is executed before it
/// is repeated at the end of each path, in front of the same condition; all that
/// is executed is executed as before, but for loads from where nothing has
/// written since, and for what is computed from values that the path keeps.
/// What is compared and may be undef is frozen. A test of what a path keeps is
/// dropped where it is true at first.
/// (GCC has -fsplit-paths.)
///
/// Runs on innermost loops whose iterations cannot be counted: of others several
/// are done at once. Linear in the size of the loops, times the conditions.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSplitPaths.h"
#include "Memory/CourseVersions.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-split-paths"

STATISTIC(NumSplit, "Number of loops whose paths were split");

// Instructions of a loop, for compile time. With 2000, and a depth of 32, the tuning
// set has the same code.
static constexpr unsigned MaxSize = 200;

// Operations between a value and the condition that decides on it.
static constexpr unsigned MaxDepth = 8;

namespace {

/// A loop and a condition of it, one outcome of which is looked at.
class Path {
  const Loop &L;
  const Instruction &Condition;
  const bool Outcome;
  AAResults &AA;
  const DominatorTree &DT;
  DenseMap<const Instruction *, bool> Kept;

  std::optional<bool> getOutcome(const Value &V) const;
  bool isTaken(const BasicBlock &From, const BasicBlock &To) const;
  bool isKeptIn(const Value &V, const PHINode &Phi, unsigned Depth) const;
  bool isWritten(const LoadInst &Load) const;

public:
  Path(const Loop &L, const Instruction &Condition, bool Outcome, AAResults &AA,
       const DominatorTree &DT)
      : L(L), Condition(Condition), Outcome(Outcome), AA(AA), DT(DT) {}

  /// Whether \p I, which is executed before the condition, gives the same in the
  /// next iteration.
  bool keeps(const Instruction &I);
  /// How many loads the next iteration need not execute.
  unsigned getNumKeptLoads();
};

/// Splits the paths of one loop.
class Splitter {
  Loop &L;
  Instruction &Condition;
  ScalarEvolution &SE;
  LazyValueInfo &LVI;
  Path Paths[2];
  BasicBlock *const Header;
  /// Where the loop ends, on the first path later.
  BasicBlock *Latch;
  /// What continues the loop and is known on a path.
  SmallVector<std::pair<ICmpInst *, bool>, 2> Known[2];

  bool isRepeated(const Instruction &I) const {
    return I.getParent() == Header && I.comesBefore(&Condition);
  }
  bool isTrueAtEntry(CmpInst::Predicate Pred, Value &A, Value &B) const;
  void findKnown(Value *Test, bool Continues);
  SmallVector<BasicBlock *, 8> copyRest(ArrayRef<BasicBlock *> Rest,
                                        ValueToValueMapTy &Map) const;
  void repeatStart(unsigned P, BasicBlock *End, ValueToValueMapTy &OfPath,
                   ValueToValueMapTy &Repeated, BasicBlock *Join);
  void repair(ArrayRef<BasicBlock *> Starts,
              ArrayRef<ValueToValueMapTy *> Repeated);

public:
  Splitter(Loop &L, Instruction &Condition, AAResults &AA,
           const DominatorTree &DT, ScalarEvolution &SE, LazyValueInfo &LVI)
      : L(L), Condition(Condition), SE(SE), LVI(LVI),
        Paths{{L, Condition, true, AA, DT}, {L, Condition, false, AA, DT}},
        Header(L.getHeader()), Latch(L.getLoopLatch()) {}

  unsigned getNumKeptLoads() {
    return Paths[0].getNumKeptLoads() + Paths[1].getNumKeptLoads();
  }
  void split();
};

} // namespace

//===----------------------------------------------------------------------===//
// What a path keeps
//===----------------------------------------------------------------------===//

// What V is on the path, if the condition says so.
std::optional<bool> Path::getOutcome(const Value &V) const {
  const Value *Inner;
  if (&V == &Condition)
    return Outcome;
  if (match(&V, m_Not(m_Value(Inner))))
    if (auto Result = getOutcome(*Inner))
      return !*Result;
  return std::nullopt;
}

bool Path::isTaken(const BasicBlock &From, const BasicBlock &To) const {
  return all_of(Condition.users(), [&](const User *U) {
    const auto *Branch = dyn_cast<BranchInst>(U);
    if (!Branch)
      return true;
    const BasicBlock *BB = Branch->getParent(),
                     *Other = Branch->getSuccessor(Outcome);
    if (Other == Branch->getSuccessor(!Outcome))
      return true;
    return !(BB == &From && Other == &To) &&
           !DT.dominates(BasicBlockEdge(BB, Other), &From);
  });
}

// Whether V is what Phi is.
bool Path::isKeptIn(const Value &V, const PHINode &Phi, unsigned Depth) const {
  if (&V == &Phi)
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || !L.contains(I) || Depth == 0)
    return false;
  const Value *A, *B;
  if (match(I, m_Select(m_Value(A), m_Value(), m_Value())))
    if (auto Known = getOutcome(*A))
      return isKeptIn(*I->getOperand(*Known ? 1 : 2), Phi, Depth - 1);
  if (match(I, m_c_Add(m_ZExtOrSExt(m_Value(A)), m_Value(B))) ||
      match(I, m_Sub(m_Value(B), m_ZExtOrSExt(m_Value(A)))))
    return getOutcome(*A) == false && isKeptIn(*B, Phi, Depth - 1);
  const auto *Join = dyn_cast<PHINode>(I);
  return Join && Join->getParent() != L.getHeader() &&
         all_of(zip_equal(Join->incoming_values(), Join->blocks()),
                [&](const auto &Incoming) {
                  const auto &[From, BB] = Incoming;
                  return !isTaken(*BB, *Join->getParent()) ||
                         isKeptIn(*From, Phi, Depth - 1);
                });
}

bool Path::isWritten(const LoadInst &Load) const {
  const MemoryLocation Location = MemoryLocation::get(&Load);
  return any_of(L.blocks(), [&](BasicBlock *BB) {
    return any_of(*BB, [&](Instruction &I) {
      return I.mayWriteToMemory() && isModSet(AA.getModRefInfo(&I, Location));
    });
  });
}

bool Path::keeps(const Instruction &I) {
  if (I.getParent() != L.getHeader())
    return false;
  if (auto Found = Kept.find(&I); Found != Kept.end())
    return Found->second;
  bool Result;
  const auto *Load = dyn_cast<LoadInst>(&I);
  if (const auto *Phi = dyn_cast<PHINode>(&I))
    Result = isKeptIn(*Phi->getIncomingValueForBlock(L.getLoopLatch()), *Phi,
                      MaxDepth);
  else
    Result = (Load ? Load->isSimple()
                   : isa<BinaryOperator, CastInst, GetElementPtrInst, CmpInst,
                         SelectInst, FreezeInst>(I)) &&
             all_of(I.operands(),
                    [&](const Use &Op) {
                      const auto *From = dyn_cast<Instruction>(Op.get());
                      return !From || !L.contains(From) || keeps(*From);
                    }) &&
             !(Load && isWritten(*Load));
  Kept[&I] = Result;
  return Result;
}

unsigned Path::getNumKeptLoads() {
  unsigned Number = 0;
  for (const Instruction &I : *L.getHeader()) {
    if (&I == &Condition)
      break;
    Number += isa<LoadInst>(I) && keeps(I);
  }
  return Number;
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

// Whether A < B, which have no sign, where At is executed. Of halves of halves, as
// in a recursion that divides, the part is less than the whole unless both are
// zero.
static bool isLessAt(Value &A, Value &B, Instruction &At, LazyValueInfo &LVI) {
  // LVI has ranges of no bits for pointers.
  if (!A.getType()->isIntegerTy())
    return false;
  const ConstantRange Whole =
      LVI.getConstantRange(&B, &At, /*UndefAllowed=*/false);
  if (LVI.getConstantRange(&A, &At, /*UndefAllowed=*/false)
          .icmp(CmpInst::ICMP_ULT, Whole))
    return true;
  Value *X;
  const APInt *Shift, *Less = nullptr;
  if (!match(&A, m_LShr(m_Value(X), m_APInt(Shift))) || Shift->isZero())
    return false;
  return (&B == X || (match(&B, m_LShr(m_Specific(X), m_APInt(Less))) &&
                      Less->ult(*Shift))) &&
         !Whole.contains(APInt::getZero(Whole.getBitWidth()));
}

bool Splitter::isTrueAtEntry(CmpInst::Predicate Pred, Value &A,
                             Value &B) const {
  Instruction &At = *L.getLoopPreheader()->getTerminator();
  return SE.isLoopEntryGuardedByCond(&L, Pred, SE.getSCEV(&A),
                                     SE.getSCEV(&B)) ||
         (Pred == CmpInst::ICMP_ULT && isLessAt(A, B, At, LVI));
}

// Tests of what a path keeps, which has passed the same test before.
void Splitter::findKnown(Value *Test, bool Continues) {
  Value *A, *B;
  if (Continues ? match(Test, m_LogicalAnd(m_Value(A), m_Value(B)))
                : match(Test, m_LogicalOr(m_Value(A), m_Value(B)))) {
    findKnown(A, Continues);
    findKnown(B, Continues);
    return;
  }
  auto *Compare = dyn_cast<ICmpInst>(Test);
  if (!Compare || !L.contains(Compare) || isRepeated(*Compare) ||
      !L.isLoopInvariant(Compare->getOperand(1)) ||
      !SE.isSCEVable(Compare->getOperand(0)->getType()))
    return;
  for (PHINode &Phi : Header->phis())
    if (Phi.getIncomingValueForBlock(Latch) == Compare->getOperand(0) &&
        isTrueAtEntry(Continues ? Compare->getPredicate()
                                : Compare->getInversePredicate(),
                      *Phi.getIncomingValueForBlock(L.getLoopPreheader()),
                      *Compare->getOperand(1)))
      for (unsigned P : {0, 1})
        if (Paths[P].keeps(Phi))
          Known[P].push_back({Compare, Continues});
}

// What is executed before the condition, but for what the path keeps.
void Splitter::repeatStart(unsigned P, BasicBlock *End,
                           ValueToValueMapTy &OfPath,
                           ValueToValueMapTy &Repeated, BasicBlock *Join) {
  BasicBlock *Start =
      BasicBlock::Create(Header->getContext(), Header->getName() + ".again",
                         Header->getParent(), Join);
  IRBuilder<> Builder(Start);
  for (PHINode &Phi : Header->phis()) {
    if (Paths[P].keeps(Phi))
      continue;
    Value *Next = Phi.getIncomingValueForBlock(Latch);
    if (Next == &Condition)
      Next = Builder.getInt1(P == 0);
    else if (Value *Copy = OfPath.lookup(Next))
      Next = Copy;
    PHINode *New = Builder.CreatePHI(Phi.getType(), 1, Phi.getName());
    New->addIncoming(Next, End);
    Repeated[&Phi] = New;
  }
  for (Instruction &I :
       make_range(Header->getFirstNonPHIIt(), std::prev(Header->end()))) {
    if (Paths[P].keeps(I))
      continue;
    Instruction *New = I.clone();
    Builder.Insert(New, I.getName());
    RemapInstruction(New, Repeated,
                     RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
    Repeated[&I] = New;
  }
  Builder.CreateBr(Join);
  End->getTerminator()->replaceSuccessorWith(Header, Start);
}

// The header is executed first only: what it computes comes from the paths, too.
void Splitter::repair(ArrayRef<BasicBlock *> Starts,
                      ArrayRef<ValueToValueMapTy *> Repeated) {
  for (Instruction &I : *Header) {
    SmallVector<Use *, 8> Uses;
    for (Use &U : I.uses())
      if (cast<Instruction>(U.getUser())->getParent() != Header)
        Uses.push_back(&U);
    if (Uses.empty())
      continue;
    SSAUpdater SSA;
    SSA.Initialize(I.getType(), I.getName());
    SSA.AddAvailableValue(Header, &I);
    for (auto [Start, Map] : zip_equal(Starts, Repeated))
      if (Value *New = Map->lookup(&I))
        SSA.AddAvailableValue(Start, New);
    for (Use *U : Uses)
      SSA.RewriteUse(*U);
    SSA.UpdateDebugValues(&I);
  }
}

// The blocks of the second path. Exits are reached from both.
SmallVector<BasicBlock *, 8> Splitter::copyRest(ArrayRef<BasicBlock *> Rest,
                                                ValueToValueMapTy &Map) const {
  SmallVector<BasicBlock *, 8> Copies;
  for (BasicBlock *BB : Rest) {
    Copies.push_back(CloneBasicBlock(BB, Map, ".else", Header->getParent()));
    Map[BB] = Copies.back();
  }
  remapInstructionsInBlocks(Copies, Map);
  for (auto [BB, Copy] : zip_equal(Rest, Copies))
    for (BasicBlock *Exit : successors(BB)) {
      if (Exit == Header || is_contained(Rest, Exit))
        continue;
      // Once for each edge.
      for (PHINode &Phi : Exit->phis()) {
        Value *V = Phi.getIncomingValueForBlock(BB), *New = Map.lookup(V);
        Phi.addIncoming(New ? New : V, Copy);
      }
    }
  return Copies;
}

void Splitter::split() {
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  if (Branch->isConditional())
    findKnown(Branch->getCondition(), Branch->getSuccessor(0) == Header);
  SmallVector<BasicBlock *, 8> Rest;
  for (BasicBlock *BB : L.blocks())
    if (BB != Header)
      Rest.push_back(BB);
  // Paths are computed before anything changes.
  for (Instruction &I : *Header)
    for (Path &P : Paths)
      P.keeps(I);

  BasicBlock *Middle = SplitBlock(Header, &Condition);
  Rest.insert(Rest.begin(), SplitBlock(Middle, Condition.getNextNode()));
  if (Latch == Header)
    Latch = Rest.front();
  ValueToValueMapTy OfPath[2], Repeated[2];
  const SmallVector<BasicBlock *, 8> Copies = copyRest(Rest, OfPath[1]);
  BasicBlock *Ends[2] = {Latch, cast<BasicBlock>(OfPath[1][Latch])};

  IRBuilder<> Builder(Middle->getTerminator());
  Builder.CreateCondBr(&Condition, Rest.front(), Copies.front());
  Middle->getTerminator()->eraseFromParent();
  for (unsigned P : {0, 1}) {
    ArrayRef<BasicBlock *> Blocks = P == 0 ? Rest : Copies;
    Condition.replaceUsesWithIf(Builder.getInt1(P == 0), [&](const Use &U) {
      return is_contained(Blocks, cast<Instruction>(U.getUser())->getParent());
    });
    for (auto [Compare, Continues] : Known[P])
      (P == 0 ? Compare : cast<Instruction>(OfPath[1][Compare]))
          ->replaceAllUsesWith(Builder.getInt1(Continues));
  }
  // One place to go back from: else LLVM makes an inner loop of one of the paths.
  BasicBlock *Join =
      BasicBlock::Create(Header->getContext(), "", Header->getParent(), Middle);
  IRBuilder<>(Join).CreateBr(Middle);
  BasicBlock *Starts[2];
  for (unsigned P : {0, 1}) {
    repeatStart(P, Ends[P], OfPath[P], Repeated[P], Join);
    Starts[P] = Join->getPrevNode();
  }
  for (PHINode &Phi : make_early_inc_range(Header->phis()))
    Phi.removeIncomingValue(Latch, /*DeletePHIIfEmpty=*/false);
  repair(Starts, {&Repeated[0], &Repeated[1]});
  ++NumSplit;
}

static bool canSplit(const Loop &L, ScalarEvolution &SE) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks()) {
    Size += BB->size();
    if (Size > MaxSize || !canCourseCodeBeThereTwice(*BB))
      return false;
  }
  return L.isInnermost() && L.isLoopSimplifyForm() &&
         isa<BranchInst>(L.getLoopLatch()->getTerminator()) &&
         isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(&L));
}

// The condition that saves the most loads.
static Instruction *findCondition(Loop &L, AAResults &AA,
                                  const DominatorTree &DT, ScalarEvolution &SE,
                                  LazyValueInfo &LVI) {
  Instruction *Best = nullptr;
  unsigned MostLoads = 0;
  for (Instruction &I : *L.getHeader()) {
    // In the next iteration it may write to what this one has loaded from.
    if (I.mayWriteToMemory())
      break;
    if (!isa<CmpInst>(I) || !I.getType()->isIntegerTy())
      continue;
    const unsigned Number = Splitter(L, I, AA, DT, SE, LVI).getNumKeptLoads();
    if (Number > MostLoads) {
      MostLoads = Number;
      Best = &I;
    }
  }
  return Best;
}

// To branch on what is undef or poison would be undefined. Who looks at branches
// looks for comparisons, so what is compared is frozen, for all who use it.
static void freezeOperands(Instruction &Condition, const Loop &L,
                           const DominatorTree &DT) {
  Condition.dropPoisonGeneratingFlags();
  for (Use &Op : Condition.operands()) {
    Value *V = Op.get();
    if (isGuaranteedNotToBeUndefOrPoison(V, nullptr, &Condition, &DT))
      continue;
    auto *I = dyn_cast<Instruction>(V);
    const bool IsComputed = I && L.contains(I) && !isa<PHINode>(I);
    auto *Frozen = new FreezeInst(V, V->getName() + ".frozen",
                                  IsComputed ? std::next(I->getIterator())
                                             : Condition.getIterator());
    Op.set(Frozen);
    if (IsComputed)
      V->replaceUsesWithIf(Frozen,
                           [&](const Use &U) { return U.getUser() != Frozen; });
  }
}

static bool splitOne(Function &F, FunctionAnalysisManager &FAM) {
  auto &AA = FAM.getResult<AAManager>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &LVI = FAM.getResult<LazyValueAnalysis>(F);
  for (Loop *L : LI.getLoopsInPreorder()) {
    Instruction *Condition =
        canSplit(*L, SE) ? findCondition(*L, AA, DT, SE, LVI) : nullptr;
    if (!Condition)
      continue;
    OptimizationRemarkEmitter(&F).emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Split", L->getStartLoc(),
                                L->getHeader())
             << "outcomes of a condition got paths of their own, one of which "
                "needs fewer loads";
    });
    formLCSSA(*L, DT, &LI, &SE);
    freezeOperands(*Condition, *L, DT);
    Splitter(*L, *Condition, AA, DT, SE, LVI).split();
    return true;
  }
  return false;
}

PreservedAnalyses CourseSplitPathsPass::run(Function &F,
                                            FunctionAnalysisManager &FAM) {
  bool IsChanged = false;
  // A loop that was split has nothing before its condition any more.
  while (splitOne(F, FAM)) {
    FAM.invalidate(F, PreservedAnalyses::none());
    IsChanged = true;
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
