//===-- CopyElision.cpp - Which blocks to repeat instead of copies --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElision.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <numeric>
#include <queue>

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

void ElisionProgram::finish() {
  LiveIn.assign(Blocks.size(), 0);
  LiveAfter.resize(Blocks.size());
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (unsigned Number = Blocks.size(); Number-- != 0;) {
      const BlockId Id(Number);
      const ElisionBlock &B = Blocks[Id];
      RegMask Live = 0;
      for (BlockId Succ : B.Succs)
        Live |= LiveIn[Succ];
      LiveAfter[Id].resize(B.Instrs.size());
      for (unsigned Pos = B.Instrs.size(); Pos-- != 0;) {
        LiveAfter[Id][Pos] = Live;
        Live = (Live & ~B.Instrs[Pos].Defs) | B.Instrs[Pos].Uses;
      }
      HasChanged |= Live != LiveIn[Id];
      LiveIn[Id] = Live;
    }
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Location ElisionProgram::findSource(BlockId Block, unsigned Pos,
                                    const Locations &Operands) const {
  const ElisionInstr &Instr = Blocks[Block].Instrs[Pos];
  if (Instr.isCopy())
    return Instr.Source < MaxElisionRegs ? Operands[Instr.Source]
                                         : Instr.Source;
  if (!Instr.canBeCopy())
    return Nowhere;
  if (!Instr.Uses)
    return Simplify(Block, Pos, Operands);
  for (RegMask Rest = Instr.Uses; Rest; Rest &= Rest - 1) {
    Location P = Operands[llvm::countr_zero(Rest)];
    if (P >= MaxElisionRegs && P != Nowhere)
      return Simplify(Block, Pos, Operands);
  }
  return Nowhere;
}

unsigned ElisionProgram::findSuccessor(BlockId Block,
                                       const Locations &Operands) const {
  const ElisionBlock &B = Blocks[Block];
  if (!Decide || B.Succs.size() < 2 || B.Instrs.empty())
    return None;
  if (!B.Instrs.back().Uses)
    return Decide(Block, Operands);
  for (RegMask Rest = B.Instrs.back().Uses; Rest; Rest &= Rest - 1) {
    Location P = Operands[llvm::countr_zero(Rest)];
    if (P >= MaxElisionRegs && P != Nowhere)
      return Decide(Block, Operands);
  }
  return None;
}

//===----------------------------------------------------------------------===//
// Through a block
//===----------------------------------------------------------------------===//

static Locations getOwnLocations(RegMask Live) {
  Locations Own;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    Own[Reg] = contains(Live, Reg) ? Reg : Nowhere;
  return Own;
}

static bool areOwn(const Locations &Where) {
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    if (Where[Reg] != Nowhere && Where[Reg] != Reg)
      return false;
  return true;
}

namespace {

/// Where values are, from one instruction to the next.
class LocationTracker {
  const ElisionProgram &Program;
  Locations Now;
  /// Those that are somewhere.
  RegMask Tracked = 0;

  RegMask getOccupied() const;
  Location chooseLocation(unsigned Reg, RegMask Live) const;
  RegMask findMoves(RegMask Needed) const;
  RegMask findNeeded(const ElisionInstr &Instr) const;

public:
  LocationTracker(const ElisionProgram &Program, const Locations &Now)
      : Program(Program), Now(Now) {
    for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
      if (Now[Reg] != Nowhere)
        Tracked |= 1u << Reg;
  }

  const Locations &get() const { return Now; }
  /// Values that nothing needs are nowhere.
  void forget(RegMask Live);
  SmallVector<CopyStep, 0> putBack(RegMask Needed);
  void step(BlockId Block, unsigned Pos, bool IsChosen, ElisionStep &Step);
};

} // namespace

void LocationTracker::forget(RegMask Live) {
  for (RegMask Dead = Tracked & ~Live; Dead; Dead &= Dead - 1)
    Now[llvm::countr_zero(Dead)] = Nowhere;
  Tracked &= Live;
}

RegMask LocationTracker::getOccupied() const {
  RegMask Occupied = 0;
  for (RegMask Rest = Tracked; Rest; Rest &= Rest - 1)
    if (Location P = Now[llvm::countr_zero(Rest)]; P < MaxElisionRegs)
      Occupied |= 1u << P;
  return Occupied;
}

// Where to write a register's new value. There is a location: other live values
// are no more than other live registers.
Location LocationTracker::chooseLocation(unsigned Reg, RegMask Live) const {
  RegMask Free = Program.Regs & ~getOccupied();
  assert(Free && "more values than registers");
  if (contains(Free, Reg))
    return Reg;
  RegMask Left = Free & Live;
  return llvm::countr_zero(Left ? Left : Free);
}

// The registers whose values have to move for those to be in their own.
RegMask LocationTracker::findMoves(RegMask Needed) const {
  RegMask Moves = 0;
  for (RegMask Old = ~Moves; Moves != Old;) {
    Old = Moves;
    for (RegMask Rest = Tracked & ~Moves; Rest; Rest &= Rest - 1) {
      unsigned Reg = llvm::countr_zero(Rest);
      bool IsInUse = Now[Reg] < MaxElisionRegs && contains(Moves, Now[Reg]);
      if (Now[Reg] != Reg && (contains(Needed, Reg) || IsInUse))
        Moves |= 1u << Reg;
    }
  }
  return Moves;
}

// Values into their own registers: those that are needed there, and those in
// registers that these need.
SmallVector<CopyStep, 0> LocationTracker::putBack(RegMask Needed) {
  const RegMask Moves = findMoves(Needed);
  if (!Moves)
    return {};
  SmallVector<ParallelCopy, 8> Copies;
  SmallVector<unsigned, 16> Free;
  const RegMask Used = getOccupied() | Moves;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    if (contains(Moves, Reg)) {
      Copies.push_back({Reg, Program.getSource(Now[Reg])});
      Now[Reg] = Reg;
    }
    if (contains(Program.Regs & ~Used, Reg))
      Free.push_back(Reg);
  }
  SmallVector<CopyStep, 8> Steps = sequentialize(Copies, Free, Program.Costs);
  return {Steps.begin(), Steps.end()};
}

