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
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm::course {

/// A slot's new contents.
struct SlotMove {
  enum KindType : uint8_t {
    Register,  ///< Src is a value in a register.
    Immediate, ///< Src is a value that is a constant.
    Slot,      ///< Src is a slot.
  };
  unsigned Dst;
  KindType Kind;
  unsigned Src;
};

/// A register's new contents.
struct SlotReload {
  unsigned Value;
  unsigned Slot;
};

struct EdgeStep {
  enum KindType : uint8_t {
    StoreRegister,  ///< Slot Dst := value Src.
    StoreImmediate, ///< Slot Dst := constant value Src.
    CopySlot,       ///< Slot Dst := slot Src.
    Reload,         ///< Value Dst := slot Src.
    Rematerialize,  ///< Value Dst is computed again.
  };
  KindType Kind;
  unsigned Dst, Src;
};

struct EdgeTask {
  SmallVector<SlotMove, 4> Moves;
  SmallVector<SlotReload, 4> Reloads;
  SmallVector<unsigned, 4> Rematerializations;
  /// The values in registers at the beginning that stay there.
  SmallVector<unsigned, 17> Kept;

  /// Whether a register is needed that neither a source nor a result has.
  bool needsTemporary() const;
};

/// The steps for \p Task with \p NumRegs registers. Slots from \p FirstNewSlot
/// on are free for temporary use; it is set behind the last one taken. If the
/// task needs a temporary, fewer values than \p NumRegs may be kept.
SmallVector<EdgeStep, 8> sequenceEdge(EdgeTask Task, unsigned NumRegs,
                                      unsigned &FirstNewSlot);

/// Whether \p Steps does what \p Task says with \p NumRegs registers.
Complaint verifyEdgeSteps(const EdgeTask &Task, unsigned NumRegs,
                          ArrayRef<EdgeStep> Steps);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_EDGECODE_H
