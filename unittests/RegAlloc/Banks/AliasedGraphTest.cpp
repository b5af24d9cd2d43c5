//===-- AliasedGraphTest.cpp - Tests of graphs with squeezes --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedGraph.h"
#include "../Algorithms/RandomGraphs.h"
#include "BankFiles.h"
#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "RegAlloc/Algorithms/IteratedCoalescing.h"
#include "RegAlloc/Algorithms/KempeElimination.h"
#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// Random graphs with nodes of all classes, some of them fixed.
static AliasedProblem randomProblem(Random &R, const AliasedBank &Bank,
                                    unsigned NumNodes, unsigned Percent) {
  AliasedProblem P{Bank, {}, {}, {}, {}};
  for (NodeId V : idRange<NodeId>(0, NumNodes)) {
    P.Class.push_back(ClassId(R.below(Bank.numClasses())));
    ArrayRef<RegisterId> Registers = Bank.registersOf(P.Class[V]);
    P.Fixed.push_back(R.oneIn(6) ? Registers[R.below(Registers.size())]
                                 : RegisterId());
  }
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (NodeId A : P.Class.ids())
    for (NodeId B : idRange<NodeId>(0, A.index())) {
      bool Clash = P.Fixed[A] != None && P.Fixed[B] != None &&
                   Bank.overlap(P.Fixed[A], P.Fixed[B]);
      if (!Clash && R.below(100) < Percent)
        Edges.push_back({A, B});
    }
  P.Graph = InterferenceGraph(NumNodes, Edges);
  P.Affinities = randomAffinities(R, P.Graph, NumNodes);
  return P;
}

TEST(AliasedGraph, GreedyProblemsGetRegisters) {
  Random R(1);
  unsigned NumGreedy = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Round = 0; Round != 100; ++Round) {
      AliasedProblem P = randomProblem(R, Bank, 5 + R.below(25), 30);
      ASSERT_EQ(P.check(), std::nullopt);
      ASSERT_EQ(AliasedGraph(P).verify(), std::nullopt);
      if (!isGreedyColorable(P))
        continue;
      ++NumGreedy;
      NodeList Order = eliminate(AliasedGraph(P)).Removed;
      ASSERT_EQ(verifyRegisters(P, colorInOrder(P, Order)), std::nullopt);
    }
  }
  EXPECT_GT(NumGreedy, 200u);
}

TEST(AliasedGraph, MergesAndRemovalsKeepCounts) {
  Random R(2);
  AliasedBank Bank = loadBank("three-levels");
  for (unsigned Round = 0; Round != 200; ++Round) {
    AliasedProblem P = randomProblem(R, Bank, 20, 20);
    AliasedGraph G(P);
    for (unsigned Step = 0; Step != 15; ++Step) {
      NodeId A(R.below(20)), B(R.below(20));
      if (!G.isPresent(A) || !G.isPresent(B) || A == B)
        continue;
      if (!G.isPrecolored(A) && R.oneIn(4))
        G.remove(A);
      else if (!G.interferes(A, B) && (G.isPrecolored(A) || !G.isPrecolored(B)))
        G.merge(A, B);
      ASSERT_EQ(G.verify(), std::nullopt);
    }
  }
}

TEST(AliasedGraph, RollsBack) {
  Random R(3);
  AliasedBank Bank = loadBank("G16");
  AliasedGraph G(Bank);
  for (unsigned Round = 0; Round != 100; ++Round) {
    G.addNode(ClassId(R.below(2)), None);
    AliasedGraph::Mark Mark = G.mark();
    IdVector<NodeId, unsigned> Degrees;
    for (NodeId V : G.nodes())
      Degrees.push_back(G.degree(V));
    NodeId New =
        G.addNode(ClassId(1), R.oneIn(2) ? Bank.findRegister("BX") : None);
    for (unsigned I = 0; I != 5; ++I)
      if (NodeId V(R.below(G.size())); V != New)
        G.addEdge(V, New);
    ASSERT_EQ(G.verify(), std::nullopt);
    G.rollBack(Mark);
    ASSERT_EQ(G.verify(), std::nullopt);
    for (NodeId V : G.nodes())
      ASSERT_EQ(G.degree(V), Degrees[V]);
    if (G.size() > 1 && G.size() % 2)
      G.addEdge(NodeId(R.below(G.size() - 1)), NodeId(G.size() - 1));
  }
}

