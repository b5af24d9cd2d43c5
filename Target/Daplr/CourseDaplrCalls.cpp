//===-- CourseDaplrCalls.cpp - Calls without arguments --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Carries out what course-daplr decided, once registers are allocated and the
/// allocation is checked: arguments that travel in general registers are no
/// operands of calls any more, and the others move up.
///
/// \code
///   $r3 = INCOMING $arg1                      ; r3 is live on entry
///   $r3 = ADD $r3, $arg2, 64             =>   $r3 = ADD $r3, $arg1, 64
///   $r1 = CALL @f, $r3, 7                     $r1 = CALL @f, 7, implicit $r3
/// \endcode
///
/// Right after allocation, because what follows must know that a call reads
/// these registers, and may rename operands that it names. Linear.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr-calls"

STATISTIC(NumOperandsDropped, "Number of call operands dropped");

namespace {

class CourseDaplrCalls : public MachineFunctionPass {
public:
  static char ID;
  CourseDaplrCalls() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course DAPLR calls"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseDaplrCalls::ID = 0;

INITIALIZE_PASS(CourseDaplrCalls, DEBUG_TYPE, "Course DAPLR calls", false,
                false)

FunctionPass *llvm::createCourseDaplrCallsPass() {
  return new CourseDaplrCalls();
}

// What arrives in a register is live on entry.
static void declareLiveIns(MachineBasicBlock &Entry) {
  for (MachineInstr &MI : make_early_inc_range(Entry)) {
    if (MI.getOpcode() != Course::INCOMING)
      continue;
    Entry.addLiveIn(MI.getOperand(0).getReg().asMCReg());
    MI.eraseFromParent();
  }
  Entry.sortUniqueLiveIns();
}

// The arguments that are left get the first numbers.
static void renumberArguments(MachineFunction &MF,
                              ArrayRef<MCRegister> Incoming) {
  MachineRegisterInfo &MRI = MF.getRegInfo();
  auto &FuncInfo = *MF.getInfo<CourseMachineFunctionInfo>();
  unsigned NumLeft = 0;
  for (unsigned Number = 0; Number != FuncInfo.getNumArgRegs(); ++Number) {
    if (Number < Incoming.size() && Incoming[Number])
      continue;
    MCRegister From = getArgumentRegister(Number);
    MCRegister To = getArgumentRegister(NumLeft++);
    if (From == To)
      continue;
    for (MachineOperand &MO : make_early_inc_range(MRI.reg_operands(From)))
      MO.setReg(To);
  }
  FuncInfo.setNumArgRegs(NumLeft);
}

static bool dropOperands(MachineInstr &Call) {
  const Function *Callee = getCalledFunction(Call);
  if (!Callee)
    return false;
  IncomingRegisters Incoming = getIncomingRegisters(*Callee);
  MachineFunction &MF = *Call.getMF();
  unsigned First = getFirstArgumentOperand(Call);
  for (unsigned Number = Incoming.size(); Number-- != 0;) {
    MCRegister Reg = Incoming[Number];
    bool IsInMemory = !Reg && Number >= getNumCourseArgumentRegisters(*Callee);
    if (IsInMemory)
      Call.removeOperand(First + Number);
    if (!Reg)
      continue;
    bool IsUndef = Call.getOperand(First + Number).isUndef();
    Call.removeOperand(First + Number);
    MachineInstrBuilder(MF, Call).addReg(Reg, RegState::Implicit |
                                                  getUndefRegState(IsUndef));
    ++NumOperandsDropped;
  }
  return !Incoming.empty();
}

bool CourseDaplrCalls::runOnMachineFunction(MachineFunction &MF) {
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      HasChanged |= dropOperands(MI);
  IncomingRegisters Incoming = getIncomingRegisters(MF.getFunction());
  // A function of a MIR file can be there as IR only.
  if (Incoming.empty() || MF.empty())
    return HasChanged;
  declareLiveIns(MF.front());
  renumberArguments(MF, Incoming);
  return true;
}
