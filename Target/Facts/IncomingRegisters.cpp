//===-- IncomingRegisters.cpp - Arguments in the caller's registers -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/IncomingRegisters.h"
#include "CourseRegisterInfo.h"
#include "Facts/CourseArgumentRegisters.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "MCTargetDesc/CourseInstPrinter.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/Function.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

static constexpr StringLiteral AttributeName = "course-incoming";
static constexpr StringLiteral ArgumentWord = "arg";

// r1 to r16 come first in their class.
static MCRegister parseRegister(StringRef Word) {
  unsigned Number = 0;
  if (!Word.consume_front("r") || !to_integer(Word, Number, 10) ||
      Number == 0 || Number > Course::NumGeneralRegs)
    return MCRegister();
  return Course::GPRRegClass.getRegister(Number - 1);
}

IncomingRegisters course::getIncomingRegisters(const Function &F) {
  IncomingRegisters Result;
  if (!F.hasFnAttribute(AttributeName))
    return Result;
  SmallVector<StringRef, 16> Words;
  F.getFnAttribute(AttributeName)
      .getValueAsString()
      .split(Words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Word : Words)
    Result.push_back(parseRegister(Word));
  return Result;
}

void course::setIncomingRegisters(Function &F, ArrayRef<MCRegister> Registers) {
  std::string Words;
  for (MCRegister Reg : Registers) {
    if (!Words.empty())
      Words += ' ';
    Words +=
        Reg ? CourseInstPrinter::getRegisterName(Reg) : ArgumentWord.data();
  }
  F.addFnAttr(AttributeName, Words);
}

unsigned course::getArgumentNumber(MCRegister Argument) {
  ArrayRef<MCPhysReg> All = Course::ARGRegClass.getRegisters();
  return find(All, Argument.id()) - All.begin();
}

MCRegister course::getArgumentRegister(unsigned Number) {
  return Course::ARGRegClass.getRegister(Number);
}

//===----------------------------------------------------------------------===//
// Arguments in memory
//===----------------------------------------------------------------------===//

/// Arguments lie side by side.
static constexpr unsigned SlotSize = 8;

/// How far the object is from the first argument in memory, in bytes.
static std::optional<int64_t> getStackOffset(const MachineFunction &MF,
                                             int FI) {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  if (!MFI.isFixedObjectIndex(FI) || !MFI.isImmutableObjectIndex(FI) ||
      MFI.getObjectOffset(FI) < 0)
    return std::nullopt;
  return MFI.getObjectOffset(FI);
}

static unsigned getFirstInMemory(const MachineFunction &MF) {
  return getNumCourseArgumentRegisters(MF.getFunction());
}

std::optional<unsigned> course::getMemoryArgument(const MachineFunction &MF,
                                                  int FI, int64_t Offset) {
  std::optional<int64_t> StackOffset = getStackOffset(MF, FI);
  if (!StackOffset || *StackOffset + Offset < 0 ||
      (*StackOffset + Offset) % SlotSize)
    return std::nullopt;
  return getFirstInMemory(MF) + (*StackOffset + Offset) / SlotSize;
}

std::optional<unsigned> course::getLoadedArgument(const MachineInstr &MI) {
  if (MI.getOpcode() != Course::LOAD || !MI.getOperand(2).isFI() ||
      MI.getOperand(1).getImm() != SlotSize)
    return std::nullopt;
  return getMemoryArgument(*MI.getMF(), MI.getOperand(2).getIndex(),
                           MI.getOperand(3).getImm());
}

std::pair<unsigned, unsigned>
course::getAccessedArguments(const MachineInstr &MI) {
  const MachineFunction &MF = *MI.getMF();
  unsigned First = getFirstInMemory(MF);
  for (const MachineOperand &MO : MI.operands()) {
    std::optional<int64_t> StackOffset =
        MO.isFI() ? getStackOffset(MF, MO.getIndex()) : std::nullopt;
    if (!StackOffset)
      continue;
    bool IsLoad = MI.getOpcode() == Course::LOAD;
    bool IsAccess =
        (IsLoad || MI.getOpcode() == Course::STORE) && MO.getOperandNo() == 2;
    if (!IsAccess)
      return {First, std::numeric_limits<unsigned>::max()};
    int64_t Begin =
        std::max<int64_t>(*StackOffset + MI.getOperand(3).getImm(), 0);
    int64_t End = Begin + MI.getOperand(IsLoad ? 1 : 0).getImm();
    return {First + Begin / SlotSize, First + divideCeil(End, SlotSize)};
  }
  return {First, First};
}

