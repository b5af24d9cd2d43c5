//===-- ChordalRegAlloc.cpp - Optimal coloring on SSA form ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `-regalloc=chordal`: assigns registers while the function is in SSA form.
/// There the interference graph is chordal, so coloring along a perfect
/// elimination order takes exactly as many registers as are live at once.
/// What color a value gets is free, and coalescing strategies use that freedom
/// to make the copies disappear that PHIs stand for. They look at the k-core of
/// the graph alone (KCore.h); what is outside finds a color anyway.
///
/// Requires SSA form and at most as many values live at once as there are
/// registers, which course-spill sees to; without it there is an error. Leaves
/// physical registers and no PHIs. Linear in values and interferences, but for
/// what the strategy takes.
///
/// The graph could fail to be chordal only where a use is not dominated by its
/// definition, which the verifier and LiveIntervals refuse, and by values with
/// registers of their own. The compiler makes none of these: calls, returns and
/// arguments are operands like others, and inline assembly does not exist.
/// Machine code from a file may name registers. The fallback is to do without
/// them in the whole function, see RegisterBank.h; what is left to color is
/// chordal again. Undefined operands and blocks that cannot be reached only
/// take interferences away.
///
/// Hack, Grund, Goos: Register Allocation for Programs in SSA Form, CC 2006;
/// Pereira, Palsberg: Register Allocation via Coloring of Chordal Graphs,
/// APLAS 2005.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseSubtarget.h"
#include "Facts/Frequencies.h"
#include "Facts/IncomingRegisters.h"
#include "Facts/RegisterBank.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "RegAlloc/Algorithms/ColoringStrategy.h"
#include "RegAlloc/Algorithms/CopyRefinement.h"
#include "RegAlloc/Algorithms/KCore.h"
#include "RegAlloc/AllocationDot.h"
#include "RegAlloc/CopyRemarks.h"
#include "RegAlloc/LivenessGraph.h"
#include "RegAlloc/PhiLowering.h"
#include "RegAllocBase.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/LiveRegMatrix.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-regalloc"

STATISTIC(NumValues, "Number of values given a register");
STATISTIC(NumInterferences, "Number of interferences");
STATISTIC(NumCoreValues, "Number of values that coalescing looks at");
STATISTIC(NumCoreInterferences, "Number of interferences among these");
STATISTIC(MaxClique, "Size of the largest clique");
STATISTIC(MaxColorsUsed, "Largest number of colors used in a function");
STATISTIC(NumPhiCopies, "Number of copies before coalescing");
STATISTIC(NumCopiesLeft, "Number of copies left after coalescing");
STATISTIC(NumSwaps, "Number of swaps");
STATISTIC(NumEdgesSplit, "Number of edges split for copies");
STATISTIC(NumWhole, "Number of functions that are colored whole, since their "
                    "k-core cannot be");
STATISTIC(NumFallbacks,
          "Number of functions that must do without registers they name");

// Recoloring left the least weighted copies of all strategies on the
// benchmarks.
static cl::opt<CoalescingStrategy> Strategy(
    "course-coalescing", cl::Hidden, cl::init(CoalescingStrategy::Recolor),
    cl::desc("How copies are removed by the choice of registers"),
    cl::values(clEnumValN(CoalescingStrategy::None, "none",
                          "colors in order, copies as they come"),
               clEnumValN(CoalescingStrategy::BriggsGeorge, "briggs-george",
                          "conservative, by the local tests"),
               clEnumValN(CoalescingStrategy::BruteForce, "brute-force",
                          "conservative, by the exact test"),
               clEnumValN(CoalescingStrategy::IRC, "irc",
                          "iterated register coalescing"),
               clEnumValN(CoalescingStrategy::Optimistic, "optimistic",
                          "aggressive, undone where it is too much"),
               clEnumValN(CoalescingStrategy::Recolor, "recolor",
                          "recoloring after assignment")));

namespace {

class ChordalRegAlloc : public MachineFunctionPass, public RegAllocBase {
  MachineFunction *MF = nullptr;
  AllocationDot Dot;
  LivenessGraph Liveness;
  SmallVector<MCPhysReg, 17> Available;
  Coloring Colors;
  SmallVector<const LiveInterval *, 0> Queue;
  /// How often the edges into blocks with PHIs are taken for each call of the
  /// function, before some of them are split.
  DenseMap<std::pair<const MachineBasicBlock *, const MachineBasicBlock *>,
           double>
      EdgeFrequencies;

public:
  static char ID;
  ChordalRegAlloc() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course chordal register allocator";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override;
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  MachineFunctionProperties getClearedProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void releaseMemory() override;

private:
  // The driver of RegAllocBase, to which colors are known beforehand.
  Spiller &spiller() override {
    llvm_unreachable("spilling is done before assignment");
  }
  void enqueueImpl(const LiveInterval *LI) override { Queue.push_back(LI); }
  const LiveInterval *dequeue() override {
    return Queue.empty() ? nullptr : Queue.pop_back_val();
  }
  MCRegister selectOrSplit(const LiveInterval &VirtReg,
                           SmallVectorImpl<Register> &) override;

