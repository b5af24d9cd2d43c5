//===-- NextUse.h - How far away the next use of a value is -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Global next-use distances: for each value live at the start or end of a
/// block, how many instructions lie between there and the nearest use on any
/// path. Leaving a loop adds a distance that paths within it do not have, so
/// that a value used in a loop is nearer than one used after it.
///
/// A PHI uses nothing: its operand is as near as its result, of which it is
/// another name.
///
/// Backward data flow to the fixed point, a few sweeps over the live sets.
///
/// Braun, Hack: Register Spilling and Live-Range Splitting for SSA-Form
/// Programs. CC 2009.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_NEXTUSE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_NEXTUSE_H

#include "RegAlloc/Algorithms/SpillProgram.h"

namespace llvm::course {

/// The largest distance.
constexpr uint32_t MaxDistance = 1u << 30;

struct NextUse {
  ValueId Value;
  uint32_t Distance;
  /// The frequency of the block with the nearest use.
  float Frequency;

  bool operator==(const NextUse &Other) const {
    return Value == Other.Value && Distance == Other.Distance &&
           Frequency == Other.Frequency;
  }
};

class NextUses {
public:
  explicit NextUses(const SpillProgram &Program);

  /// The values live at the start of a block, results of PHIs included, sorted
  /// by value.
  ArrayRef<NextUse> atEntry(BlockId Block) const { return Entries[Block]; }

  /// The values live at the end of a block, operands of PHIs included, sorted
  /// by value.
  ArrayRef<NextUse> atExit(BlockId Block) const { return Exits[Block]; }

  /// The first uses of values that come into a block: pairs of value and
  /// position.
  ArrayRef<std::pair<ValueId, unsigned>> firstUsesIn(BlockId Block) const {
    return FirstUses.of(Block);
  }

  /// For the operands of each instruction of a block and then its definition,
  /// in order, the position of the next use in the same block, or None.
  ArrayRef<uint32_t> nextUsesIn(BlockId Block) const {
    return LocalUses.of(Block);
  }

  bool isLiveAtExit(ValueId Value, BlockId Block) const {
    return lookup(Exits[Block], Value);
  }

  static const NextUse *lookup(ArrayRef<NextUse> Uses, ValueId Value);

  /// Whether \p A is live right after the definition of \p B, which is another
  /// value.
  bool isLiveAfterDef(ValueId A, ValueId B) const;

  /// Whether the two are live at once.
  bool interfere(ValueId A, ValueId B) const {
    return isLiveAfterDef(A, B) || isLiveAfterDef(B, A);
  }

  /// The most values live at once in each loop.
  IdVector<LoopId, unsigned> computeLoopPressure() const;

private:
  /// A list for each block, one after another.
  template <typename T> struct Lists {
    std::vector<T> Items;
    std::vector<size_t> Ends;

    ArrayRef<T> of(BlockId Block) const {
      unsigned Index = Block.index();
      size_t Begin = Index == 0 ? 0 : Ends[Index - 1];
      return ArrayRef(Items).slice(Begin, Ends[Index] - Begin);
    }
  };

  const SpillProgram &Program;
  IdVector<BlockId, SmallVector<NextUse, 0>> Entries, Exits;
  Lists<std::pair<ValueId, unsigned>> FirstUses;
  Lists<uint32_t> LocalUses;

  unsigned computePressure(BlockId Block) const;
  void findFirstUses();
  void findLocalUses();
  SmallVector<NextUse, 0> computeExit(BlockId Block);
  SmallVector<NextUse, 0> computeEntry(BlockId Block);
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_NEXTUSE_H
