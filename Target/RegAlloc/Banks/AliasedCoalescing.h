//===-- AliasedCoalescing.h - Coalescing with squeezes ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing for aliased banks: the tests of Briggs, George and brute force
/// with squeezes instead of degrees (Bouchez, Darte, Rastello 2008), and the
/// coalescers on top.
///
/// A partition that a conservative coalescer returns leaves a
/// greedy-K-colorable problem greedy-K-colorable.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H

#include "RegAlloc/Banks/AliasedGraph.h"

namespace llvm::course {

/// The tests on one graph, which may be changed between two calls. All
/// arguments are present representatives that do not interfere. "No" is always
/// safe.
class AliasedTests {
public:
  explicit AliasedTests(const AliasedGraph &G) : G(G) {}

  /// The neighbours of the merged node that would still be significant squeeze
  /// it less than its class has registers. "No" if one node is fixed.
  bool briggs(unsigned A, unsigned B) const;

  /// Each neighbour of \p B is one of \p A, or would be insignificant beside
  /// the merged node. "No" if \p B alone is fixed. Not symmetric.
  bool george(unsigned A, unsigned B) const;

  /// The merged graph is greedy-K-colorable if this one is. Exact, unless it
  /// gives up after a walk over \p Budget edges.
  bool bruteForce(unsigned A, unsigned B, unsigned Budget = ~0u) const;

private:
  bool isSignificantAfter(unsigned U, unsigned A, unsigned B) const;

  const AliasedGraph &G;
};

/// Whether the nodes \p Wanted of \p G can be simplified, with all that has to
/// be before. If what is left without them is greedy-K-colorable, so is \p G.
/// "No" after a walk over \p Budget edges.
bool canSimplifyAll(const AliasedGraph &G, ArrayRef<unsigned> Wanted,
                    unsigned Budget = ~0u);

enum class AliasedCoalescer {
  None,
  Aggressive, ///< Chaitin's: merges whatever does not interfere.
  Briggs,     ///< Briggs' and George's tests, over and over.
  Iterated,   ///< George's and Appel's: simplification between merges.
  BruteForce, ///< The local tests, then the exact one, once for each copy.
};

/// A partition of the nodes of \p P. \p Hopeful is the order in which Iterated
/// gives up on nodes that it cannot simplify; by default by falling degree.
SmallVector<unsigned, 0> coalesceAliased(const AliasedProblem &P,
                                         AliasedCoalescer Coalescer,
                                         ArrayRef<unsigned> Hopeful = {});

/// Registers for \p P such that groups of \p GroupOf share one: eliminates the
/// quotient and colors it in the reverse order. None where none was left.
Coloring colorGroups(const AliasedProblem &P, ArrayRef<unsigned> GroupOf);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H
