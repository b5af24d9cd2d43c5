//===-- DataFlow.h - One solver for data-flow analyses ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Data-flow analysis over sets of facts (Kildall, A unified approach to global
/// program optimization, POPL 1973): a direction, a meet, what holds at the
/// boundary, and a transfer function for each block. The lattice is that of the
/// sets; the solution is the greatest one that satisfies the equations. Where
/// the meet is a union the top is the empty set, otherwise that of all facts.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_DATAFLOW_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_DATAFLOW_H

#include "DataFlow/FlowGraph.h"
#include <functional>

namespace llvm::course {

enum class Direction { Forward, Backward };
enum class Meet { Union, Intersection };

/// One set of facts for each block, or for each edge.
using BlockFacts = IdVector<BlockId, BitVector>;
using EdgeFacts = IdVector<EdgeId, BitVector>;

/// What holds after a block in the direction of the analysis, if \p Before
/// holds before it. It must be monotone: of less before follows less after.
using TransferFunction =
    std::function<BitVector(BlockId Block, const BitVector &Before)>;

struct DataFlowProblem {
  Direction Dir = Direction::Forward;
  Meet Merge = Meet::Union;
  /// What holds before the entry, or after each of the graph's ends. Its size
  /// is the number of facts.
  BitVector Boundary;
  TransferFunction Transfer;
  /// What holds on an edge in addition; empty if nothing.
  EdgeFacts OnEdge = {};

  unsigned numFacts() const { return Boundary.size(); }
};

struct DataFlowSolution {
  /// What holds at the start and at the end of each block, whatever the
  /// direction. Of a block that cannot be reached: the top.
  BlockFacts In, Out;
  /// How often a transfer function was applied.
  unsigned NumVisits = 0;
};

/// By a worklist in reverse post-order, or in post-order for an analysis that
/// goes backward. Visits each block at most as often as the lattice is high
/// times its neighbours; mostly two or three times.
DataFlowSolution solveDataFlow(const FlowGraph &G, const DataFlowProblem &P);

/// The same by visiting all blocks, in the order of their numbers, until
/// nothing changes.
DataFlowSolution solveByRounds(const FlowGraph &G, const DataFlowProblem &P);

/// Whether the transfer function of each block is monotone, by trying all sets.
/// Only for problems of at most 16 facts.
Complaint checkMonotone(const FlowGraph &G, const DataFlowProblem &P);

/// The transfer function Gen + (X - Kill), which is monotone and distributive.
struct GenKill {
  BitVector Gen, Kill;

  explicit GenKill(unsigned NumFacts) : Gen(NumFacts), Kill(NumFacts) {}

  BitVector operator()(const BitVector &Before) const {
    BitVector After = Before;
    return (After.reset(Kill)) |= Gen;
  }

  /// First this one, then \p Next.
  GenKill then(const GenKill &Next) const;
  /// The union or the intersection of what this one and \p Other give.
  GenKill meet(const GenKill &Other, Meet Merge) const;
};

TransferFunction makeTransfer(IdVector<BlockId, GenKill> Blocks);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_DATAFLOW_H
