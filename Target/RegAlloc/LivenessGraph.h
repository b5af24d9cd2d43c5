//===-- LivenessGraph.h - Interference of live intervals --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// From LiveIntervals to the pure algorithms: numbers the virtual registers of
/// a function and builds their interference graph. In SSA form it is chordal
/// (Hack, Grund, Goos: Register Allocation for Programs in SSA Form, CC 2006).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_LIVENESSGRAPH_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_LIVENESSGRAPH_H

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class LiveIntervals;
class MachineFunction;

namespace course {

/// The virtual registers that need a color, as nodes 0..size()-1 in the order
/// of their numbers.
struct LivenessGraph {
  IdVector<NodeId, Register> Registers;
  DenseMap<Register, NodeId> Nodes;
  InterferenceGraph Graph;
  /// The largest number of registers live at once.
  unsigned MaxLive = 0;
  /// For each block by its number, the nodes live into it, results of its PHIs
  /// apart.
  SmallVector<NodeList, 0> LiveIns;
};

/// A definition may take the register of an operand that dies in the same
/// instruction; one that nobody reads needs a register all the same; PHIs of a
/// block are defined at once. O((S + E) log S) for S live segments, E edges,
/// and the size of the live-in sets.
LivenessGraph buildLivenessGraph(const MachineFunction &MF, LiveIntervals &LIS);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_LIVENESSGRAPH_H
