//===-- CopyElisionTest.cpp - Tests of blocks repeated instead of copies --===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElision.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace llvm;
using namespace llvm::course;

namespace {

constexpr ElisionLimits Ample = {1000, 1000000}, Tight = {0, 1000000};

/// A program made by hand.
class CopyElision : public testing::Test {
protected:
  ElisionProgram Program;

  CopyElision() { Program.Regs = 0xf; }

  ElisionBlock &block(double Frequency, ArrayRef<unsigned> Succs) {
    ElisionBlock &B = Program.Blocks.emplace_back();
    B.Frequency = Frequency;
    for (unsigned Succ : Succs)
      B.Succs.emplace_back(Succ);
    B.Probabilities.assign(Succs.size(), 1.0 / Succs.size());
    return B;
  }
  Location constant() {
    unsigned Number = Program.FreeOperands.size();
    Program.FreeOperands.push_back({CopySource::Constant, Number});
    return MaxElisionRegs + Number;
  }
  ElisionPlan plan(ElisionLimits Limits = Ample) {
    Program.finish();
    ElisionPlan Plan = planCopyElision(Program, Limits);
    if (!Plan.Nodes.empty()) {
      Complaint Wrong = verifyElisionPlan(Program, Plan);
      EXPECT_FALSE(Wrong) << *Wrong;
    }
    return Plan;
  }
};

} // namespace

static RegMask maskOf(ArrayRef<unsigned> Regs) {
  RegMask Mask = 0;
  for (unsigned Reg : Regs)
    Mask |= 1u << Reg;
  return Mask;
}

static ElisionInstr op(ArrayRef<unsigned> Defs, ArrayRef<unsigned> Uses) {
  ElisionInstr Instr;
  Instr.Defs = maskOf(Defs);
  Instr.Uses = maskOf(Uses);
  return Instr;
}

static ElisionInstr copyTo(unsigned Dst, Location Source) {
  ElisionInstr Instr = op({Dst}, {});
  Instr.Source = Source;
  if (Source < MaxElisionRegs)
    Instr.Uses = maskOf({Source});
  return Instr;
}

/// A store to a slot, or a reload.
static ElisionInstr slotAccess(ArrayRef<unsigned> Defs,
                               ArrayRef<unsigned> Uses) {
  ElisionInstr Instr = op(Defs, Uses);
  Instr.Cost = 2;
  return Instr;
}

static unsigned countNodes(const ElisionPlan &Plan, unsigned Block) {
  return count_if(Plan.Nodes, [&](const ElisionNode &N) {
    return N.Block == BlockId(Block);
  });
}

TEST_F(CopyElision, NothingToElide) {
  block(1, {}).Instrs = {op({0}, {}), op({}, {0})};
  EXPECT_TRUE(plan().Nodes.empty());
}

/// Two variables that pass their values on are where they were after two
/// rounds.
TEST_F(CopyElision, Unrolls) {
  block(1, {1}).Instrs = {op({0}, {}), op({1}, {})};
  block(10, {1, 2}).Instrs = {op({2}, {0, 1}), copyTo(0, 1), copyTo(1, 2),
                              op({}, {1})};
  Program.Blocks[BlockId(1)].Probabilities = {0.9, 0.1};
  block(1, {}).Instrs = {op({}, {0, 1})};
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 0);
  EXPECT_EQ(Plan.Chosen.size(), 2u);
  EXPECT_EQ(countNodes(Plan, 1), 3u);
}

/// The value at the start lives on beside the variable of the loop.
TEST_F(CopyElision, Peels) {
  block(1, {1}).Instrs = {op({0}, {}), copyTo(1, 0)};
  block(10, {1, 2}).Instrs = {op({1}, {1}), op({}, {1})};
  block(1, {}).Instrs = {op({}, {0, 1})};
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 0);
  EXPECT_EQ(countNodes(Plan, 1), 2u);
  // The first round writes the variable's own register.
  EXPECT_EQ(countNodes(Plan, 2), 1u);
}

TEST_F(CopyElision, ReadsConstants) {
  block(1, {1, 2}).Instrs = {op({0}, {}), op({}, {0})};
  block(0.5, {3}).Instrs = {copyTo(1, constant())};
  block(0.5, {3}).Instrs = {op({1}, {})};
  ElisionBlock &Join = block(1, {});
  Join.Instrs = {op({}, {0, 1})};
  EXPECT_EQ(plan().Cost, 0);
  // Unless that has to be in a register.
  Join.Instrs.front().RegUses = maskOf({1});
  EXPECT_TRUE(plan().Nodes.empty());
}

