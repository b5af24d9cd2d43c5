//===-- CourseSpill.cpp - Spilling, before registers are assigned ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Brings register pressure down to the number of registers there are, on
/// machine code in SSA form, so that assignment never has to spill.
///
/// \code
///   %0 = READ                         %0 = READ
///   %1 = READ                         STORE 8, %0, slot, 0
///   %2 = READ                         %1 = READ
///   WRITE %1                          %2 = READ
///   WRITE %2                          WRITE %1
///   WRITE %0                          WRITE %2
///                       2 registers   %3 = LOAD 8, slot, 0
///                                     WRITE %3
/// \endcode
///
/// It runs last before the allocator, when all else has decided what is live
/// where. It requires SSA form with PHIs in place and establishes that, by the
/// allocator's own measure, no more values are live at any point than there
/// are registers; the code stays in SSA form. Many plans are made and the
/// cheapest one, by the costs of the machine and the frequencies of blocks, is
/// carried out. Before that, instructions are reordered within their blocks if
/// that makes plans cheaper; those with an effect keep their order.
///
/// What cannot be had is an instruction with more operands in registers than
/// there are. Only calls have that many, and a `select` with two registers. The
/// latter is split up, a call is an error.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/Pressure.h"
#include "Facts/RegisterBank.h"
#include "Memory/HeadModel.h"
#include "RegAlloc/SpillPlanning.h"
#include "RegAlloc/SpillRewriter.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "course-spill"

using namespace llvm;
using namespace llvm::course;

STATISTIC(NumSpills, "Number of stores for spilling");
STATISTIC(NumReloads, "Number of reloads");
STATISTIC(NumRematerialized, "Number of values computed again");
STATISTIC(NumSpilledPhis, "Number of spilled PHIs");
STATISTIC(NumSplitEdges, "Number of edges split for spill code");
STATISTIC(NumSlots, "Number of places in frames for spilled values");
STATISTIC(NumSPTaken, "Number of functions that have sp as a register more");
STATISTIC(NumFunctionsSpilled, "Number of functions with spills");
STATISTIC(NumFunctionsReordered,
          "Number of functions whose instructions are reordered to spill less");

namespace {

class CourseSpill : public MachineFunctionPass {
  HeadModelCache Heads;

public:
  static char ID;

  CourseSpill() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course spilling"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequiredID(UnreachableMachineBlockElimID);
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.addRequired<MachineOptimizationRemarkEmitterPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
  bool doFinalization(Module &) override {
    Heads.clear();
    return false;
  }

private:
  bool spill(MachineFunction &MF, unsigned NumRegs);
};

} // namespace

char CourseSpill::ID = 0;

INITIALIZE_PASS_BEGIN(CourseSpill, DEBUG_TYPE, "Course spilling", false, false)
INITIALIZE_PASS_DEPENDENCY(UnreachableMachineBlockElimLegacy)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineOptimizationRemarkEmitterPass)
INITIALIZE_PASS_END(CourseSpill, DEBUG_TYPE, "Course spilling", false, false)

//===----------------------------------------------------------------------===//
// Instructions with too many operands
//===----------------------------------------------------------------------===//

static SmallVector<unsigned, 16> findRegOperands(const MachineInstr &MI,
                                                 unsigned &NumDistinct) {
  SmallVector<unsigned, 16> Operands;
  SmallSet<Register, 16> Distinct;
  for (const MachineOperand &MO : MI.explicit_uses())
    if (MO.isReg() && MO.getReg().isVirtual() && MO.readsReg()) {
      Operands.push_back(MO.getOperandNo());
      Distinct.insert(MO.getReg());
    }
  NumDistinct = Distinct.size();
  return Operands;
}

// d = select c a b with two registers:
//   x = select c a 0
//   y = select c 0 b
//   d = or x y
static void splitSelect(MachineInstr &MI, const CourseInstrInfo &TII) {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  const DebugLoc &DL = MI.getDebugLoc();
  Register X = MRI.createVirtualRegister(&Course::GPRRegClass);
  Register Y = MRI.createVirtualRegister(&Course::GPRRegClass);
  BuildMI(MBB, MI, DL, TII.get(Course::SELECT), X)
      .add(MI.getOperand(1))
      .add(MI.getOperand(2))
      .addImm(0);
  BuildMI(MBB, MI, DL, TII.get(Course::SELECT), Y)
      .add(MI.getOperand(1))
      .addImm(0)
      .add(MI.getOperand(3));
  BuildMI(MBB, MI, DL, TII.get(Course::OR), MI.getOperand(0).getReg())
      .addReg(X)
      .addReg(Y)
      .addImm(64);
  MI.eraseFromParent();
}

static void reportTooManyOperands(const MachineInstr &MI, unsigned NumOperands,
                                  unsigned NumRegs) {
  const Function &F = MI.getMF()->getFunction();
  F.getContext().diagnose(DiagnosticInfoRegAllocFailure(
      Twine("a call needs ") + Twine(NumOperands) +
          " registers for its arguments, and there are " + Twine(NumRegs),
      F, MI.getDebugLoc()));
}

