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
/// each pair, and keeps a pair if it makes the plan cheaper. Candidates are
/// values that the plan reloads, and whose instruction has zeros above bit 31 as
/// its result; a value is packed once, and its PHI operands keep the original.
/// At most -course-pack-values-trials pairs are tried, each for the price of a
/// plan; by default none.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/Pressure.h"
#include "Facts/RegisterBank.h"
#include "Memory/HeadModel.h"
#include "RegAlloc/Algorithms/SpillSearch.h"
#include "RegAlloc/SpillModel.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"

#define DEBUG_TYPE "course-pack-values"

using namespace llvm;
using namespace llvm::course;

STATISTIC(NumPacked, "Number of pairs of values packed into one register");

static cl::opt<unsigned> MaxTrials(
    "course-pack-values-trials", cl::Hidden, cl::init(0),
    cl::desc("How many pairs of values to try in one register where code spills"));

/// How many partners each value is tried with.
static constexpr unsigned MaxPartners = 3;
static constexpr int64_t HighPart = int64_t(1) << 32;

/// The width of an operation whose result has zeros above it, or 64.
static unsigned getWidth(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::ICMP:
    return 1;
  case Course::LOAD:
    return 8 * MI.getOperand(1).getImm();
  case Course::ADD:
  case Course::SUB:
  case Course::MUL:
  case Course::AND:
  case Course::OR:
  case Course::XOR:
  case Course::SHL:
  case Course::LSHR:
  case Course::ASHR:
  case Course::UDIV:
  case Course::SDIV:
  case Course::UREM:
  case Course::SREM:
  case Course::UDIVNZ:
  case Course::SDIVNZ:
  case Course::UREMNZ:
  case Course::SREMNZ:
    return MI.getOperand(3).getImm();
  default:
    return 64;
  }
}

/// Whether an operand is read as its low 32 bits or fewer.
static bool readsLowPart(const MachineOperand &MO) {
  const MachineInstr &MI = *MO.getParent();
  unsigned No = MO.getOperandNo();
  switch (MI.getOpcode()) {
  case Course::STORE:
    return No == 1 && MI.getOperand(0).getImm() <= 4;
  case Course::ICMP:
    return MI.getOperand(4).getImm() <= 32;
  case Course::SHL:
  case Course::LSHR:
  case Course::ASHR:
    return No == 1 && getWidth(MI) <= 32;
  case Course::LOAD:
    return false;
  default:
    return getWidth(MI) <= 32;
  }
}

namespace {

/// One pair, in the code. It can be taken back.
class PackedPair {
public:
  PackedPair(MachineInstr &High, MachineInstr &Low,
             const MachineDominatorTree &DomTree, const CourseInstrInfo &TII);
  void undo();
  /// What the new instructions cost, in units of cost, frequencies counted.
  double getCost(const CourseCostModel &CostModel,
                 const MachineBlockFrequencyInfo &Frequencies) const;

private:
  Register build(MachineBasicBlock &MBB, MachineBasicBlock::iterator Place,
                 unsigned Opcode, Register Value, MachineOperand Other,
                 unsigned Width);
  void replaceUses(Register Old, Register Pair, bool IsHigh,
                   const MachineInstr &Packed,
                   const MachineDominatorTree &DomTree);

  const CourseInstrInfo &TII;

  SmallVector<MachineInstr *, 4> New;
  SmallVector<std::pair<MachineOperand *, Register>, 8> Replaced;
};

} // namespace

Register PackedPair::build(MachineBasicBlock &MBB,
                           MachineBasicBlock::iterator Place, unsigned Opcode,
                           Register Value, MachineOperand Other,
                           unsigned Width) {
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  Register Result = MRI.createVirtualRegister(&Course::GPRRegClass);
  DebugLoc DL = Place == MBB.end() ? DebugLoc() : Place->getDebugLoc();
  New.push_back(BuildMI(MBB, Place, DL, TII.get(Opcode), Result)
                    .addReg(Value)
                    .add(Other)
                    .addImm(Width));
  return Result;
}

/// \p Low comes after \p High.
PackedPair::PackedPair(MachineInstr &High, MachineInstr &Low,
                       const MachineDominatorTree &DomTree,
                       const CourseInstrInfo &TII)
    : TII(TII) {
  MachineBasicBlock &MBB = *Low.getParent();
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  MachineBasicBlock::iterator Place = std::next(Low.getIterator());
  Register A = High.getOperand(0).getReg(), B = Low.getOperand(0).getReg();
  MRI.clearKillFlags(A);
  MRI.clearKillFlags(B);
  Register Shifted = build(MBB, Place, Course::MUL, A,
                           MachineOperand::CreateImm(HighPart), 64);
  Register Pair = build(MBB, Place, Course::OR, Shifted,
                        MachineOperand::CreateReg(B, false), 64);
  MachineInstr *Packed = New.back();
  replaceUses(A, Pair, true, *Packed, DomTree);
  replaceUses(B, Pair, false, *Packed, DomTree);
}

