//===-- SpillMemory.cpp - What is in memory, and where it gets there ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillMemory.h"
#include "RegAlloc/Algorithms/SlotClasses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <map>

using namespace llvm;
using namespace llvm::course;

namespace {

class MemoryPlanner {
  const SpillProgram &Program;
  const SpillPlan &Plan;
  const unsigned NumRegs;
  SpillMemoryPlan Result;
  SlotClasses Classes;

  /// Spilled PHIs whose results are read.
  IdVector<ValueId, bool> IsLivePhi;
  /// The blocks where, or at whose ends, memory must hold the value.
  IdVector<ValueId, SmallVector<BlockId, 2>> Demands;
  std::vector<PhiEdge> PhiEdges;
  /// What is to be done on an edge, by successor and index of predecessor.
  std::map<std::pair<BlockId, unsigned>, EdgeTask> Tasks;

  void findSpilledPhis();
  void markLivePhis();
  void collectPhiEdges();
  void addMoves();
  void addMove(const PhiEdge &Edge);
  void demand(ValueId Value, BlockId Block);
  SlotId getSlot(ValueId Value);

  void addReloads();
  void completeTask(BlockId Succ, unsigned PredIndex, EdgeTask &Task);
  void makeRoom(BlockId Succ, unsigned PredIndex, EdgeTask &Task);
  void sequenceTasks();

  void placeStores(ValueId Value);
  unsigned getLatestPos(const SpillStore &S,
                        const DenseMap<ValueId, unsigned> &FirstEviction);
  void gatherStores(BlockId Block, MutableArrayRef<SpillStore> Stores);
  void gatherAllStores();
  bool isInRegAtStart(ValueId Value, BlockId Block) const;

public:
  MemoryPlanner(const SpillProgram &Program, const NextUses &Distances,
                const SpillPlan &Plan, unsigned NumRegs)
      : Program(Program), Plan(Plan), NumRegs(NumRegs),
        Classes(Distances, Program.Values.size()),
        IsLivePhi(Program.Values.size()), Demands(Program.Values.size()) {
    Result.SlotOf.assign(Program.Values.size(), None);
    Result.IsSpilledPhi.assign(Program.Values.size(), false);
  }

  SpillMemoryPlan run();
};

} // namespace

//===----------------------------------------------------------------------===//
// Spilled PHIs
//===----------------------------------------------------------------------===//

void MemoryPlanner::findSpilledPhis() {
  for (auto [Id, B] : enumerateIds(Program.Blocks))
    for (const SpillPhi &Phi : B.Phis)
      if (!llvm::binary_search(Plan.Blocks[Id].Entry, Phi.Result))
        Result.IsSpilledPhi[Phi.Result] = true;
}

// Those that are reloaded, and their operands.
void MemoryPlanner::markLivePhis() {
  SmallVector<ValueId, 32> Worklist;
  auto Mark = [&](ValueId Value) {
    if (Value == None || !Result.IsSpilledPhi[Value] || IsLivePhi[Value])
      return;
    IsLivePhi[Value] = true;
    Worklist.push_back(Value);
  };
  for (const SpillBlockPlan &B : Plan.Blocks)
    for (const SpillAction &A : B.Actions)
      if (A.Kind == SpillAction::Reload)
        Mark(A.Value);
  for (const SpillEdgePlan &Edge : Plan.Edges)
    for (const SpillAction &A : Edge.Actions)
      if (A.Kind == SpillAction::Reload)
        Mark(A.Value);
  while (!Worklist.empty()) {
    ValueId Value = Worklist.pop_back_val();
    BlockId Block = Program.Values[Value].DefBlock;
    for (unsigned I = 0; I != Program.Blocks[Block].Preds.size(); ++I)
      Mark(Program.getNameOnEdge(Value, Block, I));
  }
}

void MemoryPlanner::collectPhiEdges() {
  for (auto [Id, B] : enumerateIds(Program.Blocks))
    for (const SpillPhi &Phi : B.Phis) {
      if (!IsLivePhi[Phi.Result])
        continue;
      for (auto [Index, Operand] : enumerate(Phi.Operands))
        if (Operand != None && Operand != Phi.Result)
          PhiEdges.push_back({Phi.Result, Operand, Id, unsigned(Index),
                              B.PredFrequencies[Index]});
    }
  Classes.mergeAll(Program, PhiEdges);
}

SlotId MemoryPlanner::getSlot(ValueId Value) {
  ValueId Leader = Classes.getLeader(Value);
  if (Result.SlotOf[Leader] == None)
    Result.SlotOf[Leader] = SlotId(Result.NumSlots++);
  return Result.SlotOf[Value] = Result.SlotOf[Leader];
}

void MemoryPlanner::demand(ValueId Value, BlockId Block) {
  getSlot(Value);
  if (!Result.IsSpilledPhi[Value])
    Demands[Value].push_back(Block);
}

