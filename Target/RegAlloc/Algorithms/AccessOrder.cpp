//===-- AccessOrder.cpp - An order of accesses with short travel ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/AccessOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
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
  std::vector<unsigned> Readers;
  unsigned Live = 0;

public:
  explicit RegisterUse(const OrderProblem &P);

  unsigned getLive() const { return Live; }
  /// By how many values the instruction would change that.
  int getRise(unsigned N) const;
  void add(unsigned N);

private:
  bool isNeeded(unsigned Value) const {
    return Readers[Value] != 0 || P.IsLiveAfter[Value];
  }
};

} // namespace

RegisterUse::RegisterUse(const OrderProblem &P)
    : P(P), Readers(P.getNumValues()) {
  std::vector<bool> IsDefined(P.getNumValues());
  for (const OrderedInstr &I : P.Instrs) {
    for (unsigned Value : I.Uses)
      ++Readers[Value];
    if (I.Def != None)
      IsDefined[I.Def] = true;
  }
  for (unsigned Value = 0; Value != P.getNumValues(); ++Value)
    Live += Readers[Value] != 0 && !IsDefined[Value];
}

int RegisterUse::getRise(unsigned N) const {
  const OrderedInstr &I = P.Instrs[N];
  int Rise = I.Def != None && isNeeded(I.Def);
  for (unsigned Value : I.Uses)
    Rise -= Readers[Value] == 1 && !P.IsLiveAfter[Value];
  return Rise;
}

void RegisterUse::add(unsigned N) {
  Live += getRise(N);
  for (unsigned Value : P.Instrs[N].Uses)
    --Readers[Value];
}

namespace {

/// Puts values into registers, one instruction after the other.
class SpillSimulation {
  const OrderProblem &P;
  /// For each value, where it is read, from the last place to the next one.
  std::vector<SmallVector<unsigned, 4>> Uses;
  std::vector<bool> IsStored;
  SmallVector<unsigned, 32> InRegisters;
  unsigned NumWaiting, NumIdle;
  uint64_t Cost = 0;

  bool isNeeded(unsigned Value) const {
    return !Uses[Value].empty() || P.IsLiveAfter[Value];
  }
  unsigned getNextUse(unsigned Value) const {
    return Uses[Value].empty() ? None : Uses[Value].back();
  }
  void makeRoom(ArrayRef<unsigned> Kept);

public:
  SpillSimulation(const OrderProblem &P, ArrayRef<unsigned> Order);
  void add(const OrderedInstr &I);
  /// At the end.
  uint64_t getCost() const;
};

} // namespace

SpillSimulation::SpillSimulation(const OrderProblem &P,
                                 ArrayRef<unsigned> Order)
    : P(P), Uses(P.getNumValues()), IsStored(P.getNumValues()),
      NumWaiting(P.NumWaiting), NumIdle(P.NumIdle) {
  std::vector<bool> IsDefined(P.getNumValues());
  for (unsigned Place = Order.size(); Place-- != 0;) {
    const OrderedInstr &I = P.Instrs[Order[Place]];
    for (unsigned Value : I.Uses)
      Uses[Value].push_back(Place);
    if (I.Def != None)
      IsDefined[I.Def] = true;
  }
  for (unsigned Value = 0; Value != P.getNumValues(); ++Value)
    if (!IsDefined[Value] && !Uses[Value].empty())
      InRegisters.push_back(Value);
  makeRoom({});
}

