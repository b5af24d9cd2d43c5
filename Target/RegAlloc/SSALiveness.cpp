//===-- SSALiveness.cpp - Liveness of a function in SSA form --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SSALiveness.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

using LiveOutLists = SmallVector<SmallVector<Register, 0>, 0>;

// From each use up to the definition, as far as no other use has come.
static void walkLiveness(Register Reg, const MachineRegisterInfo &MRI,
                         LiveOutLists &LiveOuts) {
  const MachineInstr *Def = MRI.getVRegDef(Reg);
  if (!Def)
    return;
  const MachineBasicBlock *DefBlock = Def->getParent();
  SmallVector<const MachineBasicBlock *, 16> LiveAtEnd;
  SmallPtrSet<const MachineBasicBlock *, 16> LiveAtStart;
  auto AddLiveIn = [&](const MachineBasicBlock *MBB) {
    if (LiveAtStart.insert(MBB).second)
      LiveAtEnd.append(MBB->pred_begin(), MBB->pred_end());
  };

  for (const MachineOperand &MO : MRI.use_nodbg_operands(Reg)) {
    if (!MO.readsReg())
      continue;
    const MachineInstr &User = *MO.getParent();
    if (User.isPHI())
      LiveAtEnd.push_back(User.getOperand(MO.getOperandNo() + 1).getMBB());
    else if (User.getParent() != DefBlock)
      AddLiveIn(User.getParent());
  }
  while (!LiveAtEnd.empty()) {
    const MachineBasicBlock *MBB = LiveAtEnd.pop_back_val();
    SmallVectorImpl<Register> &LiveOut = LiveOuts[MBB->getNumber()];
    if (!LiveOut.empty() && LiveOut.back() == Reg)
      continue;
    LiveOut.push_back(Reg);
    if (MBB != DefBlock)
      AddLiveIn(MBB);
  }
}

LiveOutLists course::computeLiveOuts(const MachineFunction &MF) {
  LiveOutLists LiveOuts(MF.getNumBlockIDs());
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I)
    walkLiveness(Register::index2VirtReg(I), MRI, LiveOuts);
  return LiveOuts;
}

namespace {

/// Walks a block from its end and notes what meets.
class BlockScan {
  const DenseMap<Register, unsigned> &Nodes;
  SmallVectorImpl<InterferenceGraph::Edge> &Edges;
  SetVector<unsigned> Live;

public:
  unsigned MaxLive = 0;

  BlockScan(const DenseMap<Register, unsigned> &Nodes,
            SmallVectorImpl<InterferenceGraph::Edge> &Edges,
            ArrayRef<Register> LiveOut)
      : Nodes(Nodes), Edges(Edges) {
    for (Register Reg : LiveOut)
      Live.insert(Nodes.at(Reg));
    MaxLive = Live.size();
  }

  // Definitions that happen at once, and what is live after them.
  void define(ArrayRef<Register> Defs) {
    for (Register Reg : Defs)
      Live.insert(Nodes.at(Reg));
    MaxLive = std::max<unsigned>(MaxLive, Live.size());
    for (Register Reg : Defs) {
      unsigned Node = Nodes.at(Reg);
      Live.remove(Node);
      for (unsigned Other : Live)
        Edges.push_back({Other, Node});
    }
  }
  void use(const MachineInstr &MI) {
    for (const MachineOperand &MO : MI.all_uses())
      if (MO.getReg().isVirtual() && MO.readsReg())
        if (auto It = Nodes.find(MO.getReg()); It != Nodes.end())
          Live.insert(It->second);
    MaxLive = std::max<unsigned>(MaxLive, Live.size());
  }
  ArrayRef<unsigned> live() const { return Live.getArrayRef(); }
};

} // namespace

static SmallVector<Register, 4> getDefs(const MachineInstr &MI) {
  SmallVector<Register, 4> Defs;
  for (const MachineOperand &MO : MI.all_defs())
    if (MO.getReg().isVirtual())
      Defs.push_back(MO.getReg());
  return Defs;
}

SSALiveness::SSALiveness(const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I) {
    Register Reg = Register::index2VirtReg(I);
    if (MRI.def_empty(Reg))
      continue;
    Nodes[Reg] = Registers.size();
    Registers.push_back(Reg);
  }
  scanBlocks(MF);
}

void SSALiveness::scanBlocks(const MachineFunction &MF) {
  LiveOutLists LiveOuts = computeLiveOuts(MF);
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (const MachineBasicBlock &MBB : MF) {
    BlockScan Scan(Nodes, Edges, LiveOuts[MBB.getNumber()]);
    SmallVector<Register, 4> PhiDefs;
    for (const MachineInstr &MI : reverse(MBB)) {
      if (MI.isDebugInstr())
        continue;
      if (MI.isPHI()) {
        PhiDefs.push_back(MI.getOperand(0).getReg());
        continue;
      }
      Scan.define(getDefs(MI));
      if (MI.isCall()) {
        DenseSet<Register> &Across = LiveAcross[&MI];
        for (unsigned Node : Scan.live())
          Across.insert(Registers[Node]);
      }
      Scan.use(MI);
    }
    Scan.define(PhiDefs);
    MaxLive = std::max(MaxLive, Scan.MaxLive);
  }
  Graph = InterferenceGraph(Registers.size(), Edges);
}
