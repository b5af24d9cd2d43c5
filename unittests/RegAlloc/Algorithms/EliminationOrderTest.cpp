//===-- EliminationOrderTest.cpp - Tests of the two searches --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/EliminationOrder.h"
#include "RandomGraphs.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// The definition: the neighbours before a node are a clique.
static std::optional<NodeId>
firstViolationByDefinition(const InterferenceGraph &G, ArrayRef<NodeId> Order) {
  for (size_t I = 0; I != Order.size(); ++I)
    for (size_t J = 0; J != I; ++J)
      for (size_t K = 0; K != J; ++K)
        if (G.hasEdge(Order[I], Order[J]) && G.hasEdge(Order[I], Order[K]) &&
            !G.hasEdge(Order[J], Order[K]))
          return Order[I];
  return std::nullopt;
}

/// Each node must have as many visited neighbours as any other unvisited one.
static bool isMaximumCardinalityOrder(const InterferenceGraph &G,
                                      ArrayRef<NodeId> Order) {
  NodeSet Visited(G.size());
  auto Weight = [&](NodeId V) {
    return count_if(G.neighbors(V), [&](NodeId U) { return Visited[U]; });
  };
  for (NodeId V : Order) {
    for (NodeId U : G.nodes())
      if (!Visited[U] && Weight(U) > Weight(V))
        return false;
    Visited[V] = true;
  }
  return true;
}

/// Each node must have the greatest label, the positions of its visited
/// neighbours counted from the end, of all unvisited nodes.
static bool isLexicographicOrder(const InterferenceGraph &G,
                                 ArrayRef<NodeId> Order) {
  IdVector<NodeId, SmallVector<unsigned, 8>> Label(G.size());
  NodeSet Visited(G.size());
  for (size_t I = 0; I != Order.size(); ++I) {
    NodeId V = Order[I];
    for (NodeId U : G.nodes())
      if (!Visited[U] &&
          std::lexicographical_compare(Label[V].begin(), Label[V].end(),
                                       Label[U].begin(), Label[U].end()))
        return false;
    Visited[V] = true;
    for (NodeId U : G.neighbors(V))
      Label[U].push_back(Order.size() - I);
  }
  return true;
}

TEST(EliminationOrder, PathInOrder) {
  // The path f1-f2-f3-f4-f5.
  InterferenceGraph G = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  NodeOrder Expected = nodes({0, 1, 2, 3, 4});
  EXPECT_EQ(maximumCardinalitySearch(G), Expected);
  EXPECT_TRUE(isPerfectEliminationOrder(G, Expected));
  // f2, f4, f3, ..: f3 has two neighbours before it that are not adjacent.
  std::optional<OrderViolation> Violation =
      findOrderViolation(G, nodes({1, 3, 2, 0, 4}));
  ASSERT_TRUE(Violation);
  EXPECT_EQ(Violation->Node, 2_n);
  EXPECT_EQ(Violation->Latest, 3_n);
  EXPECT_EQ(Violation->Other, 1_n);
}

TEST(EliminationOrder, FourNodes) {
  // A, C, B, D is a perfect elimination order of a square with one diagonal.
  enum { A, B, C, D };
  InterferenceGraph G = makeGraph(4, {{A, B}, {B, C}, {C, D}, {D, A}, {A, C}});
  EXPECT_TRUE(isPerfectEliminationOrder(G, nodes({A, C, B, D})));
  EXPECT_FALSE(isPerfectEliminationOrder(G, nodes({B, D, A, C})));
}

