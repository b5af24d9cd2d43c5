//===-- CourseFoldAddresses.cpp - Constants in addresses ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The addresses of a frame are constants once it is laid out, and the offset
/// of an access is free. So nothing is added to an index but by the access:
///
/// \code
///   r3 = add 9848 r4 64
///   r3 = add r3 r5 64             r3 = add r4 r5 64
///   r6 = load 8 r3 0         =>   r6 = load 8 r3 9848
///   store 8 r7 r3 16              store 8 r7 r3 9864
/// \endcode
///
/// An addition of a constant, or an OR without common bits, goes if within its
/// block all that reads the sum is an access, which has it as its base, or an
/// addition of which the same is true. Selection does so with addresses that are
/// known then.
///
/// Runs when constants are folded. Linear in the size of the function times
/// Reach.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "Emit/ConstantOperations.h"
#include "Facts/BinaryOperations.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-fold-addresses"

STATISTIC(NumFolded, "Number of additions that became offsets");

// Instructions in which what reads the sum is looked for, which keeps the time
// linear. Addresses are read much sooner than that; not measured.
static constexpr unsigned Reach = 256;

namespace {

class CourseFoldAddresses : public MachineFunctionPass {
public:
  static char ID;
  CourseFoldAddresses() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course address folding"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

/// An addition of a constant, and what reads its sum. An argument register as a
/// base may cost something in each access.
class Folding {
  MachineInstr &Addition;
  MachineOperand *Index = nullptr;
  /// What computes the index, if it has to be in the register of the sum, since
  /// its own has another value when the sum is read.
  MachineInstr *Definition = nullptr;
  bool NeedsDefinition = false;
  uint64_t Constant = 0;
  /// What may have the constant as an offset.
  SmallVector<MachineInstr *, 8> Accesses;
  /// What reads the sum and can read the index instead.
  SmallVector<MachineOperand *, 8> Reads;
  /// What tells a debugger of values that change.
  SmallVector<MachineInstr *, 2> DebugValues;

