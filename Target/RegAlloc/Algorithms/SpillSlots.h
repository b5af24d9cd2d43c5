//===-- SpillSlots.h - Slots that share places in the frame -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives slots places in the frame: slots that are never of use at the same
/// time share a place, and those that are accessed one after the other lie
/// near each other, since the machine charges for travel between accesses.
///
/// Liveness of slots by backward data flow, then greedy colouring in the order
/// of access frequency, then a chain of places that always goes on with the
/// one most often accessed next to the last. O(accesses * live slots).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSLOTS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSLOTS_H

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace llvm::course {

/// A place in the frame, which slots share.
using CellId = Id<struct CellTag>;

/// A block of the function; those of a SpillProgram have other numbers.
using SlotBlockId = Id<struct SlotBlockTag>;

struct SlotAccess {
  SlotId Slot;
  bool IsStore;
};

struct SlotBlock {
  SmallVector<SlotBlockId, 2> Succs;
  double Frequency = 1;
  std::vector<SlotAccess> Accesses;
};

struct SlotCells {
  /// The place of each slot; places are numbered as they lie in the frame.
  IdVector<SlotId, CellId> CellOf;
  unsigned NumCells = 0;
};

/// The pairs of slots that hold something of use at the same time; a node has
/// its slot's number.
InterferenceGraph buildSlotGraph(IdArrayRef<SlotBlockId, SlotBlock> Blocks,
                                 unsigned NumSlots);

/// Slots of which only one is in \p Apart share no place.
SlotCells assignCells(IdArrayRef<SlotBlockId, SlotBlock> Blocks,
                      unsigned NumSlots, const BitVector &Apart = BitVector());

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSLOTS_H
