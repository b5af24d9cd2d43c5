//===-- SpillReplanning.cpp - Plans that differ by one rule ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillPlanBuilder.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Replanner : SpillPlanBuilder {
public:
  Replanner(const SpillProgram &Program, const NextUses &Distances,
            IdArrayRef<LoopId, unsigned> LoopPressure, unsigned NumRegs,
            const SpillStrategy &Strategy, const SpillPlan &Base,
            const SpillRule &Changed)
      : SpillPlanBuilder(Program, Distances, LoopPressure, NumRegs, Strategy),
        Base(Base), Changed(Changed), IsEntryChanged(Program.Blocks.size()),
        IsExitChanged(Program.Blocks.size()), WasStored(Program.Values.size()) {
  }

  std::optional<SpillPlan> run(double CostLimit);

private:
  bool isLiveAtEntry(ValueId Value, BlockId Id) const {
    return NextUses::lookup(Distances.atEntry(Id), Value);
  }
  bool isRuleChanged(BlockId Id) const;
  bool isStoredOtherwise(BlockId Id) const;
  bool mustReplan(BlockId Id) const;
  void keepBlock(BlockId Id);
  bool replanBlock(BlockId Id);
  void replanEdges();

  const SpillPlan &Base;
  const SpillRule &Changed;
  /// How the current plan differs from it so far.
  IdVector<BlockId, bool> IsEntryChanged, IsExitChanged;
  IdVector<ValueId, bool> WasStored;
  SmallVector<ValueId, 8> StoredOtherwise;
};

} // namespace

// Whether the changed rule is about a value that is live at the block's start,
// or comes into being in it.
bool Replanner::isRuleChanged(BlockId Id) const {
  return Changed.covers(Program, Id) && any_of(Changed.Values, [&](ValueId V) {
           return isLiveAtEntry(V, Id) || Program.Values[V].DefBlock == Id;
         });
}

// Whether it matters in the block that some values have been stored before in
// one of the two plans only.
bool Replanner::isStoredOtherwise(BlockId Id) const {
  return any_of(StoredOtherwise, [&](ValueId V) {
    return Program.Values[V].DefBlock == Id || isLiveAtEntry(V, Id);
  });
}

// A plan for a block follows from those of its predecessors that come before,
// what its successors want, what is stored already, and rules.
bool Replanner::mustReplan(BlockId Id) const {
  const SpillBlock &B = Program.Blocks[Id];
  return isRuleChanged(Id) || isStoredOtherwise(Id) ||
         any_of(B.Preds, [&](BlockId P) { return IsExitChanged[P]; }) ||
         any_of(B.Succs, [&](BlockId S) {
           return S > Id ? isRuleChanged(S) : IsEntryChanged[S];
         });
}

void Replanner::keepBlock(BlockId Id) {
  const SpillBlockPlan &B = Base.Blocks[Id];
  for (ValueId Value : B.Stored)
    IsStored[Value] = WasStored[Value] = true;
  Cost += getActionCost(Program, B.Actions) * Program.Blocks[Id].Frequency;
  Plan.Blocks[Id] = B;
}

// Returns whether the plan for the block is another one.
bool Replanner::replanBlock(BlockId Id) {
  const SpillBlockPlan &Old = Base.Blocks[Id];
  planBlock(Id);
  const SpillBlockPlan &New = Plan.Blocks[Id];
  IsEntryChanged[Id] = New.Entry != Old.Entry;
  IsExitChanged[Id] = New.Exit != Old.Exit;
  for (ValueId Value : Old.Stored)
    WasStored[Value] = true;
  StoredOtherwise.append(Old.Stored.begin(), Old.Stored.end());
  StoredOtherwise.append(New.Stored.begin(), New.Stored.end());
  return IsEntryChanged[Id] || IsExitChanged[Id] || New.Actions != Old.Actions;
}

// Edges of blocks that are as before are, too.
void Replanner::replanEdges() {
  ArrayRef<SpillEdgePlan> Old = Base.Edges;
  for (BlockId Id : Program.Blocks.ids())
    for (auto [Index, Pred] : enumerate(Program.Blocks[Id].Preds)) {
      bool WasThere =
          !Old.empty() && Old.front().Succ == Id && Old.front().Pred == Pred;
      if (IsEntryChanged[Id] || IsExitChanged[Pred]) {
        planEdge(Id, Index);
      } else if (WasThere) {
        Cost += getActionCost(Program, Old.front().Actions) *
                Program.Blocks[Id].PredFrequencies[Index];
        Plan.Edges.push_back(Old.front());
      }
      Old = Old.drop_front(WasThere);
    }
}

std::optional<SpillPlan> Replanner::run(double CostLimit) {
  Plan.Blocks.resize(Program.Blocks.size());
  bool HasChanged = false;
  for (BlockId Id : Program.Blocks.ids()) {
    erase_if(StoredOtherwise,
             [&](ValueId V) { return IsStored[V] == WasStored[V]; });
    if (mustReplan(Id))
      HasChanged |= replanBlock(Id);
    else
      keepBlock(Id);
    if (Cost >= CostLimit)
      return std::nullopt;
  }
  if (!HasChanged)
    return std::nullopt;
  replanEdges();
  if (Cost >= CostLimit)
    return std::nullopt;
  return std::move(Plan);
}

std::optional<SpillPlan>
course::replanWithChange(const SpillProgram &Program, const NextUses &Distances,
                         IdArrayRef<LoopId, unsigned> LoopPressure,
                         unsigned NumRegs, const SpillStrategy &Strategy,
                         const SpillPlan &Base, const SpillRule &Changed,
                         double CostLimit) {
  return Replanner(Program, Distances, LoopPressure, NumRegs, Strategy, Base,
                   Changed)
      .run(CostLimit);
}
