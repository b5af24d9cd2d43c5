//===-- AccessOrder.cpp - An order of accesses with short travel ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/AccessOrder.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

namespace {

/// How many values are in registers while instructions come one after another.
class RegisterUse {
  const OrderProblem &P;
  /// For each value, how many instructions still read it.
  IdVector<ValueId, unsigned> Readers;
  unsigned Live = 0;

public:
  explicit RegisterUse(const OrderProblem &P);

  unsigned getLive() const { return Live; }
  /// By how many values the instruction would change that.
  int getRise(InstrId N) const;
  void add(InstrId N);

private:
  bool isNeeded(ValueId Value) const {
    return Readers[Value] != 0 || P.IsLiveAfter[Value];
  }
};

} // namespace

RegisterUse::RegisterUse(const OrderProblem &P)
    : P(P), Readers(P.getNumValues()) {
  IdVector<ValueId, bool> IsDefined(P.getNumValues());
  for (const OrderedInstr &I : P.Instrs) {
    for (ValueId Value : I.Uses)
      ++Readers[Value];
    if (I.Def != None)
      IsDefined[I.Def] = true;
  }
  for (ValueId Value : P.values())
    Live += Readers[Value] != 0 && !IsDefined[Value];
}

int RegisterUse::getRise(InstrId N) const {
  const OrderedInstr &I = P.Instrs[N];
  int Rise = I.Def != None && isNeeded(I.Def);
  for (ValueId Value : I.Uses)
    Rise -= Readers[Value] == 1 && !P.IsLiveAfter[Value];
  return Rise;
}

void RegisterUse::add(InstrId N) {
  Live += getRise(N);
  for (ValueId Value : P.Instrs[N].Uses)
    --Readers[Value];
}

namespace {

/// Puts values into registers, one instruction after the other.
class SpillSimulation {
  const OrderProblem &P;
  /// For each value, where it is read, from the last place to the next one.
  IdVector<ValueId, SmallVector<unsigned, 4>> Uses;
  IdVector<ValueId, bool> IsStored;
  SmallVector<ValueId, 32> InRegisters;
  unsigned NumWaiting, NumIdle;
  uint64_t Cost = 0;

  bool isNeeded(ValueId Value) const {
    return !Uses[Value].empty() || P.IsLiveAfter[Value];
  }
  unsigned getNextUse(ValueId Value) const {
    return Uses[Value].empty() ? None : Uses[Value].back();
  }
  void makeRoom(ArrayRef<ValueId> Kept);

public:
  SpillSimulation(const OrderProblem &P, ArrayRef<InstrId> Order);
  void add(const OrderedInstr &I);
  /// At the end.
  uint64_t getCost() const;
};

} // namespace

SpillSimulation::SpillSimulation(const OrderProblem &P, ArrayRef<InstrId> Order)
    : P(P), Uses(P.getNumValues()), IsStored(P.getNumValues()),
      NumWaiting(P.NumWaiting), NumIdle(P.NumIdle) {
  IdVector<ValueId, bool> IsDefined(P.getNumValues());
  for (unsigned Place = Order.size(); Place-- != 0;) {
    const OrderedInstr &I = P.Instrs[Order[Place]];
    for (ValueId Value : I.Uses)
      Uses[Value].push_back(Place);
    if (I.Def != None)
      IsDefined[I.Def] = true;
  }
  for (ValueId Value : P.values())
    if (!IsDefined[Value] && !Uses[Value].empty())
      InRegisters.push_back(Value);
  makeRoom({});
}