// What must be in its own register for the instruction.
RegMask LocationTracker::findNeeded(const ElisionInstr &Instr) const {
  if (Instr.isFixed())
    return Tracked;
  RegMask Needed = Instr.OwnUses;
  for (RegMask Rest = Instr.RegUses; Rest; Rest &= Rest - 1)
    if (unsigned Reg = llvm::countr_zero(Rest); Now[Reg] >= MaxElisionRegs)
      Needed |= 1u << Reg;
  return Needed;
}

void LocationTracker::step(BlockId Block, unsigned Pos, bool IsChosen,
                           ElisionStep &Step) {
  const ElisionInstr &Instr = Program.Blocks[Block].Instrs[Pos];
  const RegMask LiveAfter = Program.liveAfter(Block, Pos);
  Step.Repair.clear();
  Step.Def = Nowhere;
  const bool IsMovable = !Instr.isFixed();
  if (RegMask Needed = findNeeded(Instr))
    Step.Repair = putBack(Needed);
  Step.Operands = Now;
  Step.Source = Program.findSource(Block, Pos, Now);
  Step.IsElided = IsChosen && Step.Source != Nowhere;
  forget(LiveAfter & ~Instr.Defs);
  for (RegMask Rest = Instr.Defs; Rest; Rest &= Rest - 1) {
    unsigned Reg = llvm::countr_zero(Rest);
    Location To = Step.IsElided ? Step.Source
                  : IsMovable   ? chooseLocation(Reg, LiveAfter)
                                : Reg;
    // It may be there already.
    Step.IsElided |= To == Step.Source;
    if (IsMovable)
      Step.Def = To;
    if (contains(LiveAfter, Reg)) {
      Now[Reg] = To;
      Tracked |= 1u << Reg;
    }
  }
}