void MemoryPlanner::addMove(const PhiEdge &Edge) {
  BlockId Pred = Program.Blocks[Edge.Succ].Preds[Edge.PredIndex];
  SlotId Slot = getSlot(Edge.Result);
  const SpillValue &Operand = Program.Values[Edge.Operand];
  const bool IsImmediate = Operand.IsImmediate;
  if (!IsImmediate &&
      Classes.getLeader(Edge.Result) == Classes.getLeader(Edge.Operand)) {
    demand(Edge.Operand, Pred);
    return;
  }

  auto &Moves = Tasks[{Edge.Succ, Edge.PredIndex}].Moves;
  if (IsImmediate) {
    Moves.push_back({Slot, SlotSource::immediate(Edge.Operand)});
  } else if (llvm::binary_search(Plan.Blocks[Pred].Exit, Edge.Operand)) {
    Moves.push_back({Slot, SlotSource::inRegister(Edge.Operand)});
  } else if (Operand.isRematerializableAnywhere() &&
             Operand.RematerializeCost < Program.Costs.Load) {
    Moves.push_back({Slot, SlotSource::computed(Edge.Operand)});
  } else {
    demand(Edge.Operand, Pred);
    Moves.push_back({Slot, SlotSource::inSlot(getSlot(Edge.Operand))});
  }
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

void MemoryPlanner::addReloads() {
  for (auto [Id, B] : enumerateIds(Plan.Blocks))
    for (const SpillAction &A : B.Actions)
      if (A.Kind == SpillAction::Reload)
        demand(A.Value, Id);
  for (const SpillEdgePlan &Edge : Plan.Edges) {
    unsigned Index = Program.getPredIndex(Edge.Pred, Edge.Succ);
    EdgeTask &Task = Tasks[{Edge.Succ, Index}];
    for (const SpillAction &A : Edge.Actions) {
      if (A.Kind == SpillAction::Rematerialize) {
        Task.Rematerializations.push_back(A.Value);
        continue;
      }
      demand(A.Value, Edge.Pred);
      Task.Reloads.push_back({A.Value, getSlot(A.Value)});
    }
  }
}

// A value has to give its register to copies, and comes back after them.
void MemoryPlanner::makeRoom(BlockId Succ, unsigned PredIndex, EdgeTask &Task) {
  auto Cost = [&](ValueId Value) {
    const SpillValue &V = Program.Values[Value];
    if (V.isRematerializableAnywhere())
      return V.RematerializeCost;
    bool IsStored = Result.IsSpilledPhi[Value] || !Demands[Value].empty();
    return Program.Costs.Load +
           (IsStored
                ? 0
                : Program.Costs.Store * Program.Blocks[V.DefBlock].Frequency);
  };
  auto I = llvm::min_element(
      Task.Kept, [&](ValueId A, ValueId B) { return Cost(A) < Cost(B); });
  ValueId Value = *I;
  Task.Kept.erase(I);
  if (Program.Values[Value].isRematerializableAnywhere()) {
    // Before those that may need it.
    Task.Rematerializations.insert(Task.Rematerializations.begin(), Value);
  } else {
    demand(Value, Program.Blocks[Succ].Preds[PredIndex]);
    Task.Reloads.push_back({Value, getSlot(Value)});
  }
}

void MemoryPlanner::completeTask(BlockId Succ, unsigned PredIndex,
                                 EdgeTask &Task) {
  BlockId Pred = Program.Blocks[Succ].Preds[PredIndex];
  for (ValueId Value : Plan.Blocks[Succ].Entry) {
    ValueId Name = Program.getNameOnEdge(Value, Succ, PredIndex);
    if (Name != None && llvm::binary_search(Plan.Blocks[Pred].Exit, Name) &&
        !is_contained(Task.Kept, Name))
      Task.Kept.push_back(Name);
  }
  if (Task.Kept.size() >= NumRegs && Task.needsTemporary())
    makeRoom(Succ, PredIndex, Task);
}

void MemoryPlanner::sequenceTasks() {
  for (auto &[Edge, Task] : Tasks) {
    auto [Succ, PredIndex] = Edge;
    SmallVector<EdgeStep, 8> Steps =
        sequenceEdge(Task, NumRegs, Result.NumSlots);
    assert(!verifyEdgeSteps(Task, NumRegs, Steps) && "bad code on an edge");
    Result.Edges.push_back(
        {Program.Blocks[Succ].Preds[PredIndex], Succ, std::move(Steps)});
  }
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

bool MemoryPlanner::isInRegAtStart(ValueId Value, BlockId Block) const {
  return llvm::binary_search(Plan.Blocks[Block].Entry, Value);
}

// The cheapest stores that dominate all demands. Bottom up over the part of the
// dominator tree between them and the definition: a subtree is served by one
// store at its root's start or by those that serve the parts below.
void MemoryPlanner::placeStores(ValueId Value) {
  struct Node {
    double Below = 0;
    bool HasDemand = false;
    bool StoresHere = false;
  };
  BlockId DefBlock = Program.Values[Value].DefBlock;
  std::map<BlockId, Node, std::greater<BlockId>> Nodes;
  for (BlockId Block : Demands[Value]) {
    BlockId B = Block;
    while (B != DefBlock && Nodes.try_emplace(B).second)
      B = Program.Blocks[B].IDom;
    Nodes[Block].HasDemand = true;
  }
  Nodes.try_emplace(DefBlock);

  // A block's number is larger than its dominators'.
  for (auto &[Block, N] : Nodes) {
    double Here = Program.Costs.Store * Program.Blocks[Block].Frequency;
    bool CanStore = Block == DefBlock || isInRegAtStart(Value, Block);
    N.StoresHere = CanStore && (N.HasDemand || Here <= N.Below);
    if (Block == DefBlock)
      break;
    double Best = N.StoresHere  ? Here
                  : N.HasDemand ? std::numeric_limits<double>::infinity()
                                : N.Below;
    Nodes[Program.Blocks[Block].IDom].Below += Best;
  }
  // Top down, the first ones on each path.
  DenseSet<BlockId> Served;
  for (auto &[Block, N] : reverse(Nodes)) {
    if (Block != DefBlock && Served.contains(Program.Blocks[Block].IDom)) {
      Served.insert(Block);
      continue;
    }
    if (!N.StoresHere)
      continue;
    Served.insert(Block);
    unsigned Pos = Block == DefBlock ? Program.Values[Value].DefPos + 1 : 0;
    Result.Stores.push_back({Value, Block, Pos});
  }
}

// The last position at which the stored value still is in its register.
unsigned
MemoryPlanner::getLatestPos(const SpillStore &S,
                            const DenseMap<ValueId, unsigned> &FirstEviction) {
  auto I = FirstEviction.find(S.Value);
  if (I != FirstEviction.end())
    return std::max(S.Pos, I->second);
  unsigned NumInstrs = Program.Blocks[S.Block].Instrs.size();
  if (NumInstrs && llvm::binary_search(Plan.Blocks[S.Block].Exit, S.Value))
    return std::max(S.Pos, NumInstrs - 1);
  return S.Pos;
}

// Moves the stores of a block to where the stack is accessed anyway, else as
// many as can be to one place.
void MemoryPlanner::gatherStores(BlockId Block,
                                 MutableArrayRef<SpillStore> Stores) {
  DenseMap<ValueId, unsigned> FirstEviction;
  std::vector<unsigned> Anchors;
  for (const SpillAction &A : Plan.Blocks[Block].Actions)
    if (A.Kind == SpillAction::Reload)
      Anchors.push_back(A.Pos);
    else if (A.Kind != SpillAction::Rematerialize)
      FirstEviction.try_emplace(A.Value, A.Pos);
  for (auto [Pos, Instr] : enumerate(Program.Blocks[Block].Instrs))
    if (Instr.Travel == 0)
      Anchors.push_back(Pos);
  llvm::sort(Anchors, std::less<unsigned>());

  SmallVector<std::pair<unsigned, SpillStore *>, 8> ByLatest;
  for (SpillStore &S : Stores)
    ByLatest.push_back({getLatestPos(S, FirstEviction), &S});
  llvm::sort(ByLatest, [](const auto &A, const auto &B) {
    return std::tie(A.first, A.second->Value) <
           std::tie(B.first, B.second->Value);
  });
  unsigned LastPlace = 0;
  for (auto [Latest, Store] : ByLatest) {
    auto I = llvm::lower_bound(Anchors, Store->Pos);
    if (I != Anchors.end() && *I <= Latest)
      Store->Pos = *I;
    else if (LastPlace >= Store->Pos && LastPlace <= Latest)
      Store->Pos = LastPlace;
    else
      Store->Pos = LastPlace = Latest;
  }
}

void MemoryPlanner::gatherAllStores() {
  auto ByPlace = [](const SpillStore &A, const SpillStore &B) {
    return std::tie(A.Block, A.Pos, A.Value) <
           std::tie(B.Block, B.Pos, B.Value);
  };
  llvm::sort(Result.Stores, ByPlace);
  MutableArrayRef<SpillStore> Rest = Result.Stores;
  while (!Rest.empty()) {
    BlockId Block = Rest.front().Block;
    size_t Num = 0;
    while (Num != Rest.size() && Rest[Num].Block == Block)
      ++Num;
    gatherStores(Block, Rest.take_front(Num));
    Rest = Rest.drop_front(Num);
  }
  llvm::sort(Result.Stores, ByPlace);
}

SpillMemoryPlan MemoryPlanner::run() {
  findSpilledPhis();
  markLivePhis();
  collectPhiEdges();
  for (const PhiEdge &Edge : PhiEdges)
    addMove(Edge);
  addReloads();
  for (auto &[Edge, Task] : Tasks)
    completeTask(Edge.first, Edge.second, Task);
  sequenceTasks();
  for (ValueId Value : Program.Values.ids())
    if (!Demands[Value].empty())
      placeStores(Value);
  gatherAllStores();
  return std::move(Result);
}

SpillMemoryPlan course::planMemory(const SpillProgram &Program,
                                   const NextUses &Distances,
                                   const SpillPlan &Plan, unsigned NumRegs) {
  return MemoryPlanner(Program, Distances, Plan, NumRegs).run();
}
