//===-- SpillPlanBuilder.h - The current spill plan -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes one spill plan: what Spilling.h describes, without its interface.
/// What a block starts with is chosen from what its predecessors end with
/// (SpillEntries.cpp), then its instructions are visited in order, and at last
/// the edges get what they lack (SpillPlanBuilder.cpp).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPLANBUILDER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPLANBUILDER_H

#include "RegAlloc/Algorithms/MarkedValues.h"
#include "RegAlloc/Algorithms/Spilling.h"
#include <algorithm>
#include <limits>

namespace llvm::course {

class SpillPlanBuilder {
public:
  /// All but \p NumRegs has to outlive the builder.
  SpillPlanBuilder(const SpillProgram &Program, const NextUses &Distances,
                   IdArrayRef<LoopId, unsigned> LoopPressure, unsigned NumRegs,
                   const SpillStrategy &Strategy);

  SpillPlan run();

protected:
  /// Blocks that come before must have been planned.
  void planBlock(BlockId Id);
  /// All blocks must have been planned.
  void planEdge(BlockId Succ, unsigned PredIndex);

  const SpillProgram &Program;
  const NextUses &Distances;
  SpillPlan Plan;
  /// Values that memory holds already: evicting them costs no store.
  IdVector<ValueId, bool> IsStored;
  /// Of blocks planned so far and of edges.
  double Cost = 0;

private:
  /// Where a value is used next, counted from the block's start on across its
  /// end, and the frequency of that use.
  struct Upcoming {
    uint32_t Pos = Dead;
    float Frequency = 0;
  };

  static constexpr uint32_t Dead = ~0u;
  /// Live, but of no use in a register.
  static constexpr uint32_t UnwantedPos = 3u << 30;

  double getReturnCost(ValueId Value) const;
  double getWorth(ValueId Value, uint32_t Distance, float Frequency) const;
  double getWorthInBlock(ValueId Value, unsigned Pos) const;

  void mark(MarkedValues &Values, SpillRule::EffectType Effect,
            BlockId Id) const;
  bool findWanted();
  void findNextUses();
  Upcoming takeLocalNext(ValueId Value);
  void planInstr(unsigned Pos);
  void evictDownTo(unsigned Limit, unsigned Pos, SpillAction::KindType Kind,
                   ArrayRef<ValueId> Pinned);
  void bringBack(ArrayRef<ValueId> Missing, unsigned Pos);
  void markStored(ValueId Value);

  using Candidate = std::pair<double, ValueId>;
  void chooseEntry();
  void chooseLoopEntry(ArrayRef<NextUse> LiveIns);
  void chooseJoinEntry(ArrayRef<NextUse> LiveIns);
  bool isWorthCompleting(const NextUse &U) const;
  void takeBest(SmallVectorImpl<Candidate> &Candidates, unsigned Limit);
  void markSpilledPhis();
  bool isAvailable(ValueId Value, unsigned PredIndex) const;

  const unsigned NumRegs;
  const SpillStrategy &Strategy;
  IdArrayRef<LoopId, unsigned> LoopPressure;

  // The block that is being worked on.
  BlockId Block;
  SpillBlockPlan *BlockPlan = nullptr;
  SmallVector<ValueId, 24> InRegs;
  /// By value: the next use from here, and the one after the block's end.
  IdVector<ValueId, Upcoming> Next, NextAfterEnd;
  /// Next uses after the operands and definitions that are left.
  const uint32_t *LocalNext = nullptr;

  MarkedValues Banned, Held, Wanted;
};

// Inline: two files weigh every candidate by them.

// Of having a value again that is not in a register.
inline double SpillPlanBuilder::getReturnCost(ValueId Value) const {
  const SpillValue &V = Program.Values[Value];
  if (V.isRematerializableAnywhere())
    return std::min(V.RematerializeCost, Program.getIsolatedLoadCost());
  return Program.getIsolatedLoadCost();
}

// What a register is worth that keeps the value for so long. A value used in a
// hotter place would be brought back before that, here at the latest.
inline double SpillPlanBuilder::getWorth(ValueId Value, uint32_t Distance,
                                         float Frequency) const {
  if (Held.contains(Value))
    return std::numeric_limits<float>::max() / (Distance + 1.0);
  if (!Strategy.WeighCosts)
    return 1.0 / (Distance + 1.0);
  double Here = Program.Blocks[Block].Frequency;
  double Cost = getReturnCost(Value) * std::min<double>(Frequency, Here);
  const SpillValue &V = Program.Values[Value];
  if (!IsStored[Value] && !V.isRematerializableAnywhere())
    Cost += Program.getIsolatedStoreCost() *
            std::min(Program.Blocks[V.DefBlock].Frequency, Here);
  return Cost / (Distance + 1.0);
}

/// The plan for a strategy that differs by the rule \p Changed from that of
/// \p Base. \see SpillPlanner::replan
std::optional<SpillPlan>
replanWithChange(const SpillProgram &Program, const NextUses &Distances,
                 IdArrayRef<LoopId, unsigned> LoopPressure, unsigned NumRegs,
                 const SpillStrategy &Strategy, const SpillPlan &Base,
                 const SpillRule &Changed, double CostLimit);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPLANBUILDER_H
