//===-- SSARepair.cpp - One value, many names -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/SSARepair.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <queue>

using namespace llvm;
using namespace llvm::course;

namespace {

class Repair {
  const ValueNames &Names;
  MachineDominatorTree &Dominators;
  const TargetRegisterClass &RC;
  /// The blocks that the value enters in a register.
  SmallPtrSet<MachineBasicBlock *, 16> LiveIn;
  /// The PHI of a block, and the name at the end of one, as far as it is known.
  DenseMap<const MachineBasicBlock *, MachineInstr *> Phis;
  DenseMap<const MachineBasicBlock *, Register> AtEnd;

  void walkLiveness();
  void findFrontier(SmallVectorImpl<MachineBasicBlock *> &Frontier);
  void placePhis();
  Register getNameAtStart(const MachineBasicBlock &MBB);
  Register getNameAtEnd(const MachineBasicBlock &MBB);

public:
  Repair(const ValueNames &Names, MachineDominatorTree &Dominators,
         const TargetRegisterClass &RC)
      : Names(Names), Dominators(Dominators), RC(RC),
        AtEnd(Names.Ends.begin(), Names.Ends.end()) {}

  unsigned run();
};

} // namespace

// The predecessor that an operand of a PHI stands for, else null.
static MachineBasicBlock *getIncomingBlock(const MachineInstr &MI,
                                           unsigned OpNo) {
  return MI.isPHI() ? MI.getOperand(OpNo + 1).getMBB() : nullptr;
}

void Repair::walkLiveness() {
  SmallVector<MachineBasicBlock *, 16> LiveAtStart;
  auto AddLiveOut = [&](MachineBasicBlock *MBB) {
    if (!AtEnd.contains(MBB))
      LiveAtStart.push_back(MBB);
  };
  for (auto [MI, OpNo] : Names.Exposed)
    if (MachineBasicBlock *Pred = getIncomingBlock(*MI, OpNo))
      AddLiveOut(Pred);
    else
      LiveAtStart.push_back(MI->getParent());
  while (!LiveAtStart.empty()) {
    MachineBasicBlock *MBB = LiveAtStart.pop_back_val();
    if (LiveIn.insert(MBB).second)
      for_each(MBB->predecessors(), AddLiveOut);
  }
}

// The blocks of the iterated dominance frontier that the value enters, by the
// method of Sreedhar and Gao, but below a root no further than the value is
// live: where another name comes between, the frontier is that one's, too.
void Repair::findFrontier(SmallVectorImpl<MachineBasicBlock *> &Frontier) {
  using Node = const MachineDomTreeNode *;
  Dominators.updateDFSNumbers();
  DenseMap<Node, SmallVector<Node, 2>> LiveChildren;
  for (MachineBasicBlock *MBB : LiveIn) {
    Node N = Dominators.getNode(MBB);
    LiveChildren[N->getIDom()].push_back(N);
  }
  // In the order of the tree.
  for (auto &[N, Children] : LiveChildren)
    llvm::sort(Children, [](Node A, Node B) {
      return A->getDFSNumIn() < B->getDFSNumIn();
    });

  auto IsHigher = [](Node A, Node B) {
    return std::pair(A->getLevel(), A->getDFSNumIn()) <
           std::pair(B->getLevel(), B->getDFSNumIn());
  };
  std::priority_queue<Node, std::vector<Node>, decltype(IsHigher)> Roots(
      IsHigher);
  SmallPtrSet<Node, 16> Visited;
  SmallPtrSet<MachineBasicBlock *, 16> IsInFrontier;
  for (auto [MBB, Name] : Names.Ends)
    if (Visited.insert(Dominators.getNode(MBB)).second)
      Roots.push(Dominators.getNode(MBB));
  SmallVector<Node, 16> Subtree;
  while (!Roots.empty()) {
    Node Root = Roots.top();
    Roots.pop();
    Subtree.push_back(Root);
    while (!Subtree.empty()) {
      Node N = Subtree.pop_back_val();
      for (MachineBasicBlock *Succ : N->getBlock()->successors()) {
        Node S = Dominators.getNode(Succ);
        if (S->getLevel() > Root->getLevel() || !LiveIn.contains(Succ) ||
            !IsInFrontier.insert(Succ).second)
          continue;
        Frontier.push_back(Succ);
        if (!AtEnd.contains(Succ))
          Roots.push(S);
      }
      for (Node Child : LiveChildren[N])
        if (Visited.insert(Child).second)
          Subtree.push_back(Child);
    }
  }
}

void Repair::placePhis() {
  SmallVector<MachineBasicBlock *, 16> Blocks;
  findFrontier(Blocks);
  for (MachineBasicBlock *MBB : Blocks) {
    MachineFunction &MF = *MBB->getParent();
    Phis[MBB] =
        BuildMI(*MBB, MBB->begin(), DebugLoc(),
                MF.getSubtarget().getInstrInfo()->get(TargetOpcode::PHI),
                MF.getRegInfo().createVirtualRegister(&RC));
  }
  for (MachineBasicBlock *MBB : Blocks) {
    MachineInstrBuilder Phi(*MBB->getParent(), Phis[MBB]);
    for (MachineBasicBlock *Pred : MBB->predecessors())
      Phi.addReg(getNameAtEnd(*Pred)).addMBB(Pred);
  }
}

Register Repair::getNameAtStart(const MachineBasicBlock &MBB) {
  if (const MachineInstr *Phi = Phis.lookup(&MBB))
    return Phi->getOperand(0).getReg();
  const MachineDomTreeNode *Above = Dominators.getNode(&MBB)->getIDom();
  assert(Above && "a use that no definition dominates");
  return getNameAtEnd(*Above->getBlock());
}

// What is found is remembered for all blocks on the path.
Register Repair::getNameAtEnd(const MachineBasicBlock &MBB) {
  SmallVector<const MachineBasicBlock *, 16> Path;
  const MachineBasicBlock *At = &MBB;
  while (!AtEnd.contains(At) && !Phis.contains(At)) {
    Path.push_back(At);
    const MachineDomTreeNode *Above = Dominators.getNode(At)->getIDom();
    assert(Above && "a use that no definition dominates");
    At = Above->getBlock();
  }
  auto I = AtEnd.find(At);
  Register Name =
      I != AtEnd.end() ? I->second : Phis.lookup(At)->getOperand(0).getReg();
  for (const MachineBasicBlock *Passed : Path)
    AtEnd[Passed] = Name;
  return Name;
}

unsigned Repair::run() {
  walkLiveness();
  placePhis();
  for (auto [MI, OpNo] : Names.Exposed) {
    const MachineBasicBlock *Pred = getIncomingBlock(*MI, OpNo);
    MI->getOperand(OpNo).setReg(Pred ? getNameAtEnd(*Pred)
                                     : getNameAtStart(*MI->getParent()));
  }
  return Phis.size();
}

unsigned course::repairSSA(const ValueNames &Names,
                           MachineDominatorTree &Dominators,
                           const TargetRegisterClass &RC) {
  return Repair(Names, Dominators, RC).run();
}