// Takes the register of the value that is needed last, but of none of the first
// ones, which an instruction needs now.
void SpillSimulation::makeRoom(ArrayRef<ValueId> Kept) {
  while (InRegisters.size() + NumWaiting + NumIdle > P.NumRegs) {
    if (NumIdle != 0) {
      --NumIdle;
      continue;
    }
    // It was there before, so it is stored once, not here: with the store, the
    // tuning set costs 1.0001.
    if (NumWaiting != 0) {
      --NumWaiting;
      Cost += P.ReloadCost;
      continue;
    }
    ValueId *Last = nullptr;
    for (ValueId &Value : InRegisters)
      if (!is_contained(Kept, Value) &&
          (!Last || getNextUse(Value) > getNextUse(*Last)))
        Last = &Value;
    if (!Last)
      return;
    if (!IsStored[*Last])
      Cost += P.StoreCost;
    IsStored[*Last] = true;
    InRegisters.erase(Last);
  }
}

void SpillSimulation::add(const OrderedInstr &I) {
  for (ValueId Value : I.Uses)
    if (!is_contained(InRegisters, Value)) {
      Cost += P.ReloadCost;
      InRegisters.push_back(Value);
    }
  makeRoom(I.Uses);
  for (ValueId Value : I.Uses) {
    Uses[Value].pop_back();
    if (!isNeeded(Value))
      erase(InRegisters, Value);
  }
  if (I.Def == None || !isNeeded(I.Def))
    return;
  InRegisters.push_back(I.Def);
  makeRoom(I.Def);
}

uint64_t SpillSimulation::getCost() const {
  uint64_t Later = 0;
  for (ValueId Value : P.values())
    if (P.IsLiveAfter[Value] && IsStored[Value] &&
        !is_contained(InRegisters, Value))
      Later += P.ReloadCost;
  return Cost + Later;
}

uint64_t course::getSpillCost(const OrderProblem &P, ArrayRef<InstrId> Order) {
  SpillSimulation Simulation(P, Order);
  for (InstrId N : Order)
    Simulation.add(P.Instrs[N]);
  return Simulation.getCost();
}

uint64_t course::getOrderCost(const OrderProblem &P, ArrayRef<InstrId> Order,
                              AccessDistance Distance) {
  uint64_t Travel = 0;
  InstrId First, Last;
  for (InstrId N : Order) {
    if (!P.Instrs[N].IsAccess)
      continue;
    if (Last != None)
      Travel += Distance(Last, N);
    else
      First = N;
    Last = N;
  }
  if (P.Repeats && Last != None)
    Travel += Distance(Last, First);
  return Travel + getSpillCost(P, Order);
}

// For each value, the instruction that defines it.
static IdVector<ValueId, InstrId> getDefinitions(const OrderProblem &P) {
  IdVector<ValueId, InstrId> Definitions(P.getNumValues());
  for (auto [N, I] : enumerateIds(P.Instrs))
    if (I.Def != None)
      Definitions[I.Def] = N;
  return Definitions;
}

// For each instruction, those that have to come before.
using InstrLists = IdVector<InstrId, SmallVector<InstrId, 4>>;

static InstrLists getNeeds(const OrderProblem &P) {
  IdVector<ValueId, InstrId> Definitions = getDefinitions(P);
  InstrLists Needs;
  for (const OrderedInstr &I : P.Instrs) {
    Needs.push_back(I.Before);
    for (ValueId Value : I.Uses)
      if (Definitions[Value] != None)
        Needs.back().push_back(Definitions[Value]);
  }
  return Needs;
}

bool course::isValidOrder(const OrderProblem &P, ArrayRef<InstrId> Order) {
  InstrLists Needs = getNeeds(P);
  IdVector<InstrId, bool> Done(P.Instrs.size());
  for (InstrId N : Order) {
    if (!Done.has(N) || Done[N] ||
        !all_of(Needs[N], [&](InstrId Other) { return Done[Other]; }))
      return false;
    Done[N] = true;
  }
  return Order.size() == Done.size();
}

namespace {

/// What comes before what.
struct OrderGraph {
  /// For each instruction, those that have to come before, and those that it
  /// has to come before.
  InstrLists Needs, NeededBy;
  /// For each value, the instructions that read it.
  IdVector<ValueId, SmallVector<InstrId, 2>> Readers;

