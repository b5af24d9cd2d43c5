//===-- SpillTest.cpp - Tests of the planning of spills -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomSpillProgram.h"
#include "RegAlloc/Algorithms/NextUse.h"
#include "RegAlloc/Algorithms/SpillMemory.h"
#include "RegAlloc/Algorithms/SpillSearch.h"
#include "RegAlloc/Algorithms/Spilling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// Follows a path through a program and its plan, and complains if a register
/// or slot does not hold what the program says.
class PlanMachine {
  using Token = unsigned;
  static constexpr Token Undefined = 0;
  const SpillProgram &P;
  const SpillPlan &Plan;
  const SpillMemoryPlan &Memory;
  Token NextToken = 1;
  /// What values are, what registers (by value) and slots hold.
  DenseMap<ValueId, Token> Truth, Registers;
  DenseMap<SlotId, Token> Slots;

  std::string say(const char *What, ValueId Value) const {
    return std::string(What) + " " + to_string(Value);
  }

  Complaint store(ValueId Value) {
    if (!Registers.contains(Value) || Registers[Value] != Truth[Value])
      return say("stored from no register", Value);
    Slots[Memory.SlotOf[Value]] = Truth[Value];
    return std::nullopt;
  }
  Complaint reload(ValueId Value, SlotId Slot) {
    if (Truth[Value] == Undefined) {
      Registers[Value] = Undefined;
      return std::nullopt;
    }
    if (!Slots.contains(Slot) || Slots[Slot] != Truth[Value])
      return say("reloaded something else than", Value);
    Registers[Value] = Truth[Value];
    return std::nullopt;
  }
  Complaint rematerialize(ValueId Value) {
    for (ValueId Operand : P.Values[Value].RematerializeOperands)
      if (!Registers.contains(Operand) || Registers[Operand] != Truth[Operand])
        return say("rematerialized without operand", Value);
    Registers[Value] = Truth[Value];
    return std::nullopt;
  }

  Complaint act(const SpillAction &A) {
    switch (A.Kind) {
    case SpillAction::Reload:
      return reload(A.Value, Memory.SlotOf[A.Value]);
    case SpillAction::Rematerialize:
      return rematerialize(A.Value);
    case SpillAction::Evict:
    case SpillAction::EvictLate:
      Registers.erase(A.Value);
      break;
    }
    return std::nullopt;
  }

  Complaint execute(const EdgeStep &Step) {
    switch (Step.Kind) {
    case EdgeStep::StoreRegister:
      if (!Registers.contains(Step.Value))
        return say("stored from no register", Step.Value);
      Slots[Step.Dst] = Registers[Step.Value];
      return std::nullopt;
    case EdgeStep::StoreImmediate:
    case EdgeStep::StoreComputed:
      Slots[Step.Dst] = Truth[Step.Value];
      return std::nullopt;
    case EdgeStep::CopySlot:
      Slots[Step.Dst] = Slots.lookup(Step.Src);
      return std::nullopt;
    case EdgeStep::Reload:
      return reload(Step.Value, Step.Src);
    case EdgeStep::Rematerialize:
      return rematerialize(Step.Value);
    }
    return std::nullopt;
  }

public:
  PlanMachine(const SpillProgram &P, const SpillPlan &Plan,
              const SpillMemoryPlan &Memory)
      : P(P), Plan(Plan), Memory(Memory) {}