  double getEdgeFrequency(const MachineBasicBlock &Pred,
                          const MachineBasicBlock &MBB);
  void addPhiCopies(const MachineBasicBlock &MBB,
                    SmallVectorImpl<CopyEdge> &Edges);
  SmallVector<CopyEdge, 0> collectCopyEdges();
  Coloring precolor() const;
  void color();
  void dropUncolored();
  void report(ArrayRef<EdgeCopies> Edges);
  BitVector getLiveIn(const MachineBasicBlock &MBB) const;
};

} // namespace

char ChordalRegAlloc::ID = 0;

INITIALIZE_PASS_BEGIN(ChordalRegAlloc, DEBUG_TYPE,
                      "Course chordal register allocator", false, false)
INITIALIZE_PASS_DEPENDENCY(LiveIntervalsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(LiveRegMatrixWrapperLegacy)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBranchProbabilityInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineOptimizationRemarkEmitterPass)
INITIALIZE_PASS_DEPENDENCY(VirtRegMapWrapperLegacy)
INITIALIZE_PASS_END(ChordalRegAlloc, DEBUG_TYPE,
                    "Course chordal register allocator", false, false)

FunctionPass *llvm::createCourseChordalRegAlloc() {
  return new ChordalRegAlloc();
}

static RegisterRegAlloc RegisterChordal("chordal",
                                        "optimal coloring on SSA form (course)",
                                        createCourseChordalRegAlloc);

bool llvm::isCourseChordalRegAlloc(const Pass &P) {
  return P.getPassID() == &ChordalRegAlloc::ID;
}

void ChordalRegAlloc::getAnalysisUsage(AnalysisUsage &AU) const {
  AU.addRequired<LiveIntervalsWrapperPass>();
  AU.addRequired<LiveRegMatrixWrapperLegacy>();
  AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
  AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
  AU.addRequired<MachineOptimizationRemarkEmitterPass>();
  AU.addRequired<VirtRegMapWrapperLegacy>();
  MachineFunctionPass::getAnalysisUsage(AU);
}

void ChordalRegAlloc::releaseMemory() {
  Liveness = LivenessGraph();
  Colors.clear();
  Queue.clear();
  EdgeFrequencies.clear();
}

MCRegister ChordalRegAlloc::selectOrSplit(const LiveInterval &VirtReg,
                                          SmallVectorImpl<Register> &) {
  if (VirtReg.empty())
    return Available.front();
  return Available[Colors[Liveness.Nodes.lookup(VirtReg.reg())].index()];
}

double ChordalRegAlloc::getEdgeFrequency(const MachineBasicBlock &Pred,
                                         const MachineBasicBlock &MBB) {
  auto [It, IsNew] = EdgeFrequencies.try_emplace({&Pred, &MBB});
  if (IsNew)
    It->second = course::getEdgeFrequency(
        getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
        getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI(), Pred,
        MBB);
  return It->second;
}

// What the PHIs of the block copy on each of its edges.
void ChordalRegAlloc::addPhiCopies(const MachineBasicBlock &MBB,
                                   SmallVectorImpl<CopyEdge> &Edges) {
  size_t NumBefore = Edges.size();
  DenseMap<const MachineBasicBlock *, unsigned> EdgeOf;
  for (const MachineInstr &Phi : MBB.phis()) {
    auto Result = Liveness.Nodes.find(Phi.getOperand(0).getReg());
    for (unsigned I = 1, E = Phi.getNumOperands(); I != E; I += 2) {
      const MachineBasicBlock &Pred = *Phi.getOperand(I + 1).getMBB();
      double Frequency = getEdgeFrequency(Pred, MBB);
      auto Operand = Liveness.Nodes.find(Phi.getOperand(I).getReg());
      if (Phi.getOperand(I).isUndef() || Operand == Liveness.Nodes.end() ||
          Result == Liveness.Nodes.end())
        continue;
      auto [It, IsNew] = EdgeOf.try_emplace(&Pred, Edges.size());
      if (IsNew)
        Edges.push_back({{}, 0, Frequency});
      Edges[It->second].Moves.push_back({Result->second, Operand->second});
    }
  }
  ArrayRef<NodeId> LiveIns = Liveness.LiveIns[MBB.getNumber()];
  for (CopyEdge &Edge : drop_begin(Edges, NumBefore))
    Edge.NumOthers = count_if(LiveIns, [&](NodeId Node) {
      return none_of(Edge.Moves,
                     [&](CopyEdge::Move M) { return M.Src == Node; });
    });
}