/// The sum starts with the first term, and none is added to nothing.
TEST_F(CopyElision, SimplifiesOperations) {
  const Location Zero = constant();
  block(1, {1}).Instrs = {op({0}, {}), copyTo(1, Zero)};
  ElisionBlock &Loop = block(10, {1, 2});
  Loop.Instrs = {op({2}, {0}), op({1}, {1, 2}), op({}, {1})};
  Loop.Instrs[1].Cost = 2;
  Program.Simplify = [&](BlockId, unsigned, const Locations &Operands) {
    return Operands[1] == Zero   ? Operands[2]
           : Operands[2] == Zero ? Operands[1]
                                 : Nowhere;
  };
  Loop.Probabilities = {0.9, 0.1};
  block(1, {}).Instrs = {op({}, {1})};
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 0);
  EXPECT_NEAR(Plan.Saved, 2, 0.1);
}

/// A branch on a constant leads to one block, and values go nowhere else.
TEST_F(CopyElision, FollowsDecidedBranches) {
  const Location Zero = constant();
  block(1, {1}).Instrs = {op({0}, {}), copyTo(1, Zero)};
  block(2, {2, 3}).Instrs = {op({}, {0}), op({}, {1})};
  block(1, {1}).Instrs = {op({1}, {0})};
  block(1, {}).Instrs = {op({}, {0})};
  Program.Decide = [&](BlockId Block, const Locations &Operands) {
    return Block == BlockId(1) && Operands[1] == Zero ? 0 : None;
  };
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 0);
  EXPECT_EQ(countNodes(Plan, 1), 2u);
  EXPECT_EQ(countNodes(Plan, 2), 1u);
  for (const ElisionNode &Node : Plan.Nodes)
    if (Node.Block == BlockId(1)) {
      EXPECT_EQ(Node.Edges[1].Node == None, Node.In[1] == Zero);
      EXPECT_NE(Node.Edges[0].Node, None);
    }
}

/// What is not decided by constants must lead to all successors.
TEST_F(CopyElision, VerifiesDecisions) {
  const Location Zero = constant();
  block(1, {1}).Instrs = {op({0}, {}), copyTo(1, Zero)};
  block(2, {2, 3}).Instrs = {op({}, {1})};
  block(1, {1}).Instrs = {op({1}, {0})};
  block(1, {}).Instrs = {op({}, {0})};
  Program.Decide = [&](BlockId, const Locations &Operands) {
    return Operands[1] == Zero ? 0 : None;
  };
  ElisionPlan Plan = plan();
  for (ElisionNode &Node : Plan.Nodes)
    if (Node.Block == BlockId(1) && Node.In[1] != Zero)
      Node.Edges[1].Node = None;
  EXPECT_TRUE(verifyElisionPlan(Program, Plan));
}

/// What an instruction knows by its register stays there.
TEST_F(CopyElision, KeepsCopiesForFixedInstrs) {
  block(1, {}).Instrs = {op({0}, {}), copyTo(1, 0), op({}, {0, 1})};
  Program.Blocks[BlockId(0)].Instrs.back().IsFixed = true;
  EXPECT_TRUE(plan().Nodes.empty());
}

/// Such an operand alone leaves others where they are.
TEST_F(CopyElision, KeepsOperandsInTheirRegisters) {
  block(1, {}).Instrs = {op({0}, {}), copyTo(1, 0), copyTo(2, constant()),
                         op({}, {0, 1, 2})};
  Program.Blocks[BlockId(0)].Instrs.back().OwnUses = maskOf({1});
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 1);
  EXPECT_TRUE(Plan.Chosen.contains({BlockId(0), 2}));
}

/// A constant that a call needs in a register is known after it, if that pays:
/// the sum is not computed, but another call needs the constant again.
TEST_F(CopyElision, KeepsConstantsForLater) {
  const Location Zero = constant(), One = constant();
  ElisionInstr Call = op({}, {1}), Sum = op({1}, {1});
  Call.OwnUses = maskOf({1});
  Sum.Cost = 2;
  block(1, {}).Instrs = {copyTo(1, Zero), Call, Sum, op({}, {1})};
  Program.Simplify = [&](BlockId, unsigned, const Locations &Operands) {
    return Operands[1] == Zero ? One : Nowhere;
  };
  ElisionPlan Plan = plan();
  EXPECT_TRUE(Plan.Chosen.contains({BlockId(0), 1}));
  EXPECT_EQ(Plan.Cost, 1);
  EXPECT_EQ(Plan.Saved, 2);
  Program.Blocks[BlockId(0)].Instrs = {copyTo(1, Zero), Call, Call};
  EXPECT_TRUE(plan().Nodes.empty());
}

