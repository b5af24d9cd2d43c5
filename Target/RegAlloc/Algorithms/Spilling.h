//===-- Spilling.h - What to keep in registers, and where -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides, before any register is assigned, which values are in registers at
/// each point, so that there are never more than there are registers.
///
/// Blocks are visited in reverse postorder with the set of values that are in
/// registers. An instruction's operands that are not in the set come back
/// before it, reloaded or computed again; where the set overflows, the value
/// goes whose return costs least for the distance to its next use. A loop
/// starts with the values that it uses, a join with those that its predecessors
/// bring, and what an edge then lacks is brought back on the edge. A PHI whose
/// result is not in a register is a spilled PHI.
///
/// \code
///   a = ..; b = ..; c = ..           two registers: a goes before c comes, as
///   use b, c                         its use is the farthest, and is reloaded
///   use a                            before that
/// \endcode
///
/// Where values get into memory is decided afterwards (SpillMemory.h).
///
/// O(instructions * K + live sets), where K is the number of registers. Many
/// plans that differ little are made by planning again what differs.
///
/// Braun, Hack: Register Spilling and Live-Range Splitting for SSA-Form
/// Programs. CC 2009.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLING_H

#include "RegAlloc/Algorithms/NextUse.h"

namespace llvm::course {

/// One step before an instruction.
struct SpillAction {
  enum KindType : uint8_t {
    Evict,         ///< The value's register is free from here on.
    EvictLate,     ///< It is free as soon as the instruction has read it.
    Reload,        ///< The value comes from memory.
    Rematerialize, ///< The value is computed again.
  };
  unsigned Pos;
  KindType Kind;
  ValueId Value;

  bool operator==(const SpillAction &Other) const {
    return Pos == Other.Pos && Kind == Other.Kind && Value == Other.Value;
  }
};

/// What the reloads and rematerializations among \p Actions cost, executed
/// once.
double getActionCost(const SpillProgram &Program,
                     ArrayRef<SpillAction> Actions);

struct SpillBlockPlan {
  /// The values in registers after the PHIs, and at the end; ascending.
  SmallVector<ValueId, 17> Entry, Exit;
  /// In order.
  std::vector<SpillAction> Actions;
  /// Values that memory must hold for this.
  SmallVector<ValueId, 4> Stored;
};

/// What happens on an edge between blocks.
struct SpillEdgePlan {
  BlockId Pred, Succ;
  /// Reloads first, then rematerializations; Pos means nothing. A value that is
  /// reloaded though it is in the predecessor's Exit makes room for other code.
  SmallVector<SpillAction, 4> Actions;
};

struct SpillPlan {
  IdVector<BlockId, SpillBlockPlan> Blocks;
  /// Edges where something happens.
  std::vector<SpillEdgePlan> Edges;
};

/// Where to keep some values in some blocks, whatever they seem worth there.
struct SpillRule {
  enum EffectType : uint8_t {
    Ban,  ///< They are in no register at the starts of the blocks.
    Hold, ///< They are in registers, and others go before them.
  };
  EffectType Effect;
  /// All blocks of this loop; None if it is about one block.
  LoopId Loop;
  BlockId Block;
  SmallVector<ValueId, 2> Values;

  bool covers(const SpillProgram &Program, BlockId B) const {
    return Loop == None ? B == Block : Program.isInLoop(B, Loop);
  }
  bool operator==(const SpillRule &Other) const {
    return Effect == Other.Effect && Loop == Other.Loop &&
           Block == Other.Block && Values == Other.Values;
  }
};

/// How to choose between values.
struct SpillStrategy {
  /// Weigh the distance to the next use with what it costs to bring the value
  /// back; the distance alone, if not.
  bool WeighCosts = true;
  /// Joins take values that only some predecessors have in registers, if that
  /// costs no more than to bring them back later.
  bool CompleteJoins = true;
  /// A value that two rules contradict each other about is banned.
  std::vector<SpillRule> Rules;
};

/// Makes plans for \p NumRegs registers. No instruction may use more values
/// than there are registers.
class SpillPlanner {
public:
  SpillPlanner(const SpillProgram &Program, const NextUses &Distances,
               unsigned NumRegs);

  SpillPlan plan(const SpillStrategy &Strategy) const;

  /// The same if \p Base is the plan for \p Strategy without \p Changed or, if
  /// that is no rule of it, with it; only blocks to which the rule makes a
  /// difference are planned again. None if it makes no difference at all, or if
  /// what brings values back costs as much as \p CostLimit, frequencies
  /// counted.
  std::optional<SpillPlan> replan(const SpillStrategy &Strategy,
                                  const SpillPlan &Base,
                                  const SpillRule &Changed,
                                  double CostLimit) const;

  /// The most values live at once in each loop.
  IdArrayRef<LoopId, unsigned> getLoopPressure() const { return LoopPressure; }

private:
  const SpillProgram &Program;
  const NextUses &Distances;
  const unsigned NumRegs;
  const IdVector<LoopId, unsigned> LoopPressure;
};

/// What is wrong with \p Plan: a value that is not where it is used, or more
/// values than registers.
Complaint verifySpillPlan(const SpillProgram &Program, const SpillPlan &Plan,
                          unsigned NumRegs);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLING_H
