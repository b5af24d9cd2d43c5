//===-- SpillSearch.cpp - The cheapest of many spilling plans -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillSearch.h"
#include "RegAlloc/Algorithms/SlotClasses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

#define DEBUG_TYPE "course-spill"

using namespace llvm;
using namespace llvm::course;

namespace {

class Searcher {
  const SpillProgram &Program;
  const NextUses &Distances;
  const unsigned NumRegs;
  const SpillEffort Effort;
  const SpillPlanner Planner;
  SpillChoice Best;
  SpillStrategy BestStrategy;
  unsigned NumPlansLeft = 0;

  /// Values that PHIs connect, and that could share a slot.
  SlotClasses Webs;

  void planPlainly();
  unsigned computeBudget() const;
  SpillChoice complete(SpillPlan Plan) const;
  bool isBetter(const SpillChoice &C) const;
  void take(SpillChoice C);
  void toggle(const SpillRule &Rule);
  std::optional<SpillChoice> improve(const SpillRule &Rule);
  bool tryToggle(const SpillRule &Rule);
  void toggleWhatGains(ArrayRef<SpillRule> Rules);
  bool toggleBest(ArrayRef<SpillRule> Rules);
  void findWebs();
  SpillRule makeRule(SpillRule::EffectType Effect, LoopId Loop,
                     ValueId Web) const;
  double getLoopCost(LoopId Loop) const;
  IdVector<ValueId, double> getBanCosts(LoopId Loop) const;
  std::vector<SpillRule> makeBans(LoopId Loop) const;
  bool isWebInRegs(ValueId Web, LoopId Loop) const;
  void searchBans(LoopId Loop);
  std::vector<SpillRule> makeHolds(LoopId Loop) const;
  void searchFromMemory(LoopId Loop);
  SmallVector<ValueId, 8> findDubious(BlockId Block) const;
  void searchBlocks();
  SmallVector<ValueId, 32> findWebsIn(LoopId Loop) const;

public:
  Searcher(const SpillProgram &Program, const NextUses &Distances,
           unsigned NumRegs, SpillEffort Effort)
      : Program(Program), Distances(Distances), NumRegs(NumRegs),
        Effort(Effort), Planner(Program, Distances, NumRegs),
        Webs(Distances, Program.Values.size()) {}

  SpillChoice run();
};

} // namespace

// So that the search takes about as long for any program up to a size, and the
// longer the fewer registers there are, which leaves more to decide. Half the
// work costs another 0.1 % over the benchmarks with 4 registers, twice the work
// gains nothing with 16.
unsigned Searcher::computeBudget() const {
  constexpr size_t Work = 32000000, MaxPlans = 16000;
  size_t Size = 1;
  for (BlockId Id : Program.Blocks.ids())
    Size += Program.Blocks[Id].Instrs.size() + Distances.atExit(Id).size();
  return Effort.getPart(Program, Best.Cost) *
         (std::min(MaxPlans, Work / Size) / NumRegs);
}

SpillChoice Searcher::complete(SpillPlan Plan) const {
  SpillMemoryPlan Memory = planMemory(Program, Distances, Plan, NumRegs);
  SpillCost Cost = evaluateSpills(Program, Plan, Memory);
  return {std::move(Plan), std::move(Memory), Cost};
}

bool Searcher::isBetter(const SpillChoice &C) const {
  return Best.Plan.Blocks.empty() ||
         C.Cost.getTotal() < Best.Cost.getTotal() * (1 - 1e-9);
}

void Searcher::take(SpillChoice C) {
  LLVM_DEBUG(dbgs() << "  plan with " << BestStrategy.Rules.size()
                    << " rules: code " << format("%.2f", C.Cost.Code)
                    << ", travel " << format("%.2f", C.Cost.Travel) << '\n');
  Best = std::move(C);
}

// Takes the rule away if it is there, and makes it one if not.
void Searcher::toggle(const SpillRule &Rule) {
  auto I = find(BestStrategy.Rules, Rule);
  if (I == BestStrategy.Rules.end())
    BestStrategy.Rules.push_back(Rule);
  else
    BestStrategy.Rules.erase(I);
}

