//===-- CoalescingTest.cpp - Tests of the coalescing tests ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomGraphs.h"
#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/IteratedCoalescing.h"
#include "RegAlloc/Algorithms/OptimisticCoalescing.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// Two nodes a=0 and b=1 with an affinity that no local test coalesces with
/// K=3, although it is safe: a has the neighbours 2 and 3, b 4 and 5, all of
/// them significant as 2-6-7-3 and 4-6-7-5 hang together.
static InterferenceGraph localTestsFail() {
  return makeGraph(12, {{0, 2},
                        {0, 3},
                        {1, 4},
                        {1, 5},
                        {2, 6},
                        {2, 7},
                        {3, 6},
                        {3, 7},
                        {4, 8},
                        {4, 9},
                        {5, 8},
                        {5, 9}});
}

TEST(CoalescingTests, BruteForceSeesFurther) {
  InterferenceGraph G = localTestsFail();
  ColoringProblem P{G, 3};
  ASSERT_TRUE(isGreedyKColorable(P));
  MergeableGraph M(P);
  CoalescingTests Tests(M);
  EXPECT_FALSE(Tests.briggs(0_n, 1_n));
  EXPECT_FALSE(Tests.george(0_n, 1_n));
  EXPECT_FALSE(Tests.george(1_n, 0_n));
  EXPECT_TRUE(Tests.bruteForce(0_n, 1_n));
  // Without anything to spend there is no proof.
  EXPECT_FALSE(Tests.bruteForce(0_n, 1_n, 0));

  auto Affinities = affinities({{0, 1, 1}});
  P.Affinities = Affinities;
  auto Merged = [](const Partition &ClassOf) {
    return ClassOf[0_n] == ClassOf[1_n];
  };
  EXPECT_FALSE(
      Merged(coalesceConservatively(P, ConservativeTest::BriggsGeorge)));
  EXPECT_TRUE(Merged(coalesceConservatively(P, ConservativeTest::BruteForce)));
  // Simplification makes the neighbours insignificant before the test.
  EXPECT_TRUE(Merged(coalesceIterated(P)));
  EXPECT_TRUE(Merged(coalesceOptimistically(P)));
}

TEST(CoalescingTests, BriggsWantsFewerThanK) {
  // Exactly K significant neighbours: not safe by Briggs.
  // 0 and 1 see 2 and 3, which have a degree of 2 each through 4.
  InterferenceGraph G = makeGraph(5, {{0, 2}, {1, 3}, {2, 4}, {3, 4}});
  MergeableGraph M({G, 2});
  EXPECT_FALSE(CoalescingTests(M).briggs(0_n, 1_n));
  MergeableGraph Relaxed({G, 3});
  EXPECT_TRUE(CoalescingTests(Relaxed).briggs(0_n, 1_n));
}

TEST(CoalescingTests, CommonNeighborLosesADegree) {
  // Both common neighbours have degree K, but one less after merging.
  InterferenceGraph G = cycleGraph(4);
  MergeableGraph M({G, 2});
  EXPECT_TRUE(CoalescingTests(M).briggs(0_n, 2_n));
}

TEST(CoalescingTests, GeorgeWithPrecoloredNode) {
  // 1 into the precolored 0: its neighbour 2 already interferes with 0, and its
  // neighbour 3 is precolored differently.
  InterferenceGraph G = makeGraph(5, {{0, 2}, {1, 2}, {1, 3}, {2, 4}, {2, 3}});
  Coloring Fixed = colors({0, None, None, 1, None});
  ColoringProblem P{G, 3, {}, {}, Fixed};
  MergeableGraph M(P);
  CoalescingTests Tests(M);
  EXPECT_TRUE(Tests.george(0_n, 1_n));
  EXPECT_FALSE(Tests.briggs(0_n, 1_n));
  EXPECT_TRUE(Tests.bruteForce(0_n, 1_n));
  EXPECT_TRUE(Tests.bruteForce(1_n, 0_n));
}

namespace {

/// A random greedy-K-colorable problem in which some nodes are merged already,
/// and two nodes to merge next.
struct Candidate {
  InterferenceGraph G;
  Coloring Precolored;
  unsigned K = 0;
  ColoringProblem problem() const { return {G, K, {}, {}, Precolored}; }
};

} // namespace

static bool staysColorable(const ColoringProblem &P, const MergeableGraph &M,
                           NodeId A, NodeId B) {
  Partition ClassOf = M.classes();
  for (NodeId &Class : ClassOf)
    if (Class == B)
      Class = A;
  return isGreedyKColorable(QuotientProblem(P, ClassOf).problem());
}

