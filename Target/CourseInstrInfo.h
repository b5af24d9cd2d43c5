//===-- CourseInstrInfo.h - Instruction information -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEINSTRINFO_H
#define LLVM_LIB_TARGET_COURSE_COURSEINSTRINFO_H

#include "CourseRegisterInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

#define GET_INSTRINFO_HEADER
#include "CourseGenInstrInfo.inc"

namespace llvm {

class CourseSubtarget;

class CourseInstrInfo : public CourseGenInstrInfo {
  const CourseRegisterInfo RI;

public:
  explicit CourseInstrInfo(const CourseSubtarget &STI);

  const CourseRegisterInfo &getRegisterInfo() const { return RI; }

  void copyPhysReg(MachineBasicBlock &MBB, MachineBasicBlock::iterator MI,
                   const DebugLoc &DL, Register DestReg, Register SrcReg,
                   bool KillSrc, bool RenamableDest = false,
                   bool RenamableSrc = false) const override;
  void storeRegToStackSlot(
      MachineBasicBlock &MBB, MachineBasicBlock::iterator MI, Register SrcReg,
      bool IsKill, int FrameIndex, const TargetRegisterClass *RC, Register VReg,
      MachineInstr::MIFlag Flags = MachineInstr::NoFlags) const override;
  void loadRegFromStackSlot(
      MachineBasicBlock &MBB, MachineBasicBlock::iterator MI, Register DestReg,
      int FrameIndex, const TargetRegisterClass *RC, Register VReg,
      unsigned SubReg = 0,
      MachineInstr::MIFlag Flags = MachineInstr::NoFlags) const override;
  Register isLoadFromStackSlot(const MachineInstr &MI,
                               int &FrameIndex) const override;
  Register isStoreToStackSlot(const MachineInstr &MI,
                              int &FrameIndex) const override;

  std::optional<DestSourcePair>
  isCopyInstrImpl(const MachineInstr &MI) const override;

  /// A branch condition is BRC's first three operands: value, constant, and
  /// whether the value must differ from it.
  bool analyzeBranch(MachineBasicBlock &MBB, MachineBasicBlock *&TBB,
                     MachineBasicBlock *&FBB,
                     SmallVectorImpl<MachineOperand> &Cond,
                     bool AllowModify) const override;
  unsigned removeBranch(MachineBasicBlock &MBB,
                        int *BytesRemoved = nullptr) const override;
  unsigned insertBranch(MachineBasicBlock &MBB, MachineBasicBlock *TBB,
                        MachineBasicBlock *FBB, ArrayRef<MachineOperand> Cond,
                        const DebugLoc &DL,
                        int *BytesAdded = nullptr) const override;
  bool
  reverseBranchCondition(SmallVectorImpl<MachineOperand> &Cond) const override;

  /// MachineSink may move \p MI on to where it is executed as often, unless two
  /// operands or more would live longer then, instead of one result. With one
  /// operand or more, four of 64 validation programs cost 1.05 to 1.12.
  bool isSafeToSink(MachineInstr &MI, MachineBasicBlock *SuccToSinkTo,
                    MachineCycleInfo *CI) const override;

  /// Block placement repeats no more at -O3 than at -O2: course-tail-duplicate,
  /// which knows the costs, comes later. The tuning set costs the same with 1
  /// to 4, but -O3 must not cost more than -O2 by chance.
  unsigned getTailDuplicateSize(CodeGenOptLevel) const override { return 2; }
};

/// Whether \p MI is a load or a store.
bool isCourseAccess(const MachineInstr &MI);
/// The operand of these that is the base of the address; the offset is next.
inline constexpr unsigned CourseBaseOperand = 2;
/// Adds to the offset of \p Access, modulo 2^64, as all addresses are.
void addToCourseOffset(MachineInstr &Access, uint64_t Bytes);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEINSTRINFO_H