  Complaint runBlock(BlockId Id) {
    const SpillBlock &B = P.Blocks[Id];
    ArrayRef<SpillAction> Actions = Plan.Blocks[Id].Actions;
    for (unsigned Pos = 0; Pos <= B.Instrs.size(); ++Pos) {
      for (const SpillStore &S : Memory.Stores)
        if (S.Block == Id && S.Pos == Pos)
          if (Complaint C = store(S.Value))
            return C;
      SmallVector<SpillAction, 4> Late;
      for (; !Actions.empty() && Actions.front().Pos == Pos;
           Actions = Actions.drop_front()) {
        if (Actions.front().Kind == SpillAction::EvictLate)
          Late.push_back(Actions.front());
        else if (Complaint C = act(Actions.front()))
          return C;
      }
      if (Pos == B.Instrs.size())
        break;
      for (ValueId Use : B.Instrs[Pos].Uses)
        if (!Registers.contains(Use) || Registers[Use] != Truth[Use])
          return say("used from no register", Use);
      for (const SpillAction &A : Late)
        act(A);
      if (ValueId Def = B.Instrs[Pos].Def; Def != None)
        Registers[Def] = Truth[Def] = NextToken++;
    }
    return std::nullopt;
  }

  Complaint takeEdge(BlockId Succ, unsigned Index) {
    BlockId Pred = P.Blocks[Succ].Preds[Index];
    DenseMap<ValueId, Token> Kept;
    for (ValueId Value : Plan.Blocks[Pred].Exit)
      Kept[Value] = Registers.lookup(Value);
    Registers = std::move(Kept);
    for (const SpillEdgeCode &Code : Memory.Edges)
      if (Code.Pred == Pred && Code.Succ == Succ)
        for (const EdgeStep &Step : Code.Steps)
          if (Complaint C = execute(Step))
            return C;
    DenseMap<ValueId, Token> NewTruth = Truth;
    // What is undefined may be anything, and different in each place: it is
    // told from all else, and like itself.
    for (const SpillPhi &Phi : P.Blocks[Succ].Phis)
      NewTruth[Phi.Result] =
          Phi.Operands[Index] == None ? Undefined : Truth[Phi.Operands[Index]];
    DenseMap<ValueId, Token> AtStart;
    for (ValueId Value : Plan.Blocks[Succ].Entry) {
      ValueId Name = P.getNameOnEdge(Value, Succ, Index);
      if (Name == None) {
        AtStart[Value] = Undefined;
        continue;
      }
      if (!Registers.contains(Name) || Registers[Name] != Truth[Name])
        return say("missing after edge", Name);
      AtStart[Value] = Registers[Name];
    }
    Registers = std::move(AtStart);
    Truth = std::move(NewTruth);
    return std::nullopt;
  }

  /// A random path of at most so many blocks.
  Complaint walk(Random &R, unsigned MaxBlocks) {
    BlockId Id(0);
    for (unsigned I = 0; I != MaxBlocks; ++I) {
      if (Complaint C = runBlock(Id))
        return C;
      const auto &Succs = P.Blocks[Id].Succs;
      if (Succs.empty())
        break;
      BlockId Succ = Succs[R.below(Succs.size())];
      if (Complaint C = takeEdge(Succ, P.getPredIndex(Id, Succ)))
        return C;
      Id = Succ;
    }
    return std::nullopt;
  }
};

} // namespace

static Complaint walkOften(Random &R, const SpillProgram &P,
                           const SpillPlan &Plan,
                           const SpillMemoryPlan &Memory) {
  for (unsigned Walk = 0; Walk != 20; ++Walk)
    if (Complaint C = PlanMachine(P, Plan, Memory).walk(R, 60))
      return C;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Next uses
//===----------------------------------------------------------------------===//

TEST(NextUse, StraightLine) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None);
  ValueId X = B.def(Entry), Y = B.def(Entry);
  BlockId Next = B.block(Entry);
  B.edge(Entry, Next);
  B.use(Next, {Y});
  B.use(Next, {X});
  NextUses N(B.finish());
  EXPECT_EQ(NextUses::lookup(N.atExit(Entry), X)->Distance, 1u);
  EXPECT_EQ(NextUses::lookup(N.atExit(Entry), Y)->Distance, 0u);
  EXPECT_TRUE(N.atEntry(Entry).empty());
  EXPECT_TRUE(N.interfere(X, Y));
}

