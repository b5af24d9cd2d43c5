//===-- CheckedTranslation.h - Machine code in checked terms ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The translation that CheckedFunction.h describes, in four parts: what gets
/// numbers, and the function as a whole (CheckedTranslation.cpp), instructions
/// (CheckedInstructions.cpp), arguments of calls (CheckedArguments.cpp), and
/// PHIs and terminators (CheckedControl.cpp).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDTRANSLATION_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDTRANSLATION_H

#include "Facts/IncomingRegisters.h"
#include "RegAlloc/Checker/CheckedFunction.h"
#include "RegAlloc/Checker/CheckedNames.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>

namespace llvm {

class CourseFrameLowering;

namespace course {

/// Parts of keys that are no opcodes, nor kinds of operands.
enum OperationKind : uint64_t {
  EndOfInstr = 1u << 30,
  JumpKind,
  BranchIfEqualKind,
  OtherTerminatorKind,
};

/// Translates one function, before or after allocation.
class CheckedTranslation {
public:
  CheckedTranslation(const MachineFunction &MF, AllocationSnapshot &Snapshot,
                     bool IsAllocated);

  void run(CheckedProgram &Program);
  BlockId getBlockId(const MachineBasicBlock &MBB) const {
    return BlockIds.lookup(&MBB);
  }

  /// What no translation can express, and where.
  std::optional<std::string> Problem;
  const MachineInstr *ProblemInstr = nullptr;
  /// The instructions of each block, the first terminator at last.
  IdVector<BlockId, std::vector<const MachineInstr *>> Sources;

private:
  void complain(const MachineInstr &MI, std::string What);

  // Numbers.
  void numberBlocks();
  void addEntryContents();
  LiteralId getLiteral(LiteralKind Kind, int64_t Payload);
  OperationId getOperation(std::vector<uint64_t> Key);
  VariableId getVariable(const MachineOperand &MO);
  CheckedOperand getOperand(const MachineOperand &MO);

  // Sums that can be made from others.
  void findAlternatives();
  void addAlternatives(const MachineInstr &Sum, CheckedBlock &Block);

  // Instructions.
  bool isConstant(Register Reg) const {
    return Reg.isPhysical() && MRI.isConstantPhysReg(Reg);
  }
  bool isSlot(const MachineOperand &MO) const {
    return MO.isFI() && MFI.isSpillSlotObjectIndex(MO.getIndex());
  }
  bool isPure(const MachineInstr &MI) const;
  bool isPinned(const MachineInstr &MI) const;
  /// Adds to \p Key what tells the operation from others, but for its values.
  void addToKey(const MachineInstr &MI, std::vector<uint64_t> &Key);
  OperationId getOperation(const MachineInstr &MI);
  OperationId getOperation(unsigned Opcode, unsigned Width);
  std::optional<CheckedInstr> translate(const MachineInstr &MI);
  std::optional<CheckedInstr> translateCopy(const MachineInstr &MI);
  /// Of an instruction with an effect: 0 if it is new, else its own.
  uint64_t getKey(const MachineInstr &MI) const;
  void addIdentity(const MachineInstr &MI, CheckedInstr &I);
  /// None if it is new.
  EffectId findIdentity(const MachineInstr &MI, OperationId Operation) const;
  void addOperands(const MachineInstr &MI, CheckedInstr &I);
  void addParts(CheckedInstr Select, CheckedBlock &Block);
  void addRequirements(const MachineInstr &MI, CheckedInstr &I);

  // Arguments.
  void collectStored(const MachineBasicBlock &MBB);
  VariableId getOutgoingLocation(unsigned Number) const;
  std::map<unsigned, CheckedOperand>
  getMemoryArguments(const MachineInstr &Call);
  void addCallOperands(const MachineInstr &Call, CheckedInstr &I);

  // Control.
  void addPhi(const MachineInstr &MI, CheckedBlock &Block);
  void translateTerminators(const MachineBasicBlock &MBB, CheckedBlock &Block);
  bool translateBranches(ArrayRef<const MachineInstr *> Terminators,
                         const MachineBasicBlock *Next, CheckedBlock &Block);

  const MachineFunction &MF;
  const MachineFrameInfo &MFI;
  const MachineRegisterInfo &MRI;
  const CourseFrameLowering &TFL;
  AllocationSnapshot &Snapshot;
  bool IsAllocated;
  IncomingRegisters Incoming;
  /// For a sum, others that it can be made from.
  DenseMap<const MachineInstr *, SmallVector<const MachineInstr *, 1>>
      Alternatives;
  /// Numbers of arguments that are stored to memory.
  DenseMap<const MachineInstr *, unsigned> Stored;
  DenseMap<const MachineBasicBlock *, BlockId> BlockIds;
  unsigned NumBlocks = 0;
};

/// Whether the operand is a value and not part of the operation.
bool isValue(const MachineOperand &MO);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDTRANSLATION_H
