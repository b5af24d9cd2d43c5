//===-- CopyElisionPlanner.cpp - What sets of copies lead to --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElisionPlanner.h"
#include "RegAlloc/Algorithms/LocationTracker.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace llvm::course;

double ElisionPlanner::getCost(ArrayRef<CopyStep> Steps) const {
  double Cost = 0;
  for (const CopyStep &Step : Steps)
    Cost += Program.getCost(Step);
  return Cost;
}

//===----------------------------------------------------------------------===//
// What stays known
//===----------------------------------------------------------------------===//

void ElisionPlanner::setChosen(const DenseSet<ElisionSite> &New) {
  Chosen = &New;
  SubsetOf.assign(Program.Blocks.size(), 0);
  SmallVector<ElisionSite, 32> Sites(New.begin(), New.end());
  llvm::sort(Sites);
  for (auto First = Sites.begin(), Last = First; First != Sites.end();
       First = Last) {
    const BlockId Block = First->first;
    std::vector<unsigned> Subset;
    for (; Last != Sites.end() && Last->first == Block; ++Last)
      Subset.push_back(Last->second);
    auto &Known = Subsets[Block];
    SubsetOf[Block] =
        Known.try_emplace(std::move(Subset), Known.size() + 1).first->second;
  }
}

void ElisionPlanner::forget() {
  Places.clear();
  Passages.clear();
  PlaceOf.clear();
  NodeOf.clear();
  OwnPlaces.assign(Program.Blocks.size(), None);
  NumSuccs = 0;
}

ElisionPlanner::PlaceId ElisionPlanner::getPlace(BlockId Block,
                                                 const Locations &In) {
  const ElisionEntry Entry = {Block, In};
  auto [I, IsNew] = PlaceOf.try_emplace(Entry, Places.size());
  if (IsNew) {
    Places.push_back({Entry, areOwn(In), std::nullopt, {}});
    NodeOf.push_back(None);
  }
  return I->second;
}

ElisionPlanner::PlaceId ElisionPlanner::getOwnPlace(BlockId Block) {
  if (OwnPlaces[Block] == None)
    OwnPlaces[Block] = getPlace(Block, getOwnLocations(Program.liveIn(Block)));
  return OwnPlaces[Block];
}

double ElisionPlanner::getRepairCost(PlaceId Id) {
  Place &P = Places[Id];
  if (!P.RepairCost) {
    LocationTracker Tracker(Program, P.Entry.In);
    P.RepairCost = getCost(Tracker.putBack(Program.liveIn(P.Entry.Block)));
  }
  return *P.RepairCost;
}

ElisionPlanner::Passage ElisionPlanner::makePassage(PlaceId Id) {
  const auto [Block, In] = Places[Id].Entry;
  const ElisionBlock &B = Program.Blocks[Block];
  Passage New;
  auto IsChosen = [&, Block = Block](unsigned Pos) {
    return Chosen->contains(ElisionSite(Block, Pos));
  };
  auto AddCost = [&, Block = Block](unsigned Pos, const ElisionStep &Step) {
    New.Size += Step.Repair.size() + !Step.IsElided;
    New.Cost += getCost(Step.Repair);
    if (Pos + 1 == B.Instrs.size())
      New.Decided = Program.findSuccessor(Block, Step.Operands);
    if (Step.HasConstants)
      Operations.insert({Block, Pos});
    if (Step.Source == Nowhere)
      return;
    const ElisionInstr &Instr = B.Instrs[Pos];
    if (!Instr.isCopy()) {
      Operations.insert({Block, Pos});
      if (Step.Source < MaxElisionRegs)
        RegCopies.insert({Block, Pos});
    }
    // Unless it is elided, a store goes on to be one.
    if (!Step.IsElided && (Instr.Defs & Program.Slots))
      return;
    if (!Step.IsElided)
      New.Cost += Program.getCost(
          {CopyStep::Copy, Step.Def, Program.getSource(Step.Source)});
    if (!Instr.isCopy())
      New.Saved += Instr.Cost;
  };
  const LocationTracker AtEnd =
      walkBlock(Program, Block, In, IsChosen, AddCost);
  // The branch becomes part of what it leads to.
  if (New.Decided != None)
    New.Saved += Program.BranchCost;
  for (auto [I, Succ] : enumerate(B.Succs)) {
    if (New.Decided != None && New.Decided != I)
      continue;
    LocationTracker OnEdge = AtEnd;
    OnEdge.forget(Program.liveIn(Succ));
    New.Succs.push_back(getPlace(Succ, OnEdge.get()));
  }
  return New;
}

