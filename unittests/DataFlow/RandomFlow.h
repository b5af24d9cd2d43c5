//===-- RandomFlow.h - Programs for property tests --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Programs to move code in, and a machine that executes them along a path: it
/// knows for each variable which of its definitions was last executed, so that
/// a value read from a temporary can be held against what the expression would
/// be worth.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_DATAFLOW_RANDOMFLOW_H
#define COURSE_UNITTESTS_DATAFLOW_RANDOMFLOW_H

#include "DataFlow/FlowProgram.h"
#include "RandomGraphs.h"

namespace llvm::course {

/// Edges and statements by number.
FlowGraph makeFlowGraph(unsigned NumBlocks,
                        ArrayRef<std::pair<unsigned, unsigned>> Edges);
FlowStatement define(unsigned Variable);
FlowStatement compute(unsigned Expression);

/// A graph in which all blocks can be reached; one edge in 5 is a back edge.
FlowGraph randomFlowGraph(Random &R, unsigned NumBlocks, unsigned MoreEdges);

/// Up to three statements in a block, each of which computes an expression or
/// defines a variable, or both. The first statements of the entry define all
/// variables.
FlowProgram randomFlowProgram(Random &R, unsigned NumBlocks, unsigned MoreEdges,
                              unsigned NumExpressions);

/// The edges of a path from the entry to an end.
using FlowPath = SmallVector<EdgeId, 16>;

/// All of at most \p MaxLength edges.
SmallVector<FlowPath, 0> listPaths(const FlowGraph &G, unsigned MaxLength);

/// \p Length edges at random, or fewer if there is no more, and from there the
/// shortest path to an end.
FlowPath randomPath(Random &R, const FlowGraph &G, unsigned Length);

/// What a path knows while a program runs.
class FlowState {
  const FlowProgram &P;
  IdVector<FlowVariableId, unsigned> Versions;
  unsigned LastVersion = 0;

public:
  /// What an expression is worth: the versions of its operands.
  using Worth = SmallVector<unsigned, 2>;

  explicit FlowState(const FlowProgram &P) : P(P), Versions(P.NumVariables) {}

  void define(FlowVariableId Variable) { Versions[Variable] = ++LastVersion; }
  Worth evaluate(ExpressionId Expression) const {
    Worth W;
    for (FlowVariableId V : P.Operands[Expression])
      W.push_back(Versions[V]);
    return W;
  }
};

/// How often each expression is computed along a path, but for repeated
/// computations in one block, which local elimination removes.
using Counts = IdVector<ExpressionId, unsigned>;
Counts countComputations(const FlowProgram &P, const FlowPath &Path);

/// Where expressions are computed for their temporaries, and which computations
/// read them. Sets that are empty stand for nothing.
struct Placement {
  const EdgeFacts &OnEdge;
  const BlockFacts &AtStart, &AtEnd, &Delete;
};
inline const EdgeFacts OnNoEdge;
inline const BlockFacts InNoBlock;

/// The same after a placement; expects that temporaries hold what they should.
Counts countComputations(const FlowProgram &P, const Placement &Where,
                         const FlowPath &Path);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_DATAFLOW_RANDOMFLOW_H