/// A copy that is needed on one of two paths only is executed there.
TEST_F(CopyElision, SinksCopies) {
  block(1, {1, 2}).Instrs = {op({0}, {}), copyTo(1, 0), op({}, {0})};
  Program.Blocks[BlockId(0)].Probabilities = {0.1, 0.9};
  block(0.1, {}).Instrs = {op({}, {0, 1})};
  Program.Blocks[BlockId(1)].Instrs.back().IsFixed = true;
  block(0.9, {}).Instrs = {op({}, {0, 1})};
  ElisionPlan Plan = plan();
  EXPECT_DOUBLE_EQ(Plan.Cost, 0.1);
}

/// Where nothing may be repeated, values go back on edges: of use if these are
/// cold.
TEST_F(CopyElision, ObservesTheLimit) {
  block(1, {1, 2}).Instrs = {op({0}, {}), copyTo(1, 0), op({}, {0})};
  Program.Blocks[BlockId(0)].Probabilities = {0.1, 0.9};
  block(0.1, {}).Instrs = {op({}, {0, 1})};
  block(0.9, {}).Instrs = {op({}, {0})};
  EXPECT_EQ(plan().Cost, 0);
  ElisionPlan Plan = plan(Tight);
  EXPECT_DOUBLE_EQ(Plan.Cost, 0.1 * 2); // A copy and a branch.
  EXPECT_EQ(Plan.Nodes.size(), 3u);
  Program.BranchCost = 100;
  EXPECT_TRUE(plan(Tight).Nodes.empty());
}

/// The first iterations of a loop have constants, and so have those of a loop in
/// it whatever the outer one has counted to. If there is room for some only, both
/// get a part of it.
TEST_F(CopyElision, LeavesRoomForOtherIterations) {
  constexpr unsigned NumConstants = 100, Size = 400;
  for (unsigned I = 0; I != NumConstants; ++I)
    constant();
  const auto IsConstant = [](Location P) { return P >= MaxElisionRegs; };
  block(1, {1}).Instrs = {copyTo(0, MaxElisionRegs)};
  block(10, {2}).Instrs = {copyTo(1, MaxElisionRegs)};
  ElisionBlock &Inner = block(100, {2, 3});
  Inner.Instrs = {op({1}, {1}), op({}, {0, 1})};
  Inner.Instrs.front().Cost = 1;
  Inner.Probabilities = {0.9, 0.1};
  ElisionBlock &Latch = block(10, {1, 4});
  Latch.Instrs = {op({0}, {0})};
  Latch.Instrs.front().Cost = 3;
  Latch.Probabilities = {0.9, 0.1};
  block(1, {}).Instrs = {op({}, {0})};
  Program.Simplify = [&](BlockId Block, unsigned, const Locations &Operands) {
    const Location P = Operands[Block == BlockId(2) ? 1 : 0];
    return IsConstant(P) && P + 1u < MaxElisionRegs + NumConstants
               ? Location(P + 1)
               : Nowhere;
  };
  const ElisionPlan Plan = plan({Size, 1000000});
  const auto CountIterations = [&](bool IsOuterConstant) {
    return count_if(Plan.Nodes, [&](const ElisionNode &N) {
      return N.Block == BlockId(2) && IsConstant(N.In[1]) &&
             IsConstant(N.In[0]) == IsOuterConstant;
    });
  };
  EXPECT_GE(CountIterations(/*IsOuterConstant=*/true), 5);
  EXPECT_GE(CountIterations(/*IsOuterConstant=*/false), 5);
}