// What values are given the named registers all the same does not matter then.
static void reportNamedRegs(MachineFunction &MF) {
  MF.getFunction().getContext().diagnose(DiagnosticInfoRegAllocFailure(
      Twine("the code names registers itself and leaves fewer than ") +
          Twine(MinNumRegs),
      MF.getFunction(), DebugLoc()));
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      for (MachineOperand &MO : MI.all_uses())
        if (MO.getReg().isPhysical() &&
            !MF.getRegInfo().isReserved(MO.getReg())) {
          MO.setIsKill(false);
          MO.setIsUndef();
        }
}

// Establishes that no instruction reads more registers than there are; what
// cannot be had is reported, and read as 0.
static bool limitOperands(MachineFunction &MF, unsigned NumRegs) {
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (MI.isPHI() || MI.isDebugInstr())
        continue;
      unsigned NumDistinct = 0;
      SmallVector<unsigned, 16> Operands = findRegOperands(MI, NumDistinct);
      if (NumDistinct <= NumRegs)
        continue;
      HasChanged = true;
      if (MI.getOpcode() == Course::SELECT) {
        splitSelect(MI, TII);
        continue;
      }
      reportTooManyOperands(MI, NumDistinct, NumRegs);
      for (unsigned OpNo : drop_begin(Operands, NumRegs))
        MI.getOperand(OpNo).ChangeToImmediate(0);
    }
  return HasChanged;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static void remark(MachineFunction &MF, MachineOptimizationRemarkEmitter &ORE,
                   const SpillCounts &Counts, double Cost) {
  ORE.emit([&] {
    MachineOptimizationRemarkMissed R(
        DEBUG_TYPE, "Spilled", MF.getFunction().getSubprogram(), &MF.front());
    R << ore::NV("NumStores", Counts.NumStores) << " stores, "
      << ore::NV("NumReloads", Counts.NumReloads) << " reloads and "
      << ore::NV("NumRematerialized", Counts.NumRematerialized)
      << " rematerializations, at a cost of "
      << ore::NV("Cost", formatv("{0:f1}", Cost).str())
      << " for each call of the function";
    return R;
  });
}

static void count(const SpillCounts &Counts) {
  NumSpills += Counts.NumStores;
  NumReloads += Counts.NumReloads;
  NumRematerialized += Counts.NumRematerialized;
  NumSpilledPhis += Counts.NumSpilledPhis;
  NumSplitEdges += Counts.NumSplitEdges;
  NumSlots += Counts.NumSlots;
  ++NumFunctionsSpilled;
}

// Lets sp be one register more, where that helps and nothing needs it.
static void takeSP(MachineFunction &MF, unsigned Pressure) {
  const auto &TFL = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  unsigned NumRegs = getNumAvailableRegs(MF);
  if (Pressure <= NumRegs || !TFL.canFreeSP(MF, Pressure > NumRegs + 1))
    return;
  MF.getInfo<CourseMachineFunctionInfo>()->setSPFree(true);
  MF.getRegInfo().freezeReservedRegs();
  if (getNumAvailableRegs(MF) > NumRegs)
    ++NumSPTaken;
}

bool CourseSpill::spill(MachineFunction &MF, unsigned NumRegs) {
  FlowAnalyses Flow{
      getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
      getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
      getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI()};
  CourseCostModel CostModel(MF.getSubtarget().getCPU());
  const HeadModel &Head = Heads.get(*MF.getFunction().getParent());
  PlannedFunction Planned(MF, Flow, CostModel, Head, NumRegs);
  if (Planned.reorder())
    ++NumFunctionsReordered;

  // The point of no return.
  const SpillChoice &Chosen = Planned.Chosen;
  SpillCounts Counts =
      rewriteSpills(MF, Planned.Model, Chosen.Plan, Chosen.Memory);
  LLVM_DEBUG(dbgs() << "  " << Counts.NumStores << " stores, "
                    << Counts.NumReloads << " reloads, "
                    << Counts.NumRematerialized << " rematerializations, "
                    << Counts.NumSpilledPhis << " spilled PHIs, "
                    << Counts.NumPhis << " new PHIs, " << Counts.NumSplitEdges
                    << " edges split, " << Counts.NumSlots << " slots\n");
  count(Counts);
  remark(MF, getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE(),
         Counts, Chosen.Cost.Code);
  return true;
}

bool CourseSpill::runOnMachineFunction(MachineFunction &MF) {
  // A function of a MIR file that is there as IR only.
  if (MF.empty())
    return false;
  unsigned NumRegs = getNumAvailableRegs(MF);
  LLVM_DEBUG(dbgs() << "***** course-spill: " << MF.getName() << ", " << NumRegs
                    << " registers *****\n");
  if (!hasEnoughRegs(MF))
    reportNamedRegs(MF);
  bool HasChanged = limitOperands(MF, NumRegs);
  unsigned Pressure = maxPressure(MF);
  takeSP(MF, Pressure);
  NumRegs = getNumAvailableRegs(MF);
  if (Pressure <= NumRegs) {
    LLVM_DEBUG(dbgs() << "  nothing to do for a pressure of " << Pressure
                      << '\n');
    return HasChanged;
  }
  spill(MF, NumRegs);
  assert(maxPressure(MF) <= NumRegs && "more values are live than planned");
  return true;
}

FunctionPass *llvm::createCourseSpillPass() { return new CourseSpill(); }
