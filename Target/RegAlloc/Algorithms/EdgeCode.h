//===-- EdgeCode.h - Spill code on an edge, in a safe order -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts in order what happens on an edge between blocks: stores that are the
/// operands of spilled PHIs, which all take place at once, and reloads.
///
/// \code
///   (slot 1, slot 2) := (slot 2, r), and reload v from slot 1
/// becomes
///   v := slot 1
///   slot 1 := slot 2
///   slot 2 := r
/// \endcode
///
/// A store waits until all that reads its slot has done so. Where stores wait
/// for each other, or for a reload that has no register yet, a temporary slot
/// breaks the deadlock. Copying from slot to slot takes a register for a
/// moment; rematerializations come last, so that their operands are there.
///
/// O(n), the counting of occupied registers apart.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_EDGECODE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_EDGECODE_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm::course {

/// What a slot or register gets: a value in a register, a value that is a
/// constant, a value that is computed again, or what a slot holds.
struct SlotSource {
  enum KindType : uint8_t { Register, Immediate, Computed, Slot };
  KindType Kind;
  ValueId Value; ///< Of a slot none.
  SlotId From;   ///< Of a value none.

  static SlotSource inRegister(ValueId V) { return {Register, V, None}; }
  static SlotSource immediate(ValueId V) { return {Immediate, V, None}; }
  static SlotSource computed(ValueId V) { return {Computed, V, None}; }
  static SlotSource inSlot(SlotId S) { return {Slot, None, S}; }

  /// Whether it reaches a slot through a register of the moment.
  bool needsTemporary() const { return Kind == Computed || Kind == Slot; }

  bool operator==(const SlotSource &Other) const {
    return Kind == Other.Kind && Value == Other.Value && From == Other.From;
  }
  bool operator!=(const SlotSource &Other) const { return !(*this == Other); }
};

/// A slot's new contents.
struct SlotMove {
  SlotId Dst;
  SlotSource Src;
};

/// A register's new contents.
struct SlotReload {
  ValueId Value;
  SlotId Slot;
};

struct EdgeStep {
  enum KindType : uint8_t {
    StoreRegister,  ///< Slot Dst := Value.
    StoreImmediate, ///< Slot Dst := Value, which is a constant.
    StoreComputed,  ///< Slot Dst := Value, which is computed again.
    CopySlot,       ///< Slot Dst := slot Src.
    Reload,         ///< Value := slot Src.
    Rematerialize,  ///< Value is computed again.
  };
  KindType Kind;
  ValueId Value = None;
  SlotId Dst = None, Src = None;
};

struct EdgeTask {
  SmallVector<SlotMove, 4> Moves;
  SmallVector<SlotReload, 4> Reloads;
  SmallVector<ValueId, 4> Rematerializations;
  /// The values in registers at the beginning that stay there.
  SmallVector<ValueId, 17> Kept;

  /// Whether a register is needed that neither a source nor a result has.
  bool needsTemporary() const;
};

/// The steps for \p Task with \p NumRegs registers. Slots from \p NumSlots on
/// are free for temporary use; those that are taken are added to it. If the
/// task needs a temporary, fewer values than \p NumRegs may be kept.
SmallVector<EdgeStep, 8> sequenceEdge(EdgeTask Task, unsigned NumRegs,
                                      unsigned &NumSlots);

/// Whether \p Steps does what \p Task says with \p NumRegs registers.
Complaint verifyEdgeSteps(const EdgeTask &Task, unsigned NumRegs,
                          ArrayRef<EdgeStep> Steps);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_EDGECODE_H