/// Replaces what comes after \p Packed on all paths: by \p Pair itself where
/// only its low part is read and wanted, else by a part that is taken out just
/// before.
void PackedPair::replaceUses(Register Old, Register Pair, bool IsHigh,
                             const MachineInstr &Packed,
                             const MachineDominatorTree &DomTree) {
  MachineRegisterInfo &MRI = New.front()->getMF()->getRegInfo();
  SmallVector<MachineOperand *, 8> Uses;
  for (MachineOperand &MO : MRI.use_nodbg_operands(Old)) {
    const MachineInstr &MI = *MO.getParent();
    if (!MI.isPHI() && !is_contained(New, &MI) && !MO.isImplicit() &&
        DomTree.dominates(&Packed, &MI))
      Uses.push_back(&MO);
  }
  DenseMap<MachineInstr *, Register> Taken;
  for (MachineOperand *MO : Uses) {
    Replaced.push_back({MO, Old});
    if (!IsHigh && readsLowPart(*MO)) {
      MO->setReg(Pair);
      continue;
    }
    MachineInstr *MI = MO->getParent();
    Register &Part = Taken[MI];
    if (!Part) {
      // Nothing stands between terminators.
      MachineBasicBlock &MBB = *MI->getParent();
      auto Place =
          MI->isTerminator() ? MBB.getFirstTerminator() : MI->getIterator();
      Part = build(MBB, Place, IsHigh ? Course::UDIVNZ : Course::MUL, Pair,
                   MachineOperand::CreateImm(IsHigh ? HighPart : 1),
                   IsHigh ? 64 : 32);
    }
    MO->setReg(Part);
  }
}

void PackedPair::undo() {
  for (auto [MO, Old] : Replaced)
    MO->setReg(Old);
  for (MachineInstr *MI : reverse(New))
    MI->eraseFromParent();
}

double PackedPair::getCost(const CourseCostModel &CostModel,
                           const MachineBlockFrequencyInfo &Frequencies) const {
  double Cost = 0;
  for (const MachineInstr *MI : New)
    Cost += double(CostModel.getCost(*MI)) / CourseCostModel::TicksPerUnit *
            Frequencies.getBlockFreqRelativeToEntryBlock(MI->getParent());
  return Cost;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

class CoursePackValues : public MachineFunctionPass {
  HeadModelCache Heads;

public:
  static char ID;

  CoursePackValues() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course packing of values"; }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequiredID(UnreachableMachineBlockElimID);
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
  bool doFinalization(Module &) override {
    Heads.clear();
    return false;
  }
};

/// Looks for pairs in one function.
class PairSearch {
public:
  PairSearch(MachineFunction &MF, const FlowAnalyses &Flow,
             const HeadModel &Head, unsigned NumRegs)
      : MF(MF), Flow(Flow), CostModel(MF.getSubtarget().getCPU()), Head(Head),
        NumRegs(NumRegs) {}
  bool run();

private:
  struct Candidate {
    MachineInstr *MI;
    double Cost;
    /// In the order of the code.
    unsigned Number;
  };
  double plan();
  SmallVector<MachineInstr *, 8> findPartners(unsigned Index) const;
  double getUseFrequency(const MachineInstr &MI) const;
  bool tryPair(MachineInstr &A, MachineInstr &B);

  MachineFunction &MF;
  const FlowAnalyses &Flow;
  CourseCostModel CostModel;
  const HeadModel &Head;
  unsigned NumRegs;
  /// The values that the last plan reloads, what costs most first.
  SmallVector<Candidate, 0> Reloaded;
  double Best = 0, Packing = 0;
  unsigned NumTrials = 0;
  DenseSet<MachineInstr *> Packed;
};

} // namespace

char CoursePackValues::ID = 0;

INITIALIZE_PASS_BEGIN(CoursePackValues, DEBUG_TYPE, "Course packing of values",
                      false, false)
INITIALIZE_PASS_DEPENDENCY(UnreachableMachineBlockElimLegacy)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_END(CoursePackValues, DEBUG_TYPE, "Course packing of values",
                    false, false)

