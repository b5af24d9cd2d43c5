//===-- CourseLiveness.cpp - Which IR values are live where ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseLiveness.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

// Tokens and metadata are no values that a register could hold.
static bool needsRegister(const Value &V) {
  return V.getType()->isFirstClassType() && !V.getType()->isTokenTy() &&
         !V.getType()->isMetadataTy() && !V.getType()->isLabelTy();
}

CourseLiveness::CourseLiveness(const Function &F) : F(F) {
  for (const BasicBlock *BB : depth_first(&F))
    LiveOuts.try_emplace(BB);
  auto Add = [&](const Value &V) {
    if (!needsRegister(V))
      return;
    Numbers[&V] = NodeId(Values.size());
    Values.push_back(&V);
  };
  for (const Argument &A : F.args())
    Add(A);
  for (const BasicBlock &BB : F)
    if (isReachable(BB))
      for (const Instruction &I : BB)
        Add(I);
  for (NodeId Number : Values.ids())
    walk(Number);
}

// From each use up to the definition, as far as no other use has come.
void CourseLiveness::walk(NodeId Number) {
  const auto *Def = dyn_cast<Instruction>(Values[Number]);
  const BasicBlock *DefBlock = Def ? Def->getParent() : &F.getEntryBlock();
  SmallVector<const BasicBlock *, 16> LiveAtEnd;
  SmallPtrSet<const BasicBlock *, 16> LiveAtStart;
  auto AddLiveIn = [&](const BasicBlock &BB) {
    if (LiveAtStart.insert(&BB).second)
      append_range(LiveAtEnd, predecessors(&BB));
  };

  for (const Use &U : Values[Number]->uses()) {
    const auto &User = *cast<Instruction>(U.getUser());
    if (!isReachable(*User.getParent()))
      continue;
    if (const auto *Phi = dyn_cast<PHINode>(&User))
      LiveAtEnd.push_back(Phi->getIncomingBlock(U));
    else if (User.getParent() != DefBlock)
      AddLiveIn(*User.getParent());
  }
  while (!LiveAtEnd.empty()) {
    const BasicBlock *BB = LiveAtEnd.pop_back_val();
    auto LiveOut = LiveOuts.find(BB);
    if (LiveOut == LiveOuts.end() ||
        (!LiveOut->second.empty() && LiveOut->second.back() == Number))
      continue;
    LiveOut->second.push_back(Number);
    if (BB != DefBlock)
      AddLiveIn(*BB);
  }
}

SmallVector<CourseLiveness::LiveSet, 0>
CourseLiveness::liveSets(const BasicBlock &BB) const {
  LiveSet Live = LiveOuts.find(&BB)->second;
  SmallVector<LiveSet, 0> Result = {Live};
  auto Remove = [&](const Value &V) {
    if (auto It = Numbers.find(&V); It != Numbers.end())
      if (auto Position = lower_bound(Live, It->second);
          Position != Live.end() && *Position == It->second)
        Live.erase(Position);
  };
  for (const Instruction &I : reverse(BB)) {
    if (isa<PHINode>(I))
      break;
    Remove(I);
    for (const Value *Operand : I.operand_values())
      if (auto It = Numbers.find(Operand); It != Numbers.end())
        if (auto Position = lower_bound(Live, It->second);
            Position == Live.end() || *Position != It->second)
          Live.insert(Position, It->second);
    Result.push_back(Live);
  }
  // All PHIs take place at once.
  for (const PHINode &Phi : BB.phis())
    Remove(Phi);
  Result.append(std::distance(BB.phis().begin(), BB.phis().end()), Live);
  std::reverse(Result.begin(), Result.end());
  return Result;
}

uint64_t CourseLiveness::maxLiveBytes() const {
  const DataLayout &DL = F.getDataLayout();
  uint64_t Most = 0;
  for (const auto &[BB, LiveOut] : LiveOuts) {
    DenseSet<NodeId> Live;
    uint64_t Bytes = 0;
    auto GetBytes = [&](NodeId Number) {
      TypeSize Size = DL.getTypeAllocSize(Values[Number]->getType());
      return alignTo(Size.getKnownMinValue(), 8);
    };
    auto Add = [&](NodeId Number) {
      if (Live.insert(Number).second)
        Bytes += GetBytes(Number);
    };
    for_each(LiveOut, Add);
    Most = std::max(Most, Bytes);
    for (const Instruction &I : reverse(*BB)) {
      if (isa<PHINode>(I))
        break;
      if (auto It = Numbers.find(&I); It != Numbers.end())
        if (Live.erase(It->second))
          Bytes -= GetBytes(It->second);
      for (const Value *Operand : I.operand_values())
        if (auto It = Numbers.find(Operand); It != Numbers.end())
          Add(It->second);
      Most = std::max(Most, Bytes);
    }
  }
  return Most;
}

