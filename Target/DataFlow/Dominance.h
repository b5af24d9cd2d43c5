//===-- Dominance.h - Dominators and their frontiers ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Which blocks are on every path to a block (Cooper, Harvey, Kennedy, A
/// simple, fast dominance algorithm, 2001), and where that ends; the same from
/// the ends backward, which is control dependence.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_DOMINANCE_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_DOMINANCE_H

#include "DataFlow/FlowGraph.h"

namespace llvm::course {

/// Owns its parts but for the graph, which must outlive it, and all blocks of
/// which must be reachable.
class Dominance {
public:
  explicit Dominance(const FlowGraph &G);

  /// None for the entry.
  BlockId immediateDominator(BlockId Block) const { return Parent[Block]; }

  /// A block dominates itself.
  bool dominates(BlockId A, BlockId B) const {
    return First[A] <= First[B] && First[B] < First[A] + Size[A];
  }
  bool strictlyDominates(BlockId A, BlockId B) const {
    return A != B && dominates(A, B);
  }

  /// A place in a walk over the dominator tree that visits parents first: what
  /// a block dominates follows it without gaps.
  unsigned position(BlockId Block) const { return First[Block]; }
  /// The blocks by position, and those of them that \p Block dominates.
  ArrayRef<BlockId> walk() const { return Walk; }
  ArrayRef<BlockId> subtree(BlockId Block) const {
    return walk().slice(First[Block], Size[Block]);
  }

  /// The edges that lead from a block that \p Block dominates to one that it
  /// does not dominate strictly.
  ArrayRef<EdgeId> frontierEdges(BlockId Block) const {
    return Frontier[Block];
  }

  /// The blocks where one of \p Blocks and something else meet, and where these
  /// do, and so on; ascending.
  SmallVector<BlockId, 8> iteratedFrontier(ArrayRef<BlockId> Blocks) const;

private:
  void findParents();
  void findWalk();

  const FlowGraph &G;
  IdVector<BlockId, BlockId> Parent;
  IdVector<BlockId, unsigned> First, Size;
  SmallVector<BlockId, 0> Walk;
  IdVector<BlockId, SmallVector<EdgeId, 2>> Frontier;
};

/// For each block the edges that decide whether it is executed: those from which
/// on it is certain to be, where before it was not (Ferrante, Ottenstein,
/// Warren, The program dependence graph and its use in optimization, 1987). A
/// path ends where the graph says. Blocks need not be reachable.
IdVector<BlockId, SmallVector<EdgeId, 2>>
findControlDependences(const FlowGraph &G);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_DOMINANCE_H
