//===-- CourseChosenLoads.cpp - Loads at chosen indexes -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A load whose index depends on the path to it was often done on one of the
/// paths already, before the index was chosen:
///
/// \code
///   if (c + 1 < n)                         if (c + 1 < n)
///     x = a[c], y = a[c + 1]                 x = a[c], y = a[c + 1]
///     k = y > x ? c + 1 : c          =>      k = y > x ? c + 1 : c
///   else                                     v = y > x ? y : x
///     k = c                                else
///   v = a[k]                                 k = c, v = a[c]
/// \endcode
///
/// The load goes to the paths that lack it, and a PHI or a select chooses between
/// values. What a branch on a path has compared is not compared again:
///
/// \code
///   while (k != 0 && a[k] != w)            while (k != 0 && a[k] != w)
///     k = next[k]                    =>      k = next[k]
///   k += a[k] == w                         k += k != 0 || a[0] == w
/// \endcode
///
/// This is partial redundancy elimination for loads, where GVN knows addresses
/// that are PHIs, but neither selects of indexes nor more than one path without
/// the load.
///
/// Linear in the size of the function, times MaxSearched for each load at an
/// index that is a PHI.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseChosenLoads.h"
#include "Transforms/ExpressionForms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

#define DEBUG_TYPE "course-chosen-loads"

STATISTIC(NumChosen, "Number of loads replaced by choices");
STATISTIC(NumCompared, "Number of comparisons that branches have done");

// Instructions between an index and an address: what source code has in one
// expression.
static constexpr size_t MaxChain = 8;

// Instructions that are searched for a load, for compile time.
static constexpr unsigned MaxSearched = 64;

// Paths that get the load.
static constexpr unsigned MaxMissing = 2;

namespace {

/// A load, and the PHI of its block that its address is computed from.
class ChosenLoad {
  LoadInst &Load;
  BasicBlock &BB;
  AAResults &AA;
  PHINode *Index = nullptr;
  /// What computes the address from it, in order.
  SmallVector<Instruction *, 4> Chain;
  /// For each incoming edge, the loaded value; null if it is missing.
  SmallVector<Value *, 4> Values;

  bool findChain();
  bool addChain(Value *V);
  bool canMoveToPredecessors() const;
  bool isAddress(const Value *V, const Value *Of, const Value *At) const;
  Value *findLoaded(Value *At, BasicBlock *From) const;
  Value *findValue(Value *At, BasicBlock *From) const;
  void intersectWithLoad(Value &V) const;
  Value *load(Value *At, BasicBlock *From) const;
  void chooseComparison(ICmpInst &Compare, PHINode &Loaded) const;

public:
  ChosenLoad(LoadInst &Load, AAResults &AA)
      : Load(Load), BB(*Load.getParent()), AA(AA) {}

  bool run();
};

} // namespace

// Collects what V is computed from in this block, in order. The one PHI is the
// index.
bool ChosenLoad::addChain(Value *V) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || I->getParent() != &BB || is_contained(Chain, I))
    return true;
  if (auto *Phi = dyn_cast<PHINode>(I)) {
    if (Index && Index != Phi)
      return false;
    Index = Phi;
    return true;
  }
  if (!isa<BinaryOperator, CastInst, GetElementPtrInst>(I) ||
      Chain.size() == MaxChain ||
      !all_of(I->operand_values(), [&](Value *Op) { return addChain(Op); }))
    return false;
  Chain.push_back(I);
  return true;
}

bool ChosenLoad::findChain() {
  return addChain(Load.getPointerOperand()) && Index && !Chain.empty();
}

// Whether the load is executed with the block, and reads what is there when that
// is entered.
bool ChosenLoad::canMoveToPredecessors() const {
  const MemoryLocation Location = MemoryLocation::get(&Load);
  for (Instruction &I : BB) {
    if (&I == &Load)
      return true;
    if (!isGuaranteedToTransferExecutionToSuccessor(&I) ||
        (I.mayWriteToMemory() && isModSet(AA.getModRefInfo(&I, Location))))
      return false;
  }
  llvm_unreachable("the load is in its block");
}