TEST(CoalescingTests, HeldAgainstElimination) {
  Random R(41);
  unsigned NumSafe = 0, NumUnsafe = 0, NumBriggs = 0, NumGeorge = 0,
           NumFixed = 0;
  for (unsigned I = 0; I != 10000; ++I) {
    Candidate C;
    C.K = 2 + R.below(4);
    C.G = R.oneIn(2) ? randomGraph(R, 3 + R.below(18), 10 + R.below(40))
                     : randomChordalGraph(R, 3 + R.below(25), 15, 5);
    if (R.oneIn(2)) {
      C.Precolored.assign(C.G.size(), None);
      for (NodeId V : C.G.nodes()) {
        ColorId Color(R.below(C.K));
        if (R.oneIn(5) && none_of(C.G.neighbors(V), [&](NodeId U) {
              return C.Precolored[U] == Color;
            }))
          C.Precolored[V] = Color;
      }
    }
    ColoringProblem P = C.problem();
    if (!isGreedyKColorable(P))
      continue;
    MergeableGraph M(P);
    CoalescingTests Tests(M);
    for (unsigned Step = 0; Step != 12; ++Step) {
      NodeId A = M.find(R.nodeOf(C.G)), B = M.find(R.nodeOf(C.G));
      if (A == B || M.interferes(A, B))
        continue;
      if (M.isPrecolored(B))
        std::swap(A, B);
      bool Safe = staysColorable(P, M, A, B);
      ++(Safe ? NumSafe : NumUnsafe);
      NumFixed += M.isPrecolored(A);
      EXPECT_EQ(Tests.bruteForce(A, B), Safe);
      EXPECT_EQ(Tests.bruteForce(B, A), Safe);
      if (Tests.briggs(A, B)) {
        ++NumBriggs;
        EXPECT_TRUE(Safe);
      }
      EXPECT_EQ(Tests.briggs(A, B), Tests.briggs(B, A));
      if (Tests.george(A, B)) {
        ++NumGeorge;
        EXPECT_TRUE(Safe);
      }
      if (!M.isPrecolored(A) && Tests.george(B, A)) {
        EXPECT_TRUE(Safe);
      }
      if (Safe)
        M.merge(A, B);
    }
  }
  // All outcomes are there, and brute force is the strongest.
  EXPECT_GT(NumUnsafe, 1000u);
  EXPECT_GT(NumFixed, 1000u);
  EXPECT_GT(NumBriggs, 1000u);
  EXPECT_GT(NumGeorge, 1000u);
  EXPECT_GT(NumSafe, std::max(NumBriggs, NumGeorge));
}

TEST(CoalescingTests, PartitionsStayColorable) {
  Random R(42);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, 60, 40, 6)
                                : randomIntervalGraph(R, 60, 60, 8);
    unsigned K = 2;
    Coloring Precolored(G.size());
    if (R.oneIn(2))
      for (ColorId Color : {0_c, 1_c})
        for (NodeId V : G.nodes())
          if (R.oneIn(8) && Precolored[V] == None &&
              none_of(G.neighbors(V),
                      [&](NodeId U) { return Precolored[U] == Color; }))
            Precolored[V] = Color;
    while (!isGreedyKColorable({G, K, {}, {}, Precolored}))
      ++K;
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 60);
    ColoringProblem P{G, K, Affinities, {}, Precolored};
    for (const Partition &ClassOf :
         {coalesceConservatively(P, ConservativeTest::BriggsGeorge),
          coalesceConservatively(P, ConservativeTest::BruteForce),
          coalesceIterated(P), coalesceOptimistically(P)}) {
      ASSERT_FALSE(QuotientProblem::check(P, ClassOf));
      EXPECT_TRUE(isGreedyKColorable(QuotientProblem(P, ClassOf).problem()));
      EXPECT_FALSE(verifyColoring(P, colorClasses(P, ClassOf)));
    }
  }
}

TEST(CoalescingTests, AggressiveIsNotConservative) {
  // Merging the ends of a path's affinity closes a triangle for two colors.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {1, 2}, {2, 3}});
  auto Affinities = affinities({{0, 3, 1}});
  ColoringProblem P{G, 2, Affinities};
  EXPECT_FALSE(isGreedyKColorable(
      QuotientProblem(P, coalesceAggressively(P)).problem()));
  EXPECT_TRUE(isGreedyKColorable(
      QuotientProblem(P, coalesceOptimistically(P)).problem()));
}

TEST(IteratedCoalescing, TextbookExample) {
  // The example of Appel's "Modern Compiler Implementation": four registers,
  // live in k and j, moves d := c and j := b; both moves go, and every node
  // gets a register.
  enum { B, C, D, E, F, G, H, J, K, M };
  InterferenceGraph Graph = makeGraph(10, {{J, F},
                                           {J, E},
                                           {J, K},
                                           {J, H},
                                           {J, G},
                                           {F, E},
                                           {F, M},
                                           {E, M},
                                           {E, B},
                                           {M, B},
                                           {M, C},
                                           {M, D},
                                           {B, C},
                                           {B, D},
                                           {B, K},
                                           {K, D},
                                           {K, G},
                                           {H, G},
                                           {D, J}});
  auto Moves = affinities({{C, D, 1}, {B, J, 1}});
  ColoringProblem P{Graph, 4, Moves};
  Partition ClassOf = coalesceIterated(P);
  EXPECT_EQ(ClassOf[NodeId(C)], ClassOf[NodeId(D)]);
  EXPECT_EQ(ClassOf[NodeId(B)], ClassOf[NodeId(J)]);
  Coloring Colors = colorClasses(P, ClassOf);
  EXPECT_FALSE(verifyColoring(P, Colors));
  EXPECT_EQ(unsatisfiedWeight(P, Colors), 0u);
}

TEST(IteratedCoalescing, FreezesTheLightestFirst) {
  // A triangle with a tail: merging either end pair of affinities 0-3 and 1-3
  // is possible, both are not.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
  auto Affinities = affinities({{0, 3, 1}, {1, 3, 5}});
  ColoringProblem P{G, 3, Affinities};
  Partition ClassOf = coalesceIterated(P);
  EXPECT_EQ(ClassOf[1_n], ClassOf[3_n]);
  EXPECT_NE(ClassOf[0_n], ClassOf[3_n]);
}
