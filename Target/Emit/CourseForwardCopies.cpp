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
/// Likewise what is stored or loaded on all paths to where it is loaded, or
/// stored again, if a register has it still (KnownMemory):
///
///   r8 = load 8 sp 16                 r8 = load 8 sp 16
///   r7 = load 4 r1 24                 r7 = load 4 r1 24
///   store 8 r8 sp 16           =>     r6 = mul r7 1 64
///   r6 = load 4 r1 24
///
/// That is done after copy elision only, which knows slots and chooses other
/// copies without them.
///
/// LLVM's copy propagation, which follows, lets other instructions read the
/// copied register; arguments of calls it leaves alone, since no instruction's
/// description says which registers they may be. Copies that nothing reads any
/// more go with dead instructions. For copies, linear in the program for so many
/// registers; for memory, see findKnownMemory.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "Emit/KnownMemory.h"
#include "Facts/BlockLiveIns.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-forward-copies"

STATISTIC(NumForwarded, "Number of arguments that are not copied before");
STATISTIC(NumStores, "Number of values not stored where they have been");
STATISTIC(NumLoads, "Number of values not loaded that are in registers");

static cl::opt<bool> EnableKnownMemory(
    "course-enable-known-memory", cl::Hidden, cl::init(true),
    cl::desc("Leave out accesses of memory whose value is in a register"));

namespace {

class CourseForwardCopies : public MachineFunctionPass {
  const bool ForwardsMemory;

public:
  static char ID;

  explicit CourseForwardCopies(bool ForwardsMemory = true)
      : MachineFunctionPass(ID), ForwardsMemory(ForwardsMemory) {}

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
  bool forwardMemory(MachineFunction &MF);
  bool forwardCopies(MachineFunction &MF);
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

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Removes MI, which loads or stores what is known.
static void removeAccess(MachineInstr &MI, const MemoryValue &Known,
                         const TargetInstrInfo &TII) {
  MachineBasicBlock &MBB = *MI.getParent();
  const unsigned Bits = 8 * Known.Place.Size;
  if (MI.mayStore()) {
    ++NumStores;
  } else {
    ++NumLoads;
    const Register Dest = MI.getOperand(0).getReg();
    const DebugLoc &DL = MI.getDebugLoc();
    if (Known.Value.isImm())
      BuildMI(MBB, MI, DL, TII.get(Course::MOVI), Dest)
          .addImm(
              APInt(64, Known.Value.getImm()).zextOrTrunc(Bits).getZExtValue());
    else if (!Known.IsClean)
      BuildMI(MBB, MI, DL, TII.get(Course::MUL), Dest)
          .addReg(Known.Value.getReg())
          .addImm(1)
          .addImm(Bits);
    else if (Known.Value.getReg() != Dest)
      TII.copyPhysReg(MBB, MI, DL, Dest, Known.Value.getReg(),
                      /*KillSrc=*/false);
  }
  MI.eraseFromParent();
}

bool CourseForwardCopies::forwardMemory(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  SmallVector<KnownMemory, 0> Before = findKnownMemory(MF);
  // Registers that are read later than before.
  SmallSet<Register, 16> Kept;
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    KnownMemory &Known = Before[MBB.getNumber()];
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      const std::optional<MemoryValue> Same = Known.find(MI);
      // What takes its place has the same effect.
      Known.update(MI);
      if (!Same)
        continue;
      if (Same->Value.isReg())
        Kept.insert(Same->Value.getReg());
      removeAccess(MI, *Same, TII);
      HasChanged = true;
    }
  }
  // All at once: it looks at all uses of a register.
  for (Register Reg : Kept)
    MF.getRegInfo().clearKillFlags(Reg);
  if (HasChanged)
    recomputeLiveIns(MF);
  return HasChanged;
}

bool CourseForwardCopies::forwardCopies(MachineFunction &MF) {
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

bool CourseForwardCopies::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  const bool HasChanged =
      ForwardsMemory && EnableKnownMemory && forwardMemory(MF);
  return forwardCopies(MF) || HasChanged;
}

FunctionPass *llvm::createCourseForwardCopiesPass(bool ForwardsMemory) {
  return new CourseForwardCopies(ForwardsMemory);
}