/// A value used in a loop is nearer than any used after it.
TEST(NextUse, LoopExit) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None), Header = B.block(Entry, 10);
  BlockId After = B.block(Header);
  B.get().Blocks[Header].Loop = B.loop(Header);
  B.edge(Entry, Header);
  B.edge(Header, Header, 9);
  B.edge(Header, After);
  ValueId Inside = B.def(Entry), Outside = B.def(Entry);
  for (unsigned I = 0; I != 100; ++I)
    B.use(Header, {});
  B.use(Header, {Inside});
  B.use(After, {Outside});
  NextUses N(B.finish());
  EXPECT_EQ(NextUses::lookup(N.atEntry(Header), Inside)->Distance, 100u);
  EXPECT_GE(NextUses::lookup(N.atEntry(Header), Outside)->Distance,
            B.get().getExitDistance(B.get().Blocks[Header].Loop));
  EXPECT_EQ(NextUses::lookup(N.atExit(Header), Inside)->Frequency, 10);
}

/// A value used in a loop, but after a loop inside of it, is nearer than one
/// used after both.
TEST(NextUse, InnerLoopExit) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None), Outer = B.block(Entry, 10);
  BlockId Inner = B.block(Outer, 100), Latch = B.block(Inner, 10);
  BlockId After = B.block(Latch);
  LoopId OuterLoop = B.loop(Outer), InnerLoop = B.loop(Inner, OuterLoop);
  B.get().Blocks[Outer].Loop = B.get().Blocks[Latch].Loop = OuterLoop;
  B.get().Blocks[Inner].Loop = InnerLoop;
  B.edge(Entry, Outer);
  B.edge(Outer, Inner, 10);
  B.edge(Inner, Inner, 90);
  B.edge(Inner, Latch, 10);
  B.edge(Latch, Outer, 9);
  B.edge(Latch, After);
  ValueId Inside = B.def(Entry), Outside = B.def(Entry);
  for (BlockId Block : {Outer, Inner})
    B.use(Block, {});
  B.use(Latch, {Inside});
  B.use(After, {Outside});
  const SpillProgram &P = B.finish();
  NextUses N(P);
  uint32_t Bound = P.getExitDistance(OuterLoop);
  EXPECT_LT(P.getExitDistance(InnerLoop), Bound);
  EXPECT_LT(NextUses::lookup(N.atEntry(Outer), Inside)->Distance, Bound);
  EXPECT_GE(NextUses::lookup(N.atEntry(Outer), Outside)->Distance, Bound);
}

/// A PHI's operand is as near as its result, and of a PHI without uses dead.
TEST(NextUse, Phi) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None), Join = B.block(Entry);
  B.edge(Entry, Join);
  ValueId X = B.def(Entry), Y = B.def(Entry);
  ValueId Used = B.phi(Join), Unused = B.phi(Join);
  B.setOperands(Join, 0, {X});
  B.setOperands(Join, 1, {Y});
  B.use(Join, {});
  B.use(Join, {Used});
  NextUses N(B.finish());
  EXPECT_EQ(NextUses::lookup(N.atExit(Entry), X)->Distance, 1u);
  EXPECT_EQ(NextUses::lookup(N.atExit(Entry), Y), nullptr);
  EXPECT_EQ(NextUses::lookup(N.atEntry(Join), Unused), nullptr);
  EXPECT_FALSE(N.interfere(X, Used));
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

TEST(SpillProgram, Check) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None);
  ValueId X = B.def(Entry);
  EXPECT_FALSE(B.get().check());
  B.get().Values[X].DefPos = 1;
  EXPECT_EQ(B.get().check(), "wrong place of definition of value 0");
  B.get().Values[X].DefPos = 0;
  B.get().Blocks[Entry].Preds.push_back(Entry);
  EXPECT_EQ(B.get().check(),
            "edge frequencies do not match predecessors of block 0");
}

