//===-- RandomGraphs.cpp - Graphs for property tests ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomGraphs.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

uint64_t Random::next() {
  uint64_t Z = State += 0x9e3779b97f4a7c15;
  Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
  Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
  return Z ^ (Z >> 31);
}

InterferenceGraph llvm::course::randomGraph(Random &R, unsigned NumNodes,
                                            unsigned Percent) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (unsigned A = 0; A != NumNodes; ++A)
    for (unsigned B = 0; B != A; ++B)
      if (R.below(100) < Percent)
        Edges.push_back({A, B});
  return InterferenceGraph(NumNodes, Edges);
}

/// The graph in which nodes are adjacent if they share one of their places.
static InterferenceGraph
intersectionGraph(unsigned NumPlaces, ArrayRef<SmallVector<unsigned, 8>> Sets) {
  SmallVector<SmallVector<unsigned, 0>, 0> Occupants(NumPlaces);
  for (auto [V, Set] : enumerate(Sets))
    for (unsigned Place : Set)
      Occupants[Place].push_back(V);
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (ArrayRef<unsigned> Here : Occupants)
    for (size_t I = 0; I != Here.size(); ++I)
      for (size_t J = 0; J != I; ++J)
        Edges.push_back({Here[I], Here[J]});
  return InterferenceGraph(Sets.size(), Edges);
}

InterferenceGraph llvm::course::randomChordalGraph(Random &R, unsigned NumNodes,
                                                   unsigned TreeSize,
                                                   unsigned SubtreeSize) {
  SmallVector<SmallVector<unsigned, 4>, 0> Tree(TreeSize);
  for (unsigned I = 1; I != TreeSize; ++I) {
    // Parents nearby make long branches.
    unsigned Parent = I - 1 - R.below(std::min(I, 4u));
    Tree[I].push_back(Parent);
    Tree[Parent].push_back(I);
  }
  SmallVector<SmallVector<unsigned, 8>, 0> Subtrees(NumNodes);
  for (SmallVector<unsigned, 8> &Subtree : Subtrees) {
    unsigned Size = 1 + R.below(SubtreeSize);
    Subtree.push_back(R.below(TreeSize));
    for (unsigned Try = 0; Subtree.size() < Size && Try != 4 * Size; ++Try) {
      ArrayRef<unsigned> Around = Tree[Subtree[R.below(Subtree.size())]];
      if (Around.empty())
        continue;
      unsigned Next = Around[R.below(Around.size())];
      if (!is_contained(Subtree, Next))
        Subtree.push_back(Next);
    }
  }
  return intersectionGraph(TreeSize, Subtrees);
}

InterferenceGraph llvm::course::randomIntervalGraph(Random &R,
                                                    unsigned NumNodes,
                                                    unsigned Points,
                                                    unsigned MaxLength) {
  SmallVector<SmallVector<unsigned, 8>, 0> Intervals(NumNodes);
  for (SmallVector<unsigned, 8> &Interval : Intervals) {
    unsigned Begin = R.below(Points);
    unsigned End = std::min(Points, Begin + 1 + R.below(MaxLength));
    for (unsigned I = Begin; I != End; ++I)
      Interval.push_back(I);
  }
  return intersectionGraph(Points, Intervals);
}

InterferenceGraph llvm::course::cycleGraph(unsigned N) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (unsigned I = 0; I != N; ++I)
    Edges.push_back({I, (I + 1) % N});
  return InterferenceGraph(N, Edges);
}

InterferenceGraph llvm::course::completeGraph(unsigned N) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (unsigned I = 0; I != N; ++I)
    for (unsigned J = 0; J != I; ++J)
      Edges.push_back({I, J});
  return InterferenceGraph(N, Edges);
}

SmallVector<Affinity, 0>
llvm::course::randomAffinities(Random &R, const InterferenceGraph &G,
                               unsigned Count) {
  SmallVector<Affinity, 0> Affinities;
  if (G.size() == 0)
    return Affinities;
  for (unsigned I = 0; I != Count; ++I)
    Affinities.push_back(
        {R.below(G.size()), R.below(G.size()), 1 + R.below(100)});
  return Affinities;
}

bool llvm::course::isChordalBySimplicialNodes(const InterferenceGraph &G) {
  BitVector Left(G.size(), true);
  auto IsSimplicial = [&](unsigned V) {
    for (unsigned A : G.neighbors(V))
      for (unsigned B : G.neighbors(V))
        if (A < B && Left[A] && Left[B] && !G.hasEdge(A, B))
          return false;
    return true;
  };
  for (bool Found = true; Found;) {
    Found = false;
    for (unsigned V : Left.set_bits())
      if (IsSimplicial(V)) {
        Left.reset(V);
        Found = true;
      }
  }
  return Left.none();
}

static unsigned growClique(const InterferenceGraph &G,
                           SmallVectorImpl<unsigned> &Clique, unsigned From) {
  unsigned Best = Clique.size();
  for (unsigned V = From; V != G.size(); ++V) {
    if (!all_of(Clique, [&](unsigned U) { return G.hasEdge(U, V); }))
      continue;
    Clique.push_back(V);
    Best = std::max(Best, growClique(G, Clique, V + 1));
    Clique.pop_back();
  }
  return Best;
}

unsigned llvm::course::cliqueNumberBySearch(const InterferenceGraph &G) {
  SmallVector<unsigned, 8> Clique;
  return growClique(G, Clique, 0);
}

namespace {

/// Colors nodes in order of their ids and cuts where the cost of what is
/// colored reaches the best so far.
class BestColoring {
public:
  explicit BestColoring(const ColoringProblem &P)
      : P(P), Affinities(P), Preferences(P), Colors(P.Graph.size(), None) {}

  std::optional<uint64_t> search() {
    visit(0, 0, 0);
    return Best;
  }

private:
  /// Colors from NumUsed on are the same to all nodes so far; unless something
  /// names a color, trying one of them is enough.
  void visit(unsigned V, unsigned NumUsed, uint64_t Cost) {
    if (Best && Cost >= *Best)
      return;
    if (V == P.Graph.size()) {
      Best = Cost;
      return;
    }
    bool Symmetric = P.Precolored.empty() && P.Preferences.empty();
    unsigned NumTried =
        Symmetric ? std::min(P.NumColors, NumUsed + 1) : P.NumColors;
    for (unsigned Color = 0; Color != NumTried; ++Color) {
      if (P.isPrecolored(V) && P.Precolored[V] != Color)
        continue;
      if (any_of(P.Graph.neighbors(V),
                 [&](unsigned U) { return U < V && Colors[U] == Color; }))
        continue;
      uint64_t More = 0;
      for (const AffinityIndex::Partner &A : Affinities.of(V))
        if (A.Node < V && Colors[A.Node] != Color)
          More += A.Weight;
      for (const ColorPreference &A : Preferences.of(V))
        if (A.Color != Color)
          More += A.Weight;
      Colors[V] = Color;
      visit(V + 1, std::max(NumUsed, Color + 1), Cost + More);
    }
    Colors[V] = None;
  }

  const ColoringProblem &P;
  AffinityIndex Affinities;
  PreferenceIndex Preferences;
  Coloring Colors;
  std::optional<uint64_t> Best;
};

} // namespace

std::optional<uint64_t>
llvm::course::leastUnsatisfiedWeight(const ColoringProblem &P) {
  return BestColoring(P).search();
}
