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
/// Likewise what is stored before the edge and loaded behind it, or loaded and
/// stored again, in spill slots and elsewhere:
///
///   r8 = load 8 sp 16                 r8 = load 8 sp 16
///   r7 = load 4 r1 24                 r7 = load 4 r1 24
///   store 8 r8 sp 16           =>     r6 = mul r7 1 64
///   r6 = load 4 r1 24
///
/// Nobody but their own accesses reaches slots. Of other memory only addresses tell
/// what is apart: two constants, or two offsets from one register. That is done
/// after copy elision only, which knows slots and chooses other copies without
/// them.
///
/// LLVM's copy propagation, which follows, lets other instructions read the
/// copied register; arguments of calls it leaves alone, since no instruction's
/// description says which registers they may be. Copies that nothing reads any
/// more go with dead instructions. Linear in the program for so many registers.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "Emit/ElisionSlots.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-forward-copies"

STATISTIC(NumForwarded, "Number of arguments that are not copied before");
STATISTIC(NumStores, "Number of values not stored where they have been");
STATISTIC(NumLoads, "Number of values not loaded that are in registers");

// The newest places of which it is known what they hold; each access looks at all
// of them. There are as many as two for each register.
static constexpr unsigned MaxValues = 32;

namespace {

/// Where an access of memory goes.
struct MemoryPlace {
  /// If it is a spill slot; else the offset counts from Base, or is the address.
  std::optional<int> Slot;
  Register Base;
  uint64_t Offset = 0;
  unsigned Size = 0;

  /// Of a load or store.
  explicit MemoryPlace(const MachineInstr &Access);
  bool operator==(const MemoryPlace &Other) const;
  bool isApartFrom(const MemoryPlace &Other) const;
};

/// What a place in memory holds.
struct MemoryValue {
  MemoryPlace Place;
  /// A register or constant; its bits above those of the place are 0 if it is
  /// clean.
  MachineOperand Value;
  bool IsClean;
};

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
  SmallVector<MemoryValue, 16> Memory;

  Register getSource(Register Reg) const {
    auto I = find_if(Copies, [&](const Copy &C) { return C.Dest == Reg; });
    return I == Copies.end() ? Reg : I->Source;
  }
  bool forwardInto(MachineInstr &Call);
  void update(const MachineInstr &MI, const TargetInstrInfo &TII);
  const MemoryValue *findValue(const MachineInstr &MI) const;
  void updateMemory(const MachineInstr &MI);
  void forwardMemory(MachineInstr &MI, MemoryValue Known,
                     const TargetInstrInfo &TII);
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

static bool isForwardable(const MachineInstr &MI) {
  return isCourseAccess(MI) && MI.hasOneMemOperand() &&
         !MI.hasOrderedMemoryRef() &&
         (*MI.memoperands_begin())->getSize().isPrecise();
}

MemoryPlace::MemoryPlace(const MachineInstr &Access)
    : Slot(getSpillSlot(Access)),
      Size(Access.getOperand(Access.mayStore() ? 0 : 1).getImm()) {
  const MachineOperand &Start = Access.getOperand(CourseBaseOperand);
  Offset = Access.getOperand(CourseBaseOperand + 1).getImm();
  if (Start.isReg())
    Base = Start.getReg();
  else
    Offset += Start.getImm();
}

bool MemoryPlace::operator==(const MemoryPlace &Other) const {
  return Slot == Other.Slot && Base == Other.Base && Offset == Other.Offset &&
         Size == Other.Size;
}

bool MemoryPlace::isApartFrom(const MemoryPlace &Other) const {
  if (Slot || Other.Slot)
    return Slot != Other.Slot;
  const uint64_t Path = Other.Offset - Offset;
  return Base == Other.Base && Path >= Size && -Path >= Other.Size;
}

static bool hasSame(const MachineOperand &A, const MachineOperand &B) {
  return A.isReg() ? B.isReg() && A.getReg() == B.getReg() : A.isIdenticalTo(B);
}

// What MI loads or stores, if the place has it already.
const MemoryValue *
CourseForwardCopies::findValue(const MachineInstr &MI) const {
  if (!isForwardable(MI))
    return nullptr;
  const MemoryPlace Place(MI);
  auto I =
      find_if(Memory, [&](const MemoryValue &V) { return V.Place == Place; });
  if (I == Memory.end() ||
      (MI.mayStore() && !hasSame(MI.getOperand(1), I->Value)))
    return nullptr;
  return &*I;
}

void CourseForwardCopies::updateMemory(const MachineInstr &MI) {
  for (const MachineOperand &Def : MI.all_defs())
    erase_if(Memory, [&](const MemoryValue &V) {
      return V.Place.Base == Def.getReg() ||
             (V.Value.isReg() && V.Value.getReg() == Def.getReg());
    });
  // What others do, and a block that takes the place of another one.
  if (MI.isCall() || MI.isInlineAsm() || MI.getOpcode() == Course::FREE ||
      MI.getOpcode() == Course::MALLOC)
    erase_if(Memory, [](const MemoryValue &V) { return !V.Place.Slot; });
  if (!isCourseAccess(MI)) {
    assert((!MI.mayStore() || MI.isCall() || MI.hasUnmodeledSideEffects()) &&
           "a store that is no access");
    return;
  }
  const MemoryPlace Place(MI);
  if (MI.mayStore())
    erase_if(Memory,
             [&](const MemoryValue &V) { return !V.Place.isApartFrom(Place); });
  const MachineOperand &Value = MI.getOperand(MI.mayStore() ? 1 : 0);
  const bool IsKnown =
      Value.isImm() ||
      (Value.isReg() &&
       (MI.mayStore() ? !Value.isUndef()
                      : !Value.isDead() && Value.getReg() != Place.Base));
  if (!isForwardable(MI) || !IsKnown)
    return;
  if (Memory.size() == MaxValues)
    Memory.erase(Memory.begin());
  Memory.push_back({Place, Value, MI.mayLoad() || Place.Size == 8});
}

// Removes MI, which loads or stores what is known.
void CourseForwardCopies::forwardMemory(MachineInstr &MI, MemoryValue Known,
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
  if (Known.Value.isReg())
    MI.getMF()->getRegInfo().clearKillFlags(Known.Value.getReg());
  MI.eraseFromParent();
}

bool CourseForwardCopies::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    Copies.clear();
    Memory.clear();
    for (auto I = MBB.begin(); I != MBB.end();) {
      MachineInstr &MI = *I++;
      if (const MemoryValue *Known = ForwardsMemory ? findValue(MI) : nullptr) {
        // What takes its place comes next.
        const bool IsFirst = MI.getIterator() == MBB.begin();
        auto Before = IsFirst ? I : std::prev(MI.getIterator());
        forwardMemory(MI, *Known, TII);
        I = IsFirst ? MBB.begin() : std::next(Before);
        HasChanged = true;
        continue;
      }
      if (MI.isCall())
        HasChanged |= forwardInto(MI);
      update(MI, TII);
      updateMemory(MI);
    }
  }
  return HasChanged;
}

FunctionPass *llvm::createCourseForwardCopiesPass(bool ForwardsMemory) {
  return new CourseForwardCopies(ForwardsMemory);
}
