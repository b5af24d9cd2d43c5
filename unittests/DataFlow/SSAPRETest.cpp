//===-- SSAPRETest.cpp - Tests of SSAPRE ----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/SSAPRE.h"
#include "DataFlow/LazyCodeMotion.h"
#include "SSAProgram.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Against lazy code motion
//===----------------------------------------------------------------------===//

// SSAPRE computes each expression as often as lazy code motion on each path,
// and each value is there where it is read.
TEST(SSAPRE, ComputesAsOftenAsLazyCodeMotion) {
  Random R(11);
  unsigned NumReloads = 0, NumPhis = 0, NumInsertions = 0;
  for (unsigned I = 0; I != 1000; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(I % 10 ? 12 : 40),
                                      R.below(I % 10 ? 12 : 40), 2);
    EdgeCodeMotion M = moveToEdges(P);
    for (ExpressionId E : P.expressions()) {
      SSAProgram S(P, E);
      ASSERT_FALSE(S.problem().check());
      SSAPREResult Result = solveSSAPRE(S.problem());
      Complaint C = verifySSAPRE(S.problem(), Result);
      ASSERT_FALSE(C) << *C;
      NumReloads += Result.numReloads();
      NumPhis += Result.Phis.size();
      NumInsertions += Result.Insertions.size();
      for (unsigned J = 0; J != 20; ++J) {
        FlowPath Path = randomPath(R, P.Graph, R.below(50));
        Counts Lazy = countComputations(
            P, {M.Insert, InNoBlock, InNoBlock, M.Delete}, Path);
        ASSERT_EQ(S.count(Result, Path), Lazy[E]) << "program " << I;
      }
    }
  }
  EXPECT_GT(NumReloads, 500u);
  EXPECT_GT(NumPhis, 100u);
  EXPECT_GT(NumInsertions, 100u);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

namespace {

/// A graph and one key that is there from the start.
struct Example {
  FlowGraph Graph;
  Dominance Tree{Graph};
  SSAPREProblem P{Graph, Tree, {{}}, {}};

  Example(unsigned NumBlocks, ArrayRef<std::pair<unsigned, unsigned>> Edges,
          ArrayRef<unsigned> Blocks)
      : Graph(makeFlowGraph(NumBlocks, Edges)) {
    for (unsigned Block : Blocks)
      P.Occurrences.push_back({{BlockId(Block), 1}, KeyId(0)});
  }
  Example(const Example &) = delete;

  SSAPREResult solve() const {
    SSAPREResult R = solveSSAPRE(P);
    Complaint C = verifySSAPRE(P, R);
    EXPECT_FALSE(C) << *C;
    return R;
  }
};

/// entry 0, sides 1 and 2, join 3; computed on one side and after the join.
struct Diamond : Example {
  Diamond() : Example(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}, {1, 3}) {}
};

} // namespace

TEST(SSAPRE, Diamond) {
  Diamond D;
  SSAPREResult R = D.solve();
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Insertions[InsertionId(0)].Edge, EdgeId(3));
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[PhiId(0)].Block, BlockId(3));
  EXPECT_EQ(R.Values[OccurrenceId(1)], SSAPREValue(PhiId(0)));
  EXPECT_EQ(R.numReloads(), 1u);
}

TEST(SSAPRE, BarrierBeforeUse) {
  Diamond D;
  D.P.Barriers = {{BlockId(3), 0}};
  EXPECT_EQ(D.solve().numReloads(), 0u);
  // After the use it does not matter.
  D.P.Barriers = {{BlockId(3), 2}};
  EXPECT_EQ(D.solve().numReloads(), 1u);
}

TEST(SSAPRE, ClosedEdge) {
  Diamond D;
  D.P.Closed.resize(4);
  D.P.Closed[EdgeId(3)] = true;
  EXPECT_EQ(D.solve().numReloads(), 0u);
  // Nothing need be computed on the other one.
  D.P.Closed.flip();
  EXPECT_EQ(D.solve().numReloads(), 1u);
}

// A loop: what is inserted before it needs no Φ.
TEST(SSAPRE, Invariant) {
  Example L(3, {{0, 1}, {1, 1}, {1, 2}}, {1, 2});
  SSAPREResult R = L.solve();
  EXPECT_TRUE(R.Phis.empty());
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Values[OccurrenceId(0)], SSAPREValue(InsertionId(0)));
  EXPECT_EQ(R.Values[OccurrenceId(1)], R.Values[OccurrenceId(0)]);
}