/// Each iteration of a loop that begins with a constant runs as often as the path
/// to it, however many there are, and the loop with a register gets the rest.
TEST_F(CopyElision, KnowsHowOftenIterationsRun) {
  constexpr unsigned NumConstants = 40;
  for (unsigned I = 0; I != NumConstants; ++I)
    constant();
  block(1, {1}).Instrs = {copyTo(0, MaxElisionRegs)};
  ElisionBlock &Loop = block(100, {1, 2});
  Loop.Instrs = {op({0}, {0})};
  Loop.Instrs.front().Cost = 1;
  Loop.Probabilities = {0.99, 0.01};
  block(1, {}).Instrs = {op({}, {0})};
  Program.Simplify = [&](BlockId, unsigned, const Locations &Operands) {
    return Operands[0] >= MaxElisionRegs &&
                   Operands[0] + 1u < MaxElisionRegs + NumConstants
               ? Location(Operands[0] + 1)
               : Nowhere;
  };
  const ElisionPlan Plan = plan();
  double Rest = 1, InRegister = 0;
  unsigned NumIterations = 0;
  for (const ElisionNode &N : Plan.Nodes) {
    if (N.Block != BlockId(1))
      continue;
    if (N.In[0] < MaxElisionRegs) {
      InRegister += N.Share;
      continue;
    }
    const double Expected = std::pow(0.99, N.In[0] - MaxElisionRegs) / 100;
    EXPECT_NEAR(N.Share, Expected, 1e-2 * Expected);
    Rest -= N.Share;
    ++NumIterations;
  }
  EXPECT_EQ(NumIterations, NumConstants);
  EXPECT_NEAR(InRegister, Rest, 1e-2);
}

/// A counter that is spilled: while its slot has a constant, nothing is stored
/// and reloaded.
TEST_F(CopyElision, FollowsConstantsThroughSlots) {
  Program.Slots = maskOf({4});
  const Location Zero = constant(), One = constant();
  block(1, {1}).Instrs = {copyTo(0, Zero), slotAccess({4}, {0})};
  block(2, {1, 2}).Instrs = {slotAccess({0}, {4}), op({1}, {0}),
                             slotAccess({4}, {1}), op({}, {1})};
  Program.Blocks[BlockId(1)].Instrs[1].Cost = 2;
  block(1, {}).Instrs = {slotAccess({0}, {4}), op({}, {0})};
  Program.Simplify = [&](BlockId Block, unsigned Pos,
                         const Locations &Operands) {
    const ElisionInstr &Instr = Program.Blocks[Block].Instrs[Pos];
    const Location P = Operands[llvm::countr_zero(Instr.Uses)];
    if (!Program.isAccess(Instr))
      return P == Zero ? One : Nowhere;
    return P < MaxElisionRegs ? Nowhere : P;
  };
  ElisionPlan Plan = plan();
  EXPECT_EQ(Plan.Cost, 0);
  EXPECT_EQ(countNodes(Plan, 1), 3u);
  for (const ElisionNode &Node : Plan.Nodes)
    forEachStep(Program, Plan, Node, [&](unsigned, const ElisionStep &Step) {
      EXPECT_TRUE(Step.Repair.empty());
      EXPECT_TRUE(Step.IsElided || Step.Source == Nowhere);
    });
}

TEST_F(CopyElision, VerifierComplains) {
  block(1, {1}).Instrs = {op({0}, {}), copyTo(1, 0)};
  block(10, {1, 2}).Instrs = {op({1}, {1}), op({}, {1})};
  block(1, {}).Instrs = {op({}, {0, 1})};
  const ElisionPlan Good = plan();
  ASSERT_FALSE(Good.Nodes.empty());
  ElisionPlan Bad = Good;
  Bad.Chosen.clear();
  Bad.Chosen.insert({BlockId(0), 1});
  Bad.Nodes[ElisionNodeId(1)].In[1] = 1;
  EXPECT_EQ(verifyElisionPlan(Program, Bad),
            "block 0 goes to block 1 with another value of 1");
  Bad = Good;
  Bad.Nodes[ElisionNodeId(0)].Edges[0].Node = ElisionNodeId(0);
  EXPECT_EQ(verifyElisionPlan(Program, Bad), "block 0 leads to another block");
  Bad = Good;
  Bad.Nodes[ElisionNodeId(0)].Edges.clear();
  EXPECT_EQ(verifyElisionPlan(Program, Bad), "block 0 has lost a successor");
  Bad = Good;
  Bad.Nodes[ElisionNodeId(1)].In[1] = Nowhere;
  EXPECT_TRUE(verifyElisionPlan(Program, Bad));
  Program.Regs = 0xd;
  EXPECT_TRUE(verifyElisionPlan(Program, Good));
}

//===----------------------------------------------------------------------===//
// Random programs
//===----------------------------------------------------------------------===//

namespace {

using Random = std::mt19937_64;

/// What instructions do to registers that have numbers in them.
struct Execution {
  const ElisionProgram &Program;
  std::array<uint64_t, MaxElisionRegs> Regs;