// All that is copied from value to value.
SmallVector<CopyEdge, 0> ChordalRegAlloc::collectCopyEdges() {
  const auto &MBFI =
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  SmallVector<CopyEdge, 0> Edges;
  for (const MachineBasicBlock &MBB : *MF) {
    addPhiCopies(MBB, Edges);
    for (const MachineInstr &MI : MBB) {
      if (!MI.isCopy())
        continue;
      auto Dst = Liveness.Nodes.find(MI.getOperand(0).getReg());
      auto Src = Liveness.Nodes.find(MI.getOperand(1).getReg());
      if (Dst != Liveness.Nodes.end() && Src != Liveness.Nodes.end())
        Edges.push_back({{{Dst->second, Src->second}},
                         0,
                         MBFI.getBlockFreqRelativeToEntryBlock(&MBB)});
    }
  }
  return Edges;
}

// What is copied wants the same register.
static SmallVector<Affinity, 0> getAffinities(ArrayRef<CopyEdge> Edges,
                                              const CopyCosts &Costs) {
  SmallVector<AffinityCost, 0> Affinities;
  for (const CopyEdge &Edge : Edges)
    for (const CopyEdge::Move &Move : Edge.Moves)
      Affinities.push_back(
          {Move.Dst, Move.Src, Costs.FromRegister * Edge.Frequency});
  return weighAffinities(Affinities);
}

// The colors of arguments that travel in registers; empty if none do.
Coloring ChordalRegAlloc::precolor() const {
  Coloring Precolored;
  for (auto [Reg, PhysReg] : findPinnedRegisters(*MF)) {
    auto Node = Liveness.Nodes.find(Reg);
    auto *Color = find(Available, PhysReg.id());
    if (Node == Liveness.Nodes.end())
      continue;
    if (Color == Available.end())
      reportFatalInternalError("an argument of function '" + MF->getName() +
                               "' is in a register that it does not have");
    Precolored.resize(Liveness.Registers.size());
    Precolored[Node->second] = ColorId(Color - Available.begin());
  }
  return Precolored;
}

// Nodes that nothing is copied to or from are mostly not in it.
static Coloring colorCore(const ColoringProblem &Problem,
                          SmallVector<CopyEdge, 0> Edges,
                          const CopyCosts &Costs) {
  KCore Core(Problem);
  NumCoreValues += Core.problem().Graph.size();
  NumCoreInterferences += Core.problem().Graph.numEdges();
  Coloring Colors = colorGraph(Core.problem(), Strategy);
  if (Strategy == CoalescingStrategy::Recolor) {
    for (CopyEdge &Edge : Edges)
      for (CopyEdge::Move &Move : Edge.Moves)
        Move = {Core.find(Move.Dst), Core.find(Move.Src)};
    Colors = refineCopies(Core.problem(), Edges, Costs, std::move(Colors));
  }
  return Core.expand(Colors);
}

