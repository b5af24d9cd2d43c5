//===-- SpillProgram.h - What spilling sees of a program --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program in SSA form as far as spilling is concerned: blocks with
/// frequencies, instructions that use and define values, and what each value
/// costs to have again. All is plain numbers: the algorithms built on it are
/// tested without any target.
///
/// Blocks are numbered in reverse postorder, 0 is the entry. The terminators of
/// a block are one instruction, its last one. Costs are in any unit; they are
/// multiplied with frequencies.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPROGRAM_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPROGRAM_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace llvm::course {

/// Where PHIs define: before the first instruction.
constexpr int PhiPosition = -1;

struct SpillInstr {
  /// The values it reads, each once.
  SmallVector<ValueId, 3> Uses;
  ValueId Def;
  /// If it accesses memory: what head travel from a spill slot to there, or
  /// back, costs.
  std::optional<float> Travel;
  /// It must stay in order with others that are so: it has an effect, or sees
  /// theirs.
  bool IsOrdered = false;
};

struct SpillPhi {
  ValueId Result;
  /// One for each predecessor; None where the operand is undefined.
  SmallVector<ValueId, 4> Operands;
};

struct SpillBlock {
  SmallVector<BlockId, 4> Preds, Succs;
  /// How often the edge from each predecessor is taken.
  SmallVector<double, 4> PredFrequencies;
  double Frequency = 1;
  BlockId IDom;
  /// The innermost loop around it.
  LoopId Loop;
  /// Whether instructions can be put at its end for its only successor: the
  /// terminators read no register.
  bool EndsPlainly = true;
  SmallVector<SpillPhi, 0> Phis;
  std::vector<SpillInstr> Instrs;
};

struct SpillLoop {
  LoopId Parent;
  BlockId Header;
};

struct SpillValue {
  BlockId DefBlock;
  int DefPos = PhiPosition;
  /// The cost of computing it again; negative if that is impossible.
  double RematerializeCost = -1;
  /// What must be in registers for that.
  SmallVector<ValueId, 2> RematerializeOperands;
  /// A constant or argument register, which can be stored directly.
  bool IsImmediate = false;

  bool canRematerialize() const { return RematerializeCost >= 0; }
  /// Whether it can be had anywhere without a register's help.
  bool isRematerializableAnywhere() const {
    return canRematerialize() && RematerializeOperands.empty();
  }
  bool isPhi() const { return DefPos == PhiPosition; }
};

struct SpillCosts {
  double Store = 2, Load = 2;
  /// A block on an edge that had none.
  double Branch = 1;
};

class SpillProgram {
public:
  IdVector<BlockId, SpillBlock> Blocks;
  IdVector<LoopId, SpillLoop> Loops;
  IdVector<ValueId, SpillValue> Values;
  SpillCosts Costs;

  /// Whether values, blocks and loops are numbered and connected as said above.
  Complaint check() const;

  /// What an access to a slot costs, taken alone, if travel there counts.
  double getIsolatedLoadCost() const { return Costs.Load + IsolatedTravel; }
  double getIsolatedStoreCost() const { return Costs.Store + IsolatedTravel; }

  /// Computes what the queries below need; the program must not change after.
  void finish();

  /// What leaving the loop adds to the distance to a use: more than any path
  /// through it that leaves only loops inside, so that a value used in the loop
  /// is nearer than one used after it.
  uint32_t getExitDistance(LoopId Loop) const;
  /// The sum over all loops that the edge leaves.
  uint64_t getExitDistance(BlockId From, BlockId To) const;
  bool isInLoop(BlockId Block, LoopId Loop) const;
  bool isLoopHeader(BlockId Block) const;

  /// Whether \p A dominates \p B; a block dominates itself.
  bool dominates(BlockId A, BlockId B) const {
    return DomIn[A] <= DomIn[B] && DomOut[B] <= DomOut[A];
  }

  /// Whether \p Block uses \p Value (PHIs apart) after the position \p Pos.
  bool isUsedAfter(ValueId Value, BlockId Block, int Pos) const;

  /// Whether code for the edge needs a block of its own.
  bool isSplitEdge(BlockId Pred, BlockId Succ) const;
  /// Whether the edge's code goes to the start of the successor.
  bool isCodeAtStart(BlockId Succ) const {
    return Blocks[Succ].Preds.size() == 1;
  }

  /// What \p Value, live at the start of \p Succ, is called on the edge from
  /// its predecessor of that index: the operand of a PHI (which may be None),
  /// else itself.
  ValueId getNameOnEdge(ValueId Value, BlockId Succ, unsigned PredIndex) const {
    const SpillValue &V = Values[Value];
    return V.DefBlock == Succ && V.isPhi()
               ? Blocks[Succ].Phis[PhiIndex[Value]].Operands[PredIndex]
               : Value;
  }

  unsigned getPredIndex(BlockId Pred, BlockId Succ) const;

private:
  /// The travel to a slot from the farthest access. It is as much again back,
  /// but shared with other accesses.
  double IsolatedTravel = 0;

  IdVector<BlockId, unsigned> DomIn, DomOut;
  /// For the result of a PHI, which of its block's it is.
  IdVector<ValueId, unsigned> PhiIndex;
  /// Pairs of block and position.
  using UseSite = std::pair<BlockId, int>;
  /// Those of value V in ascending order, from UseOffsets[V] to
  /// UseOffsets[V + 1].
  std::vector<unsigned> UseOffsets;
  std::vector<UseSite> UseSites;

  void numberDominators();
  void indexUses();
  ArrayRef<UseSite> getUseSites(ValueId Value) const;
  Complaint checkBlock(BlockId Id) const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLPROGRAM_H
