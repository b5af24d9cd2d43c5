//===-- Regions.h - Data flow without iteration -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Region-based data-flow analysis: a transfer function for ever larger regions
/// instead of sets for blocks until nothing changes. A region is a header and
/// blocks that it dominates; only the header has predecessors elsewhere. Each
/// block is one at first. Two transformations make them larger (Hecht, Ullman,
/// Flow graph reducibility, 1972):
///
/// \code
///   T1   h -> h                          the edges from a region to its own
///                                        header go
///   T2   a -> b, and nothing else to b   b becomes a part of a
/// \endcode
///
/// A graph of which one region is left is reducible. Others are reported by
/// what is left of them, and have to be solved by iteration.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_REGIONS_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_REGIONS_H

#include "DataFlow/DataFlow.h"

namespace llvm::course {

class RegionReduction {
public:
  /// One transformation: of the regions with the headers \p From and \p To, the
  /// edges from the one to the other go. If they are one region it is T1.
  struct Step {
    BlockId From, To;
    SmallVector<EdgeId, 2> Edges;

    bool isLoop() const { return From == To; }
  };

  /// Loops from the inside out, then the rest. Blocks that cannot be reached
  /// take no part. If the graph is reducible each edge is looked at once for each
  /// header of a loop that dominates it.
  explicit RegionReduction(const FlowGraph &G);

  ArrayRef<Step> steps() const { return Steps; }

  /// The headers of the regions that are left, the entry first. No
  /// transformation applies to them.
  ArrayRef<BlockId> headers() const { return Headers; }
  bool isReducible() const { return Headers.size() <= 1; }

private:
  bool grow(BlockId Header);
  SmallVector<EdgeId, 2> edgesBetween(BlockId From, BlockId To) const;
  bool absorb(BlockId Header, BlockId Other);

  const FlowGraph &G;
  /// The header of each block's region, and the blocks of each header's.
  IdVector<BlockId, BlockId> Region;
  IdVector<BlockId, SmallVector<BlockId, 1>> Members;
  ById<EdgeId, BitVector> IsGone;
  SmallVector<Step, 0> Steps;
  SmallVector<BlockId, 0> Headers;
};

/// The same as solveDataFlow. \p R must be a reduction of \p G to one region,
/// and \p P go forward, have nothing on edges, and a GenKill in each block. Of
/// NumVisits: how often transfer functions were composed.
DataFlowSolution solveByRegions(const FlowGraph &G, const RegionReduction &R,
                                const DataFlowProblem &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_REGIONS_H