  explicit OrderGraph(const OrderProblem &P);
};

} // namespace

OrderGraph::OrderGraph(const OrderProblem &P)
    : Needs(getNeeds(P)), NeededBy(P.Instrs.size()), Readers(P.getNumValues()) {
  for (auto [N, I] : enumerateIds(P.Instrs)) {
    for (ValueId Value : I.Uses)
      Readers[Value].push_back(N);
    for (InstrId Other : Needs[N])
      NeededBy[Other].push_back(N);
  }
}

namespace {

/// Makes one order.
class ListScheduler {
  const OrderProblem &P;
  AccessDistance Distance;
  const unsigned Limit;
  const OrderGraph &Graph;
  /// Whether accesses come as in the source, not by travel.
  const bool KeepsSource;
  RegisterUse Use;
  IdVector<InstrId, bool> Done;
  /// Those that are left, in order, and perhaps some that are done.
  SmallVector<InstrId, 0> Accesses, Others;
  /// For each instruction, how many that have to come before are left.
  IdVector<InstrId, unsigned> NumNeeds;
  /// For an access that others do not come before, its chain once it is known;
  /// else one of those.
  IdVector<InstrId, SmallVector<InstrId, 2>> Chains;
  IdVector<InstrId, InstrId> Blocker;
  InstrId Last;
  SmallVector<InstrId, 0> Order;
  int MostLive = 0;

public:
  ListScheduler(const OrderProblem &P, AccessDistance Distance, unsigned Limit,
                const OrderGraph &Graph, bool KeepsSource = false)
      : P(P), Distance(Distance), Limit(Limit), Graph(Graph),
        KeepsSource(KeepsSource), Use(P), Done(P.Instrs.size()),
        NumNeeds(P.Instrs.size()), Chains(P.Instrs.size()),
        Blocker(P.Instrs.size()) {
    for (auto [N, I] : enumerateIds(P.Instrs)) {
      (I.IsAccess ? Accesses : Others).push_back(N);
      NumNeeds[N] = Graph.Needs[N].size();
    }
  }

  SmallVector<InstrId, 0> run();
  /// The most values in registers that a choice looked at. Down to this limit
  /// the order is the same.
  unsigned getMostLive() const { return MostLive; }

private:
  bool isReady(InstrId N) const { return !Done[N] && NumNeeds[N] == 0; }
  void dropDone(SmallVectorImpl<InstrId> &Left) const {
    erase_if(Left, [&](InstrId N) { return Done[N]; });
  }
  void add(InstrId N);
  void addFree();
  ArrayRef<InstrId> getChain(InstrId N);
  int getRelief(InstrId Access) const;
  uint64_t getCost(ArrayRef<InstrId> Chain);
  bool addNearest();
};

} // namespace

void ListScheduler::add(InstrId N) {
  assert(isReady(N) && "something has to come before");
  Use.add(N);
  Done[N] = true;
  for (InstrId Other : Graph.NeededBy[N])
    --NumNeeds[Other];
  Order.push_back(N);
  if (P.Instrs[N].IsAccess)
    Last = N;
}

// What needs no further register and no travel.
void ListScheduler::addFree() {
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (InstrId N : Others)
      if (isReady(N) && Use.getRise(N) <= 0) {
        add(N);
        IsChanging = true;
      }
    dropDone(Others);
  }
}

// What has to come before an access, and this itself, in their order; nothing
// if there are other accesses among it.
ArrayRef<InstrId> ListScheduler::getChain(InstrId N) {
  SmallVectorImpl<InstrId> &Chain = Chains[N];
  if (!Chain.empty()) {
    dropDone(Chain);
    return Chain;
  }
  if (Blocker[N] != None && !Done[Blocker[N]])
    return {};
  Chain.push_back(N);
  for (unsigned I = 0; I != Chain.size(); ++I)
    for (InstrId Other : Graph.Needs[Chain[I]]) {
      if (Done[Other] || is_contained(Chain, Other))
        continue;
      if (P.Instrs[Other].IsAccess) {
        Blocker[N] = Other;
        Chain.clear();
        return {};
      }
      Chain.push_back(Other);
    }
  llvm::sort(Chain, std::less<InstrId>());
  return Chain;
}