/// Of three values and two registers the farthest one goes; verification
/// notices when it does not come back, or does not go.
TEST(Spilling, FarthestUse) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None);
  ValueId X = B.def(Entry), Y = B.def(Entry), Z = B.def(Entry);
  B.use(Entry, {Y});
  B.use(Entry, {Z});
  B.use(Entry, {X});
  SpillProgram &P = B.finish();
  NextUses N(P);
  SpillPlan Plan = SpillPlanner(P, N, 2).plan(SpillStrategy());
  EXPECT_FALSE(verifySpillPlan(P, Plan, 2));
  auto &Actions = Plan.Blocks[Entry].Actions;
  ASSERT_EQ(Actions.size(), 2u);
  EXPECT_EQ(Actions[0].Kind, SpillAction::EvictLate);
  EXPECT_EQ(Actions[0].Value, X);
  EXPECT_EQ(Actions[1].Kind, SpillAction::Reload);
  EXPECT_EQ(Actions[1].Value, X);
  SpillMemoryPlan Memory = planMemory(P, N, Plan, 2);
  EXPECT_EQ(Memory.Stores.size(), 1u);
  EXPECT_EQ(evaluateSpills(P, Plan, Memory).getTotal(), 4);

  SpillPlan NoReload = Plan;
  NoReload.Blocks[Entry].Actions.pop_back();
  EXPECT_EQ(verifySpillPlan(P, NoReload, 2),
            "used from no register (value 0, block 0)");
  SpillPlan NoSpill = Plan;
  NoSpill.Blocks[Entry].Actions.clear();
  EXPECT_EQ(verifySpillPlan(P, NoSpill, 2),
            "too many values at definition (value 2, block 0)");
}

/// A value that a loop does not use is stored and reloaded outside.
TEST(Spilling, AroundLoop) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None), Header = B.block(Entry, 10);
  BlockId After = B.block(Header);
  B.get().Blocks[Header].Loop = B.loop(Header);
  B.edge(Entry, Header);
  B.edge(Header, Header, 9);
  B.edge(Header, After);
  ValueId X = B.def(Entry), Y = B.def(Entry);
  ValueId Z = B.def(Header, {Y});
  B.use(Header, {Y, Z});
  B.use(After, {X});
  SpillProgram &P = B.finish();
  SpillChoice Choice = chooseSpills(P, NextUses(P), 2);
  EXPECT_EQ(Choice.Cost.getTotal(), 4);
}

/// Where no slot is used, nothing but travel that was there anyway is counted.
TEST(SpillSearch, Travel) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None);
  ValueId X = B.def(Entry), Y = B.def(Entry);
  B.use(Entry, {X});
  B.use(Entry, {Y});
  B.get().Blocks[Entry].Instrs[0].Travel = 4;
  B.get().Blocks[Entry].Instrs[1].Travel = 0;
  B.get().Blocks[Entry].Instrs[2].Travel = 4;
  SpillProgram &P = B.finish();
  SpillChoice Choice = chooseSpills(P, NextUses(P), 2);
  EXPECT_EQ(Choice.Cost.Code, 0);
  EXPECT_EQ(Choice.Cost.Travel, 4 + 2 * 4);
}

/// A flag that an inner branch sets, and that is read after the loop, stays in
/// its register; what is spilled is a value in the one cold block that needs
/// all registers.
TEST(SpillSearch, HoldsFlag) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None), Header = B.block(Entry, 100);
  BlockId Cold = B.block(Header, 1), Join = B.block(Header, 100);
  BlockId Set = B.block(Join, 50), Latch = B.block(Join, 100);
  BlockId After = B.block(Latch);
  LoopId Loop = B.loop(Header);
  for (BlockId Block : {Header, Cold, Join, Set, Latch})
    B.get().Blocks[Block].Loop = Loop;
  B.edge(Entry, Header);
  B.edge(Latch, Header, 99);
  B.edge(Header, Cold, 1);
  B.edge(Header, Join, 99);
  B.edge(Cold, Join, 1);
  B.edge(Join, Set, 50);
  B.edge(Join, Latch, 50);
  B.edge(Set, Latch, 50);
  B.edge(Latch, After);
  ValueId Address = B.def(Entry), Unset = B.def(Entry);
  ValueId Before = B.phi(Header), Flag = B.phi(Latch);
  B.use(Header, {Address});
  ValueId X = B.def(Cold), Y = B.def(Cold);
  B.use(Cold, {X, Y});
  B.use(Join, {Address});
  ValueId True = B.def(Set);
  B.use(Latch, {Address});
  B.use(After, {Flag});
  B.setOperands(Header, 0, {Unset, Flag});
  B.setOperands(Latch, 0, {Before, True});
  SpillProgram &P = B.finish();
  SpillChoice Choice = chooseSpills(P, NextUses(P), 3);
  EXPECT_LT(Choice.Cost.getTotal(), 10);
  // No strategy finds that by itself.
  Choice = chooseSpills(P, NextUses(P), 3, {/*Part=*/0});
  EXPECT_FALSE(verifySpillPlan(P, Choice.Plan, 3));
  EXPECT_GE(Choice.Cost.getTotal(), 10);
}