  void addDebugValue(MachineInstr &MI, Register Reg);
  MachineInstr *findDefinition();
  bool findReads(MachineInstr &Def);
  bool addRead(MachineInstr &MI, const MachineInstr &Def);

public:
  explicit Folding(MachineInstr &Addition) : Addition(Addition) {}
  bool isPossible();
  void apply();
};

} // namespace

char CourseFoldAddresses::ID = 0;

INITIALIZE_PASS(CourseFoldAddresses, DEBUG_TYPE, "Course address folding",
                false, false)

// What adds whatever its operands become.
static bool isPlainAddition(const MachineInstr &MI) {
  return MI.getOpcode() == Course::ADD && isAddition64(MI);
}

void Folding::addDebugValue(MachineInstr &MI, Register Reg) {
  if (MI.isDebugValue() && MI.hasDebugOperandForReg(Reg))
    DebugValues.push_back(&MI);
}

// Whether MI, which reads what Def defines, does so as the base of an access or
// to add another register.
bool Folding::addRead(MachineInstr &MI, const MachineInstr &Def) {
  const Register Reg = Def.getOperand(0).getReg();
  MachineOperand *Read = nullptr;
  for (MachineOperand &MO : MI.all_uses()) {
    if (MO.getReg() != Reg)
      continue;
    if (Read || MO.isImplicit() || !MO.readsReg())
      return false;
    Read = &MO;
  }
  if (&Def == &Addition)
    Reads.push_back(Read);
  if (isCourseAccess(MI) && Read->getOperandNo() == CourseBaseOperand) {
    Accesses.push_back(&MI);
    return true;
  }
  return isPlainAddition(MI) && MI.getOperand(1).isReg() &&
         MI.getOperand(2).isReg() && findReads(MI);
}

// Whether what the instruction defines is dead when its block ends, and only
// read as addRead allows.
bool Folding::findReads(MachineInstr &Def) {
  const Register Reg = Def.getOperand(0).getReg();
  MachineBasicBlock &MBB = *Def.getParent();
  unsigned Left = Reach;
  bool HasIndex = true;
  for (MachineInstr &MI :
       make_range(std::next(MachineBasicBlock::iterator(Def)), MBB.end())) {
    if (MI.isDebugInstr()) {
      addDebugValue(MI, Reg);
      continue;
    }
    if (Left-- == 0)
      return false;
    if (MI.readsRegister(Reg, /*TRI=*/nullptr)) {
      if (!addRead(MI, Def))
        return false;
      NeedsDefinition |= !HasIndex;
    }
    if (MI.definesRegister(Reg, /*TRI=*/nullptr))
      return true;
    if (&Def == &Addition &&
        MI.definesRegister(Index->getReg(), /*TRI=*/nullptr))
      HasIndex = false;
  }
  return none_of(MBB.successors(), [&](const MachineBasicBlock *Succ) {
    return Succ->isLiveIn(Reg);
  });
}

// What computes the index for the addition only and can have the register of
// the sum as its result. What tells of the index is then wrong.
MachineInstr *Folding::findDefinition() {
  const Register Sum = Addition.getOperand(0).getReg();
  const Register Reg = Index->getReg();
  MachineBasicBlock &MBB = *Addition.getParent();
  const TargetRegisterInfo *TRI =
      MBB.getParent()->getSubtarget().getRegisterInfo();
  if (MBB.computeRegisterLiveness(
          TRI, Reg, std::next(MachineBasicBlock::iterator(Addition)), Reach) !=
      MachineBasicBlock::LQR_Dead)
    return nullptr;
  for (MachineInstr &MI : make_range(
           std::next(MachineBasicBlock::iterator(Addition)), MBB.end())) {
    if (MI.definesRegister(Reg, /*TRI=*/nullptr))
      break;
    addDebugValue(MI, Reg);
  }
  unsigned Left = Reach;
  for (MachineInstr &MI :
       make_range(std::next(MachineBasicBlock::reverse_iterator(Addition)),
                  MBB.rend())) {
    if (MI.isDebugInstr()) {
      addDebugValue(MI, Reg);
      continue;
    }
    if (Left-- == 0)
      return nullptr;
    if (MI.definesRegister(Reg, /*TRI=*/nullptr))
      return isBinaryOperation(MI.getOpcode()) ? &MI : nullptr;
    for (Register Other : {Sum, Reg})
      if (MI.readsRegister(Other, /*TRI=*/nullptr) ||
          MI.definesRegister(Other, /*TRI=*/nullptr))
        return nullptr;
  }
  return nullptr;
}

bool Folding::isPossible() {
  MachineOperand &A = Addition.getOperand(1), &B = Addition.getOperand(2);
  if (!isAddition64(Addition) || A.isReg() == B.isReg())
    return false;
  Index = A.isReg() ? &A : &B;
  Constant = (A.isReg() ? B : A).getImm();
  if (!Index->readsReg() || !Course::GPRRegClass.contains(Index->getReg()) ||
      !findReads(Addition) || Accesses.empty())
    return false;
  if (NeedsDefinition)
    Definition = findDefinition();
  return Definition || !NeedsDefinition;
}

void Folding::apply() {
  for (MachineInstr *MI : Accesses)
    addToCourseOffset(*MI, Constant);
  for (MachineInstr *MI : DebugValues)
    MI->setDebugValueUndef();
  if (Definition) {
    Definition->getOperand(0).setReg(Addition.getOperand(0).getReg());
  } else {
    // The index lives as long as the sum did. To ask for all its uses in the
    // function would take quadratic time.
    for (MachineInstr &MI :
         make_range(Addition.getIterator(),
                    std::next(Reads.back()->getParent()->getIterator())))
      MI.clearRegisterKills(Index->getReg(), /*RegInfo=*/nullptr);
    for (MachineOperand *MO : Reads) {
      MO->setReg(Index->getReg());
      MO->setIsKill(false);
    }
  }
  Addition.eraseFromParent();
  ++NumFolded;
}

bool CourseFoldAddresses::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  bool HasChanged = false;
  // Of two additions of constants, the second becomes an offset first.
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(reverse(MBB))) {
      if (!isAddition64(MI))
        continue;
      Folding F(MI);
      if (!F.isPossible())
        continue;
      F.apply();
      HasChanged = true;
    }
  return HasChanged;
}

FunctionPass *llvm::createCourseFoldAddressesPass() {
  return new CourseFoldAddresses();
}