// By how many values (negative) what comes next changes those in registers,
// once the access is done: an operation on what it loads, or a store.
int ListScheduler::getRelief(InstrId Access) const {
  int Most = 0;
  for (InstrId N : Graph.NeededBy[Access])
    if (!Done[N] && (!P.Instrs[N].IsAccess || P.Instrs[N].Def == None) &&
        all_of(Graph.Needs[N],
               [&](InstrId Other) { return Other == Access || Done[Other]; }))
      Most = std::min(Most, Use.getRise(N));
  return Most;
}

uint64_t ListScheduler::getCost(ArrayRef<InstrId> Chain) {
  InstrId Access = Chain.back();
  if (KeepsSource)
    return P.Instrs[Access].SourcePlace;
  uint64_t Travel = Last == None ? 0 : Distance(Last, Access);
  int Live = Use.getLive() + getRelief(Access);
  for (InstrId N : Chain)
    Live += Use.getRise(N);
  MostLive = std::max(MostLive, Live);
  return Travel + (Live > int(Limit)
                       ? (Live - Limit) * (P.StoreCost + P.ReloadCost)
                       : 0);
}

bool ListScheduler::addNearest() {
  ArrayRef<InstrId> Best;
  uint64_t Least = 0;
  dropDone(Accesses);
  for (InstrId N : Accesses) {
    ArrayRef<InstrId> Chain = getChain(N);
    if (Chain.empty())
      continue;
    uint64_t Cost = getCost(Chain);
    if (Best.empty() || Cost < Least) {
      Best = Chain;
      Least = Cost;
    }
  }
  for (InstrId N : Best)
    add(N);
  return !Best.empty();
}

SmallVector<InstrId, 0> ListScheduler::run() {
  do
    addFree();
  while (addNearest());
  for (InstrId N : Done.ids())
    if (!Done[N])
      add(N);
  return std::move(Order);
}

namespace {

/// Which of two instructions that leave as many values alive comes later: by
/// their numbers, or by when they could first have been placed.
enum class Tie { HigherNumber, LowerNumber, Newer, Older };

/// Makes an order from its end.
class BackwardScheduler {
  const OrderProblem &P;
  AccessDistance Distance;
  const OrderGraph &Graph;
  /// Whether the shorter travel decides before.
  const bool PrefersNear;
  const Tie Rule;
  IdVector<ValueId, bool> IsLive;
  /// For each instruction, how many that it has to come before are left.
  IdVector<InstrId, unsigned> NumAfter;
  /// What nothing that is left has to come after, from the oldest to the newest.
  SmallVector<InstrId, 0> Ready;
  /// The access that comes next.
  InstrId Next;

  int getRise(InstrId N) const;
  /// Of what is ready at that index; small is good.
  std::tuple<int, uint64_t, int> getRank(unsigned Index) const;
  void add(InstrId N);

public:
  BackwardScheduler(const OrderProblem &P, AccessDistance Distance,
                    const OrderGraph &Graph, bool PrefersNear, Tie Rule)
      : P(P), Distance(Distance), Graph(Graph), PrefersNear(PrefersNear),
        Rule(Rule), IsLive(P.IsLiveAfter) {
    for (auto [N, After] : enumerateIds(Graph.NeededBy)) {
      NumAfter.push_back(After.size());
      if (After.empty())
        Ready.push_back(N);
    }
  }

  SmallVector<InstrId, 0> run();
};

} // namespace

// By how many the values alive before it are more than those after it.
int BackwardScheduler::getRise(InstrId N) const {
  const OrderedInstr &I = P.Instrs[N];
  int Rise = I.Def != None && IsLive[I.Def] ? -1 : 0;
  for (ValueId Value : I.Uses)
    Rise += !IsLive[Value];
  return Rise;
}

