//===-- SSIForm.cpp - Static single information form, on demand -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Places σs and φs as names at the heads of blocks, then renames: a use reads
/// the nearest name that dominates it.
///
//===----------------------------------------------------------------------===//

#include "Transforms/SSIForm.h"
#include "llvm/Analysis/IteratedDominanceFrontier.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

SmallVector<BasicBlock *, 4> course::getTests(const Value &V,
                                              bool OnlyEquality) {
  SmallVector<BasicBlock *, 4> Tests;
  auto Add = [&](const User *U) {
    auto *I = const_cast<Instruction *>(cast<Instruction>(U));
    if (isa<BranchInst, SwitchInst>(I) && !is_contained(Tests, I->getParent()))
      Tests.push_back(I->getParent());
  };
  for (const User *U : V.users()) {
    Add(U);
    const auto *Compare = dyn_cast<ICmpInst>(U);
    if (Compare && (!OnlyEquality || Compare->isEquality()))
      for (const User *Branch : Compare->users())
        Add(Branch);
  }
  return Tests;
}

// Where a use reads: at the end of the predecessor, if it is in a PHI.
static BasicBlock *getUseBlock(const Use &U) {
  auto *User = cast<Instruction>(U.getUser());
  if (auto *Phi = dyn_cast<PHINode>(User))
    return Phi->getIncomingBlock(U);
  return User->getParent();
}

BasicBlock *SSIForm::getDefinition(const Value &V) const {
  if (const auto *I = dyn_cast<Instruction>(&V))
    return const_cast<BasicBlock *>(I->getParent());
  return &F.getEntryBlock();
}

Value *SSIForm::getVariable(Value *V) const {
  auto Found = VariableOf.find(V);
  return Found == VariableOf.end() ? V : Found->second;
}

const Instruction *SSIForm::getSplit(const Value *V) const {
  auto Found = VariableOf.find(V);
  if (Found == VariableOf.end())
    return nullptr;
  const auto *Name = cast<PHINode>(V);
  const BasicBlock *From = Name->getParent()->getUniquePredecessor();
  return From ? From->getTerminator() : nullptr;
}

SmallVector<Value *, 8> SSIForm::getNames(Value &V) const {
  SmallVector<Value *, 8> Names(1, &V);
  auto Found = Log.find(&V);
  if (Found == Log.end())
    return Names;
  for (const auto &[BB, Sigma] : Found->second.Sigmas)
    Names.append(Sigma.begin(), Sigma.end());
  for (const auto &[BB, Phi] : Found->second.Phis)
    Names.push_back(Phi);
  return Names;
}

SmallVector<Use *, 16> SSIForm::getUses(const Value &V, const Entry &E) const {
  SmallVector<Use *, 16> Uses;
  auto Add = [&](const Value &Name) {
    for (const Use &U : Name.uses())
      Uses.push_back(const_cast<Use *>(&U));
  };
  Add(V);
  for (const auto &[BB, Sigma] : E.Sigmas)
    for (const PHINode *Name : Sigma)
      Add(*Name);
  for (const auto &[BB, Phi] : E.Phis)
    Add(*Phi);
  return Uses;
}

SSIForm::BlockSet SSIForm::getUseBlocks(const Value &V, const Entry &E) const {
  BlockSet Blocks;
  for (const Use *U : getUses(V, E))
    Blocks.insert(getUseBlock(*U));
  // A PHI that is not renamed yet reads at the end of each predecessor.
  for (const auto &[BB, Phi] : E.Phis)
    Blocks.insert(pred_begin(BB), pred_end(BB));
  return Blocks;
}

SSIForm::BlockSet SSIForm::getLiveIn(const Value &V,
                                     const BlockSet &Uses) const {
  const BasicBlock *Definition = getDefinition(V);
  BlockSet Live;
  SmallVector<BasicBlock *, 16> Worklist(Uses.begin(), Uses.end());
  while (!Worklist.empty()) {
    BasicBlock *BB = Worklist.pop_back_val();
    if (BB != Definition && Live.insert(BB).second)
      append_range(Worklist, predecessors(BB));
  }
  return Live;
}

