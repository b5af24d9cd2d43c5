//===-- InclusionConstraintsTest.cpp - Tests of points-to sets ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/InclusionConstraints.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace llvm;
using namespace llvm::course;

using Node = InclusionConstraints::Node;
using Sets = IdVector<Node, std::set<Node>>;

static std::set<Node> toSet(const InclusionConstraints::ObjectSet &Objects) {
  std::set<Node> Result;
  for (Node Object : Objects)
    Result.insert(Object);
  return Result;
}

namespace {

/// The constraints once more, to be satisfied by doing nothing else until
/// nothing changes.
struct Reference {
  enum Kind { Address, Copy, Load, Store };
  struct Constraint {
    Kind K;
    Node A, B;
  };
  std::vector<Constraint> All;

  Sets solve(unsigned NumNodes) const {
    Sets Result(NumNodes);
    bool HasGrown = true;
    auto Include = [&](const std::set<Node> From, Node To) {
      for (Node Object : From)
        HasGrown |= Result[To].insert(Object).second;
    };
    while (HasGrown) {
      HasGrown = false;
      for (auto [K, A, B] : All) {
        const std::set<Node> Pointees = K == Load    ? Result[A]
                                        : K == Store ? Result[B]
                                                     : std::set<Node>();
        if (K == Address)
          HasGrown |= Result[A].insert(B).second;
        if (K == Copy)
          Include(Result[A], B);
        for (Node Object : Pointees)
          K == Load ? Include(Result[Object], B) : Include(Result[A], Object);
      }
    }
    return Result;
  }
};

} // namespace

TEST(InclusionConstraints, StoresAndLoads) {
  InclusionConstraints C;
  const Node P = C.addNode(), Q = C.addNode(), R = C.addNode();
  const Node X = C.addNode(), Y = C.addNode();
  C.addAddress(P, X); // p = &x
  C.addAddress(Q, Y); // q = &y
  C.addStore(Q, P);   // *p = q
  C.addLoad(P, R);    // r = *p
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(X)), std::set<Node>({Y}));
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({Y}));
  EXPECT_TRUE(C.getObjects(Y).empty());
}

// T002-AND1: q = &l1; p = &l2; p = q; r = &p; s = &l3; *r = s; t = &s; u = *t.
TEST(InclusionConstraints, StoreThroughAddressOfVariable) {
  InclusionConstraints C;
  const Node P = C.addNode(), Q = C.addNode(), R = C.addNode(), S = C.addNode(),
             T = C.addNode(), U = C.addNode();
  const Node L1 = C.addNode(), L2 = C.addNode(), L3 = C.addNode();
  C.addAddress(Q, L1);
  C.addAddress(P, L2);
  C.addCopy(Q, P);
  C.addAddress(R, P);
  C.addAddress(S, L3);
  C.addStore(S, R);
  C.addAddress(T, S);
  C.addLoad(T, U);
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(Q)), std::set<Node>({L1}));
  EXPECT_EQ(toSet(C.getObjects(P)), std::set<Node>({L1, L2, L3}));
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({P}));
  EXPECT_EQ(toSet(C.getObjects(S)), std::set<Node>({L3}));
  EXPECT_EQ(toSet(C.getObjects(T)), std::set<Node>({S}));
  EXPECT_EQ(toSet(C.getObjects(U)), std::set<Node>({L3}));
}

// T002-ST1, T002-ST2, T002-ST3: where unification would make one node of several,
// inclusion keeps them apart.
TEST(InclusionConstraints, KeepsWhatUnificationMerges) {
  InclusionConstraints C;
  const Node P = C.addNode(), Q = C.addNode(), R = C.addNode(), S = C.addNode();
  const Node X = C.addNode(), Y = C.addNode(), Z = C.addNode();
  C.addAddress(P, X); // p = &x; r = &p; q = &y; s = &q; r = s
  C.addAddress(R, P);
  C.addAddress(Q, Y);
  C.addAddress(S, Q);
  C.addCopy(S, R);
  const Node A = C.addNode(), B = C.addNode();
  C.addAddress(A, X); // a = &x; b = &y; y = &z or &x; c = &y
  C.addAddress(B, Y);
  C.addAddress(Y, Z);
  C.addAddress(Y, X);
  const Node V = C.addNode(), W = C.addNode();
  C.addAddress(W, X); // w = &x; w = &y; v = w; w = &z
  C.addAddress(W, Y);
  C.addCopy(W, V);
  C.addAddress(W, Z);
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(P)), std::set<Node>({X}));
  EXPECT_EQ(toSet(C.getObjects(Q)), std::set<Node>({Y}));
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({P, Q}));
  EXPECT_EQ(toSet(C.getObjects(S)), std::set<Node>({Q}));
  EXPECT_EQ(toSet(C.getObjects(A)), std::set<Node>({X}));
  EXPECT_EQ(toSet(C.getObjects(B)), std::set<Node>({Y}));
  EXPECT_EQ(toSet(C.getObjects(Y)), std::set<Node>({X, Z}));
  EXPECT_EQ(toSet(C.getObjects(V)), std::set<Node>({X, Y, Z}));
  EXPECT_EQ(toSet(C.getObjects(W)), std::set<Node>({X, Y, Z}));
}

