//===-- CoalescingTests.h - May two nodes be merged? ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The three tests for conservative coalescing: Briggs, George, brute force.
///
/// Each test answers whether two nodes that do not interfere can be merged such
/// that a greedy-K-colorable graph stays so. "No" is always safe. Briggs and
/// George look at neighbours only and say "no" more often than needed; brute
/// force is exact on greedy-K-colorable graphs (Bouchez, Darte, Rastello 2008).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H

#include "RegAlloc/Algorithms/MergeableGraph.h"

namespace llvm::course {

/// The tests on one graph, which may be changed between two calls. All
/// arguments are present representatives that do not interfere.
class CoalescingTests {
public:
  explicit CoalescingTests(const MergeableGraph &G) : G(G), Marks(G.size()) {}

  /// The merged node would have fewer than K neighbours that are significant
  /// then. "No" if one node is precolored: the merged node could not be
  /// eliminated then, on which the test relies. O(degrees).
  bool briggs(unsigned A, unsigned B);

  /// Each neighbour of \p B is one of \p A or not significant. \p B must not be
  /// precolored, \p A may. Not symmetric. O(degree of B), but for hasEdge().
  bool george(unsigned A, unsigned B) const;

  /// Merging \p A and \p B leaves a greedy-K-colorable graph greedy-K-
  /// colorable. Looks only at that part of the graph from which the outcome
  /// depends, and says "no" when it has walked over \p Budget edges. O(V + E)
  /// at worst.
  bool bruteForce(unsigned A, unsigned B, unsigned Budget = ~0u);

private:
  struct Trial;

  /// What a trial knows of a node. Each mark holds the number of the trial that
  /// set it, so that none need be cleared.
  struct NodeMarks {
    /// A neighbour of the first node to merge, and of both.
    unsigned NearFirst = 0, NearBoth = 0;
    /// A node whose elimination the answer waits for.
    unsigned Awaited = 0;
    unsigned Demanded = 0, Gone = 0;
    /// The trial for which Degree holds: the neighbours that are not gone,
    /// the merged node being one.
    unsigned HasDegree = 0;
    unsigned Degree;
  };

  bool isSet(unsigned Mark) const { return Mark == TrialNumber; }
  unsigned &degree(unsigned V);
  SmallVector<unsigned, 32> markAround(const Trial &T);
  void demand(Trial &T, unsigned V);
  void eliminate(Trial &T, unsigned V);
  void eliminateFrom(Trial &T);

  const MergeableGraph &G;
  unsigned TrialNumber = 0;
  SmallVector<NodeMarks, 0> Marks;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H