bool SSIForm::insertSigma(Value &V, Entry &E, BasicBlock &BB) {
  if (E.Sigmas.count(&BB))
    return false;
  auto &Sigma = E.Sigmas[&BB];
  SmallPtrSet<BasicBlock *, 4> Seen;
  for (BasicBlock *To : successors(&BB)) {
    if (!Seen.insert(To).second)
      continue;
    assert(To->getUniquePredecessor() == &BB && "a critical edge");
    PHINode *Name = PHINode::Create(V.getType(), pred_size(To),
                                    V.getName() + ".sigma", To->begin());
    for (BasicBlock *From : predecessors(To))
      Name->addIncoming(&V, From);
    Sigma.push_back(Name);
    E.Names[To] = Name;
    VariableOf[Name] = &V;
  }
  ++NumSigmas;
  return true;
}

// At the iterated dominance frontier of all names, where the variable is live.
bool SSIForm::insertPhis(Value &V, Entry &E, unsigned &NumOld) {
  BasicBlock *Definition = getDefinition(V);
  BlockSet Names;
  Names.insert(Definition);
  for (const auto &[BB, Name] : E.Names)
    Names.insert(const_cast<BasicBlock *>(BB));
  ForwardIDFCalculator Frontier(DT);
  Frontier.setDefiningBlocks(Names);
  const BlockSet Live = getLiveIn(V, getUseBlocks(V, E));
  Frontier.setLiveInBlocks(Live);
  SmallVector<BasicBlock *, 16> Blocks;
  Frontier.calculate(Blocks);
  bool IsChanged = false;
  NumOld = 0;
  for (BasicBlock *BB : Blocks) {
    if (!DT.properlyDominates(Definition, BB))
      continue;
    if (E.Phis.count(BB)) {
      ++NumOld;
      continue;
    }
    PHINode *Phi = PHINode::Create(V.getType(), pred_size(BB),
                                   V.getName() + ".phi", BB->begin());
    for (BasicBlock *From : predecessors(BB))
      Phi->addIncoming(&V, From);
    E.Phis[BB] = Phi;
    E.Names[BB] = Phi;
    VariableOf[Phi] = &V;
    ++NumPhis;
    IsChanged = true;
  }
  return IsChanged;
}

// At the iterated post-dominance frontier of all uses.
bool SSIForm::insertSigmas(Value &V, Entry &E, unsigned &NumOld) {
  BlockSet Uses = getUseBlocks(V, E);
  for (const auto &[BB, Sigma] : E.Sigmas)
    Uses.insert(BB);
  ReverseIDFCalculator Frontier(PDT);
  Frontier.setDefiningBlocks(Uses);
  SmallVector<BasicBlock *, 16> Blocks;
  Frontier.calculate(Blocks);
  bool IsChanged = false;
  NumOld = 0;
  for (BasicBlock *BB : Blocks)
    if (succ_size(BB) > 1 && DT.dominates(getDefinition(V), BB)) {
      const bool IsNew = insertSigma(V, E, *BB);
      IsChanged |= IsNew;
      NumOld += !IsNew;
    }
  return IsChanged;
}

Value *SSIForm::getNameAtEnd(Value &V, const Entry &E, BasicBlock *BB) const {
  const BasicBlock *Definition = getDefinition(V);
  for (const auto *Node = DT.getNode(BB);
       Node && Node->getBlock() != Definition; Node = Node->getIDom())
    if (PHINode *Name = E.Names.lookup(Node->getBlock()))
      return Name;
  return &V;
}

void SSIForm::rename(Value &V, Entry &E) {
  for (Use *U : getUses(V, E))
    U->set(getNameAtEnd(V, E, getUseBlock(*U)));
}

void SSIForm::convert(Value &V, SSIKind Kind) {
  assert(!VariableOf.contains(&V) && "a name of a variable");
  Entry &E = Log[&V];
  const unsigned NumBefore = E.Sigmas.size() + E.Phis.size();
  unsigned NumOldSigmas = 0, NumOldPhis = 0;
  if (Kind == SSIKind::Partial) {
    SmallVector<BasicBlock *, 8> Tests;
    for (const Use *U : getUses(V, E))
      append_range(Tests, getTests(*U->get()));
    SmallPtrSet<BasicBlock *, 8> Seen;
    for (BasicBlock *BB : Tests)
      if (Seen.insert(BB).second && succ_size(BB) > 1)
        NumOldSigmas += !insertSigma(V, E, *BB);
    insertPhis(V, E, NumOldPhis);
  } else {
    bool IsChanged = true;
    while (IsChanged) {
      IsChanged = insertSigmas(V, E, NumOldSigmas);
      IsChanged |= insertPhis(V, E, NumOldPhis);
    }
  }
  NumShared += std::min(NumBefore, NumOldSigmas + NumOldPhis);
  rename(V, E);
}