// The locations at the node's end. A template, for the search does little else.
template <typename Fn>
static LocationTracker walk(const ElisionProgram &Program,
                            const ElisionPlan &Plan, const ElisionNode &Node,
                            Fn Do) {
  LocationTracker Tracker(Program, Node.In);
  const ElisionBlock &B = Program.Blocks[Node.Block];
  ElisionStep Step;
  for (unsigned Pos = 0; Pos != B.Instrs.size(); ++Pos) {
    bool IsChosen = B.Instrs[Pos].canBeCopy() &&
                    Plan.Chosen.contains(ElisionSite(Node.Block, Pos));
    Tracker.step(Node.Block, Pos, IsChosen, Step);
    Do(Pos, Step);
  }
  return Tracker;
}

void course::forEachStep(
    const ElisionProgram &Program, const ElisionPlan &Plan,
    const ElisionNode &Node,
    function_ref<void(unsigned Pos, const ElisionStep &Step)> Do) {
  walk(Program, Plan, Node, Do);
}

//===----------------------------------------------------------------------===//
// What a set of copies leads to
//===----------------------------------------------------------------------===//

namespace {

/// Completes a plan of which Chosen is given.
class PlanBuilder {
  const ElisionProgram &Program;
  ElisionPlan &Plan;
  size_t SizeLeft;
  size_t NumVisited = 0;
  IdVector<BlockId, SmallVector<ElisionNodeId, 2>> NodesOf;

  enum NodeState : uint8_t { Waiting, Connected, Rejected };
  IdVector<ElisionNodeId, NodeState> States;
  /// How often a node is entered, about, as far as is known.
  IdVector<ElisionNodeId, double> Frequencies;
  /// With their frequencies; negative, for the first to be the largest.
  std::priority_queue<std::pair<double, int>> Queue;

  /// Rounds of data flow, and the change of a share that is worth another one.
  static constexpr unsigned NumRounds = 16;
  static constexpr double LeastChange = 1e-3;

  double getCost(ArrayRef<CopyStep> Steps) const;
  double getProbability(const ElisionNode &N, unsigned Edge) const;
  ElisionNodeId enter(BlockId Block, const Locations &In, double Frequency);
  bool isAffordable(const ElisionNode &N);
  void connect(ElisionNodeId Id);
  void findNodes();
  void repairEdges();
  void findShares();

public:
  PlanBuilder(const ElisionProgram &Program, ElisionPlan &Plan, size_t MaxSize)
      : Program(Program), Plan(Plan), SizeLeft(MaxSize),
        NodesOf(Program.Blocks.size()) {}

  /// Returns how many instructions were visited.
  size_t run();
};

} // namespace

double PlanBuilder::getCost(ArrayRef<CopyStep> Steps) const {
  double Cost = 0;
  for (const CopyStep &Step : Steps)
    Cost += Program.Costs.of(Step);
  return Cost;
}

// Of an edge that is there.
double PlanBuilder::getProbability(const ElisionNode &N, unsigned Edge) const {
  if (N.Edges[Edge].Node == None)
    return 0;
  const bool IsOnly = count_if(N.Edges, [](const ElisionNode::Edge &E) {
                        return E.Node != None;
                      }) == 1;
  return IsOnly ? 1 : Program.Blocks[N.Block].Probabilities[Edge];
}

// The node, which is there from now on. Where values are in their own registers
// most executions of a block are expected.
ElisionNodeId PlanBuilder::enter(BlockId Block, const Locations &In,
                                 double Frequency) {
  auto I = find_if(NodesOf[Block],
                   [&](ElisionNodeId Id) { return Plan.Nodes[Id].In == In; });
  const bool IsNew = I == NodesOf[Block].end();
  const ElisionNodeId Id = IsNew ? ElisionNodeId(Plan.Nodes.size()) : *I;
  if (IsNew) {
    NodesOf[Block].push_back(Id);
    ElisionNode &N = Plan.Nodes.emplace_back();
    N.Block = Block;
    N.In = In;
    States.push_back(Waiting);
    Frequencies.push_back(-1);
    if (areOwn(In))
      Frequency = Program.Blocks[Block].Frequency;
  }
  if (States[Id] == Waiting && Frequency > Frequencies[Id]) {
    Frequencies[Id] = Frequency;
    Queue.push({Frequency, -int(Id.index())});
  }
  return Id;
}

