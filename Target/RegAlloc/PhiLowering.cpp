//===-- PhiLowering.cpp - From virtual to physical registers --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/PhiLowering.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BlockLiveIns.h"
#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "RegAlloc/EdgeSplitting.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class PhiLowering {
  MachineFunction &MF;
  const CourseInstrInfo &TII;
  CopyCosts Costs;
  function_ref<MCRegister(Register)> GetPhysReg;
  function_ref<BitVector(const MachineBasicBlock &)> GetLiveIn;
  ArrayRef<MCPhysReg> Available;
  SmallVector<EdgeCopies, 0> Edges;

public:
  PhiLowering(MachineFunction &MF,
              function_ref<MCRegister(Register)> GetPhysReg,
              function_ref<BitVector(const MachineBasicBlock &)> GetLiveIn,
              ArrayRef<MCPhysReg> Available)
      : MF(MF), TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()),
        Costs(getCopyCosts(MF.getSubtarget<CourseSubtarget>().getCostModel())),
        GetPhysReg(GetPhysReg), GetLiveIn(GetLiveIn), Available(Available) {}

  SmallVector<EdgeCopies, 0> run();

private:
  void lowerPhis(MachineBasicBlock &MBB);
  void lowerEdge(MachineBasicBlock &Pred, MachineBasicBlock &MBB,
                 ArrayRef<ParallelCopy> Copies);
  SmallVector<unsigned, 16> getFreeRegs(const MachineBasicBlock &MBB,
                                        ArrayRef<ParallelCopy> Copies) const;
  void rewrite(MachineInstr &MI);
  void rewriteBlock(MachineBasicBlock &MBB);
  void reviveDefs(MachineBasicBlock &MBB);
};

} // namespace

CopyCosts course::getCopyCosts(const CourseCostModel &Model) {
  uint64_t Move = Model.getCost(Course::CostClass::MulDiv);
  return {Move, Move + Model.getCost(Course::CostClass::ArgRead), Move,
          3 * Model.getCost(Course::CostClass::Logic)};
}

void course::emitCopyStep(MachineBasicBlock &MBB,
                          MachineBasicBlock::iterator Place,
                          const CopyStep &Step, const CourseInstrInfo &TII) {
  assert(Step.Src.Kind != CopySource::Constant && "not a register");
  MCRegister Dst = Step.Dst, Src = Step.Src.Id;
  if (Step.Kind == CopyStep::Copy) {
    TII.copyPhysReg(MBB, Place, DebugLoc(), Dst, Src, /*KillSrc=*/false);
    return;
  }
  auto Xor = [&](MCRegister To, MCRegister From) {
    BuildMI(MBB, Place, DebugLoc(), TII.get(Course::XOR), To)
        .addReg(To)
        .addReg(From)
        .addImm(64);
  };
  Xor(Dst, Src);
  Xor(Src, Dst);
  Xor(Dst, Src);
}

SmallVector<unsigned, 16>
PhiLowering::getFreeRegs(const MachineBasicBlock &MBB,
                         ArrayRef<ParallelCopy> Copies) const {
  BitVector Used = GetLiveIn(MBB);
  for (const MachineInstr &Phi : MBB.phis())
    Used.set(GetPhysReg(Phi.getOperand(0).getReg()));
  for (const ParallelCopy &Copy : Copies)
    Used.set(Copy.Src.Id);
  SmallVector<unsigned, 16> Free;
  for (MCPhysReg Reg : Available)
    if (!Used.test(Reg))
      Free.push_back(Reg);
  return Free;
}

void PhiLowering::lowerEdge(MachineBasicBlock &Pred, MachineBasicBlock &MBB,
                            ArrayRef<ParallelCopy> Copies) {
  if (Copies.empty())
    return;
  auto Steps = sequentialize(Copies, {}, Costs);
  // Only cycles are cheaper with a register to spare.
  if (any_of(Steps,
             [](const CopyStep &Step) { return Step.Kind == CopyStep::Swap; }))
    Steps = sequentialize(Copies, getFreeRegs(MBB, Copies), Costs);

  bool EndsPred = Pred.succ_size() == 1 &&
                  all_of(Pred.terminators(), [](const MachineInstr &MI) {
                    return MI.getOpcode() == Course::BR;
                  });
  EdgeCopies Edge{&Pred, &MBB};
  MachineBasicBlock *Place = &Pred;
  if (!EndsPred) {
    Place = &splitEdge(Pred, MBB);
    Edge.IsSplit = true;
  }
  for (const CopyStep &Step : Steps) {
    emitCopyStep(*Place, Place->getFirstTerminator(), Step, TII);
    ++(Step.Kind == CopyStep::Copy ? Edge.NumCopies : Edge.NumSwaps);
  }
  Edges.push_back(Edge);
}

