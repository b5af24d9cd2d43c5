//===-- CoursePackValues.cpp - Two values in one register -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keeps two values of up to 32 bits in the halves of one register where that
/// costs less than spilling one of them.
///
/// \code
///   %a = LOAD 4, ...           %a = LOAD 4, ...
///   %b = LOAD 4, ...           %b = LOAD 4, ...
///                              %h = MUL %a, 4294967296, 64
///                              %p = OR %h, %b, 64
///   ...                        ...
///   %c = ADD %b, 1, 32         %c = ADD %p, 1, 32
///                              %x = UDIVNZ %p, 4294967296, 64
///   use %a                     use %x
/// \endcode
///
/// Each use takes its part out: that is 0.6, and nothing for the low part as an
/// operand of a narrow operation, instead of 2 and head travel for a reload;
/// packing is 1.4, and a store 2.
///
/// It runs before course-spill, on SSA form. It plans spills with and without
/// each pair, once with a part taken out for each use and once for each block,
/// and keeps a pair if it makes the plain plan cheaper. Of these pairs it keeps
/// as many as make the best plan cheaper, by all that course-spill tries, and
/// save twice what they cost themselves, and not too little.
/// Candidates are values that the plan reloads, and that have zeros above bit
/// 31; a value is packed once. At most -course-pack-values-trials pairs are
/// tried, each for the price of two plans, and at -O2 fewer by what is spilled;
/// and none any more once the plans of a module had -course-pack-values-work
/// instructions.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/Pressure.h"
#include "Memory/HeadModel.h"
#include "RegAlloc/SpillPlanning.h"
#include "RegAlloc/ValuePacking.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include <cmath>

#define DEBUG_TYPE "course-pack-values"

using namespace llvm;
using namespace llvm::course;

STATISTIC(NumPacked, "Number of pairs of values packed into one register");

static cl::opt<unsigned> MaxTrials(
    "course-pack-values-trials", cl::Hidden, cl::init(24),
    cl::desc("How many pairs of values to try in one register where code "
             "spills, with the effort of -O3; 0 for none"));

// Some 0.6 us each. No benchmark has more at -O3: radix-sort has 1 440 000.
static cl::opt<unsigned> MaxWork(
    "course-pack-values-work", cl::Hidden, cl::init(1500000),
    cl::desc("Instructions in all plans of a module after which no more pairs "
             "are tried"));

/// What packing costs is certain, what it saves an estimate: it has to save this
/// many times its cost. On the tuning set with 16 registers what saves less
/// gains up to 0.98 for large inputs (bit-reversal) and costs up to 1.9 for tiny
/// ones (hamming-code); what saves more gains 0.94 (convolve-image) and costs
/// 1.002.
static constexpr double LeastGain = 2;

/// And this part of what spilling costs: two searches differ by chance. On the
/// tuning set with 6 registers what saves 0.03 or less changes costs by 0.998 to
/// 1.074, and what saves 0.07 or more by 0.91 to 1.04.
static constexpr double LeastPart = 0.05;

/// How many partners each value is tried with.
static constexpr unsigned MaxPartners = 3;

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

class CoursePackValues : public MachineFunctionPass {
  HeadModelCache Heads;
  /// Instructions that may still be planned for in this module.
  size_t WorkLeft = 0;

public:
  static char ID;

  CoursePackValues() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course packing of values"; }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
  bool doInitialization(Module &) override {
    WorkLeft = MaxWork;
    return false;
  }
  bool doFinalization(Module &) override {
    LLVM_DEBUG(dbgs() << "course-pack-values: work left " << WorkLeft << '\n');
    Heads.clear();
    return false;
  }
};

/// Looks for pairs in one function.
class PairSearch {
public:
  PairSearch(MachineFunction &MF, const FlowAnalyses &Flow,
             const HeadModel &Head, unsigned NumRegs,
             const NarrowValues &Narrow, size_t &WorkLeft)
      : MF(MF), Flow(Flow), CostModel(MF.getSubtarget().getCPU()), Head(Head),
        NumRegs(NumRegs), WorkLeft(WorkLeft), Narrow(Narrow) {}
  bool run();

private:
  bool mayTry() const { return NumTrials < NumTrialsWanted && WorkLeft != 0; }
  struct Candidate {
    MachineInstr *MI;
    double Cost;
    /// In the order of the code.
    unsigned Number;
  };
  double plan();
  SmallVector<MachineInstr *, 8> findPartners(unsigned Index);
  ArrayRef<Candidate> getNarrow();
  double getUseFrequency(const MachineInstr &MI) const;
  bool tryPair(MachineInstr &A, MachineInstr &B);
  bool tryPair(MachineInstr &High, MachineInstr &Low, TakeOut Where);
  double planFully();
  void keepIfCheaper();

