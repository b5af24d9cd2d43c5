//===-- RandomGraphs.h - Graphs for property tests --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random graphs of several kinds, the same in every run, and exhaustive
/// searches that the fast algorithms are held against.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_RANDOMGRAPHS_H
#define COURSE_UNITTESTS_REGALLOC_RANDOMGRAPHS_H

#include "RegAlloc/Algorithms/GraphColoring.h"

namespace llvm::course {

constexpr NodeId operator""_n(unsigned long long Number) {
  return NodeId(Number);
}
constexpr ColorId operator""_c(unsigned long long Number) {
  return ColorId(Number);
}

/// Containers of ids of these numbers, some of which may be None.
template <typename Container> Container makeIds(ArrayRef<unsigned> Numbers) {
  Container Result;
  for (unsigned Number : Numbers)
    Result.push_back(typename Container::value_type(Number));
  return Result;
}
inline NodeList nodes(std::initializer_list<unsigned> Numbers) {
  return makeIds<NodeList>(Numbers);
}
inline Coloring colors(std::initializer_list<unsigned> Numbers) {
  return makeIds<Coloring>(Numbers);
}
inline Partition groups(std::initializer_list<unsigned> Numbers) {
  return makeIds<Partition>(Numbers);
}

/// Graphs and weights, with the numbers of nodes and colors.
struct WeightOfTwo {
  unsigned A, B;
  uint64_t Weight;
};
InterferenceGraph makeGraph(unsigned NumNodes,
                            ArrayRef<std::pair<unsigned, unsigned>> Edges);
/// The values of a loop over an array, in program order:
/// 1 .0 3 5 6 7 9 11 12 13 14 15.
InterferenceGraph makeArrayLoop();
SmallVector<Affinity, 0> affinities(ArrayRef<WeightOfTwo> Weights);
SmallVector<ColorPreference, 0> preferences(ArrayRef<WeightOfTwo> Weights);

/// A generator with the same sequence on every platform (splitmix64).
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed) {}

  uint64_t next();
  /// A number in [0, Bound).
  unsigned below(unsigned Bound) { return next() % Bound; }
  NodeId nodeOf(const InterferenceGraph &G) { return NodeId(below(G.size())); }
  bool oneIn(unsigned N) { return below(N) == 0; }

private:
  uint64_t State;
};

/// Each edge with a probability of \p Percent.
InterferenceGraph randomGraph(Random &R, unsigned NumNodes, unsigned Percent);

/// The intersection graph of subtrees of a random tree: every chordal graph is
/// one, and the live ranges of a program in SSA form are such subtrees of its
/// dominator tree.
InterferenceGraph randomChordalGraph(Random &R, unsigned NumNodes,
                                     unsigned TreeSize, unsigned SubtreeSize);

/// The intersection graph of intervals, like the live ranges of straight-line
/// code.
InterferenceGraph randomIntervalGraph(Random &R, unsigned NumNodes,
                                      unsigned Points, unsigned MaxLength);

/// The cycle 0, 1, .., N-1.
InterferenceGraph cycleGraph(unsigned N);

/// The complete graph.
InterferenceGraph completeGraph(unsigned N);

/// Affinities between random nodes; some interfere, some are given twice.
SmallVector<Affinity, 0> randomAffinities(Random &R, const InterferenceGraph &G,
                                          unsigned Count);

/// Whether the graph has a chordless cycle, by looking for simplicial nodes
/// until there are none: independent of any search order.
bool isChordalBySimplicialNodes(const InterferenceGraph &G);

/// The size of a largest clique, by branching on every node.
unsigned cliqueNumberBySearch(const InterferenceGraph &G);

/// The least unsatisfied weight of all complete colorings, or nothing if there
/// is none. Exponential.
std::optional<uint64_t> leastUnsatisfiedWeight(const ColoringProblem &P);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_RANDOMGRAPHS_H
