//===-- CourseDefineRegisters.cpp - Writes registers before they are read -===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A value that is undefined on some path may be whatever its register holds,
/// and allocation writes nothing on that path. What the register holds is then
/// the caller's. Here a function gets a value of its own for it:
///
///     .bb0:                          .bb0:
///       br arg1 .bb1 .bb2              r6 = mul 0 1 64
///     .bb1:                    =>      br arg1 .bb1 .bb2
///       r6 = call read               .bb1:
///     .bb2:                            r6 = call read
///       r1 = mul r6 1 32             .bb2:
///                                      r1 = mul r6 1 32
///
/// These are the registers that are live into the function without being
/// incoming arguments. The definition is in the entry block: outside of all
/// loops, and so rare (none in the code of the benchmarks at -O2) that no
/// cheaper place is looked for.
///
/// It is the first pass on allocated code, and works on that of every
/// allocator. An undefined operand of a single instruction is no concern of
/// its: the printer writes 0 for it. Linear in the size of the function.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BlockLiveIns.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-define-registers"

namespace {

class CourseDefineRegisters : public MachineFunctionPass {
public:
  static char ID;
  CourseDefineRegisters() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course define registers"; }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseDefineRegisters::ID = 0;

INITIALIZE_PASS(CourseDefineRegisters, DEBUG_TYPE, "Course define registers",
                false, false)

FunctionPass *llvm::createCourseDefineRegistersPass() {
  return new CourseDefineRegisters();
}

// What a register holds will do, unless it holds nothing of this call's.
static bool eraseImplicitDefs(MachineFunction &MF) {
  bool IsChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (MI.isImplicitDef()) {
        MI.eraseFromParent();
        IsChanged = true;
      }
  return IsChanged;
}

bool CourseDefineRegisters::runOnMachineFunction(MachineFunction &MF) {
  bool IsChanged = eraseImplicitDefs(MF);
  course::recomputeLiveIns(MF);
  MachineBasicBlock &Entry = MF.front();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  course::IncomingRegisters Incoming =
      course::getIncomingRegisters(MF.getFunction());
  SmallVector<MCRegister, 4> Undefined;
  for (const auto &LiveIn : Entry.liveins())
    if (Course::GPRRegClass.contains(LiveIn.PhysReg) &&
        !is_contained(Incoming, LiveIn.PhysReg))
      Undefined.push_back(LiveIn.PhysReg);
  for (MCRegister Reg : Undefined) {
    LLVM_DEBUG(dbgs() << MF.getName() << ": defines "
                      << printReg(Reg, MF.getSubtarget().getRegisterInfo())
                      << '\n');
    BuildMI(Entry, Entry.begin(), DebugLoc(), TII.get(Course::MOVI), Reg)
        .addImm(0);
    Entry.removeLiveIn(Reg);
  }
  return IsChanged || !Undefined.empty();
}