  MachineFunction &MF;
  const FlowAnalyses &Flow;
  CourseCostModel CostModel;
  const HeadModel &Head;
  unsigned NumRegs;
  size_t &WorkLeft;
  /// The values that the last plan reloads, what costs most first.
  SmallVector<Candidate, 0> Reloaded;
  /// All narrow values, what is read least first; none until they are needed.
  SmallVector<Candidate, 0> ReadLeast;
  double Best = 0, Packing = 0;
  /// What the best plan costs without pairs, once there are any.
  double CostBefore = 0;
  unsigned NumTrials = 0, NumTrialsWanted = 0;
  DenseSet<MachineInstr *> Packed;
  /// The pairs in the code, and what they cost.
  std::vector<PackedPair> Pairs;
  const NarrowValues &Narrow;
};

} // namespace

char CoursePackValues::ID = 0;

INITIALIZE_PASS_BEGIN(CoursePackValues, DEBUG_TYPE, "Course packing of values",
                      false, false)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_END(CoursePackValues, DEBUG_TYPE, "Course packing of values",
                    false, false)

/// What spilling costs in the code as it is.
double PairSearch::plan() {
  SpillModel Model(MF, Flow, CostModel, Head);
  WorkLeft -= std::min<size_t>(WorkLeft, MF.getInstructionCount());
  SpillEffort Effort;
  Effort.Part = 0;
  SpillChoice Choice =
      chooseSpills(Model.Program, NextUses(Model.Program), NumRegs, Effort);
  DenseMap<MachineInstr *, double> Costs;
  MachineRegisterInfo &MRI = MF.getRegInfo();
  auto Add = [&](ArrayRef<SpillAction> Actions, double Frequency) {
    for (const SpillAction &Action : Actions) {
      Register Value = Model.Registers[Action.Value];
      if (Action.Kind == SpillAction::Reload && Narrow.isNarrow(Value))
        Costs[MRI.getVRegDef(Value)] += Frequency;
    }
  };
  const SpillProgram &Program = Model.Program;
  for (BlockId B : Model.Blocks.ids())
    Add(Choice.Plan.Blocks[B].Actions, Program.Blocks[B].Frequency);
  for (const SpillEdgePlan &E : Choice.Plan.Edges)
    Add(E.Actions, Program.Blocks[E.Succ]
                       .PredFrequencies[Program.getPredIndex(E.Pred, E.Succ)]);
  if (!NumTrialsWanted)
    NumTrialsWanted =
        std::ceil(MaxTrials * getSpillEffort(MF).getPart(Program, Choice.Cost));
  Reloaded.clear();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (auto It = Costs.find(&MI); It != Costs.end())
        Reloaded.push_back({&MI, It->second, unsigned(Reloaded.size())});
  sort(Reloaded, [](const Candidate &A, const Candidate &B) {
    return std::pair(-A.Cost, A.Number) < std::pair(-B.Cost, B.Number);
  });
  return Choice.Cost.getTotal();
}

/// Packs two values, if that is cheaper.
bool PairSearch::tryPair(MachineInstr &A, MachineInstr &B) {
  MachineInstr *High = &A, *Low = &B;
  if (!Flow.DomTree.dominates(High, Low))
    std::swap(High, Low);
  if (High == Low || !Flow.DomTree.dominates(High, Low))
    return false;
  ++NumTrials;
  return tryPair(*High, *Low, TakeOut::PerBlock) ||
         tryPair(*High, *Low, TakeOut::PerUse);
}

bool PairSearch::tryPair(MachineInstr &High, MachineInstr &Low, TakeOut Where) {
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  PackedPair Pair(High, Low, Where, Flow.DomTree, TII);
  double Cost = Pair.getCost(CostModel, Flow.Frequencies);
  SmallVector<Candidate, 0> Before = Reloaded;
  double New = plan() + Packing + Cost;
  LLVM_DEBUG(dbgs() << "  " << printReg(High.getOperand(0).getReg()) << " and "
                    << printReg(Low.getOperand(0).getReg()) << ": "
                    << format("%.2f", New) << " instead of "
                    << format("%.2f", Best) << '\n');
  if (New >= Best - 1e-9 * Best) {
    Pair.undo();
    Reloaded = std::move(Before);
    return false;
  }
  if (Pairs.empty()) {
    // Without the pair.
    Pair.undo();
    CostBefore = planFully();
    Pair = PackedPair(High, Low, Where, Flow.DomTree, TII);
  }
  Best = New;
  Packing += Cost;
  Packed.insert(&High);
  Packed.insert(&Low);
  Pairs.push_back(std::move(Pair));
  ReadLeast.clear();
  return true;
}

/// What spilling the code as it is will cost, by all that course-spill tries.
double PairSearch::planFully() {
  return PlannedFunction(MF, Flow, CostModel, Head, NumRegs).getCost();
}