  explicit Execution(const ElisionProgram &Program) : Program(Program) {
    for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
      Regs[Reg] = hash_combine(1, Reg);
  }
  uint64_t read(const CopySource &Source) const {
    return Source.Kind == CopySource::Register
               ? Regs[Source.Id]
               : uint64_t(hash_combine(2, Source.Id));
  }
  void execute(ArrayRef<CopyStep> Steps) {
    for (const CopyStep &Step : Steps)
      if (Step.Kind == CopyStep::Swap)
        std::swap(Regs[Step.Dst], Regs[Step.Src.Id]);
      else
        Regs[Step.Dst] = read(Step.Src);
  }
  /// Whether that is what a constant has.
  Location find(uint64_t Value, Location Otherwise) const {
    for (const CopySource &Source : Program.FreeOperands)
      if (read(Source) == Value)
        return MaxElisionRegs + Source.Id;
    return Otherwise;
  }
  /// Returns what it saw.
  uint64_t execute(BlockId Block, unsigned Pos, const Locations &Operands,
                   Location Def) {
    const ElisionInstr &Instr = Program.Blocks[Block].Instrs[Pos];
    uint64_t Seen = 3;
    std::array<uint64_t, MaxElisionRegs> Values = {};
    Locations Known;
    for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
      Known[Reg] = Reg;
      if (!(Instr.Uses >> Reg & 1))
        continue;
      Values[Reg] = read(Program.getSource(Operands[Reg]));
      Known[Reg] = find(Values[Reg], Reg);
      Seen = hash_combine(Seen, Values[Reg]);
    }
    Location Copied = Program.findSource(Block, Pos, Known);
    for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
      if (Instr.Defs >> Reg & 1)
        Regs[Def != Nowhere ? Def : Reg] =
            Copied == Nowhere         ? uint64_t(hash_combine(Seen, Reg))
            : Copied < MaxElisionRegs ? Values[Copied]
                                      : read(Program.getSource(Copied));
    return Seen;
  }
};

} // namespace

/// Blocks with some copies; what is read has been written before on every path,
/// for the entry writes all.
static ElisionProgram makeRandomProgram(Random &R) {
  auto Pick = [&](unsigned End) { return unsigned(R() % End); };
  ElisionProgram Program;
  const unsigned NumRegs = 2 + Pick(5), NumBlocks = 2 + Pick(6);
  const unsigned NumSlots = Pick(3);
  Program.Regs = (1u << NumRegs) - 1;
  Program.Slots = ((1u << NumSlots) - 1) << NumRegs;
  for (unsigned I = 0; I != 3; ++I)
    Program.FreeOperands.push_back(
        {I ? CopySource::Constant : CopySource::Argument, I});
  for (unsigned Id = 0; Id != NumBlocks; ++Id) {
    ElisionBlock &B = Program.Blocks.emplace_back();
    B.Frequency = Id ? 1 + Pick(20) : 1;
    if (Id == 0)
      for (unsigned Reg = 0; Reg != NumRegs; ++Reg)
        B.Instrs.push_back(op({Reg}, {}));
    if (Id == 0)
      for (unsigned Slot = 0; Slot != NumSlots; ++Slot)
        B.Instrs.push_back(slotAccess({NumRegs + Slot}, {Pick(NumRegs)}));
    for (unsigned I = Pick(6); I != 0; --I) {
      unsigned Kind = Pick(8), Reg = Pick(NumRegs);
      if (NumSlots && Pick(3) == 0) {
        unsigned Slot = NumRegs + Pick(NumSlots);
        B.Instrs.push_back(Pick(2) ? slotAccess({Slot}, {Reg})
                                   : slotAccess({Reg}, {Slot}));
        continue;
      }
      if (Kind < 3 && Pick(NumRegs) != Reg)
        B.Instrs.push_back(
            copyTo(Reg, (Reg + 1 + Pick(NumRegs - 1)) % NumRegs));
      else if (Kind == 3)
        B.Instrs.push_back(copyTo(Reg, MaxElisionRegs + Pick(3)));
      else
        B.Instrs.push_back(op({Reg}, {Pick(NumRegs), Pick(NumRegs)}));
      ElisionInstr &Last = B.Instrs.back();
      if (!Last.isCopy() && Pick(8) == 0)
        Last.IsFixed = true;
      else if (!Last.isCopy() && Pick(4) == 0)
        (Pick(2) ? Last.RegUses : Last.OwnUses) = Last.Uses;
      if (Last.IsFixed && Pick(2))
        Last.Defs |= 1u << Pick(NumRegs);
      if (!Last.isCopy() && !Last.IsFixed && Pick(2))
        Last.Cost = 1 + Pick(3);
    }
    B.Instrs.push_back(op({}, {Pick(NumRegs)}));
    // The next one, for all to be reached.
    if (Id + 1 != NumBlocks)
      B.Succs.emplace_back(Id + 1);
    if (NumBlocks > 1 && Pick(3))
      if (unsigned Other = 1 + Pick(NumBlocks - 1); Other != Id + 1)
        B.Succs.emplace_back(Other);
    B.Probabilities.assign(B.Succs.size(),
                           1.0 / std::max<size_t>(1, B.Succs.size()));
  }
  // A multiplication: constant 1 is neutral, and 0 gives 0.
  Program.Simplify = [Program](BlockId Block, unsigned Pos,
                               const Locations &Operands) {
    const ElisionInstr &Instr = Program.Blocks[Block].Instrs[Pos];
    RegMask Uses = Instr.Uses;
    Location A = Operands[llvm::countr_zero(Uses)];
    Location B = Operands[llvm::Log2_32(Uses)];
    if (Program.isAccess(Instr))
      return A < MaxElisionRegs ? Nowhere : A;
    if (A == MaxElisionRegs || B == MaxElisionRegs)
      return Location(MaxElisionRegs);
    return A == MaxElisionRegs + 1 ? B : B == MaxElisionRegs + 1 ? A : Nowhere;
  };
  Program.finish();
  return Program;
}