// Whether V is what Of, which is computed from the index, is at another one.
// Flags do not matter: neither is poison where it is accessed.
bool ChosenLoad::isAddress(const Value *V, const Value *Of,
                           const Value *At) const {
  if (Of == Index)
    return V == At;
  auto *I = dyn_cast<Instruction>(Of);
  if (!I || !is_contained(Chain, I))
    return V == Of;
  auto *Other = dyn_cast<Instruction>(V);
  return Other && Other != I && Other->isSameOperationAs(I) &&
         all_of(zip_equal(Other->operand_values(), I->operand_values()),
                [&](auto Ops) {
                  return isAddress(std::get<0>(Ops), std::get<1>(Ops), At);
                });
}

// What was loaded at that index before the end of the block, and is still there.
// No block with one predecessor begins a loop, so all is of one iteration.
Value *ChosenLoad::findLoaded(Value *At, BasicBlock *From) const {
  SmallVector<const Instruction *, 4> Writers;
  unsigned NumSearched = 0;
  for (; From && From != &BB; From = From->getSinglePredecessor())
    for (Instruction &I : reverse(*From)) {
      if (++NumSearched > MaxSearched)
        return nullptr;
      if (I.mayWriteToMemory())
        Writers.push_back(&I);
      auto *Other = dyn_cast<LoadInst>(&I);
      if (!Other || !Other->isSimple() || Other->getType() != Load.getType() ||
          !isAddress(Other->getPointerOperand(), Load.getPointerOperand(), At))
        continue;
      // It stands for both, and what one of them may read others may write.
      MemoryLocation Location = MemoryLocation::get(Other);
      Location.AATags = Location.AATags.merge(Load.getAAMetadata());
      const bool IsChanged = any_of(Writers, [&](const Instruction *Writer) {
        return isModSet(AA.getModRefInfo(Writer, Location));
      });
      return IsChanged ? nullptr : Other;
    }
  return nullptr;
}

// The same of a choice of indexes; it becomes a choice of values.
Value *ChosenLoad::findValue(Value *At, BasicBlock *From) const {
  if (Value *Loaded = findLoaded(At, From))
    return Loaded;
  auto *Select = dyn_cast<SelectInst>(At);
  if (!Select || Select->getParent() != From)
    return nullptr;
  Value *True = findLoaded(Select->getTrueValue(), From);
  Value *False = True ? findLoaded(Select->getFalseValue(), From) : nullptr;
  if (!False)
    return nullptr;
  return SelectInst::Create(Select->getCondition(), True, False, "chosen",
                            From->getTerminator()->getIterator(), Select);
}

// What a load promises holds where its value is read, and now others read it.
void ChosenLoad::intersectWithLoad(Value &V) const {
  if (auto *Other = dyn_cast<LoadInst>(&V)) {
    intersectPromises(*Other, Load);
  } else {
    auto &Select = cast<SelectInst>(V);
    intersectWithLoad(*Select.getTrueValue());
    intersectWithLoad(*Select.getFalseValue());
  }
}