// Where the block leads to with the copies that are chosen.
ElisionPlanner::PassageId ElisionPlanner::findPassage(PlaceId Id) {
  const unsigned Subset = SubsetOf[Places[Id].Entry.Block];
  for (auto [Known, Found] : Places[Id].Passages)
    if (Known == Subset)
      return Found;
  const PassageId New(Passages.size());
  Passage P = makePassage(Id);
  NumSuccs += P.Succs.size();
  Passages.push_back(std::move(P));
  Places[Id].Passages.push_back({Subset, New});
  return New;
}

//===----------------------------------------------------------------------===//
// The nodes of a plan
//===----------------------------------------------------------------------===//

// Of an edge, by its number among those that are there.
double ElisionPlanner::getProbability(const Node &N, unsigned Edge) const {
  if (Passages[N.Passage].Succs.size() == 1)
    return 1;
  return Program.Blocks[N.Block].Probabilities[Edge];
}

// The node, which is there from now on. Where values are in their own registers
// most executions of a block are expected.
ElisionNodeId ElisionPlanner::enter(PlaceId Place, double Frequency) {
  const bool IsNew = NodeOf[Place] == None;
  if (IsNew) {
    NodeOf[Place] = ElisionNodeId(Nodes.size());
    Node &New = Nodes.emplace_back();
    New.Place = Place;
    New.Block = Places[Place].Entry.Block;
    if (Places[Place].IsOwn)
      Frequency = Program.Blocks[New.Block].Frequency;
  }
  const ElisionNodeId Id = NodeOf[Place];
  Node &N = Nodes[Id];
  if (N.State == Node::Waiting && Frequency > N.Frequency) {
    N.Frequency = Frequency;
    Queue.push({Frequency, -int(Id.index())});
  }
  return Id;
}

// Whether there is room for the node, of which only what is executed counts, and
// the node itself. The block as it was has to be there in any case if a node for
// it is rejected.
bool ElisionPlanner::isAffordable(Node &N) {
  const bool IsOwn = Places[N.Place].IsOwn;
  if (SizeLeft <= Reserved && !IsOwn)
    return false;
  N.Passage = findPassage(N.Place);
  const size_t Size = Passages[N.Passage].Size + 1;
  if (Size + Reserved > SizeLeft && !IsOwn)
    return false;
  SizeLeft -= std::min(SizeLeft, Size);
  return true;
}

// Finds out where the node leads. Returns the instructions of its block.
size_t ElisionPlanner::connect(Node &N) {
  N.State = Node::Connected;
  const Passage &Taken = Passages[N.Passage];
  N.Cost = Taken.Cost;
  const double Frequency = N.Frequency;
  const ElisionBlock &B = Program.Blocks[N.Block];
  const bool IsDecided = Taken.Decided != None;
  // This may move nodes.
  for (auto [I, Succ] : enumerate(Taken.Succs))
    enter(Succ, Frequency * (IsDecided ? 1 : B.Probabilities[I]));
  return B.Instrs.size();
}

// Enters the block as it was in place of the node. That is entered as often as is
// estimated, and what follows it gets a part of what is reserved: after the first
// iterations of a loop, all others.
void ElisionPlanner::reject(Node &N) {
  N.State = Node::Rejected;
  const PlaceId Own = getOwnPlace(N.Block);
  if (NodeOf[Own] == None)
    Reserved /= 2;
  enter(Own, 0);
}

// What nothing else needed is for the nodes that were rejected.
void ElisionPlanner::releaseReserved() {
  Reserved = 0;
  for (auto [Id, N] : enumerateIds(Nodes))
    if (N.State == Node::Rejected) {
      N.State = Node::Waiting;
      Queue.push({N.Frequency, -int(Id.index())});
    }
}