// Behind PHIs of block 3 key 0 is key 1 on one side, and a constant on the
// other one: nothing is inserted.
TEST(SSAPRE, FreeOperand) {
  Diamond D;
  D.P.Keys = {{BlockId(3), true, {KeyId(1), KeyId(2)}},
              {},
              {FlowGraph::Entry, false, {}, true}};
  D.P.Occurrences = {{{BlockId(1), 1}, KeyId(1)}, {{BlockId(3), 1}, KeyId(0)}};
  SSAPREResult R = D.solve();
  EXPECT_TRUE(R.Insertions.empty());
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[PhiId(0)].Operands[1], SSAPREValue(KeyId(2)));
}

// A store on one side leaves what the join loads: the other side has to load.
TEST(SSAPRE, FreeOperandThatWasComputed) {
  Diamond D;
  D.P.Keys = {{BlockId(3), true, {KeyId(1), KeyId(2)}},
              {FlowGraph::Entry, false, {}, true, true},
              {}};
  D.P.Occurrences = {{{BlockId(3), 1}, KeyId(0)}, {{BlockId(3), 2}, KeyId(1)}};
  SSAPREResult R = D.solve();
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Insertions[InsertionId(0)].Edge, EdgeId(3));
  EXPECT_EQ(R.Values[OccurrenceId(0)], SSAPREValue(PhiId(0)));
  EXPECT_EQ(R.Phis[PhiId(0)].Operands[0], SSAPREValue(KeyId(1)));
  // The value is read where it is free.
  EXPECT_EQ(R.Values[OccurrenceId(1)], SSAPREValue(KeyId(1)));
  // A constant would be no reason.
  D.P.Keys[KeyId(1)].WasComputed = false;
  EXPECT_EQ(D.solve().Values[OccurrenceId(0)], SSAPREValue(OccurrenceId(0)));
}

// A Φ of constants only is no reason to compute: in the inner loop (2, 3) the
// expression may never be needed.
TEST(SSAPRE, FreeOperandsOnly) {
  Example L(6, {{0, 1}, {4, 1}, {1, 2}, {3, 2}, {2, 3}, {2, 4}, {1, 5}}, {3});
  L.P.Keys = {{BlockId(1), true, {KeyId(1), KeyId(2)}},
              {FlowGraph::Entry, false, {}, true},
              {FlowGraph::Entry, false, {}, true}};
  SSAPREResult R = L.solve();
  EXPECT_TRUE(R.Insertions.empty());
  EXPECT_EQ(R.numReloads(), 0u);
}

TEST(SSAPRE, UnfitProblems) {
  Diamond D;
  EXPECT_FALSE(D.P.check());
  D.P.Keys[KeyId(0)].WasComputed = true;
  EXPECT_EQ(D.P.check(), "key 0 was computed and is not free");
  D.P.Keys[KeyId(0)].WasComputed = false;
  D.P.Closed.resize(3);
  EXPECT_EQ(D.P.check(), "not as many closed edges as edges");
  D.P.Keys[KeyId(0)].Block = BlockId(2);
  EXPECT_EQ(D.P.check(), "occurrence 0 is before its operands");
  D.P.Occurrences[OccurrenceId(0)].Key = KeyId(1);
  EXPECT_EQ(D.P.check(), "occurrence 0 has no key or block");
  D.P.Keys[KeyId(0)] = {BlockId(3), true, {KeyId(0)}};
  EXPECT_EQ(D.P.check(), "key 0 has not as many keys as its block has edges");
  D.P.Keys[KeyId(0)] = {BlockId(3), true, {KeyId(0), KeyId(1)}};
  EXPECT_EQ(D.P.check(), "key 0 is no key on an edge");
  D.P.Keys[KeyId(0)].Block = BlockId(4);
  EXPECT_EQ(D.P.check(), "key 0 is defined in no block");
}

TEST(SSAPRE, VerifierRefuses) {
  Diamond D;
  SSAPREResult Good = D.solve(), R = Good;
  R.Values[OccurrenceId(1)] = OccurrenceId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 1 is not there");
  R = Good;
  R.Values[OccurrenceId(0)] = PhiId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 0 is not there");
  R = Good;
  R.Phis[PhiId(0)].Operands[1] = OccurrenceId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  R.Insertions[InsertionId(0)].Edge = EdgeId(2);
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  D.P.Keys[KeyId(0)].Block = BlockId(3);
  EXPECT_EQ(verifySSAPRE(D.P, R), "insertion 0 is before its operands");
}