TEST(EliminationOrder, ArrayLoop) {
  InterferenceGraph G = makeArrayLoop();
  EXPECT_EQ(maximumCardinalitySearch(G),
            nodes({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
  EXPECT_TRUE(isPerfectEliminationOrder(G, maximumCardinalitySearch(G)));
  EXPECT_TRUE(isPerfectEliminationOrder(G, lexicographicBFS(G)));
}

TEST(EliminationOrder, CheckOrder) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  EXPECT_FALSE(checkOrder(G, nodes({2, 0, 1})));
  EXPECT_EQ(checkOrder(G, nodes({0, 1})), "order has 2 entries for 3 nodes");
  EXPECT_EQ(checkOrder(G, nodes({0, 1, 3})),
            "order names node 3, which does not exist");
  EXPECT_EQ(checkOrder(G, nodes({0, 1, 0})), "order names node 0 twice");
}

TEST(EliminationOrder, EmptyGraph) {
  InterferenceGraph G;
  EXPECT_TRUE(maximumCardinalitySearch(G).empty());
  EXPECT_TRUE(lexicographicBFS(G).empty());
  EXPECT_TRUE(isPerfectEliminationOrder(G, {}));
}

TEST(EliminationOrder, PrecoloredNodesFirst) {
  InterferenceGraph G = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  NodeOrder Order = maximumCardinalitySearch(G, nodes({3, 1}));
  // 2 has two visited neighbours by then.
  EXPECT_EQ(Order, nodes({3, 1, 2, 4, 0}));
  // A clique may come first without harm to perfection.
  Random R(7);
  for (unsigned I = 0; I != 200; ++I) {
    InterferenceGraph C = randomChordalGraph(R, 30, 20, 6);
    NodeId V(R.below(30));
    NodeList First = {V};
    if (C.degree(V))
      First.push_back(C.neighbors(V).back());
    NodeOrder O = maximumCardinalitySearch(C, First);
    EXPECT_EQ(ArrayRef(O).take_front(First.size()), ArrayRef(First));
    EXPECT_TRUE(isPerfectEliminationOrder(C, O));
  }
}

TEST(EliminationOrder, SearchesFollowTheirRule) {
  Random R(2);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomGraph(R, 1 + R.below(14), 10 + R.below(80));
    NodeOrder Cardinality = maximumCardinalitySearch(G);
    ASSERT_FALSE(checkOrder(G, Cardinality));
    EXPECT_TRUE(isMaximumCardinalityOrder(G, Cardinality));
    NodeOrder Lexicographic = lexicographicBFS(G);
    ASSERT_FALSE(checkOrder(G, Lexicographic));
    EXPECT_TRUE(isLexicographicOrder(G, Lexicographic));
  }
}

TEST(EliminationOrder, PerfectIfAndOnlyIfChordal) {
  Random R(3);
  unsigned NumChordal = 0, NumOthers = 0;
  for (unsigned I = 0; I != 2000; ++I) {
    InterferenceGraph G = randomGraph(R, 1 + R.below(9), 10 + R.below(90));
    bool Chordal = isChordalBySimplicialNodes(G);
    ++(Chordal ? NumChordal : NumOthers);
    EXPECT_EQ(isPerfectEliminationOrder(G, maximumCardinalitySearch(G)),
              Chordal);
    EXPECT_EQ(isPerfectEliminationOrder(G, lexicographicBFS(G)), Chordal);
  }
  EXPECT_GT(NumChordal, 200u);
  EXPECT_GT(NumOthers, 200u);
}

TEST(EliminationOrder, PerfectOnChordalGraphs) {
  Random R(4);
  for (unsigned I = 0; I != 200; ++I) {
    unsigned N = 1 + R.below(150);
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, N, 60, 12)
                                : randomIntervalGraph(R, N, 100, 15);
    EXPECT_TRUE(isPerfectEliminationOrder(G, maximumCardinalitySearch(G)));
    EXPECT_TRUE(isPerfectEliminationOrder(G, lexicographicBFS(G)));
  }
}

TEST(EliminationOrder, FirstViolationByDefinition) {
  Random R(5);
  for (unsigned I = 0; I != 1000; ++I) {
    InterferenceGraph G = randomGraph(R, 1 + R.below(10), 20 + R.below(70));
    NodeOrder Order;
    for (NodeId V : G.nodes())
      Order.insert(Order.begin() + R.below(V.index() + 1), V);
    std::optional<OrderViolation> Found = findOrderViolation(G, Order);
    std::optional<NodeId> Expected = firstViolationByDefinition(G, Order);
    ASSERT_EQ(Found.has_value(), Expected.has_value());
    if (!Found)
      continue;
    EXPECT_EQ(Found->Node, *Expected);
    EXPECT_TRUE(G.hasEdge(Found->Node, Found->Latest));
    EXPECT_TRUE(G.hasEdge(Found->Node, Found->Other));
    EXPECT_FALSE(G.hasEdge(Found->Latest, Found->Other));
  }
}