// Those that are entered often come first, as long as there is room.
size_t ElisionPlanner::findNodes() {
  size_t NumVisited = 0;
  Reserved = SizeLeft / 2;
  enter(getOwnPlace(BlockId(0)), 1);
  while (!Queue.empty()) {
    Node &N = Nodes[ElisionNodeId(-Queue.top().second)];
    Queue.pop();
    if (N.State != Node::Waiting)
      continue;
    if (isAffordable(N))
      NumVisited += connect(N);
    else
      reject(N);
    if (Queue.empty() && Reserved != 0)
      releaseReserved();
  }
  return NumVisited;
}

// What would lead to a rejected node puts values back, and leads to this one.
ElisionNodeId ElisionPlanner::getTarget(ElisionNodeId Id) const {
  if (Nodes[Id].State != Node::Rejected)
    return Id;
  return NodeOf[OwnPlaces[Nodes[Id].Block]];
}

//===----------------------------------------------------------------------===//
// How often they are executed
//===----------------------------------------------------------------------===//

std::vector<ElisionPlanner::Flow> ElisionPlanner::findFlows() {
  std::vector<Flow> Flows;
  for (ElisionNodeId Id : Nodes.ids()) {
    Node &N = Nodes[Id];
    if (N.State != Node::Connected)
      continue;
    const double Frequency = Program.Blocks[N.Block].Frequency;
    for (auto [I, Succ] : enumerate(Passages[N.Passage].Succs)) {
      const double Probability = getProbability(N, I);
      const ElisionNodeId To = NodeOf[Succ];
      if (Nodes[To].State == Node::Rejected)
        N.Cost += (getRepairCost(Succ) + Program.BranchCost) * Probability;
      Flows.push_back({Id, getTarget(To), Frequency * Probability});
    }
  }
  sortFlows(Flows);
  return Flows;
}

// In the reverse postorder of where they lead to, in linear time. Nothing leads to
// the block as it was if there is room for the node after all.
void ElisionPlanner::sortFlows(std::vector<Flow> &Flows) const {
  auto CountBy = [&](auto Key) {
    std::vector<unsigned> First(Nodes.size() + 1);
    for (const Flow &F : Flows)
      ++First[Key(F) + 1];
    std::partial_sum(First.begin(), First.end(), First.begin());
    return First;
  };
  // They stand in the order of the nodes that they come from.
  const std::vector<unsigned> First =
      CountBy([](const Flow &F) { return F.From.index(); });
  std::vector<unsigned> Next = First;
  constexpr unsigned Unknown = ~0u, Open = ~1u;
  std::vector<unsigned> Rank(Nodes.size(), Unknown);
  unsigned NumLeft = Nodes.size();
  SmallVector<unsigned, 64> Path = {0};
  Rank[0] = Open;
  while (!Path.empty()) {
    const unsigned Last = Path.back();
    if (Next[Last] == First[Last + 1]) {
      Rank[Last] = --NumLeft;
      Path.pop_back();
      continue;
    }
    const unsigned To = Flows[Next[Last]++].To.index();
    if (Rank[To] == Unknown) {
      Rank[To] = Open;
      Path.push_back(To);
    }
  }
  erase_if(Flows,
           [&](const Flow &F) { return Rank[F.From.index()] == Unknown; });
  std::vector<unsigned> Index =
      CountBy([&](const Flow &F) { return Rank[F.To.index()]; });
  std::vector<Flow> Sorted(Flows.size());
  for (const Flow &F : Flows)
    Sorted[Index[Rank[F.To.index()]]++] = F;
  Flows = std::move(Sorted);
}

