//===-- CourseHoistEdgeCode.cpp - Code on edges goes up -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Saves the branch of a block that only copies, computes or reloads a few
/// registers on its way to the next one: its code goes up to the block's only
/// predecessor, where that disturbs nobody. The block stays, empty, for LLVM's
/// branch folding to remove.
///
/// \code
///   .loop:                            .loop:
///     ..                                ..
///     br r1 .edge .exit                 r2 = mul r3 1 64
///   .edge:                              br r1 .loop .exit
///     r2 = mul r3 1 64
///     br .loop
/// \endcode
///
/// It runs right after register allocation, which leaves such blocks on
/// critical edges: for what is left of PHIs, and for reloads. What the code
/// writes must not be live on another way out of the predecessor; if it decides
/// the way, what decides moves to a free register. The code must do no harm
/// where it was not executed before; and by frequencies and costs it must be
/// cheaper to execute it more often than to branch. Linear in the instructions,
/// but for the live-in lists.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "RegAlloc/RegisterBank.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "course-hoist-edge-code"

using namespace llvm;

STATISTIC(NumBlocksHoisted, "Number of blocks whose code has gone up");

namespace {

class CourseHoistEdgeCode : public MachineFunctionPass {
public:
  static char ID;

  CourseHoistEdgeCode() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course hoisting of code on edges";
  }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

/// A block that may be emptied, between its predecessor and its successor.
class EdgeBlock {
  MachineBasicBlock &MBB;
  MachineBasicBlock *Pred = nullptr, *Succ = nullptr;
  uint64_t CostInTicks = 0;

  bool findNeighbours();
  bool canExecuteEarlier(const CourseCostModel &CostModel);
  bool isLiveElsewhere(MCRegister Reg) const;
  MachineInstr *findConditionDef(MCRegister Reg) const;
  MCRegister findFreeReg(const MachineInstr &Since) const;
  bool renameConditions();
  void hoist();

  /// What the code writes and the predecessor's terminators read.
  SmallVector<MCRegister, 2> Conditions;
  BitVector Written;

public:
  explicit EdgeBlock(MachineBasicBlock &MBB) : MBB(MBB) {}

  bool canHoist(const CourseCostModel &CostModel);
  bool isWorthwhile(const CourseCostModel &CostModel,
                    const MachineBlockFrequencyInfo &Frequencies) const;
  bool tryHoist();
};

} // namespace

char CourseHoistEdgeCode::ID = 0;

INITIALIZE_PASS_BEGIN(CourseHoistEdgeCode, DEBUG_TYPE,
                      "Course hoisting of code on edges", false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_END(CourseHoistEdgeCode, DEBUG_TYPE,
                    "Course hoisting of code on edges", false, false)

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

bool EdgeBlock::findNeighbours() {
  if (MBB.pred_size() != 1 || MBB.succ_size() != 1 || MBB.hasAddressTaken())
    return false;
  Pred = *MBB.pred_begin();
  Succ = *MBB.succ_begin();
  return Pred->succ_size() > 1 && Succ != &MBB && Pred != &MBB &&
         MBB.getFirstNonDebugInstr() != MBB.getFirstTerminator();
}

static bool isDivision(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::UDIV:
  case Course::UDIVNZ:
  case Course::SDIV:
  case Course::SDIVNZ:
  case Course::UREM:
  case Course::UREMNZ:
  case Course::SREM:
  case Course::SREMNZ:
    return true;
  default:
    return false;
  }
}

// Reloads, and what computes a register from others and cannot fail.
static bool isSpeculatable(const MachineInstr &MI) {
  if (MI.getOpcode() == Course::LOAD) {
    const MachineOperand &Base = MI.getOperand(2);
    return Base.isFI() &&
           MI.getMF()->getFrameInfo().isSpillSlotObjectIndex(Base.getIndex());
  }
  if (isDivision(MI))
    return MI.getOperand(2).isImm() && MI.getOperand(2).getImm() != 0;
  switch (Course::getCostClass(MI.getDesc().TSFlags)) {
  case Course::CostClass::MulDiv:
  case Course::CostClass::Logic:
  case Course::CostClass::AddSub:
  case Course::CostClass::Compare:
  case Course::CostClass::Select:
    return true;
  default:
    return MI.isCopy();
  }
}

bool EdgeBlock::isLiveElsewhere(MCRegister Reg) const {
  return any_of(Pred->successors(), [&](const MachineBasicBlock *Other) {
    return Other != &MBB && Other->isLiveIn(Reg);
  });
}

static bool mentions(const MachineInstr &MI, MCRegister Reg) {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg() == Reg;
  });
}

