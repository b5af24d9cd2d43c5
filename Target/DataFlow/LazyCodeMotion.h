//===-- LazyCodeMotion.h - Where expressions are computed least -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Partial redundancy elimination by bit vectors, for all expressions of a
/// program at once. No path computes an expression more often than before, and
/// no other placement that is safe computes one less often on any path; of
/// those that do not, this one is the latest, so that values live briefly
/// (Knoop, Rüthing, Steffen, Lazy code motion, PLDI 1992).
///
/// The edge form (Drechsler, Stadel, A variation of Knoop, Rüthing, and
/// Steffen's lazy code motion, SIGPLAN Notices 1993) places on edges. The node
/// form places before nodes of one statement each, where edges that lead to
/// merges are nodes, too. Morel and Renvoise (Global optimization by
/// suppression of partial redundancies, CACM 1979), for comparison, place at
/// the ends of blocks: they miss what needs a new block and move farther than
/// they must.
///
/// Repeated computations within a block, with no definition of an operand
/// between them, are the business of local elimination: none of the three
/// counts them.
///
/// Each takes a few data-flow analyses: blocks times expressions, mostly.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_LAZYCODEMOTION_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_LAZYCODEMOTION_H

#include "DataFlow/FlowProgram.h"

namespace llvm::course {

struct EdgeCodeMotion {
  /// For each edge: the first place where an expression can be computed, a
  /// place down to which that can be put off, and where it is computed.
  EdgeFacts Earliest, Later, Insert;
  /// For each block: what can be put off at least to its start, and which of
  /// the upward exposed expressions need not be computed any more.
  BlockFacts LaterIn, Delete;
};
EdgeCodeMotion moveToEdges(const FlowProgram &P);

/// A program of one statement in each block, with a block on each edge that
/// leads to a merge.
struct NodeProgram {
  FlowProgram Program;
  /// What a node was: a statement of a block, or an edge.
  struct Origin {
    BlockId Block;
    StatementId Statement;
    EdgeId Edge;
  };
  IdVector<BlockId, Origin> Origins;
};
NodeProgram splitIntoNodes(const FlowProgram &P);

struct NodeCodeMotion {
  /// At the start of each node.
  BlockFacts Anticipated, Available, Postponable;
  BlockFacts Earliest, Latest;
  /// What is used after the node before it is placed again.
  BlockFacts UsedAfter;
  /// What is computed at the start of the node for a temporary, and for which
  /// computations of the node the temporary is read.
  BlockFacts Insert, Replace;
};
/// \p P must have at most one statement in a block.
NodeCodeMotion moveToNodes(const FlowProgram &P);

struct MorelRenvoise {
  /// At the start and the end of each block.
  BlockFacts PlacementPossibleIn, PlacementPossibleOut;
  /// At the end of each block, and in it.
  BlockFacts Insert, Delete;
};
MorelRenvoise suppressPartialRedundancies(const FlowProgram &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_LAZYCODEMOTION_H
