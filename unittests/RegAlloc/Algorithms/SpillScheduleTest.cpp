//===-- SpillScheduleTest.cpp - Tests of reordering to spill less ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillSchedule.h"
#include "RandomSpillProgram.h"
#include "RegAlloc/Algorithms/SpillSearch.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static double costOf(const SpillProgram &P, unsigned NumRegs) {
  NextUses Distances(P);
  SpillPlan Plan = SpillPlanner(P, Distances, NumRegs).plan(SpillStrategy());
  SpillMemoryPlan Memory = planMemory(P, Distances, Plan, NumRegs);
  return evaluateSpills(P, Plan, Memory).getTotal();
}

namespace {

/// a is read at the start and at the end, and too much is live in between.
struct LateUse {
  SpillProgramBuilder B;
  BlockId Entry;

  LateUse() : Entry(B.block(None)) {
    ValueId A = B.def(Entry, {});
    ValueId X = B.def(Entry, {}), Y = B.def(Entry, {});
    ValueId Z = B.def(Entry, {X, Y}), W = B.def(Entry, {X, Y});
    B.use(Entry, {Z, W});
    B.use(Entry, {A});
  }
  std::vector<SpillInstr> &instrs() { return B.get().Blocks[Entry].Instrs; }
};

} // namespace

TEST(SpillSchedule, EarlierUseNeedsNoSpill) {
  LateUse P;
  P.B.use(P.Entry, {});
  ASSERT_GT(costOf(P.B.finish(), 2), 0);
  EXPECT_EQ(findSpillSchedule(P.B.get(), 2, /*Effort=*/0), std::nullopt);
  std::optional<SpillSchedule> Order = findSpillSchedule(P.B.get(), 2);
  ASSERT_TRUE(Order.has_value());
  EXPECT_EQ(verifySchedule(P.B.get(), *Order), std::nullopt);
  EXPECT_LT(costOf(applySchedule(P.B.get(), *Order), 2), costOf(P.B.get(), 2));
}

TEST(SpillSchedule, NothingToGain) {
  LateUse P;
  P.B.use(P.Entry, {});
  P.B.finish();
  EXPECT_EQ(findSpillSchedule(P.B.get(), 8), std::nullopt);
}

// The same, but that the last use is the end of the block.
TEST(SpillSchedule, TheEndStays) {
  LateUse P;
  P.instrs()[0].IsOrdered = true;
  for (unsigned Pos : {1, 2})
    P.instrs()[Pos].IsOrdered = true;
  P.B.finish();
  EXPECT_EQ(findSpillSchedule(P.B.get(), 2), std::nullopt);
}

// The same, but that all instructions have an effect.
TEST(SpillSchedule, OrderedInstructionsStay) {
  LateUse P;
  P.B.use(P.Entry, {});
  for (SpillInstr &Instr : P.instrs())
    Instr.IsOrdered = true;
  P.B.finish();
  EXPECT_EQ(findSpillSchedule(P.B.get(), 2), std::nullopt);
}

TEST(SpillSchedule, Verify) {
  LateUse P;
  P.instrs()[1].IsOrdered = P.instrs()[2].IsOrdered = true;
  P.B.finish();
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 1, 2, 3, 4, 5, 6}}), std::nullopt);
  EXPECT_EQ(verifySchedule(P.B.get(), {{1, 2, 4, 3, 0, 5, 6}}), std::nullopt);
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 2, 1, 3, 4, 5, 6}}),
            "block 0 has instruction 2 before 1");
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 3, 1, 2, 4, 5, 6}}),
            "block 0 has instruction 3 before 1");
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 1, 2, 3, 4, 6, 5}}),
            "block 0 has another end");
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 1, 2, 3, 4, 4, 6}}),
            "block 0 loses instructions");
  EXPECT_EQ(verifySchedule(P.B.get(), {{0, 1, 2, 3, 4, 6}}),
            "block 0 loses instructions");
}

TEST(SpillSchedule, RandomPrograms) {
  Random R(17);
  unsigned NumReordered = 0;
  for (unsigned Trial = 0; Trial != 8; ++Trial) {
    SpillProgram P = randomSpillProgram(R, 6, 8);
    for (SpillBlock &B : P.Blocks)
      for (SpillInstr &Instr : B.Instrs)
        Instr.IsOrdered = Instr.Travel.has_value();
    std::optional<SpillSchedule> Order = findSpillSchedule(P, 4);
    if (!Order)
      continue;
    ++NumReordered;
    ASSERT_EQ(verifySchedule(P, *Order), std::nullopt);
    SpillProgram Q = applySchedule(P, *Order);
    ASSERT_EQ(Q.check(), std::nullopt);
    EXPECT_LT(costOf(Q, 4), costOf(P, 4));
  }
  EXPECT_GT(NumReordered, 2u);
}