bool EdgeBlock::canExecuteEarlier(const CourseCostModel &CostModel) {
  Written.resize(Course::NUM_TARGET_REGS);
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugInstr())
      continue;
    if (MI.isTerminator()) {
      if (MI.getOpcode() != Course::BR)
        return false;
      continue;
    }
    if (!isSpeculatable(MI))
      return false;
    CostInTicks += CostModel.getCost(MI);
    for (const MachineOperand &MO : MI.all_defs()) {
      if (isLiveElsewhere(MO.getReg()))
        return false;
      Written.set(MO.getReg());
    }
  }
  for (unsigned Reg : Written.set_bits())
    if (any_of(Pred->terminators(),
               [&](const MachineInstr &MI) { return mentions(MI, Reg); }))
      Conditions.push_back(Reg);
  return true;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

// The instruction of the predecessor whose result the terminators read, if it
// reads nothing in that register itself.
MachineInstr *EdgeBlock::findConditionDef(MCRegister Reg) const {
  for (auto I = Pred->getFirstTerminator(); I != Pred->begin();) {
    --I;
    if (I->modifiesRegister(Reg, /*TRI=*/nullptr))
      return I->readsRegister(Reg, /*TRI=*/nullptr) || I->isCall() ? nullptr
                                                                   : &*I;
  }
  return nullptr;
}

// A register that holds nothing from the instruction to the predecessor's end.
MCRegister EdgeBlock::findFreeReg(const MachineInstr &Since) const {
  const MachineFunction &MF = *MBB.getParent();
  LivePhysRegs Live(*MF.getSubtarget().getRegisterInfo());
  Live.addLiveOuts(*Pred);
  BitVector Busy = Written;
  auto AddLive = [&] {
    for (MCPhysReg Reg : Live)
      Busy.set(Reg);
  };
  AddLive();
  for (auto I = Pred->rbegin(); &*I != &Since; ++I) {
    for (const MachineOperand &MO : I->operands())
      if (MO.isReg() && MO.getReg())
        Busy.set(MO.getReg());
    Live.stepBackward(*I);
    AddLive();
  }
  for (MCPhysReg Reg : course::getAvailableRegs(MF))
    if (!Busy.test(Reg))
      return Reg;
  return MCRegister();
}

// Renaming is right even if the code cannot go up in the end.
bool EdgeBlock::renameConditions() {
  for (MCRegister Reg : Conditions) {
    MachineInstr *Def = findConditionDef(Reg);
    if (!Def || MBB.isLiveIn(Reg))
      return false;
    MCRegister Free = findFreeReg(*Def);
    if (!Free)
      return false;
    for (MachineInstr &MI :
         make_range(MachineBasicBlock::iterator(Def), Pred->end()))
      for (MachineOperand &MO : MI.operands())
        if (MO.isReg() && MO.getReg() == Reg)
          MO.setReg(Free);
  }
  return true;
}

bool EdgeBlock::canHoist(const CourseCostModel &CostModel) {
  return findNeighbours() && canExecuteEarlier(CostModel);
}

bool EdgeBlock::tryHoist() {
  if (!renameConditions())
    return false;
  hoist();
  return true;
}

//===----------------------------------------------------------------------===//
// Profit
//===----------------------------------------------------------------------===//

bool EdgeBlock::isWorthwhile(
    const CourseCostModel &CostModel,
    const MachineBlockFrequencyInfo &Frequencies) const {
  double Above = Frequencies.getBlockFreq(Pred).getFrequency();
  double Here = Frequencies.getBlockFreq(&MBB).getFrequency();
  double Branch = CostModel.getCost(Course::CostClass::Branch);
  return CostInTicks * Above < (CostInTicks + Branch) * Here;
}

void EdgeBlock::hoist() {
  LLVM_DEBUG(dbgs() << "  " << printMBBReference(MBB) << " into "
                    << printMBBReference(*Pred) << '\n');
  Pred->splice(Pred->getFirstTerminator(), &MBB, MBB.begin(),
               MBB.getFirstTerminator());
  // The next block from the same predecessor asks what is live into this one.
  MBB.clearLiveIns();
  for (const auto &LiveIn : Succ->liveins())
    MBB.addLiveIn(LiveIn);
}

bool CourseHoistEdgeCode::runOnMachineFunction(MachineFunction &MF) {
  LLVM_DEBUG(dbgs() << "***** course-hoist-edge-code: " << MF.getName()
                    << " *****\n");
  const auto &Frequencies =
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  const CourseCostModel &CostModel =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  unsigned NumHoisted = 0;
  for (MachineBasicBlock &MBB : MF) {
    EdgeBlock Block(MBB);
    if (!Block.canHoist(CostModel) ||
        !Block.isWorthwhile(CostModel, Frequencies))
      continue;
    NumHoisted += Block.tryHoist();
  }
  if (!NumHoisted)
    return false;
  NumBlocksHoisted += NumHoisted;
  SmallVector<MachineBasicBlock *, 32> All(make_pointer_range(MF));
  for (MachineBasicBlock *MBB : All)
    MBB->clearLiveIns();
  fullyRecomputeLiveIns(SmallVector<MachineBasicBlock *, 32>(reverse(All)));
  return true;
}

FunctionPass *llvm::createCourseHoistEdgeCodePass() {
  return new CourseHoistEdgeCode();
}
