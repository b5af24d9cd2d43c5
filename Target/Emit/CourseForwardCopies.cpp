//===-- CourseForwardCopies.cpp - Calls read what was copied --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tail duplication makes blocks to which only one branch leads, and what that
/// edge copies stands in the middle of them; and the address of what is first
/// in a frame is a copy of sp:
///
///   r8 = mul r3 1 64                  r8 = mul r3 1 64
///   r7 = call f r8             =>     r7 = call f r3
///
/// LLVM's copy propagation, which follows, lets other instructions read the
/// copied register; arguments of calls it leaves alone, since no instruction's
/// description says which registers they may be. Copies that nothing reads any
/// more go with dead instructions. Linear in the program for so many registers.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

#define DEBUG_TYPE "course-forward-copies"

STATISTIC(NumForwarded, "Number of arguments that are not copied before");

namespace {

class CourseForwardCopies : public MachineFunctionPass {
public:
  static char ID;

  CourseForwardCopies() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course copy forwarding"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  /// Registers that hold the same as others.
  struct Copy {
    Register Dest, Source;
  };
  SmallVector<Copy, 16> Copies;

  Register getSource(Register Reg) const {
    auto I = find_if(Copies, [&](const Copy &C) { return C.Dest == Reg; });
    return I == Copies.end() ? Reg : I->Source;
  }
  bool forwardInto(MachineInstr &Call);
  void update(const MachineInstr &MI, const TargetInstrInfo &TII);
};

} // namespace

char CourseForwardCopies::ID = 0;

INITIALIZE_PASS(CourseForwardCopies, DEBUG_TYPE, "Course copy forwarding",
                false, false)

bool CourseForwardCopies::forwardInto(MachineInstr &Call) {
  bool HasChanged = false;
  unsigned NumDescribed = Call.getDesc().getNumOperands();
  for (MachineOperand &MO :
       drop_begin(Call.explicit_operands(), NumDescribed)) {
    if (!MO.isReg() || getSource(MO.getReg()) == MO.getReg())
      continue;
    Register Source = getSource(MO.getReg());
    Call.getMF()->getRegInfo().clearKillFlags(Source);
    MO.setReg(Source);
    MO.setIsKill(false);
    HasChanged = true;
    ++NumForwarded;
  }
  return HasChanged;
}

// What is written is no copy any more, and has none. A copy of what is undefined
// has a value of its own.
void CourseForwardCopies::update(const MachineInstr &MI,
                                 const TargetInstrInfo &TII) {
  std::optional<DestSourcePair> MOs = TII.isCopyInstr(MI);
  Register Source = MOs ? getSource(MOs->Source->getReg()) : Register();
  for (const MachineOperand &Def : MI.all_defs())
    erase_if(Copies, [&](const Copy &C) {
      return C.Dest == Def.getReg() || C.Source == Def.getReg();
    });
  if (MOs && !MOs->Source->isUndef() && MOs->Destination->getReg() != Source)
    Copies.push_back({MOs->Destination->getReg(), Source});
}

bool CourseForwardCopies::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    Copies.clear();
    for (MachineInstr &MI : MBB) {
      if (MI.isCall())
        HasChanged |= forwardInto(MI);
      update(MI, TII);
    }
  }
  return HasChanged;
}

FunctionPass *llvm::createCourseForwardCopiesPass() {
  return new CourseForwardCopies();
}
