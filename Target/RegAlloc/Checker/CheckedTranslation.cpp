//===-- CheckedTranslation.cpp - Machine code in checked terms ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedTranslation.h"
#include "CourseFrameLowering.h"
#include "CourseSubtarget.h"
#include "Facts/RelatedSums.h"
#include "RegAlloc/Checker/CheckedContracts.h"
#include "llvm/CodeGen/MachineDominators.h"

using namespace llvm;
using namespace llvm::course;

CheckedTranslation::CheckedTranslation(const MachineFunction &MF,
                                       AllocationSnapshot &Snapshot,
                                       bool IsAllocated)
    : MF(MF), MFI(MF.getFrameInfo()), MRI(MF.getRegInfo()),
      TFL(*MF.getSubtarget<CourseSubtarget>().getFrameLowering()),
      Snapshot(Snapshot), IsAllocated(IsAllocated),
      Incoming(getIncomingRegisters(MF.getFunction())) {
  if (IsAllocated)
    return;
  [[maybe_unused]] OperationId First = getOperation(Course::XOR, 64);
  assert(First == CheckedInstr::ExclusiveOr && "numbers start elsewhere");
}

void CheckedTranslation::complain(const MachineInstr &MI, std::string What) {
  if (Problem)
    return;
  Problem = std::move(What);
  ProblemInstr = &MI;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

// Blocks keep their numbers; those of blocks that are gone stay empty.
void CheckedTranslation::numberBlocks() {
  NumBlocks = Snapshot.Blocks.size();
  for (const MachineBasicBlock &MBB : MF) {
    auto It = Snapshot.Blocks.find(&MBB);
    BlockIds[&MBB] =
        It == Snapshot.Blocks.end() ? BlockId(NumBlocks++) : It->second;
  }
  if (!IsAllocated)
    Snapshot.Blocks = BlockIds;
}

void CheckedTranslation::addEntryContents() {
  for (MCPhysReg Reg : Course::GPRRegClass)
    if (Reg == Course::SP || MRI.isReserved(Reg) || !MRI.reg_nodbg_empty(Reg))
      Snapshot.AtEntry.push_back({VariableId(Reg), VariableId(Reg)});
  Snapshot.NumVirtRegs = MRI.getNumVirtRegs();
}

LiteralId CheckedTranslation::getLiteral(LiteralKind Kind, int64_t Payload) {
  std::pair<unsigned, int64_t> Literal(Kind, Payload);
  auto [It, IsNew] = Snapshot.LiteralIds.try_emplace(
      Literal, LiteralId(Snapshot.Literals.size()));
  if (IsNew)
    Snapshot.Literals.push_back(Literal);
  return It->second;
}

OperationId CheckedTranslation::getOperation(std::vector<uint64_t> Key) {
  OperationId Next(Snapshot.OperationIds.size());
  return Snapshot.OperationIds.try_emplace(std::move(Key), Next).first->second;
}

/// The value or location that a register is.
VariableId CheckedTranslation::getVariable(const MachineOperand &MO) {
  Register Reg = MO.getReg();
  if (Reg.isPhysical())
    return VariableId(Reg.id());
  if (IsAllocated)
    complain(*MO.getParent(), "a virtual register is left");
  return getVirtualId(Reg.virtRegIndex());
}

CheckedOperand CheckedTranslation::getOperand(const MachineOperand &MO) {
  if (MO.isImm())
    return getLiteral(Number, MO.getImm());
  if (MO.isFI())
    return getLiteral(FrameAddress, MO.getIndex());
  if (MO.isUndef())
    return {};
  if (isConstant(MO.getReg()))
    return getLiteral(ArgumentReg, MO.getReg().id());
  return getVariable(MO);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

// Sums that can be made from others.
void CheckedTranslation::findAlternatives() {
  // More than the allocator looks back at.
  constexpr unsigned MaxPassed = 8;
  auto &F = const_cast<MachineFunction &>(MF);
  for (const RelatedSums &R :
       findRelatedSums(F, MachineDominatorTree(F), MaxPassed))
    Alternatives[R.Sum].push_back(R.Passed);
}

// Either from the other: spilling may swap them.
void CheckedTranslation::addAlternatives(const MachineInstr &Sum,
                                         CheckedBlock &Block) {
  auto It = Alternatives.find(&Sum);
  if (It == Alternatives.end())
    return;
  CheckedInstr I = Block.Instrs.back();
  for (const MachineInstr *Passed : It->second)
    for (auto [From, To] : {std::pair(Passed, &Sum), std::pair(&Sum, Passed)}) {
      I.Defs = {getVariable(To->getOperand(0))};
      I.Uses = {getOperand(From->getOperand(0)),
                getLiteral(Number, getDifference(*From, *To))};
      Block.Instrs.push_back(I);
    }
}

void CheckedTranslation::run(CheckedProgram &Program) {
  numberBlocks();
  if (!IsAllocated) {
    addEntryContents();
    findAlternatives();
  }
  Program.Blocks.resize(NumBlocks);
  Sources.resize(NumBlocks);
  for (const MachineBasicBlock &MBB : MF) {
    BlockId B = BlockIds.lookup(&MBB);
    CheckedBlock &Block = Program.Blocks[B];
    collectStored(MBB);
    for (const MachineInstr &MI : MBB) {
      if (std::optional<std::string> Broken =
              IsAllocated ? findBrokenContract(MI, Incoming) : std::nullopt)
        complain(MI, *Broken);
      if (MI.isTerminator())
        continue;
      if (MI.isPHI()) {
        addPhi(MI, Block);
        continue;
      }
      if (std::optional<CheckedInstr> I = translate(MI)) {
        Block.Instrs.push_back(std::move(*I));
        Sources[B].push_back(&MI);
        if (!IsAllocated && MI.getOpcode() == Course::SELECT &&
            Block.Instrs.back().Kind == CheckedInstr::Pure)
          addParts(Block.Instrs.back(), Block);
        addAlternatives(MI, Block);
      }
    }
    translateTerminators(MBB, Block);
    auto First = MBB.getFirstTerminator();
    Sources[B].push_back(First == MBB.end() ? nullptr : &*First);
  }
}
