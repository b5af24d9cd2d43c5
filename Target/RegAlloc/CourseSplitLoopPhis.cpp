//===-- CourseSplitLoopPhis.cpp - Old values that outlive new ones --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A PHI of a loop and the value it gets from the loop should share a register.
/// They cannot if the PHI is still read after the new value is there. Where
/// that is so, the new value comes later, the use of the old one earlier, or
/// the old value is computed from the new one, which is free in an address.
///
/// \code
///   loop:                             loop:
///     x = PHI .., x'                    x = PHI .., x'
///     c = load x                        c = load x
///     x' = add x, 8                     x' = add x, 8
///     br c, loop, exit                  br c, loop, exit
///   exit:                             exit:
///     d = load x + 16                   d = load x' + 8
///     use x                             y = sub x', 8
///                                       use y
/// \endcode
///
/// It runs on SSA form before spilling. The PHI is split only if no use of it
/// but those that are replaced is reached after the new value's definition, and
/// if that costs less, by frequencies, than the copy in each round. For each
/// use of a loop's PHI it may walk the block of the new value once.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/Frequencies.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "RegAlloc/SpillModel.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "course-split-loop-phis"

using namespace llvm;

STATISTIC(NumSunk, "Number of new values computed after the old one's uses");
STATISTIC(NumHoisted, "Number of old one's uses computed before new values");
STATISTIC(NumFolded, "Number of addresses computed from the new value");
STATISTIC(NumInverted, "Number of old values computed from the new one");

namespace {

class CourseSplitLoopPhis : public MachineFunctionPass {
public:
  static char ID;

  CourseSplitLoopPhis() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course splitting of loop PHIs";
  }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

struct Analyses {
  const MachineBlockFrequencyInfo &Frequencies;
  const MachineBranchProbabilityInfo &Probabilities;
  const MachineDominatorTree &DomTree;
  const MachineLoopInfo &Loops;
  const CourseCostModel &CostModel;
  const CourseInstrInfo &TII;
  MachineRegisterInfo &MRI;
};

/// A PHI, and the value it gets from the end of a loop.
class LoopPhi {
  const Analyses &A;
  MachineInstr &Phi;
  MachineBasicBlock &Header, &Latch;
  const Register Old;
  MachineInstr *NewDef;
  /// Those after the new value's definition.
  SmallVector<MachineOperand *, 4> LateUses;

  bool findLateUses();
  bool trySink();
  bool tryHoist();
  bool isInvertible() const;
  bool tryInvert();
  void foldInto(MachineOperand &Base) const;
  void invert(MachineBasicBlock &Place, ArrayRef<MachineOperand *> Uses);

public:
  LoopPhi(const Analyses &A, MachineInstr &Phi, unsigned OpNo)
      : A(A), Phi(Phi), Header(*Phi.getParent()),
        Latch(*Phi.getOperand(OpNo + 1).getMBB()),
        Old(Phi.getOperand(0).getReg()),
        NewDef(A.MRI.getVRegDef(Phi.getOperand(OpNo).getReg())) {}

  bool split();
};

} // namespace

char CourseSplitLoopPhis::ID = 0;