// The best plan so far with one rule more or less, if it is better.
std::optional<SpillChoice> Searcher::improve(const SpillRule &Rule) {
  if (NumPlansLeft == 0)
    return std::nullopt;
  --NumPlansLeft;
  toggle(Rule);
  std::optional<SpillPlan> Plan =
      Planner.replan(BestStrategy, Best.Plan, Rule, Best.Cost.getTotal());
  toggle(Rule);
  if (!Plan)
    return std::nullopt;
  SpillChoice C = complete(std::move(*Plan));
  if (!isBetter(C))
    return std::nullopt;
  return C;
}

bool Searcher::tryToggle(const SpillRule &Rule) {
  std::optional<SpillChoice> C = improve(Rule);
  if (!C)
    return false;
  toggle(Rule);
  take(std::move(*C));
  return true;
}

// Toggles rules as long as anything is gained, those first that gain most by
// themselves.
void Searcher::toggleWhatGains(ArrayRef<SpillRule> Rules) {
  for (bool HasGained = true; HasGained;) {
    SmallVector<std::pair<double, size_t>, 32> Promising;
    for (auto [Index, Rule] : enumerate(Rules))
      if (std::optional<SpillChoice> C = improve(Rule))
        Promising.push_back({C->Cost.getTotal(), Index});
    llvm::sort(Promising);
    HasGained = false;
    for (auto [Cost, Index] : Promising)
      HasGained |= tryToggle(Rules[Index]);
  }
}

// Toggles the rule that gains most. False if none gains anything.
bool Searcher::toggleBest(ArrayRef<SpillRule> Rules) {
  const SpillRule *BestRule = nullptr;
  SpillChoice Choice;
  for (const SpillRule &Rule : Rules) {
    std::optional<SpillChoice> C = improve(Rule);
    if (!C || (BestRule && C->Cost.getTotal() >= Choice.Cost.getTotal()))
      continue;
    BestRule = &Rule;
    Choice = std::move(*C);
  }
  if (!BestRule)
    return false;
  toggle(*BestRule);
  take(std::move(Choice));
  return true;
}

void Searcher::findWebs() {
  std::vector<PhiEdge> Edges;
  for (auto [Id, B] : enumerateIds(Program.Blocks))
    for (const SpillPhi &Phi : B.Phis)
      for (auto [Index, Operand] : enumerate(Phi.Operands))
        if (Operand != None)
          Edges.push_back({Phi.Result, Operand, Id, unsigned(Index),
                           B.PredFrequencies[Index]});
  Webs.mergeAll(Program, Edges);
}

// The webs that live through the loop's header, in the order of values.
SmallVector<ValueId, 32> Searcher::findWebsIn(LoopId Loop) const {
  SmallVector<ValueId, 32> Leaders;
  DenseSet<ValueId> Seen;
  for (const NextUse &U : Distances.atEntry(Program.Loops[Loop].Header)) {
    ValueId Leader = Webs.getLeader(U.Value);
    if (Seen.insert(Leader).second)
      Leaders.push_back(Leader);
  }
  return Leaders;
}

SpillRule Searcher::makeRule(SpillRule::EffectType Effect, LoopId Loop,
                             ValueId Web) const {
  ArrayRef<ValueId> Members = Webs.getMembers(Web);
  return {Effect, Loop, None, {Members.begin(), Members.end()}};
}

// To keep each web out of registers in the loop.
std::vector<SpillRule> Searcher::makeBans(LoopId Loop) const {
  std::vector<SpillRule> Bans;
  for (ValueId Web : findWebsIn(Loop))
    Bans.push_back(makeRule(SpillRule::Ban, Loop, Web));
  return Bans;
}

// What is done in the loop to bring values back and to keep them in memory.
double Searcher::getLoopCost(LoopId Loop) const {
  double Cost = 0;
  auto Add = [&](ArrayRef<SpillAction> Actions, double Frequency) {
    for (const SpillAction &A : Actions)
      if (A.Kind == SpillAction::Reload)
        Cost += Program.getIsolatedLoadCost() * Frequency;
      else if (A.Kind == SpillAction::Rematerialize)
        Cost += Program.Values[A.Value].RematerializeCost * Frequency;
  };
  for (auto [Id, B] : enumerateIds(Best.Plan.Blocks))
    if (Program.isInLoop(Id, Loop))
      Add(B.Actions, Program.Blocks[Id].Frequency);
  for (const SpillEdgePlan &E : Best.Plan.Edges)
    if (Program.isInLoop(E.Succ, Loop)) {
      unsigned Index = Program.getPredIndex(E.Pred, E.Succ);
      Add(E.Actions, Program.Blocks[E.Succ].PredFrequencies[Index]);
    }
  for (const SpillStore &S : Best.Memory.Stores)
    if (Program.isInLoop(S.Block, Loop))
      Cost +=
          Program.getIsolatedStoreCost() * Program.Blocks[S.Block].Frequency;
  return Cost;
}

