//===-- CourseEstimate.cpp - What a program is expected to cost -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds up what the machine will charge, if frequencies and places are as
/// believed:
///
/// \code
///   f, called 30 times:  .bb0, once a call:  r1 = load ...   2 + travel
///                                            br r1 ...       1
/// \endcode
///
/// The figure compares codes of one program; course-candidates takes the one
/// for which it is least. Linear in the program.
///
//===----------------------------------------------------------------------===//

#include "Emit/CourseEstimate.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/FlowFrequencies.h"
#include "Facts/Frequencies.h"
#include "Facts/IncomingRegisters.h"
#include "Memory/HeadModel.h"
#include "Memory/HeadTravel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-estimate"

static cl::opt<bool> PrintEstimate(
    "course-print-estimate", cl::Hidden,
    cl::desc("Print what the program is expected to cost, and each function"));

bool llvm::isCourseEstimatePrinted() { return PrintEstimate; }

namespace {

class CourseEstimate : public MachineFunctionPass {
  struct KnownFunction {
    const Function *F;
    /// In one call, without what it calls.
    double Ticks;
  };
  double *Result;
  HeadModelCache Heads;
  SmallVector<KnownFunction, 0> Functions;
  DenseMap<const Function *, FunctionId> Ids;
  struct Call {
    const Function *Caller, *Callee;
    double Times;
  };
  SmallVector<Call, 0> Calls;

  IdVector<FunctionId, double> estimateFunctionCalls() const;

public:
  static char ID;
  explicit CourseEstimate(double *Result = nullptr)
      : MachineFunctionPass(ID), Result(Result) {}

  StringRef getPassName() const override { return "Course estimate"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
  bool doFinalization(Module &) override;
};

} // namespace

char CourseEstimate::ID = 0;

INITIALIZE_PASS(CourseEstimate, DEBUG_TYPE, "Course estimate", false, true)

FunctionPass *llvm::createCourseEstimatePass(double *Ticks) {
  return new CourseEstimate(Ticks);
}

// By their numbers.
static SmallVector<double, 0>
solveBlocks(const MachineFunction &MF,
            const MachineBranchProbabilityInfo &Probabilities) {
  DenseMap<const MachineBasicBlock *, BlockId> Ids;
  for (const MachineBasicBlock &MBB : MF)
    Ids.try_emplace(&MBB, BlockId(Ids.size()));
  SmallVector<FlowEdge, 0> Edges;
  for (const MachineBasicBlock &MBB : MF)
    for (auto I = MBB.succ_begin(), E = MBB.succ_end(); I != E; ++I) {
      const BranchProbability P = Probabilities.getEdgeProbability(&MBB, I);
      Edges.push_back({Ids.lookup(&MBB), Ids.lookup(*I),
                       double(P.getNumerator()) / P.getDenominator()});
    }
  const auto Times = solveFrequencies(Ids.size(), Edges);
  SmallVector<double, 0> Result(MF.getNumBlockIDs());
  for (auto [MBB, Id] : Ids)
    Result[MBB->getNumber()] = Times[Id];
  return Result;
}

bool CourseEstimate::runOnMachineFunction(MachineFunction &MF) {
  const CourseCostModel &Costs =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  const HeadModel &Head = Heads.get(*MF.getFunction().getParent());
  const HeadPrices &Prices = Head.getPrices();
  MachineDominatorTree DT(MF);
  MachineLoopInfo Loops(DT);
  MachineBranchProbabilityInfo Probabilities;
  MachineBlockFrequencyInfo Frequencies(MF, Probabilities, Loops);
  const HeadTravel Travel(Head, MF, Frequencies, Probabilities);
  const SmallVector<double, 0> Runs = solveBlocks(MF, Probabilities);

  LLVM_DEBUG(dbgs() << "estimate of " << MF.getName() << '\n');
  double Sum = 0;
  for (const MachineBasicBlock *MBB :
       ReversePostOrderTraversal<const MachineFunction *>(&MF)) {
    const double Times = Runs[MBB->getNumber()];
    double Ticks = Travel.getTravel(*MBB).Bytes * Prices.Byte;
    for (const MachineInstr &MI : *MBB) {
      Ticks += double(Costs.getCost(MI));
      if (isCourseAccess(MI))
        Ticks += Prices.getAccess(Head.getArea(HeadModel::getAddress(MI))) -
                 Prices.StackAccess;
      if (const Function *Callee = getCalledFunction(MI))
        Calls.push_back({&MF.getFunction(), Callee, Times});
    }
    Sum += Times * Ticks;
    LLVM_DEBUG(dbgs() << "  .bb" << MBB->getNumber()
                      << format(": %.4f times, %.4f each\n", Times,
                                Ticks / CourseCostModel::TicksPerUnit));
  }
  Ids[&MF.getFunction()] = FunctionId(Functions.size());
  Functions.push_back({&MF.getFunction(), Sum});
  return false;
}

IdVector<FunctionId, double> CourseEstimate::estimateFunctionCalls() const {
  CallFrequencyGraph Graph;
  for (const KnownFunction &Known : Functions)
    Graph.FromOutside.push_back(!Known.F->hasLocalLinkage());
  for (const Call &C : Calls)
    if (auto Callee = Ids.find(C.Callee); Callee != Ids.end())
      Graph.Edges.push_back(
          {Ids.find(C.Caller)->second, Callee->second, C.Times});
  return estimateCalls(Graph);
}

bool CourseEstimate::doFinalization(Module &) {
  double Sum = 0;
  for (auto [Known, Times] : zip_equal(Functions, estimateFunctionCalls())) {
    Sum += Times * Known.Ticks;
    if (PrintEstimate && !Result)
      errs() << "estimate: " << Known.F->getName() << ": "
             << format("%.1f calls, %.4f each\n", Times,
                       Known.Ticks / CourseCostModel::TicksPerUnit);
  }
  if (PrintEstimate && !Result)
    errs() << "estimate: "
           << format("%.4f\n", Sum / CourseCostModel::TicksPerUnit);
  if (Result)
    *Result = Sum;
  Heads.clear();
  Functions.clear();
  Ids.clear();
  Calls.clear();
  return false;
}
