//===-- UnificationConstraintsTest.cpp - Tests of unification -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/UnificationConstraints.h"
#include "Transforms/InclusionConstraints.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace llvm;
using namespace llvm::course;

using Node = PointerConstraints::Node;

static std::set<Node> toSet(const PointerConstraints::ObjectSet &Objects) {
  std::set<Node> Result;
  for (Node Object : Objects)
    Result.insert(Object);
  return Result;
}

// T002-ST1: p = &x; r = &p; q = &y; s = &q; r = s.
TEST(UnificationConstraints, PointersToPointers) {
  UnificationConstraints C;
  const Node P = C.addNode(), Q = C.addNode(), R = C.addNode(), S = C.addNode();
  const Node X = C.addNode(), Y = C.addNode();
  C.addAddress(P, X);
  C.addAddress(R, P);
  C.addAddress(Q, Y);
  C.addAddress(S, Q);
  EXPECT_EQ(toSet(C.getObjects(R)), std::set<Node>({P}));
  C.addCopy(S, R);
  EXPECT_TRUE(C.areUnified(P, Q));
  EXPECT_TRUE(C.areUnified(X, Y));
  EXPECT_FALSE(C.areUnified(P, X));
  for (Node N : {R, S})
    EXPECT_EQ(toSet(C.getObjects(N)), std::set<Node>({P, Q}));
  for (Node N : {P, Q})
    EXPECT_EQ(toSet(C.getObjects(N)), std::set<Node>({X, Y}));
}

// T002-ST2: a = &x; b = &y; y = &z or &x; c = &y.
TEST(UnificationConstraints, TwoTargets) {
  UnificationConstraints C;
  const Node A = C.addNode(), B = C.addNode(), Variable = C.addNode();
  const Node X = C.addNode(), Y = C.addNode(), Z = C.addNode();
  C.addAddress(A, X);
  C.addAddress(B, Y);
  C.addAddress(Y, Z);
  C.addAddress(Y, X);
  C.addAddress(Variable, Y);
  EXPECT_TRUE(C.areUnified(X, Z));
  EXPECT_FALSE(C.areUnified(X, Y));
  for (Node N : {A, Y})
    EXPECT_EQ(toSet(C.getObjects(N)), std::set<Node>({X, Z}));
  for (Node N : {B, Variable})
    EXPECT_EQ(toSet(C.getObjects(N)), std::set<Node>({Y}));
}

// T002-ST3: q = &x; q = &y; p = q; q = &z.
TEST(UnificationConstraints, ThreeTargets) {
  UnificationConstraints C;
  const Node P = C.addNode(), Q = C.addNode();
  const Node X = C.addNode(), Y = C.addNode(), Z = C.addNode();
  C.addAddress(Q, X);
  C.addAddress(Q, Y);
  C.addCopy(Q, P);
  C.addAddress(Q, Z);
  for (Node N : {P, Q})
    EXPECT_EQ(toSet(C.getObjects(N)), std::set<Node>({X, Y, Z}));
}

// What points nowhere yet is not unified: x = y, both numbers, and then x = &a.
TEST(UnificationConstraints, NumbersStayApart) {
  UnificationConstraints C;
  const Node X = C.addNode(), Y = C.addNode(), Z = C.addNode();
  const Node A = C.addNode(), B = C.addNode();
  C.addCopy(Y, X);
  C.addLoad(Y, Z);
  C.addStore(Z, Y);
  C.addAddress(X, A);
  EXPECT_TRUE(C.getObjects(Y).empty());
  // When it does, what has waited is done.
  C.addAddress(Y, B);
  EXPECT_EQ(toSet(C.getObjects(X)), std::set<Node>({A, B}));
  C.addAddress(B, A);
  EXPECT_EQ(toSet(C.getObjects(Z)), std::set<Node>({A, B}));
}

// Whatever the order of constraints, the sets hold those of inclusion.
TEST(UnificationConstraints, HoldsWhatInclusionFinds) {
  for (unsigned Seed = 0; Seed != 500; ++Seed) {
    std::mt19937 Random(Seed);
    UnificationConstraints Unified;
    InclusionConstraints Included;
    const unsigned NumNodes = 2 + Random() % 20;
    for (unsigned I = 0; I != NumNodes; ++I) {
      Unified.addNode();
      Included.addNode();
    }
    for (unsigned I = 0, E = Random() % (3 * NumNodes); I != E; ++I) {
      const Node A(Random() % NumNodes), B(Random() % NumNodes);
      const unsigned Kind = Random() % 4;
      for (PointerConstraints *C :
           {static_cast<PointerConstraints *>(&Unified),
            static_cast<PointerConstraints *>(&Included)}) {
        if (Kind == 0)
          C->addAddress(A, B);
        else if (Kind == 1)
          C->addCopy(A, B);
        else if (Kind == 2)
          C->addLoad(A, B);
        else
          C->addStore(A, B);
      }
    }
    ASSERT_TRUE(Included.solve(1000000));
    for (Node N : idRange<Node>(0, NumNodes))
      for (Node Object : Included.getObjects(N))
        ASSERT_TRUE(Unified.getObjects(N).test(Object))
            << "seed " << Seed << ", node " << N.index() << ", object "
            << Object.index();
  }
}