void PhiLowering::lowerPhis(MachineBasicBlock &MBB) {
  if (MBB.phis().empty())
    return;
  const MachineInstr &First = *MBB.phis().begin();
  for (unsigned I = 1, E = First.getNumOperands(); I != E; I += 2) {
    MachineBasicBlock &Pred = *First.getOperand(I + 1).getMBB();
    SmallVector<ParallelCopy, 8> Copies;
    for (const MachineInstr &Phi : MBB.phis()) {
      MCRegister Dst = GetPhysReg(Phi.getOperand(0).getReg());
      // The PHIs of a block may name their predecessors in different orders.
      unsigned OpNo = 1;
      while (Phi.getOperand(OpNo + 1).getMBB() != &Pred)
        OpNo += 2;
      MCRegister Src = GetPhysReg(Phi.getOperand(OpNo).getReg());
      // An undefined operand is in place wherever it is.
      if (!Src || Phi.getOperand(OpNo).isUndef() || Src == Dst)
        continue;
      Copies.push_back({Dst, {CopySource::Register, Src}});
    }
    lowerEdge(Pred, MBB, Copies);
  }
}

void PhiLowering::rewrite(MachineInstr &MI) {
  for (MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister Reg = GetPhysReg(MO.getReg());
    // An undefined value may be any register's.
    MO.setReg(Reg ? Reg : MCRegister(Available.front()));
    MO.setIsRenamable();
    if (MO.isUse())
      MO.setIsKill(false);
  }
}

void PhiLowering::rewriteBlock(MachineBasicBlock &MBB) {
  EdgeCopies Inside{nullptr, &MBB};
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    // Locations of source variables are not printed.
    if (MI.isPHI() || MI.isDebugValue()) {
      MI.eraseFromParent();
      continue;
    }
    rewrite(MI);
    if (!MI.isCopy())
      continue;
    Register Src = MI.getOperand(1).getReg();
    if (MI.getOperand(0).getReg() == Src)
      MI.eraseFromParent();
    else
      Inside.NumCopies += !Course::ARGRegClass.contains(Src);
  }
  if (Inside.NumCopies)
    Edges.push_back(Inside);
}

// What a register holds is the value of a PHI with an undefined operand: a
// definition that nobody read may be read now.
void PhiLowering::reviveDefs(MachineBasicBlock &MBB) {
  LivePhysRegs Live(*MF.getSubtarget().getRegisterInfo());
  Live.addLiveOutsNoPristines(MBB);
  for (MachineInstr &MI : reverse(MBB)) {
    for (MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.isDef() && Live.contains(MO.getReg()))
        MO.setIsDead(false);
    Live.stepBackward(MI);
  }
}

SmallVector<EdgeCopies, 0> PhiLowering::run() {
  SmallVector<MachineBasicBlock *, 32> Blocks(make_pointer_range(MF));
  for (MachineBasicBlock *MBB : Blocks)
    lowerPhis(*MBB);
  for (MachineBasicBlock &MBB : MF)
    rewriteBlock(MBB);

  MachineRegisterInfo &MRI = MF.getRegInfo();
  MRI.leaveSSA();
  MRI.clearVirtRegs();
  MF.getProperties().setNoPHIs().setNoVRegs();
  recomputeLiveIns(MF);
  for (MachineBasicBlock &MBB : MF)
    reviveDefs(MBB);
  return std::move(Edges);
}

SmallVector<EdgeCopies, 0> course::lowerPhisAndRewrite(
    MachineFunction &MF, function_ref<MCRegister(Register)> GetPhysReg,
    function_ref<BitVector(const MachineBasicBlock &)> GetLiveIn,
    ArrayRef<MCPhysReg> Available) {
  return PhiLowering(MF, GetPhysReg, GetLiveIn, Available).run();
}
