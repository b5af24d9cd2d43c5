//===-- ValuePressure.cpp - Values live at once in IR ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ValuePressure.h"
#include "DataFlow/DataFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

// A branch tests its comparison, and an access adds a constant to its address.
static bool needsRegister(const Value &V) {
  if (isa<Argument>(V))
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || isa<AllocaInst>(I) || I->getType()->isVoidTy())
    return false;
  if (isa<CmpInst>(I) && all_of(I->users(), IsaPred<BranchInst>))
    return false;
  const auto *GEP = dyn_cast<GetElementPtrInst>(I);
  return !GEP || !GEP->hasAllConstantIndices();
}

namespace {

/// The values that need registers as facts, and what blocks do to them.
class Liveness {
  const NumberedBlocks &Numbered;
  DenseMap<const Value *, unsigned> Numbers;

public:
  explicit Liveness(const NumberedBlocks &Numbered) : Numbered(Numbered) {
    for (const BasicBlock *BB : Numbered.Blocks)
      for (const Instruction &I : *BB) {
        add(I);
        for (const Value *V : I.operand_values())
          add(*V);
      }
  }
  DataFlowProblem makeProblem() const;
  /// The most values live at once in a block, if so many are at its end.
  unsigned findMost(const BasicBlock &BB, BitVector Live) const;

private:
  void add(const Value &V) {
    if (needsRegister(V))
      Numbers.try_emplace(&V, Numbers.size());
  }
  template <typename MarkFn>
  void forEachUse(const Value &V, MarkFn Mark) const {
    if (auto It = Numbers.find(&V); It != Numbers.end()) {
      Mark(It->second);
      return;
    }
    // What is a part of its user needs its own operands there.
    if (const auto *I = dyn_cast<Instruction>(&V); I && !isa<AllocaInst>(I))
      for (const Value *Operand : I->operand_values())
        if (auto It = Numbers.find(Operand); It != Numbers.end())
          Mark(It->second);
  }
};

} // namespace

DataFlowProblem Liveness::makeProblem() const {
  const unsigned NumFacts = Numbers.size();
  DataFlowProblem P = {
      Direction::Backward, Meet::Union, BitVector(NumFacts), {}};
  IdVector<BlockId, GenKill> Blocks;
  for (const BasicBlock *BB : Numbered.Blocks) {
    GenKill &Block = Blocks.emplace_back(NumFacts);
    for (const Instruction &I : reverse(*BB)) {
      if (auto It = Numbers.find(&I); It != Numbers.end()) {
        Block.Gen.reset(It->second);
        Block.Kill.set(It->second);
      }
      if (isa<PHINode>(I))
        continue;
      for (const Value *V : I.operand_values())
        forEachUse(*V, [&](unsigned N) { Block.Gen.set(N); });
    }
  }
  P.Transfer = makeTransfer(std::move(Blocks));
  for (EdgeId E : Numbered.Graph.edges().ids()) {
    BitVector &OnEdge = P.OnEdge.emplace_back(NumFacts);
    for (const PHINode &Phi : Numbered.to(E)->phis())
      forEachUse(*Phi.getIncomingValueForBlock(Numbered.from(E)),
                 [&](unsigned N) { OnEdge.set(N); });
  }
  return P;
}

unsigned Liveness::findMost(const BasicBlock &BB, BitVector Live) const {
  unsigned NumLive = Live.count(), Most = NumLive;
  for (const Instruction &I : reverse(BB)) {
    if (isa<PHINode>(I))
      break;
    if (auto It = Numbers.find(&I); It != Numbers.end() && Live[It->second]) {
      Live.reset(It->second);
      --NumLive;
    }
    for (const Value *V : I.operand_values())
      forEachUse(*V, [&](unsigned N) {
        NumLive += !Live[N];
        Live.set(N);
      });
    Most = std::max(Most, NumLive);
  }
  return Most;
}

ValuePressure::ValuePressure(const NumberedBlocks &Numbered) {
  const Liveness Values(Numbered);
  const DataFlowSolution Live =
      solveDataFlow(Numbered.Graph, Values.makeProblem());
  for (auto [I, BB] : enumerateIds(Numbered.Blocks))
    Most[BB] = Values.findMost(*BB, Live.Out[I]);
}