// Takes the register of the value that is needed last, but of none of the first
// ones, which an instruction needs now.
void SpillSimulation::makeRoom(ArrayRef<unsigned> Kept) {
  while (InRegisters.size() + NumWaiting + NumIdle > P.NumRegs) {
    if (NumIdle != 0) {
      --NumIdle;
      continue;
    }
    if (NumWaiting != 0) {
      --NumWaiting;
      Cost += P.StoreCost + P.ReloadCost;
      continue;
    }
    unsigned *Last = nullptr;
    for (unsigned &Value : InRegisters)
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
  for (unsigned Value : I.Uses)
    if (!is_contained(InRegisters, Value)) {
      Cost += P.ReloadCost;
      InRegisters.push_back(Value);
    }
  makeRoom(I.Uses);
  for (unsigned Value : I.Uses) {
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
  for (unsigned Value = 0; Value != P.getNumValues(); ++Value)
    if (P.IsLiveAfter[Value] && IsStored[Value] &&
        !is_contained(InRegisters, Value))
      Later += P.ReloadCost;
  return Cost + Later;
}

uint64_t course::getSpillCost(const OrderProblem &P, ArrayRef<unsigned> Order) {
  SpillSimulation Simulation(P, Order);
  for (unsigned N : Order)
    Simulation.add(P.Instrs[N]);
  return Simulation.getCost();
}

uint64_t course::getOrderCost(const OrderProblem &P, ArrayRef<unsigned> Order,
                              AccessDistance Distance) {
  uint64_t Travel = 0;
  unsigned First = None, Last = None;
  for (unsigned N : Order) {
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
static std::vector<unsigned> getDefinitions(const OrderProblem &P) {
  std::vector<unsigned> Definitions(P.getNumValues(), None);
  for (auto [N, I] : enumerate(P.Instrs))
    if (I.Def != None)
      Definitions[I.Def] = N;
  return Definitions;
}

// For each instruction, those that have to come before.
static std::vector<SmallVector<unsigned, 4>> getNeeds(const OrderProblem &P) {
  std::vector<unsigned> Definitions = getDefinitions(P);
  std::vector<SmallVector<unsigned, 4>> Needs;
  for (const OrderedInstr &I : P.Instrs) {
    Needs.push_back(I.Before);
    for (unsigned Value : I.Uses)
      if (Definitions[Value] != None)
        Needs.back().push_back(Definitions[Value]);
  }
  return Needs;
}

bool course::isValidOrder(const OrderProblem &P, ArrayRef<unsigned> Order) {
  std::vector<SmallVector<unsigned, 4>> Needs = getNeeds(P);
  std::vector<bool> Done(P.Instrs.size());
  for (unsigned N : Order) {
    if (N >= Done.size() || Done[N] ||
        !all_of(Needs[N], [&](unsigned Other) { return Done[Other]; }))
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
  std::vector<SmallVector<unsigned, 4>> Needs, NeededBy;
  /// For each value, the instructions that read it.
  std::vector<SmallVector<unsigned, 2>> Readers;

  explicit OrderGraph(const OrderProblem &P);
};

} // namespace

OrderGraph::OrderGraph(const OrderProblem &P)
    : Needs(getNeeds(P)), NeededBy(P.Instrs.size()), Readers(P.getNumValues()) {
  for (auto [N, I] : enumerate(P.Instrs)) {
    for (unsigned Value : I.Uses)
      Readers[Value].push_back(N);
    for (unsigned Other : Needs[N])
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
  RegisterUse Use;
  std::vector<bool> Done;
  /// Those that are left, in order, and perhaps some that are done.
  SmallVector<unsigned, 0> Accesses, Others;
  /// For each instruction, how many that have to come before are left.
  std::vector<unsigned> NumNeeds;
  /// For an access that others do not come before, its chain once it is known;
  /// else one of those.
  std::vector<SmallVector<unsigned, 2>> Chains;
  std::vector<unsigned> Blocker;
  unsigned Last = None;
  SmallVector<unsigned, 0> Order;
  int MostLive = 0;

public:
  ListScheduler(const OrderProblem &P, AccessDistance Distance, unsigned Limit,
                const OrderGraph &Graph)
      : P(P), Distance(Distance), Limit(Limit), Graph(Graph), Use(P),
        Done(P.Instrs.size()), NumNeeds(P.Instrs.size()),
        Chains(P.Instrs.size()), Blocker(P.Instrs.size(), None) {
    for (auto [N, I] : enumerate(P.Instrs)) {
      (I.IsAccess ? Accesses : Others).push_back(N);
      NumNeeds[N] = Graph.Needs[N].size();
    }
  }

  SmallVector<unsigned, 0> run();
  /// The most values in registers that a choice looked at. Down to this limit
  /// the order is the same.
  unsigned getMostLive() const { return MostLive; }

private:
  bool isReady(unsigned N) const { return !Done[N] && NumNeeds[N] == 0; }
  void dropDone(SmallVectorImpl<unsigned> &Left) const {
    erase_if(Left, [&](unsigned N) { return Done[N]; });
  }
  void add(unsigned N);
  void addFree();
  ArrayRef<unsigned> getChain(unsigned N);
  int getRelief(unsigned Access) const;
  uint64_t getCost(ArrayRef<unsigned> Chain);
  bool addNearest();
};

} // namespace

void ListScheduler::add(unsigned N) {
  assert(isReady(N) && "something has to come before");
  Use.add(N);
  Done[N] = true;
  for (unsigned Other : Graph.NeededBy[N])
    --NumNeeds[Other];
  Order.push_back(N);
  if (P.Instrs[N].IsAccess)
    Last = N;
}

// What needs no further register and no travel.
void ListScheduler::addFree() {
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (unsigned N : Others)
      if (isReady(N) && Use.getRise(N) <= 0) {
        add(N);
        IsChanging = true;
      }
    dropDone(Others);
  }
}

// What has to come before an access, and this itself, in their order; nothing
// if there are other accesses among it.
ArrayRef<unsigned> ListScheduler::getChain(unsigned N) {
  SmallVectorImpl<unsigned> &Chain = Chains[N];
  if (!Chain.empty()) {
    dropDone(Chain);
    return Chain;
  }
  if (Blocker[N] != None && !Done[Blocker[N]])
    return {};
  Chain.push_back(N);
  for (unsigned I = 0; I != Chain.size(); ++I)
    for (unsigned Other : Graph.Needs[Chain[I]]) {
      if (Done[Other] || is_contained(Chain, Other))
        continue;
      if (P.Instrs[Other].IsAccess) {
        Blocker[N] = Other;
        Chain.clear();
        return {};
      }
      Chain.push_back(Other);
    }
  llvm::sort(Chain, std::less<unsigned>());
  return Chain;
}

// By how many values (negative) what comes next changes those in registers,
// once the access is done.
int ListScheduler::getRelief(unsigned Access) const {
  int Most = 0;
  unsigned Def = P.Instrs[Access].Def;
  if (Def == None)
    return 0;
  for (unsigned N : Graph.Readers[Def])
    if (!Done[N] && !P.Instrs[N].IsAccess &&
        all_of(Graph.Needs[N],
               [&](unsigned Other) { return Other == Access || Done[Other]; }))
      Most = std::min(Most, Use.getRise(N));
  return Most;
}

uint64_t ListScheduler::getCost(ArrayRef<unsigned> Chain) {
  unsigned Access = Chain.back();
  uint64_t Travel = Last == None ? 0 : Distance(Last, Access);
  int Live = Use.getLive() + getRelief(Access);
  for (unsigned N : Chain)
    Live += Use.getRise(N);
  MostLive = std::max(MostLive, Live);
  return Travel + (Live > int(Limit)
                       ? (Live - Limit) * (P.StoreCost + P.ReloadCost)
                       : 0);
}

bool ListScheduler::addNearest() {
  ArrayRef<unsigned> Best;
  uint64_t Least = 0;
  dropDone(Accesses);
  for (unsigned N : Accesses) {
    ArrayRef<unsigned> Chain = getChain(N);
    if (Chain.empty())
      continue;
    uint64_t Cost = getCost(Chain);
    if (Best.empty() || Cost < Least) {
      Best = Chain;
      Least = Cost;
    }
  }
  for (unsigned N : Best)
    add(N);
  return !Best.empty();
}

SmallVector<unsigned, 0> ListScheduler::run() {
  do
    addFree();
  while (addNearest());
  for (unsigned N = 0; N != Done.size(); ++N)
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
  std::vector<bool> IsLive;
  /// For each instruction, how many that it has to come before are left.
  std::vector<unsigned> NumAfter;
  /// What nothing that is left has to come after, from the oldest to the newest.
  SmallVector<unsigned, 0> Ready;
  /// The access that comes next.
  unsigned Next = None;

  int getRise(unsigned N) const;
  /// Of what is ready at that index; small is good.
  std::tuple<int, uint64_t, int> getRank(unsigned Index) const;
  void add(unsigned N);

public:
  BackwardScheduler(const OrderProblem &P, AccessDistance Distance,
                    const OrderGraph &Graph, bool PrefersNear, Tie Rule)
      : P(P), Distance(Distance), Graph(Graph), PrefersNear(PrefersNear),
        Rule(Rule), IsLive(P.IsLiveAfter) {
    for (auto [N, After] : enumerate(Graph.NeededBy)) {
      NumAfter.push_back(After.size());
      if (After.empty())
        Ready.push_back(N);
    }
  }

  SmallVector<unsigned, 0> run();
};

} // namespace

// By how many the values alive before it are more than those after it.
int BackwardScheduler::getRise(unsigned N) const {
  const OrderedInstr &I = P.Instrs[N];
  int Rise = I.Def != None && IsLive[I.Def] ? -1 : 0;
  for (unsigned Value : I.Uses)
    Rise += !IsLive[Value];
  return Rise;
}

std::tuple<int, uint64_t, int>
BackwardScheduler::getRank(unsigned Index) const {
  const unsigned N = Ready[Index];
  const bool CountsTravel = PrefersNear && P.Instrs[N].IsAccess && Next != None;
  const int ByNumber = Rule == Tie::HigherNumber ? -int(N) : int(N);
  const int ByAge = Rule == Tie::Newer ? -int(Index) : int(Index);
  const bool DecidesAge = Rule == Tie::Newer || Rule == Tie::Older;
  return {getRise(N), CountsTravel ? Distance(N, Next) : 0,
          DecidesAge ? ByAge : ByNumber};
}

void BackwardScheduler::add(unsigned N) {
  const OrderedInstr &I = P.Instrs[N];
  if (I.Def != None)
    IsLive[I.Def] = false;
  for (unsigned Value : I.Uses)
    IsLive[Value] = true;
  if (I.IsAccess)
    Next = N;
  for (unsigned Other : Graph.Needs[N])
    if (--NumAfter[Other] == 0)
      Ready.push_back(Other);
}

SmallVector<unsigned, 0> BackwardScheduler::run() {
  SmallVector<unsigned, 0> Order;
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

static SmallVector<unsigned, 0> getOldOrder(const OrderProblem &P) {
  return to_vector<0>(seq<unsigned>(0, P.Instrs.size()));
}

bool course::canOrderGain(const OrderProblem &P, AccessDistance Distance,
                          uint64_t LeastGain) {
  return getOrderCost(P, getOldOrder(P), Distance) >= LeastGain;
}

SmallVector<unsigned, 0> course::orderAccesses(const OrderProblem &P,
                                               AccessDistance Distance,
                                               uint64_t LeastGain) {
  SmallVector<unsigned, 0> Old = getOldOrder(P);
  assert(isValidOrder(P, Old) && "an instruction comes before what it needs");
  uint64_t OldCost = getOrderCost(P, Old, Distance);
  const OrderGraph Graph(P);
  uint64_t Least = OldCost;
  SmallVector<unsigned, 0> Best;
  auto Try = [&](SmallVector<unsigned, 0> Order) {
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
    SmallVector<unsigned, 0> Order = Scheduler.run();
    MostLive = Scheduler.getMostLive();
    Try(std::move(Order));
  }
  if (getSpillCost(P, Best.empty() ? Old : Best) != 0)
    for (bool PrefersNear : {false, true})
      for (Tie Rule :
           {Tie::HigherNumber, Tie::LowerNumber, Tie::Newer, Tie::Older})
        Try(BackwardScheduler(P, Distance, Graph, PrefersNear, Rule).run());
  return Best;
}