// Whether there is room for the node. The block as it was has to be there in
// any case if a node for it is rejected.
bool PlanBuilder::isAffordable(const ElisionNode &N) {
  size_t Size = Program.Blocks[N.Block].Instrs.size();
  if (Size > SizeLeft && !areOwn(N.In))
    return false;
  SizeLeft -= std::min(SizeLeft, Size);
  return true;
}

// Finds out where the node leads.
void PlanBuilder::connect(ElisionNodeId Id) {
  const BlockId Block = Plan.Nodes[Id].Block;
  const ElisionBlock &B = Program.Blocks[Block];
  double Cost = 0, Saved = 0;
  unsigned Decided = None;
  auto AddCost = [&](unsigned Pos, const ElisionStep &Step) {
    Cost += getCost(Step.Repair);
    if (Pos + 1 == B.Instrs.size())
      Decided = Program.findSuccessor(Block, Step.Operands);
    if (Step.Source != Nowhere && !Step.IsElided)
      Cost += getCost(
          CopyStep{CopyStep::Copy, Step.Def, Program.getSource(Step.Source)});
    if (Step.Source != Nowhere && !B.Instrs[Pos].isCopy()) {
      Saved += B.Instrs[Pos].Cost;
      Plan.Operations.insert({Block, Pos});
      if (Step.Source < MaxElisionRegs)
        Plan.RegCopies.insert({Block, Pos});
    }
  };
  const LocationTracker AtEnd = walk(Program, Plan, Plan.Nodes[Id], AddCost);
  NumVisited += B.Instrs.size();
  // The branch becomes part of what it leads to.
  if (Decided != None)
    Saved += Program.BranchCost;
  SmallVector<ElisionNode::Edge, 2> Edges(B.Succs.size());
  for (auto [I, Succ] : enumerate(B.Succs)) {
    Edges[I].Node = None;
    if (Decided != None && Decided != I)
      continue;
    LocationTracker OnEdge = AtEnd;
    OnEdge.forget(Program.liveIn(Succ));
    const double Probability = Decided == I ? 1 : B.Probabilities[I];
    Edges[I].Node = enter(Succ, OnEdge.get(), Frequencies[Id] * Probability);
  }
  Plan.Nodes[Id].Cost = Cost;
  Plan.Nodes[Id].Saved = Saved;
  Plan.Nodes[Id].Edges = std::move(Edges);
}

// Those that are entered often come first, as long as there is room.
void PlanBuilder::findNodes() {
  const BlockId Entry(0);
  enter(Entry, getOwnLocations(Program.liveIn(Entry)), 1);
  while (!Queue.empty()) {
    const ElisionNodeId Id(-Queue.top().second);
    Queue.pop();
    if (States[Id] != Waiting)
      continue;
    if (isAffordable(Plan.Nodes[Id])) {
      States[Id] = Connected;
      connect(Id);
      continue;
    }
    States[Id] = Rejected;
    const BlockId Block = Plan.Nodes[Id].Block;
    enter(Block, getOwnLocations(Program.liveIn(Block)), 0);
  }
}

