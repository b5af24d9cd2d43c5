//===-- SlotClassesTest.cpp - Tests of classes for slots ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SlotClasses.h"
#include "RandomSpillProgram.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static std::vector<PhiEdge> collectEdges(const SpillProgram &P, Random &R) {
  std::vector<PhiEdge> Edges;
  for (BlockId B : P.Blocks.ids())
    for (const SpillPhi &Phi : P.Blocks[B].Phis)
      for (unsigned I = 0; I != Phi.Operands.size(); ++I)
        if (Phi.Operands[I] != None)
          Edges.push_back(
              {Phi.Result, Phi.Operands[I], B, I, double(R.below(5))});
  return Edges;
}

// Classes with more than 4096 pairs stay apart unseen.
static bool canShare(const SlotClasses &Classes, const NextUses &Distances,
                     ValueId A, ValueId B) {
  ArrayRef<ValueId> OfA = Classes.getMembers(Classes.getLeader(A)),
                    OfB = Classes.getMembers(Classes.getLeader(B));
  return OfA.size() * OfB.size() <= 4096 && none_of(OfA, [&](ValueId U) {
           return any_of(OfB,
                         [&](ValueId V) { return Distances.interfere(U, V); });
         });
}

/// Classes are a partition, nothing in one interferes, and what an edge
/// connects stays apart only if it has to.
TEST(SlotClasses, RandomPrograms) {
  Random R(11);
  unsigned NumMerged = 0, NumApart = 0;
  for (unsigned Round = 0; Round != 60; ++Round) {
    SpillProgram P = randomSpillProgram(R, 2 + R.below(5), 30);
    const NextUses Distances(P);
    SlotClasses Classes(Distances, P.Values.size());
    std::vector<PhiEdge> Edges = collectEdges(P, R);
    Classes.mergeAll(P, Edges);

    IdVector<ValueId, unsigned> Seen(P.Values.size());
    for (ValueId V : P.Values.ids()) {
      EXPECT_EQ(Classes.getLeader(Classes.getLeader(V)), Classes.getLeader(V));
      for (ValueId Member : Classes.getMembers(V)) {
        EXPECT_EQ(Classes.getLeader(Member), V);
        ++Seen[Member];
        for (ValueId Other : Classes.getMembers(V))
          EXPECT_TRUE(Member == Other || !Distances.interfere(Member, Other));
      }
    }
    EXPECT_TRUE(all_of(Seen, [](unsigned N) { return N == 1; }));
    EXPECT_TRUE(is_sorted(Edges, [](const PhiEdge &A, const PhiEdge &B) {
      return A.Frequency > B.Frequency;
    }));
    for (const PhiEdge &E : Edges) {
      if (Classes.getLeader(E.Result) == Classes.getLeader(E.Operand)) {
        ++NumMerged;
        continue;
      }
      ++NumApart;
      EXPECT_TRUE(P.Values[E.Operand].IsImmediate ||
                  !canShare(Classes, Distances, E.Result, E.Operand));
    }
  }
  EXPECT_GT(NumMerged, 100u);
  EXPECT_GT(NumApart, 100u);
}

/// Both operands could share the PHI's slot, but they are live at once: the
/// more frequent edge decides. A constant needs no slot.
TEST(SlotClasses, FrequentEdgesFirst) {
  for (bool IsFirstFrequent : {false, true}) {
    SpillProgramBuilder B;
    const BlockId Entry = B.block(None), Left = B.block(Entry),
                  Right = B.block(Entry), Join = B.block(Entry);
    B.edge(Entry, Left);
    B.edge(Entry, Right);
    B.edge(Left, Join);
    B.edge(Right, Join);
    const ValueId V0 = B.def(Entry), V1 = B.def(Entry);
    const ValueId Constant = B.def(Entry);
    B.get().Values[Constant].IsImmediate = true;
    B.get().Values[Constant].RematerializeCost = 0.6;
    const ValueId Phi = B.phi(Join), OfConstant = B.phi(Join);
    B.use(Join, {Phi, OfConstant});
    B.setOperands(Join, 0, {V0, V1});
    B.setOperands(Join, 1, {Constant, Constant});
    SpillProgram &P = B.finish();
    const NextUses Distances(P);
    ASSERT_TRUE(Distances.interfere(V0, V1));

    SlotClasses Classes(Distances, P.Values.size());
    std::vector<PhiEdge> Edges = {
        {Phi, V0, Join, 0, IsFirstFrequent ? 2.0 : 1.0},
        {Phi, V1, Join, 1, IsFirstFrequent ? 1.0 : 2.0},
        {OfConstant, Constant, Join, 0, 9.0}};
    Classes.mergeAll(P, Edges);
    auto IsWithPhi = [&](ValueId V) {
      return Classes.getLeader(V) == Classes.getLeader(Phi);
    };
    EXPECT_EQ(IsWithPhi(V0), IsFirstFrequent);
    EXPECT_EQ(IsWithPhi(V1), !IsFirstFrequent);
    EXPECT_NE(Classes.getLeader(OfConstant), Classes.getLeader(Constant));
  }
}