/// What is tried depends on what spilling costs beside the rest.
TEST(SpillSearch, EffortByShare) {
  SpillProgramBuilder B;
  BlockId Entry = B.block(None);
  for (unsigned I = 0; I != 10; ++I)
    B.def(Entry);
  SpillProgram &P = B.finish();
  P.Blocks[Entry].Frequency = 3;
  const SpillEffort Always{/*Part=*/0.5}, ByShare{0.5, /*IsByShare=*/true};
  for (double Cost : {0., 1., 1000.})
    EXPECT_EQ(Always.getPart(P, {Cost, 0}), 0.5);
  EXPECT_EQ(ByShare.getPart(P, {0, 0}), 0);
  // Two fifths of the whole, travel included, and half of that.
  EXPECT_DOUBLE_EQ(ByShare.getPart(P, {10, 10}), 0.5);
  EXPECT_DOUBLE_EQ(ByShare.getPart(P, {7.5, 0}), 0.5 / 8);
  EXPECT_DOUBLE_EQ(ByShare.getPart(P, {1, 0}), 0.5 / 10);
  EXPECT_EQ(ByShare.getPart(P, {1000, 0}), 0.5);
}

/// That each part of the search gains something: it finds 1.062 million, 1.112
/// without starting from memory, 1.182 without holding webs either.
TEST(SpillSearch, RandomPrograms) {
  Random R(5);
  double Total = 0;
  for (unsigned Round = 0; Round != 200; ++Round) {
    SpillProgram P = randomSpillProgram(R, 8, 24);
    Total += chooseSpills(P, NextUses(P), 4).Cost.getTotal();
  }
  EXPECT_LT(Total, 1.1e6);
}

TEST(Spilling, RandomPrograms) {
  Random R(1);
  for (unsigned Round = 0; Round != 300; ++Round) {
    unsigned NumVariables = 2 + R.below(7);
    SpillProgram P = randomSpillProgram(R, NumVariables, 4 + R.below(16));
    NextUses N(P);
    unsigned NumRegs = 2 + R.below(5);
    for (bool WeighCosts : {true, false}) {
      SpillStrategy Strategy;
      Strategy.WeighCosts = WeighCosts;
      Strategy.CompleteJoins = R.oneIn(2);
      if (!P.Loops.empty() && R.oneIn(2))
        for (unsigned I = 0; I != 5; ++I)
          Strategy.Rules.push_back(
              {R.oneIn(2) ? SpillRule::Ban : SpillRule::Hold,
               LoopId(R.below(P.Loops.size())),
               None,
               {ValueId(R.below(P.Values.size()))}});
      SpillPlan Plan = SpillPlanner(P, N, NumRegs).plan(Strategy);
      Complaint C = verifySpillPlan(P, Plan, NumRegs);
      ASSERT_FALSE(C) << *C << " in round " << Round;
      SpillMemoryPlan Memory = planMemory(P, N, Plan, NumRegs);
      C = walkOften(R, P, Plan, Memory);
      ASSERT_FALSE(C) << *C << " in round " << Round;
    }
    SpillChoice Choice = chooseSpills(P, N, NumRegs);
    Complaint C = walkOften(R, P, Choice.Plan, Choice.Memory);
    ASSERT_FALSE(C) << *C << " in round " << Round;
  }
}

