//===-- SSALiveness.cpp - Liveness of a function in SSA form --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/SSALiveness.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

using LiveOutLists = SmallVector<SmallVector<Register, 0>, 0>;

namespace {

class LiveOutScan {
  const MachineRegisterInfo &MRI;
  /// For each block, the last register that was found to be live at its start.
  SmallVector<Register, 0> LastLiveIn;
  SmallVector<const MachineBasicBlock *, 32> LiveAtEnd;

  void addLiveIn(const MachineBasicBlock &MBB, Register Reg);

public:
  LiveOutLists LiveOuts;

  explicit LiveOutScan(const MachineFunction &MF)
      : MRI(MF.getRegInfo()), LastLiveIn(MF.getNumBlockIDs()),
        LiveOuts(MF.getNumBlockIDs()) {}

  void walk(Register Reg);
};

} // namespace

void LiveOutScan::addLiveIn(const MachineBasicBlock &MBB, Register Reg) {
  if (std::exchange(LastLiveIn[MBB.getNumber()], Reg) != Reg)
    LiveAtEnd.append(MBB.pred_begin(), MBB.pred_end());
}

// From each use up to the definition, as far as no other use has come.
void LiveOutScan::walk(Register Reg) {
  const MachineInstr *Def = MRI.getVRegDef(Reg);
  if (!Def)
    return;
  const MachineBasicBlock *DefBlock = Def->getParent();
  for (const MachineOperand &MO : MRI.use_nodbg_operands(Reg)) {
    if (!MO.readsReg())
      continue;
    const MachineInstr &User = *MO.getParent();
    if (User.isPHI())
      LiveAtEnd.push_back(User.getOperand(MO.getOperandNo() + 1).getMBB());
    else if (User.getParent() != DefBlock)
      addLiveIn(*User.getParent(), Reg);
  }
  while (!LiveAtEnd.empty()) {
    const MachineBasicBlock *MBB = LiveAtEnd.pop_back_val();
    SmallVectorImpl<Register> &LiveOut = LiveOuts[MBB->getNumber()];
    if (!LiveOut.empty() && LiveOut.back() == Reg)
      continue;
    LiveOut.push_back(Reg);
    if (MBB != DefBlock)
      addLiveIn(*MBB, Reg);
  }
}

LiveOutLists course::computeLiveOuts(const MachineFunction &MF) {
  LiveOutScan Scan(MF);
  for (unsigned I = 0, E = MF.getRegInfo().getNumVirtRegs(); I != E; ++I)
    Scan.walk(Register::index2VirtReg(I));
  return std::move(Scan.LiveOuts);
}

//===----------------------------------------------------------------------===//
// Across calls
//===----------------------------------------------------------------------===//

CallLiveness::CallLiveness(const MachineFunction &MF) {
  LiveOutLists LiveOuts = computeLiveOuts(MF);
  for (const MachineBasicBlock &MBB : MF) {
    size_t NumCalls =
        llvm::count_if(MBB, [](const MachineInstr &MI) { return MI.isCall(); });
    const SmallVectorImpl<Register> &LiveOut = LiveOuts[MBB.getNumber()];
    DenseSet<Register> Live(LiveOut.begin(), LiveOut.end());
    for (auto I = MBB.rbegin(); NumCalls != 0; ++I) {
      for (const MachineOperand &MO : I->all_defs())
        Live.erase(MO.getReg());
      if (I->isCall()) {
        LiveAcross[&*I] = Live;
        --NumCalls;
      }
      if (!I->isDebugInstr())
        for (const MachineOperand &MO : I->all_uses())
          if (MO.getReg().isVirtual() && MO.readsReg())
            Live.insert(MO.getReg());
    }
  }
}

//===----------------------------------------------------------------------===//
// At once
//===----------------------------------------------------------------------===//

namespace {

/// Walks blocks from their ends and notes what meets.
class LivenessScan {
  const SSALiveness &Liveness;
  SparseSet<NodeId, NodeId, IdIndex> Live;

  void define(ArrayRef<NodeId> Defs);
  void use(const MachineInstr &MI);

public:
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  unsigned MaxLive = 0;

  explicit LivenessScan(const SSALiveness &Liveness) : Liveness(Liveness) {
    Live.setUniverse(Liveness.registers().size());
  }

  void scan(const MachineBasicBlock &MBB, ArrayRef<Register> LiveOut);
};

} // namespace

// Definitions that happen at once, and what is live after them.
void LivenessScan::define(ArrayRef<NodeId> Defs) {
  for (NodeId Node : Defs)
    Live.insert(Node);
  MaxLive = std::max<unsigned>(MaxLive, Live.size());
  for (NodeId Node : Defs) {
    Live.erase(Node);
    for (NodeId Other : Live)
      Edges.push_back({Other, Node});
  }
}

void LivenessScan::use(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.all_uses())
    if (MO.getReg().isVirtual() && MO.readsReg())
      if (NodeId Node = Liveness.nodeOf(MO.getReg()); Node != None)
        Live.insert(Node);
  MaxLive = std::max<unsigned>(MaxLive, Live.size());
}

void LivenessScan::scan(const MachineBasicBlock &MBB,
                        ArrayRef<Register> LiveOut) {
  Live.clear();
  for (Register Reg : LiveOut)
    Live.insert(Liveness.nodeOf(Reg));
  MaxLive = std::max<unsigned>(MaxLive, Live.size());
  SmallVector<NodeId, 4> Defs, PhiDefs;
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isDebugInstr())
      continue;
    if (MI.isPHI()) {
      PhiDefs.push_back(Liveness.nodeOf(MI.getOperand(0).getReg()));
      continue;
    }
    Defs.clear();
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isVirtual())
        Defs.push_back(Liveness.nodeOf(MO.getReg()));
    define(Defs);
    use(MI);
  }
  define(PhiDefs);
}

SSALiveness::SSALiveness(const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  Nodes.resize(MRI.getNumVirtRegs());
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I) {
    Register Reg = Register::index2VirtReg(I);
    if (MRI.def_empty(Reg))
      continue;
    Nodes[I] = NodeId(Registers.size());
    Registers.push_back(Reg);
  }
  LiveOutLists LiveOuts = computeLiveOuts(MF);
  LivenessScan Scan(*this);
  for (const MachineBasicBlock &MBB : MF)
    Scan.scan(MBB, LiveOuts[MBB.getNumber()]);
  MaxLive = Scan.MaxLive;
  Graph = InterferenceGraph(Registers.size(), Scan.Edges);
}
