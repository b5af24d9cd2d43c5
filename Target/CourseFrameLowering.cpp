//===-- CourseFrameLowering.cpp - Stack frames ----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/CourseHighSlots.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace llvm;

static bool needsRealignment(const MachineFunction &MF) {
  return MF.getFrameInfo().getMaxAlign() >
         MF.getSubtarget().getFrameLowering()->getStackAlign();
}

static constexpr StringLiteral EntrySPAttr = "course-entry-sp";

std::optional<uint64_t> llvm::getCourseEntrySP(const Function &F) {
  if (!F.hasFnAttribute(EntrySPAttr))
    return std::nullopt;
  return F.getFnAttributeAsParsedInteger(EntrySPAttr);
}

void llvm::setCourseEntrySP(Function &F, uint64_t SP) {
  F.addFnAttr(EntrySPAttr, utostr(SP));
}

std::optional<uint64_t>
CourseFrameLowering::getFixedEntrySP(const MachineFunction &MF) const {
  std::optional<uint64_t> SP = getCourseEntrySP(MF.getFunction());
  if (SP)
    return alignDown(*SP, MF.getFrameInfo().getMaxAlign().value());
  return std::nullopt;
}

// Where nothing is called and nothing allocated, what lies below sp is ours.
bool CourseFrameLowering::movesSP(const MachineFunction &MF) const {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  if (MFI.hasCalls() || MFI.hasVarSizedObjects())
    return true;
  return needsRealignment(MF) && !getFixedEntrySP(MF);
}

bool CourseFrameLowering::hasFPImpl(const MachineFunction &MF) const {
  return (MF.getFrameInfo().hasVarSizedObjects() || needsRealignment(MF)) &&
         !getFixedEntrySP(MF);
}

bool CourseFrameLowering::hasBasePointer(const MachineFunction &MF) const {
  return MF.getFrameInfo().hasVarSizedObjects() && needsRealignment(MF) &&
         !getFixedEntrySP(MF);
}

bool CourseFrameLowering::canFreeSP(const MachineFunction &MF,
                                    bool WithSlots) const {
  if (MF.getFrameInfo().hasVarSizedObjects())
    return false;
  bool HasFixedAddresses = getFixedEntrySP(MF).has_value();
  if (WithSlots && !HasFixedAddresses)
    return false;
  auto NeedsSP = [&](const MachineOperand &MO) {
    return MO.isFI() ? !HasFixedAddresses
                     : MO.isReg() && MO.getReg() == Course::SP;
  };
  return none_of(MF, [&](const MachineBasicBlock &MBB) {
    return any_of(MBB, [&](const MachineInstr &MI) {
      return MI.isCall() || any_of(MI.operands(), NeedsSP);
    });
  });
}

CourseFrameAddress
CourseFrameLowering::getFrameAddress(const MachineFunction &MF, int FI) const {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  int64_t Offset = MFI.getObjectOffset(FI);
  if (std::optional<uint64_t> EntrySP = getFixedEntrySP(MF))
    return {Register(), static_cast<int64_t>(*EntrySP) + Offset};

  int64_t FromAdjustedSP = Offset + static_cast<int64_t>(MFI.getStackSize());
  bool IsRealignedObject = needsRealignment(MF) && !MFI.isFixedObjectIndex(FI);
  if (IsRealignedObject)
    return {hasBasePointer(MF) ? BasePointer : Course::SP, FromAdjustedSP};
  if (hasFP(MF))
    return {FramePointer, Offset};
  return {Course::SP, movesSP(MF) ? FromAdjustedSP : Offset};
}

StackOffset
CourseFrameLowering::getFrameIndexReference(const MachineFunction &MF, int FI,
                                            Register &FrameReg) const {
  CourseFrameAddress Address = getFrameAddress(MF, FI);
  FrameReg = Address.Base;
  return StackOffset::getFixed(Address.Offset);
}

// The addresses in the frame of main are constants, and there are as many below
// the first one. Other frames are checked by the machine.
static void checkRoom(const MachineFunction &MF, uint64_t EntrySP) {
  const uint64_t Room =
      EntrySP > Course::StackAreaEnd ? EntrySP - Course::HeapStart : EntrySP;
  const uint64_t Size = MF.getFrameInfo().getStackSize();
  if (Size > Room)
    MF.getFunction().getContext().diagnose(DiagnosticInfoResourceLimit(
        MF.getFunction(), "size of the stack frame", Size, Room, DS_Error));
}

void CourseFrameLowering::emitPrologue(MachineFunction &MF,
                                       MachineBasicBlock &MBB) const {
  if (std::optional<uint64_t> EntrySP = getFixedEntrySP(MF))
    checkRoom(MF, *EntrySP);
  if (!movesSP(MF))
    return;
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  MachineFrameInfo &MFI = MF.getFrameInfo();
  uint64_t Size = MFI.getStackSize();
  MachineBasicBlock::iterator I = MBB.begin();
  auto Build = [&](unsigned Opcode, MCRegister Dest) {
    return BuildMI(MBB, I, DebugLoc(), TII.get(Opcode), Dest)
        .setMIFlag(MachineInstr::FrameSetup);
  };

  if (std::optional<uint64_t> EntrySP = getFixedEntrySP(MF)) {
    if (*EntrySP - Size != Course::StackAreaEnd)
      Build(Course::MOVI, Course::SP).addImm(*EntrySP - Size);
    return;
  }

  if (hasFP(MF))
    Build(Course::MOV, FramePointer).addReg(Course::SP);
  if (Size)
    Build(Course::SUB, Course::SP).addReg(Course::SP).addImm(Size).addImm(64);
  if (needsRealignment(MF)) {
    int64_t Mask = -static_cast<int64_t>(MFI.getMaxAlign().value());
    Build(Course::AND, Course::SP).addReg(Course::SP).addImm(Mask).addImm(64);
  }
  if (hasBasePointer(MF))
    Build(Course::MOV, BasePointer).addReg(Course::SP);
}

// Dynamic objects end where the outgoing memory arguments begin; only now is
// the room that these take known.
void CourseFrameLowering::processFunctionBeforeFrameFinalized(
    MachineFunction &MF, RegScavenger *) const {
  placeHighFrame(MF);
  MachineFrameInfo &MFI = MF.getFrameInfo();
  if (!MFI.hasVarSizedObjects())
    return;
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  uint64_t OutgoingSize = alignTo(MFI.getMaxCallFrameSize(), MFI.getMaxAlign());
  MFI.setMaxCallFrameSize(OutgoingSize);

  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (MI.getOpcode() != Course::DYNALLOCA)
        continue;
      const DebugLoc &DL = MI.getDebugLoc();
      BuildMI(MBB, MI, DL, TII.get(Course::SUB), Course::SP)
          .addReg(Course::SP)
          .add(MI.getOperand(1))
          .addImm(64);
      if (int64_t Alignment = MI.getOperand(2).getImm();
          Alignment > static_cast<int64_t>(getStackAlign().value()))
        BuildMI(MBB, MI, DL, TII.get(Course::AND), Course::SP)
            .addReg(Course::SP)
            .addImm(-Alignment)
            .addImm(64);
      Register Dest = MI.getOperand(0).getReg();
      if (OutgoingSize)
        BuildMI(MBB, MI, DL, TII.get(Course::ADD), Dest)
            .addReg(Course::SP)
            .addImm(OutgoingSize)
            .addImm(64);
      else
        BuildMI(MBB, MI, DL, TII.get(Course::MOV), Dest).addReg(Course::SP);
      MI.eraseFromParent();
    }
}
