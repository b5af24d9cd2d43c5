//===-- LivenessGraphTest.cpp - Tests of interference of registers --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/LivenessGraph.h"
#include "RandomMachineFunction.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace llvm::course;

namespace {

/// Liveness by the textbook: sets of registers, until nothing changes.
struct Reference {
  std::map<const MachineBasicBlock *, std::set<Register>> LiveIn, LiveOut;
  std::set<std::pair<Register, Register>> Edges;
  size_t MaxLive = 0;

  explicit Reference(const MachineFunction &MF) {
    for (bool HasGrown = true; HasGrown;) {
      HasGrown = false;
      for (const MachineBasicBlock &MBB : MF)
        HasGrown |= visit(MBB, /*IsFinal=*/false);
    }
    for (const MachineBasicBlock &MBB : MF)
      visit(MBB, /*IsFinal=*/true);
  }

private:
  void define(const MachineInstr &MI, std::set<Register> &Live, bool IsFinal) {
    for (const MachineOperand &MO : MI.all_defs()) {
      Live.insert(MO.getReg());
      if (IsFinal) {
        MaxLive = std::max(MaxLive, Live.size());
        for (Register Other : Live)
          if (Other != MO.getReg())
            Edges.insert(std::minmax(Other, MO.getReg()));
      }
    }
  }

  bool visit(const MachineBasicBlock &MBB, bool IsFinal) {
    std::set<Register> Live = LiveOut[&MBB];
    MaxLive = std::max(MaxLive, Live.size());
    for (const MachineInstr &MI : reverse(MBB)) {
      if (MI.isPHI())
        break;
      define(MI, Live, IsFinal);
      for (const MachineOperand &MO : MI.all_defs())
        Live.erase(MO.getReg());
      for (const MachineOperand &MO : MI.all_uses())
        Live.insert(MO.getReg());
    }
    for (const MachineInstr &Phi : MBB.phis())
      define(Phi, Live, IsFinal);
    for (const MachineInstr &Phi : MBB.phis())
      Live.erase(Phi.getOperand(0).getReg());
    LiveIn[&MBB] = Live;

    bool HasGrown = false;
    for (const MachineBasicBlock *Pred : MBB.predecessors()) {
      std::set<Register> &Out = LiveOut[Pred];
      const size_t Before = Out.size();
      Out.insert(Live.begin(), Live.end());
      for (const MachineInstr &Phi : MBB.phis())
        for (unsigned Op = 1; Op != Phi.getNumOperands(); Op += 2)
          if (Phi.getOperand(Op + 1).getMBB() == Pred)
            Out.insert(Phi.getOperand(Op).getReg());
      HasGrown |= Out.size() != Before;
    }
    return HasGrown;
  }
};

} // namespace

/// The graph, the pressure and what is live into blocks are the textbook's.
TEST(LivenessGraph, RandomFunctions) {
  Random R(7);
  for (unsigned Round = 0; Round != 100; ++Round) {
    RandomMachineFunction F(R, 2 + R.below(12), 1 + R.below(6));
    MachineFunction &MF = F.get();
    MachineDominatorTree Dominators(MF);
    F.repair(Dominators);
    const LivenessGraph Graph =
        buildLivenessGraph(MF, F.computeLiveIntervals());

    const Reference Expected(MF);
    EXPECT_EQ(Graph.MaxLive, Expected.MaxLive);
    std::set<std::pair<Register, Register>> Edges;
    for (NodeId A : Graph.Graph.nodes()) {
      EXPECT_EQ(Graph.Nodes.lookup(Graph.Registers[A]), A);
      for (NodeId B : Graph.Graph.neighbors(A))
        Edges.insert(std::minmax(Graph.Registers[A], Graph.Registers[B]));
    }
    EXPECT_EQ(Edges, Expected.Edges);
    for (const MachineBasicBlock &MBB : MF) {
      std::set<Register> LiveIn;
      for (NodeId Node : Graph.LiveIns[MBB.getNumber()])
        LiveIn.insert(Graph.Registers[Node]);
      EXPECT_EQ(LiveIn, Expected.LiveIn.at(&MBB));
    }
  }
}