InterferenceGraph CourseLiveness::interferences() const {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  // Values defined at once interfere with each other and what lives on.
  auto Define = [&](ArrayRef<NodeId> Defined, ArrayRef<NodeId> LiveAfter) {
    for (auto [I, D] : enumerate(Defined)) {
      for (NodeId Other : Defined.take_front(I))
        Edges.push_back({D, Other});
      for (NodeId Other : LiveAfter)
        if (!is_contained(Defined, Other))
          Edges.push_back({D, Other});
    }
  };

  SmallVector<NodeId, 16> AtOnce;
  for (const Argument &A : F.args())
    if (auto It = Numbers.find(&A); It != Numbers.end())
      AtOnce.push_back(It->second);
  for (const BasicBlock &BB : F) {
    if (!isReachable(BB))
      continue;
    SmallVector<LiveSet, 0> Sets = liveSets(BB);
    if (&BB == &F.getEntryBlock())
      Define(AtOnce, Sets.front());
    AtOnce.clear();
    for (auto [I, LiveAfter] : zip(BB, drop_begin(Sets))) {
      if (auto It = Numbers.find(&I); It != Numbers.end())
        AtOnce.push_back(It->second);
      if (isa<PHINode>(I) && isa<PHINode>(I.getNextNode()))
        continue;
      Define(AtOnce, LiveAfter);
      AtOnce.clear();
    }
  }
  return InterferenceGraph(Values.size(), Edges);
}

AnalysisKey CourseLivenessAnalysis::Key;

CourseLiveness CourseLivenessAnalysis::run(Function &F,
                                           FunctionAnalysisManager &) {
  return CourseLiveness(F);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

class LivenessPrinter {
  const Function &F;
  const CourseLiveness &Liveness;
  raw_ostream &OS;
  ModuleSlotTracker Slots;

  std::string getName(const Value &V);
  std::string getNames(ArrayRef<NodeId> Numbers);
  void printBlock(const BasicBlock &BB);
  void printGraph(const InterferenceGraph &G, ArrayRef<NodeId> Order);

public:
  LivenessPrinter(const Function &F, const CourseLiveness &Liveness,
                  raw_ostream &OS)
      : F(F), Liveness(Liveness), OS(OS), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
  }
  void run();
};

} // namespace

std::string LivenessPrinter::getName(const Value &V) {
  std::string Name;
  raw_string_ostream NameOS(Name);
  V.printAsOperand(NameOS, /*PrintType=*/false, Slots);
  return Name;
}

std::string LivenessPrinter::getNames(ArrayRef<NodeId> Numbers) {
  std::string Names;
  ListSeparator Blank(" ");
  for (NodeId Number : Numbers)
    (Names += Blank) += getName(*Liveness.values()[Number]);
  return Names;
}

void LivenessPrinter::printBlock(const BasicBlock &BB) {
  OS << "  " << getName(BB);
  if (!Liveness.isReachable(BB)) {
    OS << " cannot be reached\n";
    return;
  }
  OS << '\n';
  for (auto [I, Live] : zip(BB, Liveness.liveSets(BB))) {
    std::string Set = "[" + getNames(Live) + "]";
    // LLVM indents an instruction by two.
    OS << "    " << left_justify(Set, 14);
    I.print(OS, Slots);
    OS << '\n';
  }
}

void LivenessPrinter::printGraph(const InterferenceGraph &G,
                                 ArrayRef<NodeId> Order) {
  auto Name = [&](NodeId V) { return getName(*Liveness.values()[V]); };
  OS << "  interferences:";
  for (NodeId V : G.nodes())
    for (NodeId U : G.neighbors(V))
      if (V < U)
        OS << ' ' << Name(V) << '-' << Name(U);
  OS << "\n  elimination order: " << getNames(Order);
  OS << "\n  registers:";
  // More than there are colors to count with are not given.
  ColoringProblem P{G, MaxColors, {}, {}, {}, Order};
  for (auto [V, Color] : enumerateIds(colorGreedily(P)))
    OS << ' ' << Name(V) << ':' << to_string(Color);
  OS << '\n';
}

void LivenessPrinter::run() {
  InterferenceGraph G = Liveness.interferences();
  NodeOrder Order = maximumCardinalitySearch(G);
  assert(isPerfectEliminationOrder(G, Order) &&
         "the interference graph of a program in SSA form is chordal");
  OS << "liveness of '" << F.getName() << "': " << G.size()
     << " values, at most " << cliqueNumber(G, Order) << " live at once\n";
  for (const BasicBlock &BB : F)
    printBlock(BB);
  printGraph(G, Order);
}

PreservedAnalyses CourseLivenessPrinterPass::run(Function &F,
                                                 FunctionAnalysisManager &FAM) {
  LivenessPrinter(F, FAM.getResult<CourseLivenessAnalysis>(F), OS).run();
  return PreservedAnalyses::all();
}