INITIALIZE_PASS_BEGIN(CourseSplitLoopPhis, DEBUG_TYPE,
                      "Course splitting of loop PHIs", false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_END(CourseSplitLoopPhis, DEBUG_TYPE,
                    "Course splitting of loop PHIs", false, false)

//===----------------------------------------------------------------------===//
// Where the old value is read
//===----------------------------------------------------------------------===//

// The block in which an operand has to be there.
static MachineBasicBlock *getPlace(MachineOperand &MO) {
  MachineInstr &User = *MO.getParent();
  return User.isPHI() ? User.getOperand(MO.getOperandNo() + 1).getMBB()
                      : User.getParent();
}

// False if there is none, or if a use that would stay keeps the old value alive
// beside the new one.
bool LoopPhi::findLateUses() {
  const MachineBasicBlock *NewBlock = NewDef->getParent();
  for (MachineOperand &MO : A.MRI.use_nodbg_operands(Old)) {
    MachineInstr &User = *MO.getParent();
    MachineBasicBlock *Place = getPlace(MO);
    bool IsAtEnd = User.isPHI();
    bool IsLate = IsAtEnd
                      ? A.DomTree.dominates(NewBlock, Place)
                      : &User != NewDef && A.DomTree.dominates(NewDef, &User);
    if (!IsLate) {
      if (!A.DomTree.dominates(Place, NewBlock))
        return false;
      continue;
    }
    // An edge that wants both values must have a copy.
    if (IsAtEnd && User.getParent() == &Header)
      return false;
    LateUses.push_back(&MO);
  }
  return !LateUses.empty();
}

//===----------------------------------------------------------------------===//
// Three rewrites
//===----------------------------------------------------------------------===//

// Whether the new value is the old one and a constant in an operation.
static bool hasOnlyRegOperand(const MachineInstr &MI, Register Reg) {
  return all_of(drop_begin(MI.operands()), [&](const MachineOperand &MO) {
    return !MO.isReg() || MO.getReg() == Reg || MO.getReg().isPhysical();
  });
}

// Lets the new value come after all uses of the old one, if these are in its
// block and nothing there reads the new value before.
bool LoopPhi::trySink() {
  MachineBasicBlock &MBB = *NewDef->getParent();
  if (!course::canRematerialize(*NewDef) || !hasOnlyRegOperand(*NewDef, Old))
    return false;
  for (const MachineOperand *MO : LateUses)
    if (MO->getParent()->getParent() != &MBB || MO->getParent()->isPHI() ||
        MO->getParent()->isTerminator())
      return false;
  size_t NumLeft = LateUses.size();
  auto I = std::next(MachineBasicBlock::iterator(NewDef));
  for (; NumLeft; ++I) {
    for (const MachineOperand &MO : I->all_uses()) {
      if (MO.getReg() == NewDef->getOperand(0).getReg() && !I->isDebugInstr())
        return false;
      if (MO.getReg() == Old && !I->isDebugInstr())
        --NumLeft;
    }
  }
  MBB.splice(I, &MBB, MachineBasicBlock::iterator(NewDef));
  ++NumSunk;
  return true;
}

// Lets the one late use come before the new value, if it is in its block and
// needs nothing that is computed in between. As many values are alive as
// before: its result instead of the old value.
bool LoopPhi::tryHoist() {
  MachineInstr &User = *LateUses.front()->getParent();
  MachineBasicBlock &MBB = *NewDef->getParent();
  if (any_of(LateUses, [&](const MachineOperand *MO) {
        return MO->getParent() != &User;
      }))
    return false;
  if (User.getParent() != &MBB || User.isTerminator() || User.isPHI() ||
      !course::canRematerialize(User))
    return false;
  for (const MachineOperand &MO : User.all_uses()) {
    if (!MO.getReg().isVirtual())
      continue;
    const MachineInstr *Def = A.MRI.getVRegDef(MO.getReg());
    if (!Def || Def == NewDef || !A.DomTree.dominates(Def, NewDef))
      return false;
  }
  for (const MachineOperand &MO : User.all_uses())
    if (MO.getReg().isVirtual())
      A.MRI.clearKillFlags(MO.getReg());
  MBB.splice(MachineBasicBlock::iterator(NewDef), &MBB,
             MachineBasicBlock::iterator(User));
  ++NumHoisted;
  return true;
}

bool LoopPhi::isInvertible() const {
  switch (NewDef->getOpcode()) {
  case Course::ADD:
  case Course::SUB:
  case Course::XOR:
    return NewDef->getOperand(1).isReg() &&
           NewDef->getOperand(1).getReg() == Old &&
           NewDef->getOperand(2).isImm() &&
           NewDef->getOperand(3).getImm() == 64;
  default:
    return false;
  }
}

// Whether the operand is the base of an address.
static bool isBase(const MachineOperand &MO) {
  return isCourseAccess(*MO.getParent()) &&
         MO.getOperandNo() == CourseBaseOperand;
}

// Has an address computed from the new value, which is not an exclusive or.
void LoopPhi::foldInto(MachineOperand &Base) const {
  const uint64_t Step = NewDef->getOperand(2).getImm();
  addToCourseOffset(*Base.getParent(),
                    NewDef->getOpcode() == Course::SUB ? Step : -Step);
  Base.setReg(NewDef->getOperand(0).getReg());
}

// Computes the old value from the new one.
void LoopPhi::invert(MachineBasicBlock &Place,
                     ArrayRef<MachineOperand *> Uses) {
  unsigned Opcode = NewDef->getOpcode() == Course::ADD   ? Course::SUB
                    : NewDef->getOpcode() == Course::SUB ? Course::ADD
                                                         : Course::XOR;
  Register Copy = A.MRI.createVirtualRegister(A.MRI.getRegClass(Old));
  BuildMI(Place, Place.getFirstNonPHI(), DebugLoc(), A.TII.get(Opcode), Copy)
      .addReg(NewDef->getOperand(0).getReg())
      .addImm(NewDef->getOperand(2).getImm())
      .addImm(64);
  for (MachineOperand *MO : Uses)
    MO->setReg(Copy);
  ++NumInverted;
}

// Has the late uses use the new value, if that costs less than a copy.
bool LoopPhi::tryInvert() {
  if (!isInvertible())
    return false;
  SmallVector<MachineOperand *, 4> Bases, Others;
  MachineBasicBlock *Place = nullptr;
  for (MachineOperand *MO : LateUses) {
    if (isBase(*MO) && NewDef->getOpcode() != Course::XOR) {
      Bases.push_back(MO);
      continue;
    }
    Others.push_back(MO);
    Place = Place ? A.DomTree.findNearestCommonDominator(Place, getPlace(*MO))
                  : getPlace(*MO);
  }
  if (Place) {
    double ForCopy =
        A.CostModel.getCost(Course::CostClass::MulDiv) *
        course::getEdgeFrequency(A.Frequencies, A.Probabilities, Latch, Header);
    double ForInverse = A.CostModel.getCost(*NewDef) *
                        A.Frequencies.getBlockFreqRelativeToEntryBlock(Place);
    if (Place == NewDef->getParent() || ForInverse >= ForCopy)
      return false;
    invert(*Place, Others);
  }
  for (MachineOperand *MO : Bases)
    foldInto(*MO);
  NumFolded += Bases.size();
  A.MRI.clearKillFlags(NewDef->getOperand(0).getReg());
  LLVM_DEBUG(dbgs() << "  split " << Phi);
  return true;
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

bool LoopPhi::split() {
  if (!NewDef || NewDef->isPHI() || NewDef == &Phi ||
      !A.DomTree.dominates(&Header, &Latch) ||
      A.Loops.getLoopFor(NewDef->getParent()) != A.Loops.getLoopFor(&Header) ||
      !findLateUses())
    return false;
  return trySink() || tryHoist() || tryInvert();
}

bool CourseSplitLoopPhis::runOnMachineFunction(MachineFunction &MF) {
  LLVM_DEBUG(dbgs() << "***** course-split-loop-phis: " << MF.getName()
                    << " *****\n");
  const auto &STI = MF.getSubtarget<CourseSubtarget>();
  Analyses A{getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
             getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI(),
             getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
             getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
             STI.getCostModel(),
             *STI.getInstrInfo(),
             MF.getRegInfo()};
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &Phi : MBB) {
      // A copy may come right after the PHIs.
      if (!Phi.isPHI())
        break;
      for (unsigned I = 1; I < Phi.getNumOperands(); I += 2)
        if (!Phi.getOperand(I).isUndef())
          HasChanged |= LoopPhi(A, Phi, I).split();
    }
  return HasChanged;
}

FunctionPass *llvm::createCourseSplitLoopPhisPass() {
  return new CourseSplitLoopPhis();
}