/// Pairs were found by plain plans. Takes the last half of them back, again and
/// again, as long as the best plan does not save enough.
void PairSearch::keepIfCheaper() {
  while (!Pairs.empty()) {
    double Saved = CostBefore - planFully();
    LLVM_DEBUG(dbgs() << "  " << Pairs.size() << " pairs save "
                      << format("%.2f", Saved) << " of "
                      << format("%.2f", CostBefore) << ", and cost "
                      << format("%.2f", Packing) << '\n');
    if (Saved > std::max(LeastGain * Packing, LeastPart * CostBefore))
      break;
    for (size_t NumKept = Pairs.size() / 2; Pairs.size() != NumKept;) {
      Packing -= Pairs.back().getCost(CostModel, Flow.Frequencies);
      Pairs.back().undo();
      Pairs.pop_back();
    }
  }
  NumPacked += Pairs.size();
}

/// How often a value is read, as far as it would be taken out of a pair.
double PairSearch::getUseFrequency(const MachineInstr &MI) const {
  double Frequency = 0;
  Register Value = MI.getOperand(0).getReg();
  for (const MachineOperand &MO : MF.getRegInfo().use_nodbg_operands(Value))
    if (!readsLowPart(MO))
      Frequency += Flow.Frequencies.getBlockFreqRelativeToEntryBlock(
          MO.getParent()->getParent());
  return Frequency;
}

ArrayRef<PairSearch::Candidate> PairSearch::getNarrow() {
  if (!ReadLeast.empty())
    return ReadLeast;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.getNumOperands() && MI.getOperand(0).isReg() &&
          MI.getOperand(0).isDef() &&
          Narrow.isNarrow(MI.getOperand(0).getReg()))
        ReadLeast.push_back(
            {&MI, getUseFrequency(MI), unsigned(ReadLeast.size())});
  sort(ReadLeast, [](const Candidate &A, const Candidate &B) {
    return std::pair(A.Cost, A.Number) < std::pair(B.Cost, B.Number);
  });
  return ReadLeast;
}

/// What to try beside the reloaded value number \p Index: others that are
/// reloaded, then narrow values that are read least.
SmallVector<MachineInstr *, 8> PairSearch::findPartners(unsigned Index) {
  MachineInstr *Own = Reloaded[Index].MI;
  SmallVector<MachineInstr *, 8> Partners;
  auto AddFrom = [&](ArrayRef<Candidate> Candidates, unsigned Limit) {
    for (const Candidate &C : Candidates) {
      if (Partners.size() == Limit)
        return;
      if (C.MI != Own && !Packed.contains(C.MI) &&
          !is_contained(Partners, C.MI) &&
          (Flow.DomTree.dominates(C.MI, Own) ||
           Flow.DomTree.dominates(Own, C.MI)))
        Partners.push_back(C.MI);
    }
  };
  AddFrom(ArrayRef(Reloaded).drop_front(Index + 1), MaxPartners);
  AddFrom(getNarrow(), 2 * MaxPartners);
  return Partners;
}

bool PairSearch::run() {
  Best = plan();
  for (bool Changed = true; Changed && mayTry();) {
    Changed = false;
    for (unsigned I = 0; I < Reloaded.size() && !Changed; ++I) {
      if (Packed.contains(Reloaded[I].MI))
        continue;
      for (MachineInstr *Partner : findPartners(I)) {
        if (!mayTry())
          break;
        if ((Changed = tryPair(*Reloaded[I].MI, *Partner)))
          break;
      }
    }
  }
  keepIfCheaper();
  return !Pairs.empty();
}

bool CoursePackValues::runOnMachineFunction(MachineFunction &MF) {
  // A function of a MIR file that is there as IR only.
  if (MF.empty() || MaxTrials == 0)
    return false;
  unsigned Pressure = maxPressure(MF);
  unsigned NumRegs = getNumRegsForSpilling(MF, Pressure);
  // With fewer, course-spill splits instructions first.
  constexpr unsigned EnoughForAnySelect = 3;
  if (Pressure <= NumRegs || NumRegs < EnoughForAnySelect ||
      any_of(
          MF,
          [&](const MachineBasicBlock &MBB) {
            return any_of(MBB, [&](const MachineInstr &MI) {
              return MI.isCall() && MI.getNumExplicitOperands() > NumRegs;
            });
          }))
    return false;
  LLVM_DEBUG(dbgs() << "***** course-pack-values: " << MF.getName()
                    << " *****\n");
  // A pair helps where both of it are live and too much is.
  NarrowValues Narrow(MF);
  if (maxPressureOf(MF, NumRegs,
                    [&](Register Reg) { return Narrow.isNarrow(Reg); }) < 2) {
    LLVM_DEBUG(dbgs() << "  no two narrow values where values spill\n");
    return false;
  }
  FlowAnalyses Flow{
      getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
      getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
      getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI()};
  return PairSearch(MF, Flow, Heads.get(*MF.getFunction().getParent()), NumRegs,
                    Narrow, WorkLeft)
      .run();
}

bool llvm::isCoursePackingWanted() { return MaxTrials != 0; }

FunctionPass *llvm::createCoursePackValuesPass() {
  return new CoursePackValues();
}
