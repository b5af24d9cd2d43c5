//===-- IncomingRewriter.cpp - Arguments to general registers -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/IncomingRewriter.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Daplr/ArgumentReads.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/RegisterBank.h"
#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

IncomingRewriter::IncomingRewriter(MachineFunction &MF)
    : MF(MF), MRI(MF.getRegInfo()),
      TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()), Dominators(MF),
      Loops(Dominators), Frequencies(MF, Probabilities, Loops), InMemory(MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      const Function *Callee = getCalledFunction(MI);
      if (!Callee)
        continue;
      unsigned First = getFirstArgumentOperand(MI);
      for (unsigned OpNo = First; OpNo != MI.getNumExplicitOperands(); ++OpNo)
        Arguments.push_back(
            {&MI, OpNo, Callee, OpNo - First, getFrequency(MBB)});
      addStored(MI);
    }
}

//===----------------------------------------------------------------------===//
// The function's own arguments
//===----------------------------------------------------------------------===//

void IncomingRewriter::addIncoming() {
  unsigned NumArgs = MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
  Incoming.resize(std::max<size_t>(Incoming.size(), NumArgs));
  MachineBasicBlock &Entry = MF.front();
  auto Start = Entry.begin();
  for (unsigned Number = 0; Number != NumArgs; ++Number) {
    MCRegister Argument = getArgumentRegister(Number);
    if (Incoming[Number] || MRI.use_nodbg_empty(Argument))
      continue;
    Register Value = MRI.createVirtualRegister(&Course::GPRRegClass);
    for (MachineOperand &MO :
         make_early_inc_range(MRI.use_operands(Argument))) {
      MO.setReg(Value);
      MO.setIsKill(false);
    }
    BuildMI(Entry, Start, DebugLoc(), TII.get(Course::INCOMING), Value)
        .addReg(Argument);
    Incoming[Number] = Value;
  }
}

void IncomingRewriter::addFromMemory(unsigned Number) {
  if (Number >= Incoming.size())
    Incoming.resize(Number + 1);
  Incoming[Number] = InMemory.replaceLoads(Number);
}

void IncomingRewriter::dropIncoming(unsigned Number) {
  Register Value = getIncoming(Number);
  if (!Value)
    return;
  assert(Splits.empty() && Copies.empty() && "revert first");
  Incoming[Number] = Register();
  if (Number >= InMemory.firstNumber())
    return InMemory.restoreLoads(Number);
  MRI.getVRegDef(Value)->eraseFromParent();
  for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Value)))
    MO.setReg(getArgumentRegister(Number));
}

double IncomingRewriter::getReadCost(unsigned Number) const {
  const CourseCostModel &Model =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  if (Number >= InMemory.firstNumber()) {
    double NumLoads = 0;
    for (const MachineBasicBlock *MBB : InMemory.getReads(Number))
      NumLoads += getFrequency(*MBB);
    return NumLoads * Model.getCost(Course::CostClass::Stack);
  }
  ReadsOfBlocks Reads;
  if (Register Value = getIncoming(Number))
    for (const MachineOperand &MO : MRI.use_nodbg_operands(Value))
      ++Reads[MO.getParent()->getParent()];
  auto GetFrequency = [&](const MachineBasicBlock &MBB) {
    return getFrequency(MBB);
  };
  return chooseArgumentCopies(Reads, Dominators, GetFrequency, Model).Ticks;
}

//===----------------------------------------------------------------------===//
// Registers for arguments
//===----------------------------------------------------------------------===//

// The allocator finds a coloring if the plain greedy one succeeds.
bool course::canColor(const MachineFunction &MF,
                      ArrayRef<std::pair<Register, MCRegister>> Pinned) {
  SSALiveness Liveness(MF);
  SmallVector<MCPhysReg, 17> Available = getAvailableRegs(MF);
  if (Liveness.maxLive() > Available.size())
    return false;
  Coloring Precolored(Liveness.registers().size());
  for (auto [Value, Reg] : Pinned) {
    const MCPhysReg *Color = find(Available, Reg.id());
    if (Color == Available.end())
      return false;
    Precolored[Liveness.nodeOf(Value)] = ColorId(Color - Available.begin());
  }
  ColoringProblem Problem{Liveness.graph(), unsigned(Available.size())};
  Problem.Precolored = Precolored;
  return !checkProblem(Problem) && !numUncolored(colorGreedily(Problem));
}

bool IncomingRewriter::isColorable() const {
  DenseMap<std::pair<const Function *, unsigned>, MCRegister> Registers;
  for (auto [Argument, Reg] : zip(Arguments, Destination))
    Registers[{Argument.Callee, Argument.Number}] = Reg;
  for (auto [Number, Reg] : enumerate(Home))
    Registers[{&MF.getFunction(), unsigned(Number)}] = Reg;
  auto RegisterOf = [&](const Function &F, unsigned Number) {
    return Registers.lookup({&F, Number});
  };
  auto Pins = findPinnedRegisters(MF, RegisterOf);
  return Pins.empty() || canColor(MF, Pins);
}

bool IncomingRewriter::realize(RegisterOfArgument RegisterOf) {
  revert();
  Home.resize(Incoming.size());
  for (unsigned Number = 0; Number != Home.size(); ++Number)
    Home[Number] = RegisterOf(MF.getFunction(), Number);
  Destination.resize(Arguments.size());
  for (auto [Argument, Reg] : zip(Arguments, Destination))
    Reg = RegisterOf(*Argument.Callee, Argument.Number);
  auto IsSet = [](MCRegister Reg) { return Reg.isValid(); };
  if (none_of(Home, IsSet) && none_of(Destination, IsSet))
    return true;
  bool HasRelatedSums = hasRelatedSums();
  // A copy for several calls keeps its register longer.
  for (bool SharesCopies : {true, false}) {
    if (!tryToRealize(/*RelatesSums=*/false, SharesCopies))
      continue;
    if (Splits.empty() || !HasRelatedSums)
      return true;
    double Cost = computeCost();
    return (tryToRealize(/*RelatesSums=*/true, SharesCopies) &&
            computeCost() < Cost) ||
           tryToRealize(/*RelatesSums=*/false, SharesCopies);
  }
  return false;
}

bool IncomingRewriter::tryToRealize(bool RelatesSums, bool SharesCopies) {
  revert();
  loadOperands();
  if (RelatesSums)
    relateSums();
  splitIncoming();
  insertCopies(SharesCopies);
  return isColorable();
}

double IncomingRewriter::computeCost() const {
  double Cost = 0;
  for (const PassingCost &C : Costs)
    Cost += C.Ticks;
  return Cost;
}

void IncomingRewriter::revert() {
  removeCopies();
  for (const Split &S : reverse(Splits))
    undoSplit(S);
  unrelateSums();
  storeOperands();
  Splits.clear();
  Costs.clear();
  Ending.clear();
  Pinned.clear();
}