// By leaders of webs: what it costs about to use the web in the loop where the
// loop starts without it.
IdVector<ValueId, double> Searcher::getBanCosts(LoopId Loop) const {
  IdVector<ValueId, double> Costs(Program.Values.size());
  for (auto [Id, B] : enumerateIds(Program.Blocks)) {
    if (!Program.isInLoop(Id, Loop))
      continue;
    for (auto [Value, Pos] : Distances.firstUsesIn(Id)) {
      const SpillValue &V = Program.Values[Value];
      double Once = Program.Costs.Load;
      if (V.isRematerializableAnywhere())
        Once = std::min(V.RematerializeCost, Once);
      Costs[Webs.getLeader(Value)] += Once * B.Frequency;
    }
  }
  return Costs;
}

// Whether some block of the loop starts with a value of the web in a register.
bool Searcher::isWebInRegs(ValueId Web, LoopId Loop) const {
  for (auto [Id, B] : enumerateIds(Best.Plan.Blocks))
    if (Program.isInLoop(Id, Loop) &&
        any_of(B.Entry, [&](ValueId V) { return Webs.getLeader(V) == Web; }))
      return true;
  return false;
}

// Toggles bans from the loop that may gain something, those first that leave
// least to bring back.
void Searcher::searchBans(LoopId Loop) {
  const IdVector<ValueId, double> Costs = getBanCosts(Loop);
  for (bool HasGained = true; HasGained && NumPlansLeft != 0;) {
    HasGained = false;
    const double Limit = getLoopCost(Loop);
    SmallVector<std::pair<double, ValueId>, 32> Candidates;
    for (ValueId Web : findWebsIn(Loop))
      if (Costs[Web] < Limit && isWebInRegs(Web, Loop))
        Candidates.push_back({Costs[Web], Web});
    llvm::sort(Candidates, std::less<>());
    for (auto [Cost, Web] : Candidates)
      HasGained |= tryToggle(makeRule(SpillRule::Ban, Loop, Web));
  }
}

// To keep each web in registers in the loop that is not always there.
std::vector<SpillRule> Searcher::makeHolds(LoopId Loop) const {
  std::vector<SpillRule> Holds;
  DenseSet<ValueId> Seen;
  auto Add = [&](ValueId Value) {
    ValueId Web = Webs.getLeader(Value);
    if (!Program.Values[Value].isRematerializableAnywhere() &&
        Seen.insert(Web).second)
      Holds.push_back(makeRule(SpillRule::Hold, Loop, Web));
  };
  for (auto [Id, B] : enumerateIds(Best.Plan.Blocks)) {
    if (!Program.isInLoop(Id, Loop))
      continue;
    for (const SpillAction &A : B.Actions)
      Add(A.Value);
    for (const SpillPhi &Phi : Program.Blocks[Id].Phis)
      if (!is_contained(B.Entry, Phi.Result))
        Add(Phi.Result);
  }
  for (const SpillEdgePlan &E : Best.Plan.Edges)
    if (Program.isInLoop(E.Pred, Loop) && Program.isInLoop(E.Succ, Loop))
      for (const SpillAction &A : E.Actions)
        Add(A.Value);
  return Holds;
}

// Bans all webs from the loop and lifts the bans that cost most: several at
// once may gain where each alone only makes room for another web.
void Searcher::searchFromMemory(LoopId Loop) {
  // With fewer not even two of them could be let in again.
  if (NumPlansLeft <= 2 * findWebsIn(Loop).size())
    return;
  --NumPlansLeft;
  SpillChoice OldBest = Best;
  SpillStrategy OldStrategy = BestStrategy;
  erase_if(BestStrategy.Rules, [&](const SpillRule &Rule) {
    assert(Rule.Loop != None && "blocks come last");
    return Program.isInLoop(Program.Loops[Rule.Loop].Header, Loop);
  });
  std::vector<SpillRule> Bans = makeBans(Loop);
  append_range(BestStrategy.Rules, Bans);
  take(complete(Planner.plan(BestStrategy)));
  while (toggleBest(Bans))
    ;
  toggleWhatGains(makeHolds(Loop));
  if (Best.Cost.getTotal() < OldBest.Cost.getTotal() * (1 - 1e-9))
    return;
  BestStrategy = std::move(OldStrategy);
  take(std::move(OldBest));
}