std::tuple<int, uint64_t, int>
BackwardScheduler::getRank(unsigned Index) const {
  const InstrId N = Ready[Index];
  const bool CountsTravel = PrefersNear && P.Instrs[N].IsAccess && Next != None;
  const int ByNumber =
      Rule == Tie::HigherNumber ? -int(N.index()) : int(N.index());
  const int ByAge = Rule == Tie::Newer ? -int(Index) : int(Index);
  const bool DecidesAge = Rule == Tie::Newer || Rule == Tie::Older;
  return {getRise(N), CountsTravel ? Distance(N, Next) : 0,
          DecidesAge ? ByAge : ByNumber};
}

void BackwardScheduler::add(InstrId N) {
  const OrderedInstr &I = P.Instrs[N];
  if (I.Def != None)
    IsLive[I.Def] = false;
  for (ValueId Value : I.Uses)
    IsLive[Value] = true;
  if (I.IsAccess)
    Next = N;
  for (InstrId Other : Graph.Needs[N])
    if (--NumAfter[Other] == 0)
      Ready.push_back(Other);
}

SmallVector<InstrId, 0> BackwardScheduler::run() {
  SmallVector<InstrId, 0> Order;
  while (!Ready.empty()) {
    unsigned Best = 0;
    auto Least = getRank(Best);
    for (unsigned Index = 1; Index != Ready.size(); ++Index)
      if (auto Rank = getRank(Index); Rank < Least) {
        Best = Index;
        Least = Rank;
      }
    Order.push_back(Ready[Best]);
    Ready.erase(Ready.begin() + Best);
    add(Order.back());
  }
  std::reverse(Order.begin(), Order.end());
  return Order;
}

static SmallVector<InstrId, 0> getOldOrder(const OrderProblem &P) {
  return to_vector<0>(P.Instrs.ids());
}

bool course::canOrderGain(const OrderProblem &P, AccessDistance Distance,
                          uint64_t LeastGain) {
  return getOrderCost(P, getOldOrder(P), Distance) >= LeastGain;
}

SmallVector<InstrId, 0> course::orderAccesses(const OrderProblem &P,
                                              AccessDistance Distance,
                                              uint64_t LeastGain) {
  SmallVector<InstrId, 0> Old = getOldOrder(P);
  assert(isValidOrder(P, Old) && "an instruction comes before what it needs");
  uint64_t OldCost = getOrderCost(P, Old, Distance);
  const OrderGraph Graph(P);
  uint64_t Least = OldCost;
  SmallVector<InstrId, 0> Best;
  auto Try = [&](SmallVector<InstrId, 0> Order) {
    uint64_t Cost = getOrderCost(P, Order, Distance);
    if (Cost + LeastGain > OldCost || Cost >= Least)
      return;
    Best = std::move(Order);
    Least = Cost;
  };
  unsigned MostLive = None;
  for (unsigned Spare : {0u, 2u, 4u, 6u}) {
    if (Spare >= P.NumRegs)
      break;
    if (MostLive <= P.NumRegs - Spare)
      continue;
    ListScheduler Scheduler(P, Distance, P.NumRegs - Spare, Graph);
    SmallVector<InstrId, 0> Order = Scheduler.run();
    MostLive = Scheduler.getMostLive();
    Try(std::move(Order));
  }
  Try(ListScheduler(P, Distance, P.NumRegs, Graph, /*KeepsSource=*/true).run());
  if (getSpillCost(P, Best.empty() ? Old : Best) != 0)
    for (bool PrefersNear : {false, true})
      for (Tie Rule :
           {Tie::HigherNumber, Tie::LowerNumber, Tie::Newer, Tie::Older})
        Try(BackwardScheduler(P, Distance, Graph, PrefersNear, Rule).run());
  return Best;
}
