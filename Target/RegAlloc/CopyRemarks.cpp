//===-- CopyRemarks.cpp - Says which copies are left ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/CopyRemarks.h"
#include "CourseSubtarget.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::course;

static constexpr const char *PassName = "course-regalloc";

namespace {

struct CopyTotals {
  unsigned NumCopies = 0, NumSwaps = 0, NumSplitEdges = 0;
  double Cost = 0;
};

} // namespace

// In units of the machine, for executing the edge once.
static double getCost(const EdgeCopies &Edge, const CourseCostModel &Model) {
  uint64_t Ticks =
      Edge.NumCopies * Model.getCost(Course::CostClass::MulDiv) +
      Edge.NumSwaps * 3 * Model.getCost(Course::CostClass::Logic) +
      (Edge.IsSplit ? Model.getCost(Course::CostClass::Branch) : 0);
  return static_cast<double>(Ticks) / CourseCostModel::TicksPerUnit;
}

static ore::NV costArgument(double Cost) {
  return ore::NV("Cost", formatv("{0:f2}", Cost).str());
}

static std::string getName(const MachineBasicBlock &MBB) {
  return "%bb." + std::to_string(MBB.getNumber());
}

static MachineOptimizationRemarkMissed makeEdgeRemark(const EdgeCopies &Edge,
                                                      double Cost) {
  MachineBasicBlock &Pred = const_cast<MachineBasicBlock &>(*Edge.Pred);
  DebugLoc Place = Pred.findBranchDebugLoc();
  if (!Place)
    Place = Pred.findPrevDebugLoc(Pred.instr_end());
  MachineOptimizationRemarkMissed R(PassName, "EdgeCopies", Place, &Pred);
  R << ore::NV("NumCopies", Edge.NumCopies) << " copies and "
    << ore::NV("NumSwaps", Edge.NumSwaps) << " swaps on the edge from "
    << ore::NV("From", getName(Pred)) << " to "
    << ore::NV("To", getName(*Edge.MBB));
  if (Edge.IsSplit)
    R << ", which is split,";
  R << " at a cost of " << costArgument(Cost)
    << " for each call of the function";
  return R;
}

static MachineOptimizationRemarkMissed makeBlockRemark(const EdgeCopies &Edge,
                                                       double Cost) {
  MachineBasicBlock &MBB = const_cast<MachineBasicBlock &>(*Edge.MBB);
  MachineOptimizationRemarkMissed R(PassName, "BlockCopies",
                                    MBB.findDebugLoc(MBB.instr_begin()), &MBB);
  R << ore::NV("NumCopies", Edge.NumCopies) << " copies in "
    << ore::NV("Block", getName(MBB)) << " at a cost of " << costArgument(Cost)
    << " for each call of the function";
  return R;
}

static MachineOptimizationRemarkMissed
makeFunctionRemark(const MachineFunction &MF, const CopyTotals &Totals) {
  MachineOptimizationRemarkMissed R(
      PassName, "CopiesLeft", MF.getFunction().getSubprogram(), &MF.front());
  R << ore::NV("NumCopies", Totals.NumCopies) << " copies, "
    << ore::NV("NumSwaps", Totals.NumSwaps) << " swaps and "
    << ore::NV("NumSplitEdges", Totals.NumSplitEdges)
    << " split edges are left, at a cost of " << costArgument(Totals.Cost)
    << " for each call of the function";
  return R;
}

void course::remarkCopies(const MachineFunction &MF, ArrayRef<EdgeCopies> Edges,
                          function_ref<double(const EdgeCopies &)> GetFrequency,
                          MachineOptimizationRemarkEmitter &ORE) {
  if (Edges.empty() || !ORE.allowExtraAnalysis(PassName))
    return;
  const CourseCostModel &Model =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  CopyTotals Totals;
  for (const EdgeCopies &Edge : Edges) {
    double Cost = getCost(Edge, Model) * GetFrequency(Edge);
    Totals.NumCopies += Edge.NumCopies;
    Totals.NumSwaps += Edge.NumSwaps;
    Totals.NumSplitEdges += Edge.IsSplit;
    Totals.Cost += Cost;
    ORE.emit([&] {
      return Edge.Pred ? makeEdgeRemark(Edge, Cost)
                       : makeBlockRemark(Edge, Cost);
    });
  }
  ORE.emit([&] { return makeFunctionRemark(MF, Totals); });
}