// What would lead to rejected nodes puts values back, and nothing else is left
// of these.
void PlanBuilder::repairEdges() {
  IdVector<ElisionNodeId, ElisionNodeId> NewId(Plan.Nodes.size());
  unsigned NumNodes = 0;
  for (ElisionNodeId Id : NewId.ids())
    if (States[Id] == Connected)
      NewId[Id] = ElisionNodeId(NumNodes++);
  for (ElisionNode &N : Plan.Nodes)
    for (ElisionNode::Edge &E : N.Edges) {
      if (E.Node == None)
        continue;
      if (States[E.Node] == Rejected) {
        const ElisionNode &Instead = Plan.Nodes[E.Node];
        LocationTracker OnEdge(Program, Instead.In);
        E.Repair = OnEdge.putBack(Program.liveIn(Instead.Block));
        E.Cost = getCost(E.Repair) + Program.BranchCost;
        // It has been entered.
        E.Node = enter(Instead.Block, OnEdge.get(), 0);
      }
      E.Node = NewId[E.Node];
    }
  unsigned Number = 0;
  erase_if(Plan.Nodes, [&](const ElisionNode &) {
    return NewId[ElisionNodeId(Number++)] == None;
  });
}

// In the first round only what comes along edges forward is known; after that
// half of each counts, for paths that alternate.
void PlanBuilder::findShares() {
  struct Flow {
    ElisionNodeId From, To;
    double Frequency;
  };
  // In the order of blocks, then nodes.
  std::vector<Flow> Flows;
  for (auto [Id, N] : enumerateIds(Plan.Nodes)) {
    const ElisionBlock &B = Program.Blocks[N.Block];
    for (auto [I, E] : enumerate(N.Edges))
      if (E.Node != None)
        Flows.push_back({Id, E.Node, B.Frequency * getProbability(N, I)});
  }
  auto ByTarget = [&](const Flow &F) {
    return std::tuple(Plan.Nodes[F.To].Block, F.To, F.From);
  };
  llvm::sort(Flows, [&](const Flow &A, const Flow &B) {
    return ByTarget(A) < ByTarget(B);
  });

  IdVector<ElisionNodeId, double> New(Plan.Nodes.size());
  const ElisionNodeId Entry(0);
  // The entry is entered once from outside.
  const double FromOutside = 1;
  Plan.Nodes.front().Share = 1;
  for (unsigned Round = 0; Round != NumRounds; ++Round) {
    double Change = 0;
    for (auto First = Flows.begin(), Last = First; First != Flows.end();
         First = Last) {
      const BlockId Block = Plan.Nodes[First->To].Block;
      double Sum = Block == BlockId(0) ? FromOutside : 0;
      for (; Last != Flows.end() && Plan.Nodes[Last->To].Block == Block;
           ++Last) {
        double In = Plan.Nodes[Last->From].Share * Last->Frequency;
        if (Last == First || Last->To != std::prev(Last)->To)
          New[Last->To] = Last->To == Entry ? FromOutside : 0;
        New[Last->To] += In;
        Sum += In;
      }
      for (auto I = First; I != Last; ++I) {
        if (I != First && I->To == std::prev(I)->To)
          continue;
        double &Share = Plan.Nodes[I->To].Share;
        double Now = Sum > 0 ? New[I->To] / Sum : 0;
        if (Round != 0)
          Now = (Share + Now) / 2;
        Change = std::max(Change, std::abs(Now - Share));
        Share = Now;
      }
    }
    if (Change < LeastChange)
      break;
  }
}

size_t PlanBuilder::run() {
  findNodes();
  repairEdges();
  findShares();
  Plan.Cost = Plan.Saved = 0;
  for (const ElisionNode &N : Plan.Nodes) {
    const ElisionBlock &B = Program.Blocks[N.Block];
    double Once = N.Cost;
    for (auto [I, E] : enumerate(N.Edges))
      Once += E.Cost * getProbability(N, I);
    Plan.Cost += B.Frequency * N.Share * Once;
    Plan.Saved += B.Frequency * N.Share * N.Saved;
  }
  return NumVisited;
}

size_t course::completeElisionPlan(const ElisionProgram &Program,
                                   ElisionPlan &Plan, size_t MaxSize) {
  return PlanBuilder(Program, Plan, MaxSize).run();
}
