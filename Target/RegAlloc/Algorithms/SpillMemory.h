//===-- SpillMemory.h - Where values are stored -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Given which values come back from memory where, decides which slot each has
/// and where it is stored.
///
/// A value is stored once on each path: after its definition, or at the starts
/// of blocks that it reaches in a register, if these are executed more rarely
/// and every reload is dominated by one. As long as the value stays in its
/// register the store can wait for other accesses to the stack: the machine
/// charges for travel from the heap.
///
/// A PHI whose result is in memory is a PHI of slots. Its operands share its
/// slot if they are never live together with the result or each other; then
/// nothing happens at the PHI. Else the operand is stored, or copied from its
/// own slot, on the edge.
///
/// \code
///   b1:  x = ..                     x = ..; store x, slot
///   b2:  y = PHI x, b1, z, b2       ..
///        z = .. y ..                y' = load slot; z = .. y' ..
///                                   store z, slot
/// \endcode
///
/// The placement is optimal among sets of stores that dominate the reloads:
/// dynamic programming over the dominator tree between definition and reloads.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLMEMORY_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLMEMORY_H

#include "RegAlloc/Algorithms/EdgeCode.h"
#include "RegAlloc/Algorithms/Spilling.h"

namespace llvm::course {

struct SpillStore {
  ValueId Value;
  BlockId Block;
  /// Before what happens before this instruction; the number of instructions if
  /// at the end.
  unsigned Pos;
};

struct SpillEdgeCode {
  BlockId Pred, Succ;
  SmallVector<EdgeStep, 8> Steps;
};

struct SpillMemoryPlan {
  /// The slot of a value that is ever in memory, else None.
  IdVector<ValueId, SlotId> SlotOf;
  unsigned NumSlots = 0;
  /// PHIs that are none of registers any more.
  IdVector<ValueId, bool> IsSpilledPhi;
  std::vector<SpillStore> Stores;
  std::vector<SpillEdgeCode> Edges;
};

SpillMemoryPlan planMemory(const SpillProgram &Program,
                           const NextUses &Distances, const SpillPlan &Plan,
                           unsigned NumRegs);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLMEMORY_H