// Iterative aggregation and disaggregation (Koury, McAllister and Stewart 1984),
// where the aggregates, blocks, are known: a round follows all flows once, and then
// gives the nodes of each block, in proportion, its frequency together.
void ElisionPlanner::findShares(ArrayRef<Flow> Flows) {
  // Next to each other, for they are read several times.
  IdVector<ElisionNodeId, double> Shares(Nodes.size());
  IdVector<ElisionNodeId, BlockId> Blocks;
  for (const Node &N : Nodes)
    Blocks.push_back(N.Block);
  const ElisionNodeId Entry(0);
  for (unsigned Round = 0; Round != NumRounds; ++Round) {
    IdVector<BlockId, double> Sums(Program.Blocks.size());
    const IdVector<ElisionNodeId, double> Before = Shares;
    auto Enter = [&](ElisionNodeId Id, double In) {
      const double Frequency = Program.Blocks[Blocks[Id]].Frequency;
      Shares[Id] = Frequency > 0 ? In / Frequency : 0;
      Sums[Blocks[Id]] += Shares[Id];
    };
    // It is entered once from outside.
    double In = 1;
    ElisionNodeId To = Entry;
    for (const Flow &F : Flows) {
      if (F.To != To) {
        Enter(To, In);
        To = F.To;
        In = 0;
      }
      In += Shares[F.From] * F.Frequency;
    }
    Enter(To, In);
    double Change = 0;
    for (auto [Share, Old, Block] : zip(Shares, Before, Blocks)) {
      if (Sums[Block] > 0)
        Share /= Sums[Block];
      Change = std::max(Change, std::abs(Share - Old));
    }
    if (Change < LeastChange)
      break;
  }
  for (auto [N, Share] : zip(Nodes, Shares))
    N.Share = Share;
}

std::pair<ElisionCost, size_t>
ElisionPlanner::estimate(const DenseSet<ElisionSite> &New) {
  if (Places.size() + Passages.size() + NumSuccs > MaxStored)
    forget();
  for (const Node &N : Nodes)
    if (N.Place.index() < NodeOf.size())
      NodeOf[N.Place] = None;
  Nodes.clear();
  SizeLeft = MaxSize;
  setChosen(New);
  const size_t NumVisited = findNodes();
  findShares(findFlows());
  ElisionCost Cost;
  for (const Node &N : Nodes) {
    if (N.State != Node::Connected)
      continue;
    const double Frequency = Program.Blocks[N.Block].Frequency * N.Share;
    Cost.Cost += Frequency * N.Cost;
    Cost.Saved += Frequency * Passages[N.Passage].Saved;
  }
  return {Cost, NumVisited};
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

ElisionNode ElisionPlanner::makeNode(const Node &N,
                                     ArrayRef<ElisionNodeId> NewId) const {
  const Place &From = Places[N.Place];
  const Passage &Taken = Passages[N.Passage];
  ElisionNode New;
  New.Block = From.Entry.Block;
  New.In = From.Entry.In;
  New.Cost = Taken.Cost;
  New.Saved = Taken.Saved;
  New.Share = N.Share;
  New.Edges.resize(Program.Blocks[New.Block].Succs.size());
  for (auto [I, Succ] : enumerate(Taken.Succs)) {
    const ElisionNodeId Id = NodeOf[Succ];
    ElisionNode::Edge &E = New.Edges[Taken.Decided == None ? I : Taken.Decided];
    E.Node = NewId[getTarget(Id).index()];
    if (Nodes[Id].State != Node::Rejected)
      continue;
    const auto &[Block, In] = Places[Succ].Entry;
    LocationTracker OnEdge(Program, In);
    E.Repair = OnEdge.putBack(Program.liveIn(Block));
    E.Cost = getCost(E.Repair) + Program.BranchCost;
  }
  return New;
}

ElisionPlan ElisionPlanner::complete(DenseSet<ElisionSite> New) {
  ElisionPlan Plan;
  static_cast<ElisionCost &>(Plan) = estimate(New).first;
  Plan.Chosen = std::move(New);
  // Nothing is left of rejected nodes.
  std::vector<ElisionNodeId> NewId;
  unsigned NumNodes = 0;
  for (const Node &N : Nodes)
    NewId.push_back(N.State == Node::Connected ? ElisionNodeId(NumNodes++)
                                               : ElisionNodeId(None));
  for (const Node &N : Nodes)
    if (N.State == Node::Connected)
      Plan.Nodes.push_back(makeNode(N, NewId));
  return Plan;
}
