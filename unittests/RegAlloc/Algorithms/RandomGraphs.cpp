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

InterferenceGraph
llvm::course::makeGraph(unsigned NumNodes,
                        ArrayRef<std::pair<unsigned, unsigned>> Edges) {
  SmallVector<InterferenceGraph::Edge, 0> Ids;
  for (auto [A, B] : Edges)
    Ids.push_back({NodeId(A), NodeId(B)});
  return InterferenceGraph(NumNodes, Ids);
}

SmallVector<Affinity, 0>
llvm::course::affinities(ArrayRef<WeightOfTwo> Weights) {
  SmallVector<Affinity, 0> Result;
  for (auto [A, B, Weight] : Weights)
    Result.push_back({NodeId(A), NodeId(B), Weight});
  return Result;
}

SmallVector<ColorPreference, 0>
llvm::course::preferences(ArrayRef<WeightOfTwo> Weights) {
  SmallVector<ColorPreference, 0> Result;
  for (auto [Node, Color, Weight] : Weights)
    Result.push_back({NodeId(Node), ColorId(Color), Weight});
  return Result;
}

InterferenceGraph llvm::course::randomGraph(Random &R, unsigned NumNodes,
                                            unsigned Percent) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (unsigned A = 0; A != NumNodes; ++A)
    for (unsigned B = 0; B != A; ++B)
      if (R.below(100) < Percent)
        Edges.push_back({NodeId(A), NodeId(B)});
  return InterferenceGraph(NumNodes, Edges);
}

/// The graph in which nodes are adjacent if they share one of their places.
static InterferenceGraph
intersectionGraph(unsigned NumPlaces, ArrayRef<SmallVector<unsigned, 8>> Sets) {
  SmallVector<NodeList, 0> Occupants(NumPlaces);
  for (auto [V, Set] : enumerate(Sets))
    for (unsigned Place : Set)
      Occupants[Place].push_back(NodeId(V));
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (ArrayRef<NodeId> Here : Occupants)
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
    Edges.push_back({NodeId(I), NodeId((I + 1) % N)});
  return InterferenceGraph(N, Edges);
}

InterferenceGraph llvm::course::completeGraph(unsigned N) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (unsigned I = 0; I != N; ++I)
    for (unsigned J = 0; J != I; ++J)
      Edges.push_back({NodeId(I), NodeId(J)});
  return InterferenceGraph(N, Edges);
}

SmallVector<Affinity, 0>
llvm::course::randomAffinities(Random &R, const InterferenceGraph &G,
                               unsigned Count) {
  SmallVector<Affinity, 0> Affinities;
  if (G.size() == 0)
    return Affinities;
  for (unsigned I = 0; I != Count; ++I)
    Affinities.push_back({R.nodeOf(G), R.nodeOf(G), 1 + R.below(100)});
  return Affinities;
}

bool llvm::course::isChordalBySimplicialNodes(const InterferenceGraph &G) {
  NodeSet Left(G.size(), true);
  auto IsSimplicial = [&](NodeId V) {
    for (NodeId A : G.neighbors(V))
      for (NodeId B : G.neighbors(V))
        if (A < B && Left[A] && Left[B] && !G.hasEdge(A, B))
          return false;
    return true;
  };
  for (bool Found = true; Found;) {
    Found = false;
    for (NodeId V : G.nodes())
      if (Left[V] && IsSimplicial(V)) {
        Left[V] = false;
        Found = true;
      }
  }
  return Left.none();
}

static unsigned growClique(const InterferenceGraph &G,
                           SmallVectorImpl<NodeId> &Clique, unsigned From) {
  unsigned Best = Clique.size();
  for (NodeId V : idRange<NodeId>(From, G.size())) {
    if (!all_of(Clique, [&](NodeId U) { return G.hasEdge(U, V); }))
      continue;
    Clique.push_back(V);
    Best = std::max(Best, growClique(G, Clique, V.index() + 1));
    Clique.pop_back();
  }
  return Best;
}

unsigned llvm::course::cliqueNumberBySearch(const InterferenceGraph &G) {
  SmallVector<NodeId, 8> Clique;
  return growClique(G, Clique, 0);
}

namespace {

/// Colors nodes in order of their ids and cuts where the cost of what is
/// colored reaches the best so far.
class BestColoring {
public:
  explicit BestColoring(const ColoringProblem &P)
      : P(P), Affinities(P), Preferences(P), Colors(P.Graph.size()) {}

  std::optional<uint64_t> search() {
    visit(NodeId(0), 0, 0);
    return Best;
  }

private:
  /// Colors from NumUsed on are the same to all nodes so far; unless something
  /// names a color, trying one of them is enough.
  void visit(NodeId V, unsigned NumUsed, uint64_t Cost) {
    if (Best && Cost >= *Best)
      return;
    if (V.index() == P.Graph.size()) {
      Best = Cost;
      return;
    }
    bool Symmetric = P.Precolored.empty() && P.Preferences.empty();
    unsigned NumTried =
        Symmetric ? std::min(P.NumColors, NumUsed + 1) : P.NumColors;
    for (ColorId Color : idRange<ColorId>(0, NumTried)) {
      if (P.isPrecolored(V) && P.Precolored[V] != Color)
        continue;
      if (any_of(P.Graph.neighbors(V),
                 [&](NodeId U) { return U < V && Colors[U] == Color; }))
        continue;
      uint64_t More = 0;
      for (const AffinityIndex::Partner &A : Affinities.of(V))
        if (A.Node < V && Colors[A.Node] != Color)
          More += A.Weight;
      for (const ColorPreference &A : Preferences.of(V))
        if (A.Color != Color)
          More += A.Weight;
      Colors[V] = Color;
      visit(NodeId(V.index() + 1), std::max(NumUsed, Color.index() + 1),
            Cost + More);
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

InterferenceGraph course::makeArrayLoop() {
  return makeGraph(12, {{0, 1},
                        {1, 2},
                        {1, 3},
                        {1, 4},
                        {1, 5},
                        {0, 2},
                        {0, 3},
                        {0, 4},
                        {0, 5},
                        {0, 6},
                        {0, 7},
                        {0, 8},
                        {0, 9},
                        {3, 4},
                        {3, 5}});
}