TEST(InclusionConstraints, AnObjectThatPointsToItself) {
  InclusionConstraints C;
  const Node P = C.addNode(), X = C.addNode(), R = C.addNode();
  C.addAddress(P, X);
  C.addStore(P, P);
  C.addLoad(P, P);
  C.addLoad(P, R);
  C.addCopy(R, P);
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({X}));
}

TEST(InclusionConstraints, GivesUp) {
  InclusionConstraints C;
  const Node X = C.addNode();
  Node Last = C.addNode();
  C.addAddress(Last, X);
  for (unsigned I = 0; I != 10; ++I) {
    const Node Next = C.addNode();
    C.addCopy(Last, Next);
    Last = Next;
  }
  InclusionConstraints Same = C;
  EXPECT_FALSE(C.solve(9));
  EXPECT_TRUE(Same.solve(10));
}

TEST(InclusionConstraints, LeastSolutionOfRandomConstraints) {
  for (unsigned Seed = 0; Seed != 500; ++Seed) {
    std::mt19937 Random(Seed);
    InclusionConstraints C;
    Reference R;
    const unsigned NumNodes = 2 + Random() % 20;
    for (unsigned I = 0; I != NumNodes; ++I)
      C.addNode();
    for (unsigned I = 0, E = Random() % (3 * NumNodes); I != E; ++I) {
      const Node A(Random() % NumNodes), B(Random() % NumNodes);
      const auto K = static_cast<Reference::Kind>(Random() % 4);
      R.All.push_back({K, A, B});
      if (K == Reference::Address)
        C.addAddress(A, B);
      else if (K == Reference::Copy)
        C.addCopy(A, B);
      else if (K == Reference::Load)
        C.addLoad(A, B);
      else
        C.addStore(A, B);
    }
    ASSERT_TRUE(C.solve(1000000));
    const Sets Expected = R.solve(NumNodes);
    for (Node N : idRange<Node>(0, NumNodes))
      ASSERT_EQ(toSet(C.getObjects(N)), Expected[N])
          << "seed " << Seed << ", node " << N.index();
  }
}

// Constraints that come after a solution count as those before it.
TEST(InclusionConstraints, SolvesAgain) {
  InclusionConstraints C;
  const Node P = C.addNode(), Q = C.addNode(), R = C.addNode(), S = C.addNode();
  const Node X = C.addNode(), Y = C.addNode();
  C.addAddress(P, X);
  C.addCopy(P, Q);
  C.addCopy(Q, P); // a cycle
  ASSERT_TRUE(C.solve(100));
  C.addAddress(X, Y);
  C.addLoad(Q, R);
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({Y}));
  C.addCopy(R, S);
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(S)), std::set<Node>({Y}));
}

// p.f = &x; p.g = &y.
TEST(InclusionConstraints, FieldsOfOneObject) {
  InclusionConstraints C;
  const Node P = C.addNode(), Object = C.addNode(), F = C.addNode(),
             G = C.addNode(), Read = C.addNode();
  const Node A = C.addNode(), B = C.addNode(), X = C.addNode(), Y = C.addNode();
  C.setContents(Object, /*At=*/ExtentId(0), F);
  C.setContents(Object, /*At=*/ExtentId(1), G);
  C.addAddress(P, Object);
  C.addAddress(A, X);
  C.addAddress(B, Y);
  C.addStore(A, P, ExtentId(0));
  C.addStore(B, P, ExtentId(1));
  C.addLoad(P, Read, ExtentId(1));
  ASSERT_TRUE(C.solve(100));
  EXPECT_EQ(toSet(C.getObjects(F)), std::set<Node>({X}));
  EXPECT_EQ(toSet(C.getObjects(Read)), std::set<Node>({Y}));
}