std::optional<unsigned> course::getIncomingNumber(const MachineInstr &MI) {
  const MachineOperand &MO = MI.getOperand(1);
  if (MO.isFI())
    return getMemoryArgument(*MI.getMF(), MO.getIndex());
  return getArgumentNumber(MO.getReg());
}

static bool isOutgoingStore(const MachineInstr &MI) {
  return MI.getOpcode() == Course::STORE && MI.getOperand(2).isReg() &&
         MI.getOperand(2).getReg() == Course::SP;
}

static std::optional<unsigned> getOutgoingSlot(const MachineInstr &Store) {
  int64_t Offset = Store.getOperand(3).getImm();
  if (Store.getOperand(0).getImm() != SlotSize || Offset < 0 ||
      Offset % SlotSize)
    return std::nullopt;
  return Offset / SlotSize;
}

SmallVector<const MachineInstr *, 0>
course::findStoredArguments(const MachineInstr &Call) {
  std::map<unsigned, const MachineInstr *> BySlot;
  const MachineBasicBlock &MBB = *Call.getParent();
  for (const MachineInstr &MI :
       make_range(std::next(Call.getReverseIterator()), MBB.instr_rend())) {
    if (MI.isCall() || MI.modifiesRegister(Course::SP, /*TRI=*/nullptr))
      break;
    if (!isOutgoingStore(MI))
      continue;
    std::optional<unsigned> Slot = getOutgoingSlot(MI);
    if (!Slot || !BySlot.try_emplace(*Slot, &MI).second)
      return {};
  }
  return to_vector<0>(make_second_range(BySlot));
}

unsigned course::getStoredNumber(const MachineInstr &Store,
                                 const Function &Callee) {
  return getNumCourseArgumentRegisters(Callee) + *getOutgoingSlot(Store);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

const Function *course::getCalledFunction(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::CALL:
  case Course::CALLVOID:
    return dyn_cast<Function>(
        MI.getOperand(getFirstArgumentOperand(MI) - 1).getGlobal());
  default:
    return nullptr;
  }
}

unsigned course::getFirstArgumentOperand(const MachineInstr &MI) {
  return MI.getOpcode() == Course::CALL ? 2 : 1;
}

SmallVector<std::pair<Register, MCRegister>, 0> course::findPinnedRegisters(
    const MachineFunction &MF,
    function_ref<MCRegister(const Function &, unsigned Number)> GetRegister) {
  SmallVector<std::pair<Register, MCRegister>, 0> Pinned;
  DenseSet<Register> IsPinned;
  auto Pin = [&](const MachineOperand &MO, const Function &F, unsigned Number) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      return;
    MCRegister Reg = GetRegister(F, Number);
    if (Reg && IsPinned.insert(MO.getReg()).second)
      Pinned.push_back({MO.getReg(), Reg});
  };
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB) {
      if (MI.getOpcode() == Course::INCOMING) {
        if (std::optional<unsigned> Number = getIncomingNumber(MI))
          Pin(MI.getOperand(0), MF.getFunction(), *Number);
      } else if (const Function *Callee = getCalledFunction(MI))
        for (const MachineOperand &MO :
             drop_begin(MI.explicit_operands(), getFirstArgumentOperand(MI)))
          Pin(MO, *Callee, MO.getOperandNo() - getFirstArgumentOperand(MI));
    }
  return Pinned;
}

SmallVector<std::pair<Register, MCRegister>, 0>
course::findPinnedRegisters(const MachineFunction &MF) {
  DenseMap<const Function *, IncomingRegisters> Contracts;
  return findPinnedRegisters(MF, [&](const Function &F, unsigned Number) {
    auto [It, IsNew] = Contracts.try_emplace(&F);
    if (IsNew)
      It->second = getIncomingRegisters(F);
    return Number < It->second.size() ? It->second[Number] : MCRegister();
  });
}
