//===-- Sigmas.cpp - Names of values after branches -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes e-SSA form, and the φs that it lacks.
///
//===----------------------------------------------------------------------===//

#include "Transforms/Sigmas.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::course;
using namespace llvm::PatternMatch;

// Blocks that are looked back, for compile time. With 64 of these and of edges the
// tuning set has the same code.
static constexpr unsigned MaxBlocks = 8;

// Edges to a join, for compile time.
static constexpr unsigned MaxEdges = 8;

// Adds the comparisons that the condition of a branch at the end of BB stands for.
static void addComparisons(const Value *Condition, bool IsTrue,
                           const BasicBlock &BB,
                           SmallVectorImpl<KnownComparison> &Result) {
  const Value *A, *B;
  if (const auto *Compare = dyn_cast<ICmpInst>(Condition)) {
    Result.push_back({Compare, IsTrue, &BB});
  } else if (IsTrue ? match(Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
                    : match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
    addComparisons(A, IsTrue, BB, Result);
    addComparisons(B, IsTrue, BB, Result);
  }
}

SmallVector<KnownComparison, 4>
course::getComparisons(const BasicBlock &From, const BasicBlock &To,
                       const DominatorTree &DT) {
  SmallVector<KnownComparison, 4> Result;
  const DomTreeNode *Node = DT.getNode(&To);
  const DomTreeNode *Last = Node ? Node->getIDom() : nullptr;
  const BasicBlock *BB = &From, *Next = &To;
  for (unsigned Steps = 0; BB && Steps != MaxBlocks; ++Steps) {
    const auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    if (Branch && Branch->isConditional() &&
        Branch->getSuccessor(0) != Branch->getSuccessor(1))
      addComparisons(Branch->getCondition(), Branch->getSuccessor(0) == Next,
                     *BB, Result);
    if (Last && BB == Last->getBlock())
      break;
    Next = BB;
    BB = BB->getSinglePredecessor();
  }
  return Result;
}

/// What adds the φs of one function.
class Sigmas::Joins {
  Sigmas &S;
  const DominatorTree &DT;
  DenseMap<const Value *, SmallVector<Instruction *, 4>> NamesOf;
  /// What has a φ there.
  DenseMap<const BasicBlock *, SmallVector<Value *, 2>> JoinedAt;

  using ValueSet = SmallSetVector<Value *, 4>;
  ValueSet getCompared(const BasicBlock &From, const BasicBlock &To,
                       ValueSet &Below) const;
  const BasicBlock *getScope(const Instruction &Name) const;
  Value *getName(Value &V, const BasicBlock &At) const;
  void add(Value &V, BasicBlock &BB);

public:
  Joins(Sigmas &S, const DominatorTree &DT, ArrayRef<Instruction *> Names)
      : S(S), DT(DT) {
    for (Instruction *Name : Names)
      NamesOf[S.getOriginal(Name)].push_back(Name);
  }

  void visit(BasicBlock &BB);
};

// The values that are compared on the path to To, or have a φ there. Those after the
// block that dominates To are added to Below: what is compared there only is the
// same for all edges.
Sigmas::Joins::ValueSet Sigmas::Joins::getCompared(const BasicBlock &From,
                                                   const BasicBlock &To,
                                                   ValueSet &Below) const {
  ValueSet Result;
  const BasicBlock *Dominator = DT.getNode(&To)->getIDom()->getBlock();
  for (const KnownComparison &Known : getComparisons(From, To, DT))
    for (const Value *Op : Known.Compare->operand_values()) {
      auto *V = const_cast<Value *>(S.getOriginal(Op));
      if (!isa<Instruction, Argument>(V) || !V->getType()->isIntegerTy())
        continue;
      Result.insert(V);
      if (Known.Where != Dominator)
        Below.insert(V);
    }
  const DomTreeNode *Node = DT.getNode(&From);
  for (unsigned Steps = 0; Node->getBlock() != Dominator && Steps != MaxBlocks;
       ++Steps, Node = Node->getIDom())
    for (Value *V : JoinedAt.lookup(Node->getBlock())) {
      Result.insert(V);
      Below.insert(V);
    }
  return Result;
}

// The first block in all of which, and of those that it dominates, a name holds;
// null if there is none.
const BasicBlock *Sigmas::Joins::getScope(const Instruction &Name) const {
  const auto *Edge = dyn_cast_or_null<PredicateWithEdge>(S.getPredicate(&Name));
  if (!Edge)
    return isa<PHINode>(Name) ? Name.getParent() : nullptr;
  return Edge->To->getSinglePredecessor() ? Edge->To : nullptr;
}

// The name of V at the end of a block of which most is known.
Value *Sigmas::Joins::getName(Value &V, const BasicBlock &At) const {
  Value *Result = &V;
  const BasicBlock *Best = nullptr;
  auto Found = NamesOf.find(&V);
  if (Found == NamesOf.end())
    return Result;
  // Of the names of one block the last is made of the others.
  for (Instruction *Name : Found->second) {
    const BasicBlock *Scope = getScope(*Name);
    if (Scope && DT.dominates(Scope, &At) &&
        (!Best || DT.dominates(Best, Scope))) {
      Result = Name;
      Best = Scope;
    }
  }
  return Result;
}

void Sigmas::Joins::add(Value &V, BasicBlock &BB) {
  auto *Phi = PHINode::Create(V.getType(), pred_size(&BB), "", BB.begin());
  SmallVector<Value *, 4> Old = {&V};
  append_range(Old, NamesOf[&V]);
  bool IsUsed = false;
  for (Value *Name : Old) {
    const auto *I = dyn_cast<Instruction>(Name);
    if (I && DT.dominates(&BB, I->getParent()))
      continue;
    Name->replaceUsesWithIf(Phi, [&](const Use &U) {
      const bool IsBelow = DT.dominates(Phi, U);
      IsUsed |= IsBelow;
      return IsBelow;
    });
  }
  if (!IsUsed) {
    Phi->eraseFromParent();
    return;
  }
  for (BasicBlock *From : predecessors(&BB))
    Phi->addIncoming(getName(V, *From), From);
  NamesOf[&V].push_back(Phi);
  JoinedAt[&BB].push_back(&V);
  S.Names.push_back(Phi);
  S.Named[Phi] = &V;
}

// Adds the φs where blocks meet, but for loops.
void Sigmas::Joins::visit(BasicBlock &BB) {
  if (BB.hasNPredecessors(1) || BB.hasNPredecessorsOrMore(MaxEdges + 1) ||
      BB.isEntryBlock())
    return;
  std::optional<ValueSet> Compared;
  ValueSet Below;
  for (const BasicBlock *From : predecessors(&BB)) {
    if (!DT.isReachableFromEntry(From) || DT.dominates(&BB, From))
      return;
    ValueSet Here = getCompared(*From, BB, Below);
    if (Compared)
      Compared->remove_if([&](Value *V) { return !Here.contains(V); });
    else
      Compared = std::move(Here);
    if (Compared->empty())
      return;
  }
  for (Value *V : *Compared)
    if (Below.contains(V))
      add(*V, BB);
}

CmpInst::Predicate KnownComparison::getPredicate() const {
  return IsTrue ? Compare->getPredicate() : Compare->getInversePredicate();
}

CmpInst::Predicate course::getSignedPredicate(CmpInst::Predicate Predicate,
                                              const Value &Condition) {
  const auto *Compare = dyn_cast<ICmpInst>(&Condition);
  return Compare && Compare->hasSameSign()
             ? ICmpInst::getSignedPredicate(Predicate)
             : Predicate;
}

ConstantRange course::getAllowedValues(CmpInst::Predicate Predicate,
                                       const ConstantRange &Other,
                                       const Value &Condition) {
  return ConstantRange::makeAllowedICmpRegion(Predicate, Other)
      .intersectWith(ConstantRange::makeAllowedICmpRegion(
          getSignedPredicate(Predicate, Condition), Other));
}

std::optional<ValueBound> Sigmas::getBound(const KnownComparison &Known,
                                           const Value *V) const {
  const Value *Left = Known.Compare->getOperand(0),
              *Right = Known.Compare->getOperand(1);
  const CmpInst::Predicate P = Known.getPredicate();
  if (isa<Constant>(V))
    return std::nullopt;
  if (getOriginal(Left) == V)
    return ValueBound{P, Left, Right};
  if (getOriginal(Right) == V)
    return ValueBound{CmpInst::getSwappedPredicate(P), Right, Left};
  return std::nullopt;
}

Sigmas::Sigmas(Module &M, FunctionAnalysisManager &FAM) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    DominatorTree &DT = FAM.getResult<DominatorTreeAnalysis>(F);
    Infos.push_back(std::make_unique<PredicateInfo>(
        F, DT, FAM.getResult<AssumptionAnalysis>(F), Allocator));
    const size_t NumOld = Names.size();
    for (Instruction &I : instructions(F))
      if (const PredicateBase *P = Infos.back()->getPredicateInfoFor(&I)) {
        Predicates[&I] = P;
        Names.push_back(&I);
        Named[&I] = I.getOperand(0);
      }
    Joins J(*this, DT, ArrayRef(Names).drop_front(NumOld));
    for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
      J.visit(*BB);
  }
}

// What a φ is made of, or a σ, has come before it. A φ may be made of itself where
// the graph is irreducible.
Sigmas::~Sigmas() {
  for (Instruction *Name : reverse(Names)) {
    Name->replaceAllUsesWith(*find_if(
        Name->operand_values(), [&](const Value *V) { return V != Name; }));
    Name->eraseFromParent();
  }
}