void SSIForm::undo() {
  for (auto &[V, E] : Log) {
    for (Use *U : getUses(*V, E))
      U->set(V);
    for (auto &[BB, Sigma] : E.Sigmas)
      for (PHINode *Name : Sigma)
        Name->eraseFromParent();
    for (auto &[BB, Phi] : E.Phis)
      Phi->eraseFromParent();
  }
  Log.clear();
  VariableOf.clear();
}

// Checking

static std::string describe(const Value &V, const Twine &What,
                            const BasicBlock &BB) {
  return (V.getName() + ": " + What + " in " + BB.getName()).str();
}

// From each point one use of a name at most can be reached without passing
// another one. All names that a σ defines are one use, at the end of its block.
std::string SSIForm::checkUses(const Value &V, const Entry &E) const {
  SmallVector<const Value *, 8> Names(1, &V);
  for (const auto &[BB, Sigma] : E.Sigmas)
    Names.append(Sigma.begin(), Sigma.end());
  for (const auto &[BB, Phi] : E.Phis)
    Names.push_back(Phi);
  for (const Value *Name : Names) {
    // The blocks whose first use of the name is in them.
    BlockSet Uses;
    for (const Use &U : Name->uses())
      Uses.insert(getUseBlock(U));
    const BasicBlock *Definition = getDefinition(*Name);
    // Walk forward from each end of a block: which uses come next?
    for (const BasicBlock &BB : F) {
      if (!DT.dominates(Definition, &BB))
        continue;
      BlockSet Next, Seen;
      SmallVector<BasicBlock *, 8> Worklist(
          successors(const_cast<BasicBlock *>(&BB)));
      while (!Worklist.empty()) {
        BasicBlock *To = Worklist.pop_back_val();
        if (!DT.properlyDominates(Definition, To) || !Seen.insert(To).second)
          continue;
        if (Uses.contains(To))
          Next.insert(To);
        else
          append_range(Worklist, successors(To));
      }
      if (Next.size() > 1)
        return describe(*Name, "several next uses after it", BB);
    }
  }
  return "";
}

std::string SSIForm::check(const Value &V, SSIKind Kind) const {
  auto Found = Log.find(const_cast<Value *>(&V));
  if (Found == Log.end())
    return describe(V, "not converted", *getDefinition(V));
  const Entry &E = Found->second;
  for (const Use *U : getUses(V, E)) {
    BasicBlock *BB = getUseBlock(*U);
    // One definition reaches each use, that of the nearest name. At the start
    // there is a definition, and at the end a use, by convention.
    if (getNameAtEnd(const_cast<Value &>(V), E, BB) != U->get())
      return describe(*U->get(), "not the name that reaches a use", *BB);
    if (Kind == SSIKind::Weak && !PDT.dominates(BB, getDefinition(*U->get())))
      return describe(*U->get(), "a use that does not post-dominate", *BB);
    if (Kind == SSIKind::Partial)
      for (const BasicBlock *Test : getTests(*U->get()))
        if (succ_size(Test) > 1 &&
            !E.Sigmas.count(const_cast<BasicBlock *>(Test)))
          return describe(*U->get(), "no σ at a test", *Test);
  }
  // Two names do not meet without a φ.
  for (const auto &[Head, Name] : E.Names)
    for (const BasicBlock *From : predecessors(Head))
      if (const auto *In = Name->getIncomingValueForBlock(From);
          In != getNameAtEnd(const_cast<Value &>(V), E,
                             const_cast<BasicBlock *>(From)))
        return describe(*Name, "a wrong operand", *Head);
  return Kind == SSIKind::Strong ? checkUses(V, E) : "";
}
