//===-- CourseRegisterInfo.cpp - Register information ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseRegisterInfo.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/RegisterBank.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;

#define GET_REGINFO_TARGET_DESC
#include "CourseGenRegisterInfo.inc"

CourseRegisterInfo::CourseRegisterInfo()
    : CourseGenRegisterInfo(/*RA=*/Course::NoRegister) {}

const MCPhysReg *
CourseRegisterInfo::getCalleeSavedRegs(const MachineFunction *) const {
  static const MCPhysReg None[] = {0};
  return None;
}

const uint32_t *
CourseRegisterInfo::getCallPreservedMask(const MachineFunction &,
                                         CallingConv::ID) const {
  static constexpr unsigned NumWords = (Course::NUM_TARGET_REGS + 31) / 32;
  static const std::array<uint32_t, NumWords> All = [] {
    std::array<uint32_t, NumWords> Mask;
    Mask.fill(~0u);
    return Mask;
  }();
  return All.data();
}

BitVector CourseRegisterInfo::getReservedRegs(const MachineFunction &MF) const {
  BitVector Reserved(getNumRegs());
  if (!MF.getInfo<CourseMachineFunctionInfo>()->isSPFree())
    Reserved.set(Course::SP);
  for (MCPhysReg Reg : Course::ARGRegClass)
    Reserved.set(Reg);
  const auto &TFL = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  if (TFL.hasFP(MF))
    Reserved.set(CourseFrameLowering::FramePointer);
  if (TFL.hasBasePointer(MF))
    Reserved.set(CourseFrameLowering::BasePointer);
  course::reserveBeyondLimit(Reserved);
  return Reserved;
}

Register CourseRegisterInfo::getFrameRegister(const MachineFunction &MF) const {
  return MF.getSubtarget().getFrameLowering()->hasFP(MF)
             ? CourseFrameLowering::FramePointer
             : Course::SP;
}

bool CourseRegisterInfo::eliminateFrameIndex(MachineBasicBlock::iterator I,
                                             int SPAdj, unsigned FIOperandNum,
                                             RegScavenger *) const {
  assert(SPAdj == 0 && "outgoing arguments have their place in the frame");
  MachineInstr &MI = *I;
  const MachineFunction &MF = *MI.getMF();
  const auto &STI = MF.getSubtarget<CourseSubtarget>();
  const auto &TFL = *STI.getFrameLowering();
  const CourseInstrInfo &TII = *STI.getInstrInfo();

  MachineOperand &Base = MI.getOperand(FIOperandNum);
  MachineOperand &Offset = MI.getOperand(FIOperandNum + 1);
  CourseFrameAddress Address = TFL.getFrameAddress(MF, Base.getIndex());
  // Modulo 2^64, as all addresses.
  int64_t Total = static_cast<uint64_t>(Address.Offset) + Offset.getImm();

  if (Address.Base) {
    Base.ChangeToRegister(Address.Base, /*isDef=*/false);
    Offset.setImm(Total);
    if (MI.getOpcode() == Course::LEA && Total == 0) {
      MI.removeOperand(FIOperandNum + 1);
      MI.setDesc(TII.get(Course::MOV));
    }
    return false;
  }

  // An address known now is an immediate base.
  Base.ChangeToImmediate(Total);
  if (MI.getOpcode() == Course::LEA) {
    MI.removeOperand(FIOperandNum + 1);
    MI.setDesc(TII.get(Course::MOVI));
  } else {
    Offset.setImm(0);
  }
  return false;
}
