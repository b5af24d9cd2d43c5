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
            ArrayRef<unsigned> LoopPressure, unsigned NumRegs,
            const SpillStrategy &Strategy, const SpillPlan &Base,
            const SpillRule &Changed)
      : SpillPlanBuilder(Program, Distances, LoopPressure, NumRegs, Strategy),
        Base(Base), Changed(Changed), IsEntryChanged(Program.Blocks.size()),
        IsExitChanged(Program.Blocks.size()), WasStored(Program.Values.size()) {
  }

  std::optional<SpillPlan> run(double CostLimit);

private:
  bool isLiveAtEntry(unsigned Value, unsigned Id) const {
    return NextUses::lookup(Distances.atEntry(Id), Value);
  }
  bool isRuleChanged(unsigned Id) const;
  bool isStoredOtherwise(unsigned Id) const;
  bool mustReplan(unsigned Id) const;
  void keepBlock(unsigned Id);
  bool replanBlock(unsigned Id);
  void replanEdges();

  const SpillPlan &Base;
  const SpillRule &Changed;
  /// How the current plan differs from it so far.
  std::vector<bool> IsEntryChanged, IsExitChanged, WasStored;
  SmallVector<unsigned, 8> StoredOtherwise;
};

} // namespace

// Whether the changed rule is about a value that is live at the block's start,
// or comes into being in it.
bool Replanner::isRuleChanged(unsigned Id) const {
  return Changed.covers(Program, Id) && any_of(Changed.Values, [&](unsigned V) {
           return isLiveAtEntry(V, Id) || Program.Values[V].DefBlock == Id;
         });
}

// Whether it matters in the block that some values have been stored before in
// one of the two plans only.
bool Replanner::isStoredOtherwise(unsigned Id) const {
  return any_of(StoredOtherwise, [&](unsigned V) {
    return Program.Values[V].DefBlock == Id || isLiveAtEntry(V, Id);
  });
}

// A plan for a block follows from those of its predecessors that come before,
// what its successors want, what is stored already, and rules.
bool Replanner::mustReplan(unsigned Id) const {
  const SpillBlock &B = Program.Blocks[Id];
  return isRuleChanged(Id) || isStoredOtherwise(Id) ||
         any_of(B.Preds, [&](unsigned P) { return IsExitChanged[P]; }) ||
         any_of(B.Succs, [&](unsigned S) {
           return S > Id ? isRuleChanged(S) : IsEntryChanged[S];
         });
}

void Replanner::keepBlock(unsigned Id) {
  const SpillBlockPlan &B = Base.Blocks[Id];
  for (unsigned Value : B.Stored)
    IsStored[Value] = WasStored[Value] = true;
  Cost += getActionCost(Program, B.Actions) * Program.Blocks[Id].Frequency;
  Plan.Blocks[Id] = B;
}

// Returns whether the plan for the block is another one.
bool Replanner::replanBlock(unsigned Id) {
  const SpillBlockPlan &Old = Base.Blocks[Id];
  planBlock(Id);
  const SpillBlockPlan &New = Plan.Blocks[Id];
  IsEntryChanged[Id] = New.Entry != Old.Entry;
  IsExitChanged[Id] = New.Exit != Old.Exit;
  for (unsigned Value : Old.Stored)
    WasStored[Value] = true;
  StoredOtherwise.append(Old.Stored.begin(), Old.Stored.end());
  StoredOtherwise.append(New.Stored.begin(), New.Stored.end());
  return IsEntryChanged[Id] || IsExitChanged[Id] || New.Actions != Old.Actions;
}

// Edges of blocks that are as before are, too.
void Replanner::replanEdges() {
  ArrayRef<SpillEdgePlan> Old = Base.Edges;
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
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
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id) {
    erase_if(StoredOtherwise,
             [&](unsigned V) { return IsStored[V] == WasStored[V]; });
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
                         ArrayRef<unsigned> LoopPressure, unsigned NumRegs,
                         const SpillStrategy &Strategy, const SpillPlan &Base,
                         const SpillRule &Changed, double CostLimit) {
  return Replanner(Program, Distances, LoopPressure, NumRegs, Strategy, Base,
                   Changed)
      .run(CostLimit);
}