/// What spilling costs in the code as it is.
double PairSearch::plan() {
  SpillModel Model(MF, Flow, CostModel, Head);
  SpillEffort Effort;
  Effort.Part = 0;
  SpillChoice Choice =
      chooseSpills(Model.Program, NextUses(Model.Program), NumRegs, Effort);
  DenseMap<MachineInstr *, double> Costs;
  MachineRegisterInfo &MRI = MF.getRegInfo();
  for (BlockId B : Model.Blocks.ids())
    for (const SpillAction &Action : Choice.Plan.Blocks[B].Actions) {
      if (Action.Kind != SpillAction::Reload)
        continue;
      MachineInstr *Def = MRI.getVRegDef(Model.Registers[Action.Value]);
      if (getWidth(*Def) <= 32)
        Costs[Def] += Model.Program.Blocks[B].Frequency;
    }
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
  PackedPair Pair(*High, *Low, Flow.DomTree,
                  *MF.getSubtarget<CourseSubtarget>().getInstrInfo());
  double Cost = Pair.getCost(CostModel, Flow.Frequencies);
  SmallVector<Candidate, 0> Before = Reloaded;
  double New = plan() + Packing + Cost;
  LLVM_DEBUG(dbgs() << "  " << printReg(High->getOperand(0).getReg()) << " and "
                    << printReg(Low->getOperand(0).getReg()) << ": "
                    << format("%.2f", New) << " instead of "
                    << format("%.2f", Best) << '\n');
  if (New >= Best - 1e-9 * Best) {
    Pair.undo();
    Reloaded = std::move(Before);
    return false;
  }
  Best = New;
  Packing += Cost;
  Packed.insert(High);
  Packed.insert(Low);
  ++NumPacked;
  return true;
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

/// What to try beside the reloaded value number \p Index: others that are
/// reloaded, then narrow values that are read least.
SmallVector<MachineInstr *, 8> PairSearch::findPartners(unsigned Index) const {
  MachineInstr *Own = Reloaded[Index].MI;
  SmallVector<MachineInstr *, 8> Partners;
  auto Add = [&](MachineInstr *MI, unsigned Limit) {
    bool IsOrdered =
        Flow.DomTree.dominates(MI, Own) || Flow.DomTree.dominates(Own, MI);
    if (MI != Own && Partners.size() < Limit && IsOrdered &&
        !Packed.contains(MI) && !is_contained(Partners, MI))
      Partners.push_back(MI);
  };
  for (const Candidate &C : ArrayRef(Reloaded).drop_front(Index + 1))
    Add(C.MI, MaxPartners);
  SmallVector<Candidate, 0> Others;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (getWidth(MI) <= 32 && MI.getOperand(0).getReg().isVirtual())
        Others.push_back({&MI, getUseFrequency(MI), unsigned(Others.size())});
  sort(Others, [](const Candidate &A, const Candidate &B) {
    return std::pair(A.Cost, A.Number) < std::pair(B.Cost, B.Number);
  });
  for (const Candidate &C : Others)
    Add(C.MI, 2 * MaxPartners);
  return Partners;
}

bool PairSearch::run() {
  Best = plan();
  bool HasChanged = false;
  for (bool Changed = true; Changed && NumTrials < MaxTrials;) {
    Changed = false;
    for (unsigned I = 0; I < Reloaded.size() && !Changed; ++I) {
      if (Packed.contains(Reloaded[I].MI))
        continue;
      for (MachineInstr *Partner : findPartners(I)) {
        if (NumTrials == MaxTrials)
          break;
        if ((Changed = tryPair(*Reloaded[I].MI, *Partner)))
          break;
      }
    }
    HasChanged |= Changed;
  }
  return HasChanged;
}

bool CoursePackValues::runOnMachineFunction(MachineFunction &MF) {
  // A function of a MIR file that is there as IR only.
  if (MF.empty() || MaxTrials == 0)
    return false;
  const auto &TFL = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  unsigned NumRegs = getNumAvailableRegs(MF), Pressure = maxPressure(MF);
  if (Pressure > NumRegs && TFL.canFreeSP(MF, Pressure > NumRegs + 1))
    ++NumRegs;
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
  FlowAnalyses Flow{
      getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
      getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
      getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI()};
  return PairSearch(MF, Flow, Heads.get(*MF.getFunction().getParent()), NumRegs)
      .run();
}

bool llvm::isCoursePackingWanted() { return MaxTrials != 0; }

FunctionPass *llvm::createCoursePackValuesPass() {
  return new CoursePackValues();
}