// Loads at that index at the end of the block.
Value *ChosenLoad::load(Value *At, BasicBlock *From) const {
  ValueToValueMapTy Map;
  Map[Index] = At;
  Instruction *End = From->getTerminator();
  auto Clone = [&](Instruction &I) {
    Instruction *Copy = I.clone();
    Copy->insertBefore(End->getIterator());
    RemapInstruction(Copy, Map,
                     RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
    Map[&I] = Copy;
    return Copy;
  };
  for (Instruction *I : Chain)
    Clone(*I);
  return Clone(Load);
}

// A comparison of the loaded value with what is there before the block, if a
// branch to it has compared them.
void ChosenLoad::chooseComparison(ICmpInst &Compare, PHINode &Loaded) const {
  const bool IsFirst = Compare.getOperand(0) == &Loaded;
  Value *With = Compare.getOperand(IsFirst);
  auto *I = dyn_cast<Instruction>(With);
  if (Compare.getParent() != &BB || (I && I->getParent() == &BB))
    return;
  const DataLayout &DL = BB.getDataLayout();
  SmallVector<Value *, 4> Outcomes;
  for (auto [V, From] : zip_equal(Loaded.incoming_values(), Loaded.blocks())) {
    auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
    std::optional<bool> Known;
    if (Branch && Branch->isConditional() &&
        Branch->getSuccessor(0) != Branch->getSuccessor(1))
      Known = isImpliedCondition(Branch->getCondition(), Compare.getPredicate(),
                                 IsFirst ? V : With, IsFirst ? With : V.get(),
                                 DL, Branch->getSuccessor(0) == &BB);
    Outcomes.push_back(Known ? ConstantInt::getBool(Compare.getType(), *Known)
                             : nullptr);
  }
  if (none_of(Outcomes, [](Value *V) { return V; }))
    return;
  auto *Phi = PHINode::Create(Compare.getType(), Outcomes.size(), "compared",
                              BB.begin());
  for (auto [Outcome, V, From] :
       zip_equal(Outcomes, Loaded.incoming_values(), Loaded.blocks())) {
    IRBuilder<> Builder(From->getTerminator());
    if (!Outcome)
      Outcome = Builder.CreateICmp(Compare.getPredicate(), IsFirst ? V : With,
                                   IsFirst ? With : V.get());
    Phi->addIncoming(Outcome, From);
  }
  Compare.replaceAllUsesWith(Phi);
  Compare.eraseFromParent();
  ++NumCompared;
}

bool ChosenLoad::run() {
  if (!Load.isSimple() || !findChain() || !canMoveToPredecessors())
    return false;
  const unsigned NumPaths = Index->getNumIncomingValues();
  SmallPtrSet<BasicBlock *, 4> Seen;
  for (BasicBlock *From : Index->blocks())
    if (!Seen.insert(From).second ||
        !isa<BranchInst, SwitchInst>(From->getTerminator()))
      return false;
  for (unsigned N = 0; N != NumPaths; ++N)
    Values.push_back(
        findValue(Index->getIncomingValue(N), Index->getIncomingBlock(N)));
  const unsigned NumMissing = count(Values, nullptr);
  if (NumMissing == NumPaths || NumMissing > MaxMissing) {
    for (Value *V : Values)
      if (auto *Select = dyn_cast_or_null<SelectInst>(V))
        Select->eraseFromParent();
    return false;
  }
  for (unsigned N = 0; N != NumPaths; ++N) {
    if (Values[N])
      continue;
    BasicBlock *From = Index->getIncomingBlock(N);
    if (!From->getSingleSuccessor()) {
      From = SplitEdge(From, &BB);
      assert(From && "an edge that cannot be split");
    }
    Values[N] = load(Index->getIncomingValue(N), From);
  }
  auto *Loaded =
      PHINode::Create(Load.getType(), NumPaths, "loaded", BB.begin());
  for (auto [V, From] : zip_equal(Values, Index->blocks()))
    Loaded->addIncoming(V, From);
  for (Value *V : Values)
    intersectWithLoad(*V);
  Load.replaceAllUsesWith(Loaded);
  Load.eraseFromParent();
  ++NumChosen;
  for (User *U : make_early_inc_range(Loaded->users()))
    if (auto *Compare = dyn_cast<ICmpInst>(U))
      chooseComparison(*Compare, *Loaded);
  return true;
}

PreservedAnalyses CourseChosenLoadsPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  auto &AA = FAM.getResult<AAManager>(F);
  SmallVector<LoadInst *, 16> Loads;
  for (BasicBlock &BB : F)
    if (!BB.phis().empty())
      for (Instruction &I : BB)
        if (auto *Load = dyn_cast<LoadInst>(&I))
          Loads.push_back(Load);
  bool IsChanged = false;
  for (LoadInst *Load : Loads)
    IsChanged |= ChosenLoad(*Load, AA).run();
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
