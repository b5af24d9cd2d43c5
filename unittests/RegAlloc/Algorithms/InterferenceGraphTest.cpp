//===-- InterferenceGraphTest.cpp - Tests of the interference graph -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace llvm::course;

TEST(InterferenceGraph, EmptyAndEdgeless) {
  InterferenceGraph Nothing;
  EXPECT_EQ(Nothing.size(), 0u);
  EXPECT_FALSE(Nothing.verify());
  InterferenceGraph NoNodes(0, {});
  EXPECT_EQ(NoNodes.size(), 0u);
  InterferenceGraph Edgeless(3, {});
  EXPECT_EQ(Edgeless.size(), 3u);
  EXPECT_EQ(Edgeless.numEdges(), 0u);
  EXPECT_FALSE(Edgeless.hasEdge(0_n, 2_n));
  EXPECT_FALSE(Edgeless.verify());
}

TEST(InterferenceGraph, SortsAndDeduplicates) {
  InterferenceGraph G =
      makeGraph(4, {{3, 0}, {0, 1}, {1, 0}, {0, 3}, {2, 0}, {0, 1}});
  EXPECT_EQ(G.numEdges(), 3u);
  EXPECT_EQ(G.neighbors(0_n), ArrayRef(nodes({1, 2, 3})));
  EXPECT_EQ(G.neighbors(3_n), ArrayRef(nodes({0})));
  EXPECT_EQ(G.degree(0_n), 3u);
  EXPECT_TRUE(G.hasEdge(3_n, 0_n));
  EXPECT_FALSE(G.hasEdge(1_n, 2_n));
  EXPECT_FALSE(G.hasEdge(1_n, 1_n));
  EXPECT_FALSE(G.verify());
}

TEST(InterferenceGraph, CheckNamesTheCulprit) {
  EXPECT_FALSE(InterferenceGraph::check(2, {{0_n, 1_n}}));
  EXPECT_EQ(InterferenceGraph::check(2, {{0_n, 2_n}}),
            "edge 0-2 leaves the graph of 2 nodes");
  EXPECT_EQ(InterferenceGraph::check(2, {{1_n, 1_n}}),
            "node 1 interferes with itself");
}

TEST(InterferenceGraph, AgreesWithASetOfPairs) {
  Random R(1);
  // The largest one has no bit matrix.
  for (unsigned N :
       {2u, 7u, 64u, 300u, InterferenceGraph::BitMatrixLimit + 5}) {
    SmallVector<InterferenceGraph::Edge, 0> Edges;
    std::set<std::pair<unsigned, unsigned>> Expected;
    for (unsigned I = 0; I != 4 * N; ++I) {
      unsigned A = R.below(N), B = R.below(N);
      if (A == B)
        continue;
      Edges.push_back({NodeId(A), NodeId(B)});
      Expected.insert({std::min(A, B), std::max(A, B)});
    }
    InterferenceGraph G(N, Edges);
    ASSERT_FALSE(G.verify());
    EXPECT_EQ(G.numEdges(), Expected.size());
    size_t NumFound = 0;
    for (unsigned A = 0; A != N; ++A)
      for (unsigned B = A + 1; B != N; ++B)
        if (G.hasEdge(NodeId(A), NodeId(B))) {
          ++NumFound;
          ASSERT_TRUE(Expected.count({A, B}));
        }
    EXPECT_EQ(NumFound, Expected.size());
  }
}

TEST(InterferenceGraph, Quotient) {
  Random R(2);
  for (unsigned N : {2u, 9u, 80u, InterferenceGraph::BitMatrixLimit + 50}) {
    // Groups of up to three nodes between which there are no edges.
    unsigned NumGroups = (N + 2) / 3;
    Partition GroupOf;
    for (unsigned V = 0; V != N; ++V)
      GroupOf.push_back(NodeId((V * 7 + 1) % NumGroups));
    SmallVector<InterferenceGraph::Edge, 0> Edges, Expected;
    for (unsigned I = 0; I != 3 * N; ++I) {
      NodeId A(R.below(N)), B(R.below(N));
      if (GroupOf[A] == GroupOf[B])
        continue;
      Edges.push_back({A, B});
      Expected.push_back({GroupOf[A], GroupOf[B]});
    }
    InterferenceGraph Quotient = InterferenceGraph::makeQuotient(
        InterferenceGraph(N, Edges), GroupOf, NumGroups);
    ASSERT_FALSE(Quotient.verify());
    InterferenceGraph G(NumGroups, Expected);
    ASSERT_EQ(Quotient.size(), G.size());
    for (NodeId Group : G.nodes())
      EXPECT_EQ(Quotient.neighbors(Group), G.neighbors(Group));
  }
}

TEST(InterferenceGraph, Induced) {
  Random R(3);
  for (unsigned N : {0u, 9u, 80u, InterferenceGraph::BitMatrixLimit + 50}) {
    NodeList Nodes;
    Partition NewNode;
    for (NodeId V : idRange<NodeId>(0, N)) {
      bool Stays = R.below(3) != 0;
      NewNode.push_back(Stays ? NodeId(Nodes.size()) : None);
      if (Stays)
        Nodes.push_back(V);
    }
    SmallVector<InterferenceGraph::Edge, 0> Edges, Expected;
    for (unsigned I = 0; I != 3 * N; ++I) {
      NodeId A(R.below(N)), B(R.below(N));
      if (A == B)
        continue;
      Edges.push_back({A, B});
      if (NewNode[A] != None && NewNode[B] != None)
        Expected.push_back({NewNode[A], NewNode[B]});
    }
    InterferenceGraph Induced = InterferenceGraph::makeInduced(
        InterferenceGraph(N, Edges), Nodes, NewNode);
    ASSERT_FALSE(Induced.verify());
    InterferenceGraph G(Nodes.size(), Expected);
    ASSERT_EQ(Induced.size(), G.size());
    for (NodeId V : G.nodes())
      EXPECT_EQ(Induced.neighbors(V), G.neighbors(V));
  }
}
