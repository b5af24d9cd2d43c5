//===-- Frequencies.cpp - How often code runs in a program ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/Frequencies.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include <tuple>

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// The call graph
//===----------------------------------------------------------------------===//

namespace {

/// A function, or what calls every function from outside.
struct CallNode {
  FunctionId Id;
  SmallVector<CallNode *, 4> Callees;
};

/// Functions that call each other.
struct Component {
  SmallVector<FunctionId, 1> Functions;
  bool HasCycle;
};

} // namespace

template <> struct llvm::GraphTraits<CallNode *> {
  using NodeRef = CallNode *;
  using ChildIteratorType = SmallVectorImpl<CallNode *>::iterator;

  static NodeRef getEntryNode(CallNode *Node) { return Node; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Callees.end(); }
};

// Callees come before callers.
static SmallVector<Component, 0> findComponents(unsigned NumFunctions,
                                                ArrayRef<CallEdge> Edges) {
  IdVector<FunctionId, CallNode> Nodes(NumFunctions + 1);
  CallNode &Outside = Nodes.back();
  for (auto [Id, Node] : enumerateIds(Nodes)) {
    Node.Id = Id;
    if (&Node != &Outside)
      Outside.Callees.push_back(&Node);
  }
  for (const CallEdge &E : Edges) {
    assert(std::max(E.Caller, E.Callee).index() < NumFunctions &&
           "not a function");
    Nodes[E.Caller].Callees.push_back(&Nodes[E.Callee]);
  }
  SmallVector<Component, 0> Components;
  for (auto It = scc_begin(&Outside); !It.isAtEnd(); ++It) {
    if (It->front() == &Outside)
      continue;
    Component &C = Components.emplace_back();
    C.HasCycle = It.hasCycle();
    for (const CallNode *Node : *It)
      C.Functions.push_back(Node->Id);
    llvm::sort(C.Functions);
  }
  return Components;
}

// Sums are formed by callee, in the order of callers: rounding depends on it.
IdVector<FunctionId, double>
course::estimateCalls(const CallFrequencyGraph &Graph) {
  const unsigned NumFunctions = Graph.FromOutside.size();
  SmallVector<CallEdge, 0> Edges(Graph.Edges);
  llvm::sort(Edges, [](const CallEdge &A, const CallEdge &B) {
    return std::tie(A.Callee, A.Caller, A.Calls) <
           std::tie(B.Callee, B.Caller, B.Calls);
  });
  auto SumCalls = [&](FunctionId Callee,
                      const IdVector<FunctionId, double> &Runs) {
    double Sum = 0;
    for (const CallEdge *E = llvm::partition_point(
             Edges, [&](const CallEdge &E) { return E.Callee < Callee; });
         E != Edges.end() && E->Callee == Callee; ++E)
      Sum += Runs[E->Caller] * E->Calls;
    return Sum;
  };
  // Of all levels, and of the present one of the present component.
  IdVector<FunctionId, double> Calls(NumFunctions), OfLevel(NumFunctions);
  const auto Components = findComponents(NumFunctions, Edges);
  for (const Component &C : reverse(Components)) {
    SmallVector<double, 1> New;
    for (FunctionId F : C.Functions)
      New.push_back(Graph.FromOutside[F] + SumCalls(F, Calls));
    for (unsigned Level = 0;; ++Level) {
      for (auto [F, Times] : zip_equal(C.Functions, New)) {
        OfLevel[F] = std::min(Times, MaxCalls);
        Calls[F] = std::min(Calls[F] + Times, MaxCalls);
      }
      if (!C.HasCycle || Level == LevelsOfRecursion)
        break;
      for (auto [F, Times] : zip_equal(C.Functions, New))
        Times = SumCalls(F, OfLevel);
    }
    for (FunctionId F : C.Functions)
      OfLevel[F] = 0;
  }
  return Calls;
}

namespace {

/// Gives functions ids and collects their calls.
class CallCollector {
public:
  void addFunction(const Function &F, double FromOutside) {
    Ids[&F] = FunctionId(Graph.FromOutside.size());
    Functions.push_back(&F);
    Graph.FromOutside.push_back(FromOutside);
  }
  /// Of functions that were added; others are ignored.
  void addCall(const Function &Caller, const Function *Callee, double Calls) {
    auto It = Ids.find(Callee);
    if (It != Ids.end())
      Graph.Edges.push_back({Ids.lookup(&Caller), It->second, Calls});
  }
  CallFrequencies estimate() const {
    CallFrequencies Result;
    for (auto [F, Calls] : zip_equal(Functions, estimateCalls(Graph)))
      Result[F] = Calls;
    return Result;
  }

private:
  DenseMap<const Function *, FunctionId> Ids;
  SmallVector<const Function *, 0> Functions;
  CallFrequencyGraph Graph;
};

} // namespace

//===----------------------------------------------------------------------===//
// IR
//===----------------------------------------------------------------------===//

double LocalFrequencies::get(const BasicBlock &BB) const {
  return double(BFI.getBlockFreq(&BB).getFrequency()) /
         double(BFI.getEntryFreq().getFrequency());
}

double LocalFrequencies::get(const BasicBlock &From,
                             const BasicBlock &To) const {
  const BranchProbability P = BPI.getEdgeProbability(&From, &To);
  return get(From) * P.getNumerator() / P.getDenominator();
}

CallFrequencies course::estimateCalls(Module &M) {
  CallCollector Collector;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Collector.addFunction(F, !F.hasLocalLinkage() || F.use_empty() ||
                                   F.hasAddressTaken());
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const LocalFrequencies Local(F);
    for (const Instruction &I : instructions(F))
      if (const auto *Call = dyn_cast<CallBase>(&I))
        Collector.addCall(F, Call->getCalledFunction(),
                          Local.get(*I.getParent()));
  }
  return Collector.estimate();
}

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

CallFrequencies course::estimateCalls(ArrayRef<ProgramFunction> Functions) {
  CallCollector Collector;
  for (const ProgramFunction &F : Functions)
    Collector.addFunction(F.MF.getFunction(), !F.AreAllCallsKnown);
  for (const ProgramFunction &F : Functions)
    for (const MachineBasicBlock &MBB : F.MF)
      for (const MachineInstr &MI : MBB)
        if (const Function *Callee = getCalledFunction(MI))
          Collector.addCall(
              F.MF.getFunction(), Callee,
              F.Frequencies.getBlockFreqRelativeToEntryBlock(&MBB));
  return Collector.estimate();
}

double
course::getEdgeFrequency(const MachineBlockFrequencyInfo &Frequencies,
                         const MachineBranchProbabilityInfo &Probabilities,
                         const MachineBasicBlock &Pred,
                         const MachineBasicBlock &Succ) {
  const BranchProbability Taken =
      Probabilities.getEdgeProbability(&Pred, &Succ);
  return Frequencies.getBlockFreqRelativeToEntryBlock(&Pred) *
         Taken.getNumerator() / BranchProbability::getDenominator();
}
