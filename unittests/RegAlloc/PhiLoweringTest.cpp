//===-- PhiLoweringTest.cpp - Tests of copies in place of PHIs ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/PhiLowering.h"
#include "CourseInstrInfo.h"
#include "RandomMachineFunction.h"
#include "RegAlloc/LivenessGraph.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

// A register for each node, different for neighbours: the lowest one, or a
// random one, in the order of the dominator tree.
static IdVector<NodeId, MCRegister> assign(const LivenessGraph &Graph,
                                           MachineDominatorTree &Dominators,
                                           Random &R) {
  IdVector<NodeId, MCRegister> Assigned(Graph.Registers.size());
  const bool IsRandom = R.oneIn(2);
  for (const MachineDomTreeNode *N : depth_first(Dominators.getRootNode()))
    for (const MachineInstr &MI : *N->getBlock())
      for (const MachineOperand &MO : MI.all_defs()) {
        auto Node = Graph.Nodes.find(MO.getReg());
        if (Node == Graph.Nodes.end())
          continue;
        SmallVector<MCRegister, 16> Free;
        for (MCPhysReg Reg = Course::R1; Reg <= Course::R16; ++Reg)
          if (none_of(Graph.Graph.neighbors(Node->second),
                      [&](NodeId Other) { return Assigned[Other] == Reg; }))
            Free.push_back(Reg);
        EXPECT_FALSE(Free.empty());
        if (!Free.empty())
          Assigned[Node->second] = Free[IsRandom ? R.below(Free.size()) : 0];
      }
  return Assigned;
}

// Copies and swaps, as instructions.
static std::pair<unsigned, unsigned> countCopies(const MachineFunction &MF) {
  unsigned NumCopies = 0, NumXors = 0;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB) {
      NumCopies += MI.isCopy() || MI.getOpcode() == Course::MOV;
      NumXors += MI.getOpcode() == Course::XOR;
    }
  return {NumCopies, NumXors / 3};
}

/// Code with PHIs and code with copies write the same, and the edges are told
/// as they are.
TEST(PhiLowering, RandomFunctions) {
  Random R(9);
  unsigned NumCopies = 0, NumSwaps = 0, NumSplit = 0;
  for (unsigned Round = 0; Round != 200; ++Round) {
    RandomMachineFunction F(R, 2 + R.below(12), 1 + R.below(8));
    MachineFunction &MF = F.get();
    MachineDominatorTree Dominators(MF);
    F.repair(Dominators);
    const LivenessGraph Graph =
        buildLivenessGraph(MF, F.computeLiveIntervals());
    if (Graph.MaxLive > 16)
      continue;
    const uint64_t Seed = R.next();
    std::vector<std::vector<uint64_t>> Before;
    for (unsigned Run = 0; Run != 8; ++Run)
      Before.push_back(MachineInterpreter(Seed + Run).run(MF));

    const IdVector<NodeId, MCRegister> Assigned = assign(Graph, Dominators, R);
    auto GetPhysReg = [&](Register Reg) {
      auto Node = Graph.Nodes.find(Reg);
      return Node == Graph.Nodes.end() ? MCRegister() : Assigned[Node->second];
    };
    auto GetLiveIn = [&](const MachineBasicBlock &MBB) {
      BitVector Regs(Course::NUM_TARGET_REGS);
      for (NodeId Node : Graph.LiveIns[MBB.getNumber()])
        Regs.set(Assigned[Node]);
      return Regs;
    };
    const size_t NumBlocks = MF.size();
    const auto Available =
        to_vector(seq_inclusive<MCPhysReg>(Course::R1, Course::R16));
    SmallVector<EdgeCopies, 0> Edges =
        lowerPhisAndRewrite(MF, GetPhysReg, GetLiveIn, Available);

    ASSERT_TRUE(MF.verify(nullptr, "after lowering", &errs(), false));
    for (unsigned Run = 0; Run != 8; ++Run)
      EXPECT_EQ(MachineInterpreter(Seed + Run).run(MF), Before[Run]);
    EdgeCopies Sum{nullptr, nullptr};
    unsigned NumNew = 0;
    for (const EdgeCopies &Edge : Edges) {
      Sum.NumCopies += Edge.NumCopies;
      Sum.NumSwaps += Edge.NumSwaps;
      NumNew += Edge.IsSplit;
    }
    EXPECT_EQ(countCopies(MF), std::pair(Sum.NumCopies, Sum.NumSwaps));
    EXPECT_EQ(MF.size(), NumBlocks + NumNew);
    NumCopies += Sum.NumCopies;
    NumSwaps += Sum.NumSwaps;
    NumSplit += NumNew;
  }
  EXPECT_GT(NumCopies, 500u);
  EXPECT_GT(NumSplit, 100u);
  RecordProperty("swaps", NumSwaps);
}
