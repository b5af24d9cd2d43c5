//===-- SpillCost.cpp - What a spilling plan costs ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillCost.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

namespace {

class Evaluator {
  const SpillProgram &Program;
  const SpillPlan &Plan;
  const SpillMemoryPlan &Memory;
  SpillCost Cost;
  /// Else travel does not count.
  const bool HasTravel;

  /// The first and last access of a block, as travel from a slot, and travel
  /// between its accesses.
  struct BlockTravel {
    std::optional<double> First, Last;
    double Between = 0;

    void access(double Travel) {
      if (Last)
        Between += std::abs(Travel - *Last);
      else
        First = Travel;
      Last = Travel;
    }
  };
  IdVector<BlockId, BlockTravel> Travel;
  /// What is done on the edge from each predecessor of a block.
  IdVector<BlockId, SmallVector<const SpillEdgeCode *, 4>> EdgeCode;

  double getStepCost(const EdgeStep &Step) const;
  static bool accessesStack(const SpillEdgeCode &Code);
  void addBlock(BlockId Id, ArrayRef<SpillStore> Stores);
  void findTravel(BlockId Id, ArrayRef<SpillStore> Stores);
  void addEdges();
  void addTravel();
  double addTravelInto(BlockId Block, IdArrayRef<BlockId, double> HeadAtExit);

public:
  Evaluator(const SpillProgram &Program, const SpillPlan &Plan,
            const SpillMemoryPlan &Memory)
      : Program(Program), Plan(Plan), Memory(Memory),
        HasTravel(Program.getIsolatedLoadCost() > Program.Costs.Load),
        Travel(Program.Blocks.size()), EdgeCode(Program.Blocks.size()) {}

  SpillCost run();
};

} // namespace

double Evaluator::getStepCost(const EdgeStep &Step) const {
  switch (Step.Kind) {
  case EdgeStep::StoreRegister:
  case EdgeStep::StoreImmediate:
    return Program.Costs.Store;
  case EdgeStep::StoreComputed:
    return Program.Values[Step.Value].RematerializeCost + Program.Costs.Store;
  case EdgeStep::CopySlot:
    return Program.Costs.Load + Program.Costs.Store;
  case EdgeStep::Reload:
    return Program.Costs.Load;
  case EdgeStep::Rematerialize:
    return Program.Values[Step.Value].RematerializeCost;
  }
  llvm_unreachable("no such step");
}

bool Evaluator::accessesStack(const SpillEdgeCode &Code) {
  return any_of(Code.Steps, [](const EdgeStep &Step) {
    return Step.Kind != EdgeStep::Rematerialize;
  });
}

void Evaluator::addBlock(BlockId Id, ArrayRef<SpillStore> Stores) {
  double Once = Stores.size() * Program.Costs.Store +
                getActionCost(Program, Plan.Blocks[Id].Actions);
  Cost.Code += Once * Program.Blocks[Id].Frequency;
  if (HasTravel)
    findTravel(Id, Stores);
}

void Evaluator::findTravel(BlockId Id, ArrayRef<SpillStore> Stores) {
  const SpillBlock &B = Program.Blocks[Id];
  ArrayRef<SpillAction> Actions = Plan.Blocks[Id].Actions;
  BlockTravel &T = Travel[Id];
  for (unsigned Pos = 0; Pos <= B.Instrs.size(); ++Pos) {
    for (; !Stores.empty() && Stores.front().Pos == Pos;
         Stores = Stores.drop_front())
      T.access(0);
    for (; !Actions.empty() && Actions.front().Pos == Pos;
         Actions = Actions.drop_front())
      if (Actions.front().Kind == SpillAction::Reload)
        T.access(0);
    if (Pos != B.Instrs.size() && B.Instrs[Pos].Travel)
      T.access(*B.Instrs[Pos].Travel);
  }
}

void Evaluator::addEdges() {
  for (BlockId Id : Program.Blocks.ids())
    EdgeCode[Id].assign(Program.Blocks[Id].Preds.size(), nullptr);
  for (const SpillEdgeCode &Code : Memory.Edges) {
    unsigned Index = Program.getPredIndex(Code.Pred, Code.Succ);
    EdgeCode[Code.Succ][Index] = &Code;
    double Once =
        Program.isSplitEdge(Code.Pred, Code.Succ) ? Program.Costs.Branch : 0;
    for (const EdgeStep &Step : Code.Steps)
      Once += getStepCost(Step);
    Cost.Code += Once * Program.Blocks[Code.Succ].PredFrequencies[Index];
  }
}

// Adds the travel on edges into the block; returns how far from slots the last
// access before the block was, on average.
double Evaluator::addTravelInto(BlockId Block,
                                IdArrayRef<BlockId, double> HeadAtExit) {
  const SpillBlock &B = Program.Blocks[Block];
  double Sum = 0, Head = 0;
  for (auto [Index, Pred] : enumerate(B.Preds)) {
    double Frequency = B.PredFrequencies[Index];
    const SpillEdgeCode *Code = EdgeCode[Block][Index];
    Sum += Frequency;
    if (Code && accessesStack(*Code))
      Cost.Travel += Frequency * HeadAtExit[Pred];
    else
      Head += Frequency * HeadAtExit[Pred];
  }
  return Sum > 0 ? Head / Sum : 0;
}

// How far from slots the last access was, at the ends of blocks: two rounds of
// forward data flow are as good as the frequencies.
void Evaluator::addTravel() {
  IdVector<BlockId, double> HeadAtExit(Program.Blocks.size(), 0);
  for (unsigned Round = 0; Round != 3; ++Round) {
    Cost.Travel = 0;
    for (BlockId Id : Program.Blocks.ids()) {
      const BlockTravel &T = Travel[Id];
      double Head = addTravelInto(Id, HeadAtExit);
      Cost.Travel += Program.Blocks[Id].Frequency *
                     (T.Between + std::abs(T.First.value_or(Head) - Head));
      HeadAtExit[Id] = T.Last.value_or(Head);
    }
  }
}

SpillCost Evaluator::run() {
  ArrayRef<SpillStore> Stores = Memory.Stores;
  for (BlockId Id : Program.Blocks.ids()) {
    ArrayRef<SpillStore> Here =
        Stores.take_while([&](const SpillStore &S) { return S.Block == Id; });
    Stores = Stores.drop_front(Here.size());
    addBlock(Id, Here);
  }
  addEdges();
  if (HasTravel)
    addTravel();
  return Cost;
}

SpillCost course::evaluateSpills(const SpillProgram &Program,
                                 const SpillPlan &Plan,
                                 const SpillMemoryPlan &Memory) {
  return Evaluator(Program, Plan, Memory).run();
}

double SpillEffort::getPart(const SpillProgram &Program,
                            const SpillCost &Cost) const {
  if (!IsByShare)
    return Part;
  if (Cost.getTotal() == 0)
    return 0;
  double Executed = 0;
  for (const SpillBlock &B : Program.Blocks)
    Executed += B.Frequency * B.Instrs.size();
  double Share = Cost.getTotal() / (Executed + Cost.getTotal());
  // Over the benchmarks spilling for 16 registers takes 51 ms so, and 67 ms
  // with the square of three times the share, which saves 0.05 % there and
  // 0.7 % with 8 registers; with the fourth power of three times the share
  // plans for 6 and 8 registers cost 0.2 % more.
  const double Weight = 2.5 * Share;
  // What little is spilled may be between accesses to the heap, and move the
  // head. Without a least part the tuning set costs 1.0010.
  constexpr double Least = 0.1;
  return Part * std::clamp(Weight * Weight * Weight, Least, 1.0);
}
