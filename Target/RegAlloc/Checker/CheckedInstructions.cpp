//===-- CheckedInstructions.cpp - Instructions in checked terms -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "Facts/CourseArgumentRegisters.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "RegAlloc/Checker/CheckedTranslation.h"

using namespace llvm;
using namespace llvm::course;

bool course::isValue(const MachineOperand &MO) {
  if (MO.isReg())
    return MO.isUse() && MO.getReg();
  const MachineInstr &MI = *MO.getParent();
  unsigned OpNo = MO.getOperandNo();
  bool MayBeConstant =
      OpNo < MI.getDesc().getNumOperands()
          ? MI.getDesc().operands()[OpNo].OperandType == Course::OPERAND_RI
          : MI.isCall();
  return MayBeConstant && (MO.isImm() || MO.isFI());
}

static void addImmediate(int64_t Value, std::vector<uint64_t> &Key) {
  Key.insert(Key.end(), {MachineOperand::MO_Immediate, uint64_t(Value)});
}

// Kind and contents: two operands have the same key only if they are the same.
// False for kinds that no instruction of the machine has.
static bool addOperand(const MachineOperand &MO, std::vector<uint64_t> &Key) {
  auto Add = [&](std::initializer_list<uint64_t> Contents) {
    Key.push_back(MO.getType());
    Key.push_back(MO.getTargetFlags());
    Key.insert(Key.end(), Contents);
    return true;
  };
  auto Address = [](const void *Unique) {
    return uint64_t(reinterpret_cast<uintptr_t>(Unique));
  };
  switch (MO.getType()) {
  case MachineOperand::MO_Immediate:
    addImmediate(MO.getImm(), Key);
    return true;
  case MachineOperand::MO_FrameIndex:
    return Add({uint64_t(MO.getIndex())});
  case MachineOperand::MO_GlobalAddress:
    return Add({Address(MO.getGlobal()), uint64_t(MO.getOffset())});
  case MachineOperand::MO_ExternalSymbol: {
    StringRef Name = MO.getSymbolName();
    Add({Name.size(), uint64_t(MO.getOffset())});
    Key.insert(Key.end(), Name.begin(), Name.end());
    return true;
  }
  case MachineOperand::MO_Metadata:
    return Add({Address(MO.getMetadata())});
  case MachineOperand::MO_MCSymbol:
    return Add({Address(MO.getMCSymbol())});
  default:
    return false;
  }
}

void CheckedTranslation::addToKey(const MachineInstr &MI,
                                  std::vector<uint64_t> &Key) {
  Key.push_back(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands())
    if (!MO.isReg() && !MO.isMBB() && !isValue(MO) && !addOperand(MO, Key))
      complain(MI, "no key tells such an operand from others");
  Key.push_back(EndOfInstr);
}

OperationId CheckedTranslation::getOperation(unsigned Opcode, unsigned Width) {
  std::vector<uint64_t> Key = {Opcode};
  addImmediate(Width, Key);
  Key.push_back(EndOfInstr);
  return getOperation(std::move(Key));
}

OperationId CheckedTranslation::getOperation(const MachineInstr &MI) {
  std::vector<uint64_t> Key;
  addToKey(MI, Key);
  for (const auto &[Number, Operand] : getMemoryArguments(MI))
    Key.push_back(Number);
  return getOperation(std::move(Key));
}

/// Whether all the instruction does is to compute its result.
bool CheckedTranslation::isPure(const MachineInstr &MI) const {
  if (MI.getNumDefs() != 1 || MI.isCall() || MI.mayStore() ||
      MI.hasUnmodeledSideEffects())
    return false;
  for (const MachineOperand &MO : MI.implicit_operands())
    if (!MO.isReg() || !isConstant(MO.getReg()))
      return false;
  if (!MI.mayLoad())
    return true;
  // An argument in memory stays what it is.
  const MachineOperand &Base = MI.getOperand(2);
  return MI.getOpcode() == Course::LOAD && Base.isFI() &&
         MFI.isImmutableObjectIndex(Base.getIndex());
}

/// Whether all the instruction can do besides is to stop the program.
static bool isDivision(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::UDIV:
  case Course::SDIV:
  case Course::UREM:
  case Course::SREM:
    return true;
  default:
    return false;
  }
}

/// Whether the function before allocation reads or writes a register here that
/// it changes elsewhere, so that it matters where the instruction is.
bool CheckedTranslation::isPinned(const MachineInstr &MI) const {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() && !isConstant(MO.getReg()) &&
           (MO.isDef() || !MRI.def_empty(MO.getReg()));
  });
}

void CheckedTranslation::addOperands(const MachineInstr &MI, CheckedInstr &I) {
  if (getCalledFunction(MI))
    return addCallOperands(MI, I);
  for (const MachineOperand &MO : MI.operands()) {
    if (isSlot(MO) && IsAllocated)
      complain(MI, "a spill slot is accessed otherwise than as a whole");
    if (isValue(MO))
      I.Uses.push_back(getOperand(MO));
    else if (MO.isReg() && MO.getReg())
      I.Defs.push_back(getVariable(MO));
  }
}

