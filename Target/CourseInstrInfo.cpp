//===-- CourseInstrInfo.cpp - Instruction information ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineCycleAnalysis.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

static cl::opt<bool> EnableSinkLives(
    "course-enable-sink-lives", cl::Hidden, cl::init(true),
    cl::desc("Sink nothing to where it is executed as often and operands live "
             "longer"));

#define GET_INSTRINFO_CTOR_DTOR
#include "CourseGenInstrInfo.inc"

CourseInstrInfo::CourseInstrInfo(const CourseSubtarget &STI)
    : CourseGenInstrInfo(STI, RI) {}

void CourseInstrInfo::copyPhysReg(MachineBasicBlock &MBB,
                                  MachineBasicBlock::iterator MI,
                                  const DebugLoc &DL, Register DestReg,
                                  Register SrcReg, bool KillSrc, bool,
                                  bool) const {
  BuildMI(MBB, MI, DL, get(Course::MOV), DestReg)
      .addReg(SrcReg, getKillRegState(KillSrc));
}

std::optional<DestSourcePair>
CourseInstrInfo::isCopyInstrImpl(const MachineInstr &MI) const {
  if (MI.getOpcode() != Course::MOV || !MI.getOperand(1).isReg())
    return std::nullopt;
  // Not to be replaced where each read of an argument costs something.
  const auto &STI = MI.getMF()->getSubtarget<CourseSubtarget>();
  if (Course::ARGRegClass.contains(MI.getOperand(1).getReg()) &&
      STI.getCostModel().getCost(Course::CostClass::ArgRead) != 0)
    return std::nullopt;
  return DestSourcePair(MI.getOperand(0), MI.getOperand(1));
}

static MachineMemOperand *getSlotAccess(MachineBasicBlock &MBB, int FrameIndex,
                                        MachineMemOperand::Flags Flags) {
  MachineFunction &MF = *MBB.getParent();
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  return MF.getMachineMemOperand(
      MachinePointerInfo::getFixedStack(MF, FrameIndex), Flags,
      MFI.getObjectSize(FrameIndex), MFI.getObjectAlign(FrameIndex));
}

void CourseInstrInfo::storeRegToStackSlot(MachineBasicBlock &MBB,
                                          MachineBasicBlock::iterator MI,
                                          Register SrcReg, bool IsKill,
                                          int FrameIndex,
                                          const TargetRegisterClass *, Register,
                                          MachineInstr::MIFlag Flags) const {
  BuildMI(MBB, MI, DebugLoc(), get(Course::STORE))
      .addImm(8)
      .addReg(SrcReg, getKillRegState(IsKill))
      .addFrameIndex(FrameIndex)
      .addImm(0)
      .addMemOperand(getSlotAccess(MBB, FrameIndex, MachineMemOperand::MOStore))
      .setMIFlag(Flags);
}

void CourseInstrInfo::loadRegFromStackSlot(MachineBasicBlock &MBB,
                                           MachineBasicBlock::iterator MI,
                                           Register DestReg, int FrameIndex,
                                           const TargetRegisterClass *,
                                           Register, unsigned,
                                           MachineInstr::MIFlag Flags) const {
  BuildMI(MBB, MI, DebugLoc(), get(Course::LOAD), DestReg)
      .addImm(8)
      .addFrameIndex(FrameIndex)
      .addImm(0)
      .addMemOperand(getSlotAccess(MBB, FrameIndex, MachineMemOperand::MOLoad))
      .setMIFlag(Flags);
}

// Whole slots only: a narrower access is not a spill or a reload.
static bool isSlotAccess(const MachineOperand &Size, const MachineOperand &Base,
                         const MachineOperand &Offset) {
  return Size.getImm() == 8 && Base.isFI() && Offset.getImm() == 0;
}

Register CourseInstrInfo::isLoadFromStackSlot(const MachineInstr &MI,
                                              int &FrameIndex) const {
  if (MI.getOpcode() != Course::LOAD ||
      !isSlotAccess(MI.getOperand(1), MI.getOperand(2), MI.getOperand(3)))
    return Register();
  FrameIndex = MI.getOperand(2).getIndex();
  return MI.getOperand(0).getReg();
}

Register CourseInstrInfo::isStoreToStackSlot(const MachineInstr &MI,
                                             int &FrameIndex) const {
  if (MI.getOpcode() != Course::STORE || !MI.getOperand(1).isReg() ||
      !isSlotAccess(MI.getOperand(0), MI.getOperand(2), MI.getOperand(3)))
    return Register();
  FrameIndex = MI.getOperand(2).getIndex();
  return MI.getOperand(1).getReg();
}