// Values that the block starts with, and that are brought back for that on an
// edge, or go before they are used.
SmallVector<ValueId, 8> Searcher::findDubious(BlockId Block) const {
  const SpillBlockPlan &B = Best.Plan.Blocks[Block];
  SmallVector<ValueId, 8> Dubious;
  auto First =
      llvm::partition_point(Best.Plan.Edges, [&](const SpillEdgePlan &Edge) {
        return Edge.Succ < Block;
      });
  for (; First != Best.Plan.Edges.end() && First->Succ == Block; ++First) {
    unsigned Index = Program.getPredIndex(First->Pred, Block);
    for (ValueId Value : B.Entry)
      if (any_of(First->Actions, [&](const SpillAction &A) {
            return A.Value == Program.getNameOnEdge(Value, Block, Index);
          }))
        Dubious.push_back(Value);
  }
  for (const SpillAction &A : B.Actions) {
    bool IsEviction =
        A.Kind == SpillAction::Evict || A.Kind == SpillAction::EvictLate;
    if (IsEviction && is_contained(B.Entry, A.Value) &&
        none_of(Distances.firstUsesIn(Block), [&](auto Use) {
          return Use.first == A.Value && Use.second <= A.Pos;
        }))
      Dubious.push_back(A.Value);
  }
  llvm::sort(Dubious);
  Dubious.erase(llvm::unique(Dubious), Dubious.end());
  return Dubious;
}

void Searcher::searchBlocks() {
  auto Blocks = to_vector(Program.Blocks.ids());
  llvm::sort(Blocks, [&](BlockId A, BlockId B) {
    double FrequencyA = Program.Blocks[A].Frequency;
    double FrequencyB = Program.Blocks[B].Frequency;
    return FrequencyA != FrequencyB ? FrequencyA > FrequencyB : A < B;
  });
  for (BlockId Block : Blocks)
    for (ValueId Value : findDubious(Block))
      tryToggle({SpillRule::Ban, None, Block, {Value}});
}

// By each of the strategies, if more than one plan is worth the time.
void Searcher::planPlainly() {
  for (bool CompleteJoins : {true, false})
    for (bool WeighCosts : {true, false}) {
      SpillStrategy Strategy;
      Strategy.WeighCosts = WeighCosts;
      Strategy.CompleteJoins = CompleteJoins;
      SpillChoice C = complete(Planner.plan(Strategy));
      if (isBetter(C)) {
        BestStrategy = Strategy;
        take(std::move(C));
      }
      NumPlansLeft = computeBudget();
      if (NumPlansLeft == 0)
        return;
    }
}

SpillChoice Searcher::run() {
  planPlainly();
  if (NumPlansLeft == 0)
    return std::move(Best);
  // Hot loops first.
  findWebs();
  IdArrayRef<LoopId, unsigned> Pressure = Planner.getLoopPressure();
  SmallVector<LoopId, 16> Loops;
  for (LoopId Loop : Program.Loops.ids())
    if (Pressure[Loop] > NumRegs)
      Loops.push_back(Loop);
  auto Frequency = [&](LoopId Loop) {
    return Program.Blocks[Program.Loops[Loop].Header].Frequency;
  };
  llvm::sort(Loops, [&](LoopId A, LoopId B) {
    return Frequency(A) != Frequency(B) ? Frequency(A) > Frequency(B) : A < B;
  });
  for (LoopId Loop : Loops)
    searchBans(Loop);
  for (LoopId Loop : Loops)
    toggleWhatGains(makeHolds(Loop));
  for (LoopId Loop : Loops)
    searchFromMemory(Loop);
  searchBlocks();
  return std::move(Best);
}

SpillChoice course::chooseSpills(const SpillProgram &Program,
                                 const NextUses &Distances, unsigned NumRegs,
                                 SpillEffort Effort) {
  return Searcher(Program, Distances, NumRegs, Effort).run();
}
