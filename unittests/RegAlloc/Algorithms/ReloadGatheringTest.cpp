//===-- ReloadGatheringTest.cpp - Tests of where reloads go ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ReloadGathering.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

constexpr ValueId A{0}, B{1}, X{2};

/// A block with a plan for it, made by hand.
class ReloadGatheringTest : public testing::Test {
protected:
  SpillBlock Block;
  SpillBlockPlan Plan;
  IdVector<ValueId, SpillValue> Values{3};

  void use(ArrayRef<ValueId> Uses, std::optional<float> Travel = std::nullopt) {
    SpillInstr Instr;
    Instr.Uses.assign(Uses.begin(), Uses.end());
    Instr.Travel = Travel;
    Block.Instrs.push_back(Instr);
  }
  std::vector<SpillAction> gather(unsigned NumRegs) {
    gatherReloads(Block, NumRegs, Plan, Values);
    return Plan.Actions;
  }
};

using Actions = std::vector<SpillAction>;

} // namespace

// GoogleTest looks for it beside the type.
namespace llvm::course {
static void PrintTo(const SpillAction &Action, std::ostream *OS) {
  static constexpr const char *Names[] = {"evict", "evict late", "reload",
                                          "rematerialize"};
  *OS << Action.Pos << ": " << Names[Action.Kind] << " "
      << Action.Value.index();
}
} // namespace llvm::course

TEST_F(ReloadGatheringTest, MovesUp) {
  use({A}, 4);
  use({B}, 4);
  const Actions Old = {{0, SpillAction::Reload, A},
                       {1, SpillAction::Reload, B}};
  Plan.Actions = Old;
  EXPECT_EQ(gather(1), Old);
  const Actions New = {{0, SpillAction::Reload, A},
                       {0, SpillAction::Reload, B}};
  EXPECT_EQ(gather(2), New);
}

/// Several at one place go together, since travel is the same for one.
TEST_F(ReloadGatheringTest, MovesAllOrNone) {
  use({}, 4);
  use({A, B}, 4);
  const Actions Old = {{1, SpillAction::Reload, A},
                       {1, SpillAction::Reload, B}};
  const Actions New = {{0, SpillAction::Reload, A},
                       {0, SpillAction::Reload, B}};
  Plan.Actions = Old;
  EXPECT_EQ(gather(2), New);
  Block.Instrs[0].Uses = {X};
  Plan.Entry = {X};
  Plan.Actions = Old;
  EXPECT_EQ(gather(2), Old);
  EXPECT_EQ(gather(3), New);
}

/// What makes room goes earlier, if nothing needs it until then.
TEST_F(ReloadGatheringTest, EvictsEarlier) {
  use({A}, 4);
  use({B}, 4);
  use({A});
  Plan.Entry = {A, X};
  const Actions Old = {{1, SpillAction::Evict, X}, {1, SpillAction::Reload, B}};
  Plan.Actions = Old;
  EXPECT_EQ(gather(3),
            Actions({{0, SpillAction::Reload, B}, {1, SpillAction::Evict, X}}));
  Plan.Actions = Old;
  EXPECT_EQ(gather(2),
            Actions({{0, SpillAction::Evict, X}, {0, SpillAction::Reload, B}}));
  Plan.Actions = Old;
  Block.Instrs[0].Uses.push_back(X);
  EXPECT_EQ(gather(2), Old);
}

/// A value that is computed again needs its operands until then.
TEST_F(ReloadGatheringTest, KeepsOperands) {
  Values[A].RematerializeCost = 1;
  Values[A].RematerializeOperands = {X};
  use({A}, 4);
  use({B}, 4);
  use({A});
  Plan.Entry = {X};
  const Actions Old = {{0, SpillAction::Rematerialize, A},
                       {1, SpillAction::Evict, X},
                       {1, SpillAction::Reload, B}};
  Plan.Actions = Old;
  EXPECT_EQ(gather(2), Old);
  EXPECT_EQ(gather(3), Actions({{0, SpillAction::Reload, B},
                                {0, SpillAction::Rematerialize, A},
                                {1, SpillAction::Evict, X}}));
}

TEST_F(ReloadGatheringTest, StaysAfterEviction) {
  use({A}, 4);
  use({B});
  use({A}, 4);
  use({B}, 4);
  Plan.Entry = {A, B};
  Plan.Actions = {{1, SpillAction::EvictLate, B}, {3, SpillAction::Reload, B}};
  const Actions Old = Plan.Actions;
  EXPECT_EQ(gather(3), Old);
}

TEST_F(ReloadGatheringTest, StaysAfterDefinition) {
  use({A}, 4);
  use({A}, 4);
  Block.Instrs[0].Def = B;
  use({B}, 4);
  Plan.Entry = {A};
  Plan.Actions = {{0, SpillAction::EvictLate, B}, {2, SpillAction::Reload, B}};
  const Actions Old = Plan.Actions;
  EXPECT_EQ(gather(3), Old);
}

/// Where the stack is accessed anyway, or what follows is not in this block,
/// nothing is gained.
TEST_F(ReloadGatheringTest, StaysWhereNothingIsGained) {
  use({A}, 4);
  use({B}, 0);
  use({}, 4);
  Plan.Entry = {A};
  Plan.Actions = {{1, SpillAction::Reload, B}};
  const Actions Old = Plan.Actions;
  EXPECT_EQ(gather(3), Old);
  Block.Instrs[1].Travel = std::nullopt;
  Block.Instrs[2].Travel = std::nullopt;
  EXPECT_EQ(gather(3), Old);
  Block.Instrs[2].Travel = 4;
  EXPECT_EQ(gather(3), Actions({{0, SpillAction::Reload, B}}));
}

/// An access of the stack is near enough.
TEST_F(ReloadGatheringTest, MovesToNextAccess) {
  use({}, 4);
  use({}, 0);
  use({}, 4);
  use({}, 4);
  use({B}, 4);
  Plan.Actions = {{4, SpillAction::Reload, B}};
  EXPECT_EQ(gather(1), Actions({{2, SpillAction::Reload, B}}));
}