/// What instructions see on a random path through the program, all of those
/// that can be no copies.
static std::vector<uint64_t> run(const ElisionProgram &Program, Random R) {
  std::vector<uint64_t> Trace;
  Execution E(Program);
  Locations Own;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    Own[Reg] = Reg;
  BlockId Block(0);
  for (unsigned Steps = 0; Steps != 100; ++Steps) {
    const ElisionBlock &B = Program.Blocks[Block];
    for (auto [Pos, Instr] : enumerate(B.Instrs))
      if (Instr.isCopy())
        E.execute(CopyStep{CopyStep::Copy,
                           unsigned(llvm::countr_zero(Instr.Defs)),
                           Program.getSource(Instr.Source)});
      else if (uint64_t Seen = E.execute(Block, Pos, Own, Nowhere);
               !Instr.canBeCopy())
        Trace.push_back(Seen);
    if (B.Succs.empty())
      break;
    Block = B.Succs[R() % B.Succs.size()];
  }
  return Trace;
}

static std::vector<uint64_t> run(const ElisionProgram &Program,
                                 const ElisionPlan &Plan, Random R) {
  std::vector<uint64_t> Trace;
  Execution E(Program);
  ElisionNodeId Node(0);
  for (unsigned Steps = 0; Steps != 100; ++Steps) {
    const ElisionNode &N = Plan.Nodes[Node];
    const ElisionBlock &B = Program.Blocks[N.Block];
    forEachStep(Program, Plan, N, [&](unsigned Pos, const ElisionStep &Step) {
      E.execute(Step.Repair);
      if (Step.IsElided)
        return;
      if (Step.Source != Nowhere)
        E.execute(
            CopyStep{CopyStep::Copy, Step.Def, Program.getSource(Step.Source)});
      else if (uint64_t Seen = E.execute(N.Block, Pos, Step.Operands, Step.Def);
               !B.Instrs[Pos].canBeCopy())
        Trace.push_back(Seen);
    });
    if (N.Edges.empty())
      break;
    const ElisionNode::Edge &Edge = N.Edges[R() % N.Edges.size()];
    E.execute(Edge.Repair);
    Node = Edge.Node;
  }
  return Trace;
}

TEST(CopyElisionRandom, SeesTheSame) {
  Random R(1);
  unsigned NumPlans = 0;
  for (unsigned I = 0; I != 2000; ++I) {
    ElisionProgram Program = makeRandomProgram(R);
    size_t Growth = R() % 3 ? 200 : R() % 10;
    ElisionPlan Plan = planCopyElision(Program, {Growth, 20000});
    if (Plan.Nodes.empty())
      continue;
    ++NumPlans;
    Complaint Wrong = verifyElisionPlan(Program, Plan);
    ASSERT_FALSE(Wrong) << "program " << I << ": " << *Wrong;
    for (unsigned Run = 0; Run != 5; ++Run) {
      Random Choices(R());
      ASSERT_EQ(run(Program, Choices), run(Program, Plan, Choices))
          << "program " << I;
    }
  }
  EXPECT_GT(NumPlans, 1000u);
}