// a ? b : c is (a ? b : 0) | (a ? 0 : c), which reads fewer registers at once.
void CheckedTranslation::addParts(CheckedInstr Select, CheckedBlock &Block) {
  CheckedOperand Zero = getLiteral(Number, 0);
  VariableId Result = Select.Defs[0];
  CheckedInstr Or;
  Or.Kind = CheckedInstr::Pure;
  Or.Operation = getOperation(Course::OR, 64);
  Or.Defs = {Result};
  for (unsigned Cleared : {2u, 1u}) {
    CheckedInstr Part = Select;
    Part.Uses[Cleared] = Zero;
    Part.Defs = {getVirtualId(Snapshot.NumVirtRegs + Snapshot.NumParts++)};
    Or.Uses.push_back(Part.Defs[0]);
    Block.Instrs.push_back(std::move(Part));
  }
  Block.Instrs.push_back(std::move(Or));
}

// A stack object's address is relative to a register, and a callee goes on
// where its caller's stack ends.
void CheckedTranslation::addRequirements(const MachineInstr &MI,
                                         CheckedInstr &I) {
  auto Require = [&](Register Reg) {
    I.Requires.push_back({VariableId(Reg.id()), VariableId(Reg.id())});
  };
  if (MI.isCall())
    Require(Course::SP);
  if (MI.getOpcode() == Course::INCOMING)
    return;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isFI())
      continue;
    if (MFI.isDeadObjectIndex(MO.getIndex()))
      complain(MI, "the stack object is removed");
    else if (Register Base = TFL.getFrameAddress(MF, MO.getIndex()).Base)
      Require(Base);
  }
}

/// Copies of registers and constants, spills and reloads.
std::optional<CheckedInstr>
CheckedTranslation::translateCopy(const MachineInstr &MI) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Copy;
  switch (MI.getOpcode()) {
  case TargetOpcode::IMPLICIT_DEF:
    I.Uses = {CheckedOperand()};
    break;
  case TargetOpcode::COPY:
  case Course::MOV:
  case Course::MOVI:
    I.Uses = {getOperand(MI.getOperand(1))};
    break;
  case Course::INCOMING:
    if (std::optional<unsigned> Number = getIncomingNumber(MI);
        Number && MI.getOperand(1).isFI())
      I.Uses = {getLiteral(ArgumentInMemory, *Number)};
    else
      I.Uses = {getOperand(MI.getOperand(1))};
    break;
  case Course::LOAD:
  case Course::STORE: {
    const MachineOperand &Base = MI.getOperand(2);
    bool IsLoad = MI.getOpcode() == Course::LOAD;
    bool IsWhole = MI.getOperand(IsLoad ? 1 : 0).getImm() == 8 &&
                   MI.getOperand(3).getImm() == 0;
    if (std::optional<unsigned> Argument = getLoadedArgument(MI)) {
      I.Uses = {getLiteral(ArgumentInMemory, *Argument)};
      break;
    }
    if (auto It = Stored.find(&MI); It != Stored.end()) {
      I.Uses = {getOperand(MI.getOperand(1))};
      I.Defs = {getOutgoingLocation(It->second)};
      return I;
    }
    if (!IsAllocated || !isSlot(Base) || !IsWhole)
      return std::nullopt;
    VariableId Slot = getVirtualId(Base.getIndex());
    if (IsLoad)
      I.Uses = {Slot};
    else
      I.Uses = {getOperand(MI.getOperand(1))};
    I.Defs = {IsLoad ? getVariable(MI.getOperand(0)) : Slot};
    return I;
  }
  default:
    return std::nullopt;
  }
  I.Defs = {getVariable(MI.getOperand(0))};
  return I;
}

uint64_t CheckedTranslation::getKey(const MachineInstr &MI) const {
  if (!MI.isMetaInstruction())
    return MI.peekDebugInstrNum();
  uint64_t Block = BlockIds.lookup(MI.getParent()).index();
  return (Block + 1) << 32 | MI.getOperand(0).getReg().id();
}

EffectId CheckedTranslation::findIdentity(const MachineInstr &MI,
                                          OperationId Operation) const {
  auto It = Snapshot.Identities.find(getKey(MI));
  return It != Snapshot.Identities.end() &&
                 Snapshot.OperationOf[It->second] == Operation
             ? It->second
             : None;
}

void CheckedTranslation::addIdentity(const MachineInstr &MI, CheckedInstr &I) {
  if (IsAllocated) {
    I.Identity = findIdentity(MI, I.Operation);
    return;
  }
  // Nobody misses a load whose result nobody reads.
  I.MayVanish = MI.mayLoad() && !MI.mayStore() &&
                !MI.hasUnmodeledSideEffects() && !MI.hasOrderedMemoryRef();
  I.Identity = EffectId(Snapshot.OperationOf.size());
  Snapshot.Identities[getKey(MI)] = I.Identity;
  Snapshot.OperationOf.push_back(I.Operation);
}

std::optional<CheckedInstr>
CheckedTranslation::translate(const MachineInstr &MI) {
  if (!IsAllocated && Stored.contains(&MI))
    return std::nullopt;
  std::optional<CheckedInstr> Copy = translateCopy(MI);
  if (!Copy && MI.isMetaInstruction())
    return std::nullopt;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.isDef() && isConstant(MO.getReg()))
      complain(MI, "an argument register is written");

  CheckedInstr I;
  I.Operation = getOperation(MI);
  bool IsEffect = IsAllocated ? findIdentity(MI, I.Operation) != None
                              : isPinned(MI) || !(Copy || isPure(MI));
  if (Copy && !IsEffect) {
    I = std::move(*Copy);
  } else {
    addOperands(MI, I);
    if (IsEffect || !isPure(MI)) {
      addIdentity(MI, I);
      I.IsRepeatable = isDivision(MI) && (IsAllocated || !isPinned(MI));
    } else
      I.Kind = CheckedInstr::Pure;
  }
  if (IsAllocated)
    addRequirements(MI, I);
  return I;
}