bool CourseInstrInfo::analyzeBranch(MachineBasicBlock &MBB,
                                    MachineBasicBlock *&TBB,
                                    MachineBasicBlock *&FBB,
                                    SmallVectorImpl<MachineOperand> &Cond,
                                    bool AllowModify) const {
  MachineInstr *Branches[2] = {};
  unsigned NumBranches = 0;
  for (MachineInstr &MI : make_early_inc_range(MBB.terminators())) {
    unsigned Opcode = MI.getOpcode();
    if (MI.isDebugInstr())
      continue;
    if (Opcode != Course::BR && Opcode != Course::BRC)
      return true;
    bool IsUnreachable =
        NumBranches && Branches[NumBranches - 1]->getOpcode() == Course::BR;
    if (IsUnreachable) {
      if (!AllowModify)
        return true;
      MI.eraseFromParent();
      continue;
    }
    // Two conditional branches in one block are not ours.
    if (NumBranches == 2 || (NumBranches == 1 && Opcode == Course::BRC))
      return true;
    Branches[NumBranches++] = &MI;
  }

  if (NumBranches == 0)
    return false;
  if (Branches[0]->getOpcode() == Course::BR) {
    TBB = Branches[0]->getOperand(0).getMBB();
    return false;
  }
  Cond.append(Branches[0]->operands_begin(), Branches[0]->operands_begin() + 3);
  TBB = Branches[0]->getOperand(3).getMBB();
  if (NumBranches == 2)
    FBB = Branches[1]->getOperand(0).getMBB();
  return false;
}

unsigned CourseInstrInfo::removeBranch(MachineBasicBlock &MBB,
                                       int *BytesRemoved) const {
  unsigned NumRemoved = 0;
  for (MachineInstr &MI : make_early_inc_range(reverse(MBB))) {
    if (MI.isDebugInstr())
      continue;
    if (MI.getOpcode() != Course::BR && MI.getOpcode() != Course::BRC)
      break;
    MI.eraseFromParent();
    ++NumRemoved;
  }
  if (BytesRemoved)
    *BytesRemoved = NumRemoved;
  return NumRemoved;
}

unsigned CourseInstrInfo::insertBranch(
    MachineBasicBlock &MBB, MachineBasicBlock *TBB, MachineBasicBlock *FBB,
    ArrayRef<MachineOperand> Cond, const DebugLoc &DL, int *BytesAdded) const {
  assert(TBB && "a branch needs a target");
  assert((Cond.empty() || Cond.size() == 3) && "not a condition of BRC");
  unsigned NumInserted = 1;
  if (Cond.empty()) {
    BuildMI(&MBB, DL, get(Course::BR)).addMBB(TBB);
  } else {
    BuildMI(&MBB, DL, get(Course::BRC))
        .add(Cond[0])
        .add(Cond[1])
        .add(Cond[2])
        .addMBB(TBB);
    if (FBB) {
      BuildMI(&MBB, DL, get(Course::BR)).addMBB(FBB);
      ++NumInserted;
    }
  }
  if (BytesAdded)
    *BytesAdded = NumInserted;
  return NumInserted;
}

bool CourseInstrInfo::reverseBranchCondition(
    SmallVectorImpl<MachineOperand> &Cond) const {
  Cond[2].setImm(!Cond[2].getImm());
  return false;
}

// Whether each path from From to where its cycle ends or begins anew leads
// through To, which is in the same cycle.
static bool isOnAllPaths(const MachineBasicBlock &From,
                         const MachineBasicBlock &To,
                         const MachineCycleInfo &CI) {
  const MachineCycle *Cycle = CI.getCycle(&From);
  if (CI.getCycle(&To) != Cycle)
    return false;
  SmallPtrSet<const MachineBasicBlock *, 16> Seen;
  SmallVector<const MachineBasicBlock *, 16> Work(From.successors());
  while (!Work.empty()) {
    const MachineBasicBlock *MBB = Work.pop_back_val();
    if (MBB == &To || !Seen.insert(MBB).second)
      continue;
    if (MBB->succ_empty() ||
        (Cycle && (!Cycle->contains(MBB) || MBB == Cycle->getHeader())))
      return false;
    append_range(Work, MBB->successors());
  }
  return true;
}

bool CourseInstrInfo::isSafeToSink(MachineInstr &MI,
                                   MachineBasicBlock *SuccToSinkTo,
                                   MachineCycleInfo *CI) const {
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  SmallDenseSet<Register, 4> Ending;
  for (const MachineOperand &MO : MI.all_uses())
    if (MO.getReg().isVirtual() && MRI.hasOneNonDBGUser(MO.getReg()))
      Ending.insert(MO.getReg());
  return !EnableSinkLives || Ending.size() < 2 ||
         !isOnAllPaths(*MI.getParent(), *SuccToSinkTo, *CI);
}

bool llvm::isCourseAccess(const MachineInstr &MI) {
  return MI.getOpcode() == Course::LOAD || MI.getOpcode() == Course::STORE;
}

void llvm::addToCourseOffset(MachineInstr &Access, uint64_t Bytes) {
  MachineOperand &Offset = Access.getOperand(CourseBaseOperand + 1);
  Offset.setImm(uint64_t(Offset.getImm()) + Bytes);
}