void ChordalRegAlloc::color() {
  CopyCosts Costs =
      getCopyCosts(MF->getSubtarget<CourseSubtarget>().getCostModel());
  SmallVector<CopyEdge, 0> Edges = collectCopyEdges();
  SmallVector<Affinity, 0> Affinities = getAffinities(Edges, Costs);
  Coloring Precolored = precolor();
  assert(isChordal(Liveness.Graph) &&
         "the interference graph of a program in SSA form is chordal");
  // Without an order of its own it is colored in a perfect elimination order,
  // if no color is given.
  ColoringProblem Problem{Liveness.Graph,
                          static_cast<unsigned>(Available.size()),
                          Affinities,
                          {},
                          Precolored};
  if (!Precolored.empty())
    if (Complaint C = checkProblem(Problem))
      reportFatalInternalError("arguments in registers of function '" +
                               MF->getName() + "': " + *C);
  Colors = Strategy == CoalescingStrategy::None
               ? colorGraph(Problem, Strategy)
               : colorCore(Problem, std::move(Edges), Costs);
  // Beside given colors the order decides whether there is a coloring: that of
  // the k-core is another one than canColor() has tried.
  if (!Precolored.empty() && numUncolored(Colors)) {
    ++NumWhole;
    Colors = colorGraph(Problem, Strategy);
  }
  assert(!verifyColoring(Problem, Colors, /*AllowPartial=*/true) &&
         "two values that are live at once share a register");
  unsigned NumColorsUsed = numColorsUsed(Colors);
  assert((Strategy != CoalescingStrategy::None || !Precolored.empty() ||
          Liveness.MaxLive > Available.size() ||
          NumColorsUsed == Liveness.MaxLive) &&
         "greedy coloring of a chordal graph is optimal");

  if (Dot.isEnabled())
    Dot.write(*MF, Problem, Liveness.Registers, Colors, Available);
  NumValues += Liveness.Registers.size();
  NumInterferences += Liveness.Graph.numEdges();
  NumPhiCopies += Affinities.size();
  MaxClique.updateMax(Liveness.MaxLive);
  MaxColorsUsed.updateMax(NumColorsUsed);
}

// Without course-spill there can be too much to color. That is an error, after
// which the rest shall not be hard to get on with: it is undefined from now on.
void ChordalRegAlloc::dropUncolored() {
  if (!numUncolored(Colors))
    return;
  MF->getFunction().getContext().diagnose(DiagnosticInfoRegAllocFailure(
      Twine(Liveness.MaxLive) + " values are live at once, and there are " +
          Twine(Available.size()) + " registers",
      MF->getFunction(), DebugLoc()));
  for (auto [Node, Color] : enumerateIds(Colors)) {
    if (Color != None)
      continue;
    Register Reg = Liveness.Registers[Node];
    MachineInstr &Def = *MRI->getVRegDef(Reg);
    for (MachineOperand &MO : make_early_inc_range(MRI->reg_operands(Reg))) {
      MO.setReg(Available.front());
      if (MO.isUse()) {
        MO.setIsUndef();
        MO.setIsKill(false);
      }
    }
    if (Def.isPHI()) {
      LIS->RemoveMachineInstrFromMaps(Def);
      Def.eraseFromParent();
    }
  }
}

BitVector ChordalRegAlloc::getLiveIn(const MachineBasicBlock &MBB) const {
  BitVector Result(TRI->getNumRegs());
  for (NodeId Node : Liveness.LiveIns[MBB.getNumber()])
    Result.set(VRM->getPhys(Liveness.Registers[Node]));
  return Result;
}

void ChordalRegAlloc::report(ArrayRef<EdgeCopies> Edges) {
  for (const EdgeCopies &Edge : Edges) {
    NumCopiesLeft += Edge.NumCopies;
    NumSwaps += Edge.NumSwaps;
    NumEdgesSplit += Edge.IsSplit;
  }
  const auto &MBFI =
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  auto GetFrequency = [&](const EdgeCopies &Edge) {
    return Edge.Pred ? EdgeFrequencies.lookup({Edge.Pred, Edge.MBB})
                     : MBFI.getBlockFreqRelativeToEntryBlock(Edge.MBB);
  };
  remarkCopies(*MF, Edges, GetFrequency,
               getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE());
}

bool ChordalRegAlloc::runOnMachineFunction(MachineFunction &Fn) {
  LLVM_DEBUG(dbgs() << "********** CHORDAL REGISTER ALLOCATION **********\n"
                    << "********** Function: " << Fn.getName() << '\n');
  MF = &Fn;
  RegAllocBase::init(getAnalysis<VirtRegMapWrapperLegacy>().getVRM(),
                     getAnalysis<LiveIntervalsWrapperPass>().getLIS(),
                     getAnalysis<LiveRegMatrixWrapperLegacy>().getLRM());
  Available = getAvailableRegs(Fn);
  NumFallbacks += namesRegs(Fn);
  Liveness = buildLivenessGraph(Fn, *LIS);
  color();
  dropUncolored();
  allocatePhysRegs();

  SmallVector<EdgeCopies, 0> Edges = lowerPhisAndRewrite(
      Fn,
      [&](Register Reg) -> MCRegister {
        return Reg.isVirtual() && VRM->hasPhys(Reg) ? VRM->getPhys(Reg)
                                                    : MCRegister();
      },
      [&](const MachineBasicBlock &MBB) { return getLiveIn(MBB); }, Available);
  report(Edges);
  VRM->clearAllVirt();
  return true;
}