static bool isSamePlan(const SpillPlan &A, const SpillPlan &B) {
  auto IsSameEdge = [](const SpillEdgePlan &X, const SpillEdgePlan &Y) {
    return X.Pred == Y.Pred && X.Succ == Y.Succ && X.Actions == Y.Actions;
  };
  auto IsSameBlock = [](const SpillBlockPlan &X, const SpillBlockPlan &Y) {
    return X.Entry == Y.Entry && X.Exit == Y.Exit && X.Actions == Y.Actions;
  };
  return llvm::equal(A.Blocks, B.Blocks, IsSameBlock) &&
         llvm::equal(A.Edges, B.Edges, IsSameEdge);
}

/// Planning again what a rule changes is as good as planning all again.
TEST(Spilling, OneRuleMoreOrLess) {
  constexpr double NoLimit = std::numeric_limits<double>::infinity();
  Random R(3);
  unsigned NumChanged = 0;
  for (unsigned Round = 0; Round != 300; ++Round) {
    SpillProgram P = randomSpillProgram(R, 2 + R.below(7), 4 + R.below(16));
    NextUses N(P);
    SpillPlanner Planner(P, N, 2 + R.below(5));
    SpillStrategy Strategy;
    Strategy.WeighCosts = R.oneIn(2);
    Strategy.CompleteJoins = R.oneIn(2);
    SpillPlan Base = Planner.plan(Strategy);
    for (unsigned I = 0; I != 8; ++I) {
      bool IsLoop = !P.Loops.empty() && R.oneIn(2);
      unsigned Number = R.below(IsLoop ? P.Loops.size() : P.Blocks.size());
      SpillRule Changed{R.oneIn(2) ? SpillRule::Ban : SpillRule::Hold,
                        IsLoop ? LoopId(Number) : LoopId(None),
                        IsLoop ? BlockId(None) : BlockId(Number),
                        {ValueId(R.below(P.Values.size()))}};
      if (!Strategy.Rules.empty() && R.oneIn(3)) {
        auto Old = Strategy.Rules.begin() + R.below(Strategy.Rules.size());
        Changed = *Old;
        Strategy.Rules.erase(Old);
      } else {
        Strategy.Rules.push_back(Changed);
      }
      SpillPlan Whole = Planner.plan(Strategy);
      auto Part = Planner.replan(Strategy, Base, Changed, NoLimit);
      ASSERT_TRUE(isSamePlan(Part ? *Part : Base, Whole)) << Round;
      EXPECT_FALSE(Planner.replan(Strategy, Base, Changed, 0));
      NumChanged += Part.has_value();
      Base = std::move(Whole);
    }
  }
  EXPECT_GT(NumChanged, 50u);
}

/// A plan that lacks a store is noticed on some path.
TEST(Spilling, MissingStoresAreNoticed) {
  Random R(2);
  unsigned NumBroken = 0, NumNoticed = 0;
  for (unsigned Round = 0; Round != 100; ++Round) {
    SpillProgram P = randomSpillProgram(R, 6, 12);
    NextUses N(P);
    SpillChoice Choice = chooseSpills(P, N, 3);
    if (Choice.Memory.Stores.empty())
      continue;
    auto &Stores = Choice.Memory.Stores;
    Stores.erase(Stores.begin() + R.below(Stores.size()));
    ++NumBroken;
    for (unsigned I = 0; I != 10; ++I)
      if (walkOften(R, P, Choice.Plan, Choice.Memory)) {
        ++NumNoticed;
        break;
      }
  }
  EXPECT_GT(NumBroken, 50u);
  EXPECT_GT(NumNoticed, NumBroken * 9 / 10);
}