/// Each coalescer keeps greedy problems greedy, and brute force is exact.
TEST(AliasedCoalescing, KeepsGreedyProblemsGreedy) {
  Random R(4);
  unsigned NumMerged[5] = {}, NumLocal = 0, NumExact = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Round = 0; Round != 60; ++Round) {
      AliasedProblem P = randomProblem(R, Bank, 10 + R.below(30), 25);
      if (!isGreedyColorable(P))
        continue;
      for (AliasedCoalescer C :
           {AliasedCoalescer::None, AliasedCoalescer::Briggs,
            AliasedCoalescer::Iterated, AliasedCoalescer::BruteForce}) {
        Partition Groups = coalesceAliased(P, C);
        Partition Number(Groups);
        unsigned NumGroups = renumber(Number);
        NumMerged[unsigned(C)] += P.size() - NumGroups;
        ASSERT_EQ(verifyGroups(P, Groups, /*IsSafe=*/true), std::nullopt);
        ASSERT_EQ(verifyRegisters(P, colorGroups(P, Groups)), std::nullopt);
      }
      AliasedGraph G(P);
      CoalescingTests Tests(G);
      for (const Affinity &Aff : P.Affinities) {
        NodeId A = Aff.A, B = Aff.B;
        if (A == B || G.interferes(A, B))
          continue;
        if (G.isPrecolored(B))
          std::swap(A, B);
        Partition Number = G.classes();
        Number[B] = A;
        unsigned NumGroups = renumber(Number);
        bool Safe = isGreedyColorable(makeQuotient(P, Number, NumGroups));
        bool Local = Tests.briggs(A, B) || Tests.george(A, B);
        EXPECT_EQ(Tests.bruteForce(A, B), Safe);
        EXPECT_TRUE(Safe || !Local);
        NumLocal += Local;
        NumExact += Safe;
      }
    }
  }
  EXPECT_EQ(NumMerged[unsigned(AliasedCoalescer::None)], 0u);
  EXPECT_GE(NumMerged[unsigned(AliasedCoalescer::BruteForce)],
            NumMerged[unsigned(AliasedCoalescer::Briggs)]);
  EXPECT_GT(NumMerged[unsigned(AliasedCoalescer::Briggs)], 100u);
  EXPECT_GT(NumExact, NumLocal);
}

TEST(AliasedCoalescing, UnsafeGroupsAreRefused) {
  AliasedBank Bank = loadBank("G16");
  ClassId G8 = Bank.findClass("G8"), G16 = Bank.findClass("G16");
  // 0 interferes with 1; 3 and 4 are fixed.
  AliasedProblem P{
      Bank,
      makeGraph(5, {{0, 1}}),
      {G16, G16, G8, G16, G16},
      {None, None, None, Bank.findRegister("AX"), Bank.findRegister("BX")},
      {}};
  auto Verify = [&](std::initializer_list<unsigned> GroupOf) {
    return verifyGroups(P, groups(GroupOf), /*IsSafe=*/true).value_or("");
  };
  EXPECT_EQ(Verify({0, 1, 2, 0, 1}), "");
  EXPECT_EQ(Verify({0, 0, 2, 3, 4}), "nodes that interfere are merged");
  EXPECT_EQ(Verify({0, 1, 0, 3, 4}), "nodes of different classes are merged");
  EXPECT_EQ(Verify({0, 1, 2, 3, 3}),
            "nodes fixed to different registers are merged");
  EXPECT_EQ(Verify({0, 1, 2, 3}), "a group for each node");
  // Of six nodes in pairs the quotient is a triangle, for two registers.
  AliasedBank Two = AliasedBank::makeFlat(2);
  AliasedProblem Path{Two,
                      makeGraph(6, {{0, 1}, {2, 3}, {4, 5}}),
                      IdVector<NodeId, ClassId>(6, ClassId(0)),
                      RegisterAssignment(6),
                      {}};
  EXPECT_EQ(verifyGroups(Path, groups({0, 1, 1, 2, 2, 0}), true).value_or(""),
            "the graph is not greedy-K-colorable");
}

/// A flat bank is the special case: what is left by Kempe's rule is the same,
/// and the tests give the same answers as those on degrees.
TEST(AliasedCoalescing, FlatBanksAreTheSpecialCase) {
  Random R(5);
  for (unsigned Round = 0; Round != 200; ++Round) {
    unsigned K = 2 + R.below(6);
    AliasedBank Bank = AliasedBank::makeFlat(K);
    InterferenceGraph G = randomGraph(R, 20, 10 + R.below(30));
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 20);
    ColoringProblem Flat{G, K, Affinities};
    AliasedProblem P{Bank, G, IdVector<NodeId, ClassId>(20, ClassId(0)),
                     RegisterAssignment(20), Affinities};
    AliasedGraph Aliased(P);
    EXPECT_EQ(eliminate(Aliased).Core, eliminate(Flat).Core);
    MergeableGraph M(Flat);
    CoalescingTests Degrees(M);
    CoalescingTests Squeezes(Aliased);
    for (NodeId V : G.nodes())
      EXPECT_EQ(Aliased.isSignificant(V), M.isSignificant(V));
    for (const Affinity &A : Affinities)
      if (A.A != A.B && !G.hasEdge(A.A, A.B)) {
        EXPECT_EQ(Squeezes.briggs(A.A, A.B), Degrees.briggs(A.A, A.B));
        EXPECT_EQ(Squeezes.george(A.A, A.B), Degrees.george(A.A, A.B));
        if (eliminate(Flat).Core.empty()) {
          EXPECT_EQ(Squeezes.bruteForce(A.A, A.B),
                    Degrees.bruteForce(A.A, A.B));
        }
      }
    if (eliminate(Flat).Core.empty())
      EXPECT_EQ(coalesceAliased(P, AliasedCoalescer::Iterated),
                coalesceIterated(Flat));
  }
}
