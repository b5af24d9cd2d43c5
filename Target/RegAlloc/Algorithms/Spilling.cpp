//===-- Spilling.cpp - What to keep in registers, and where ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Spilling.h"
#include "RegAlloc/Algorithms/MarkedValues.h"
#include "RegAlloc/Algorithms/ReloadGathering.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

namespace {

class Planner {
  const SpillProgram &Program;
  const NextUses &Distances;
  const unsigned NumRegs;
  const SpillStrategy &Strategy;
  SpillPlan Plan;
  ArrayRef<unsigned> LoopPressure;

  /// Values that memory holds already: evicting them costs no store.
  std::vector<bool> IsStored;
  /// Of blocks planned so far and of edges.
  double Cost = 0;

  /// Where a value is used next, counted from the block's start on across its
  /// end, and the frequency of that use.
  struct Upcoming {
    uint32_t Pos = Dead;
    float Frequency = 0;
  };

  // The block that is being worked on.
  unsigned Block = 0;
  SpillBlockPlan *BlockPlan = nullptr;
  SmallVector<unsigned, 24> InRegs;
  /// By value: the next use from here, and the one after the block's end.
  std::vector<Upcoming> Next, NextAfterEnd;
  /// Next uses after the operands and definitions that are left.
  const uint32_t *LocalNext = nullptr;

  MarkedValues Banned, Held, Wanted;

  /// The plan for a strategy that differs by one rule, and how the plan under
  /// way differs from it so far.
  const SpillPlan *Base = nullptr;
  const SpillRule *Changed = nullptr;
  std::vector<bool> IsEntryChanged, IsExitChanged, WasStored;
  SmallVector<unsigned, 8> StoredOtherwise;

  static constexpr uint32_t Dead = ~0u;
  /// Live, but of no use in a register.
  static constexpr uint32_t UnwantedPos = 3u << 30;

  double getReturnCost(unsigned Value) const;
  double getWorth(unsigned Value, uint32_t Distance, float Frequency) const;
  double getWorthInBlock(unsigned Value, unsigned Pos) const;

  void planBlock(unsigned Id);
  void mark(MarkedValues &Values, SpillRule::EffectType Effect,
            unsigned Id) const;
  bool findWanted();
  void findNextUses();
  Upcoming takeLocalNext(unsigned Value);
  void planInstr(unsigned Pos);
  void evictDownTo(unsigned Limit, unsigned Pos, SpillAction::KindType Kind,
                   ArrayRef<unsigned> Pinned);
  void bringBack(ArrayRef<unsigned> Missing, unsigned Pos);
  void markStored(unsigned Value);

  using Candidate = std::pair<double, unsigned>;
  void chooseEntry();
  void chooseLoopEntry(ArrayRef<NextUse> LiveIns);
  void chooseJoinEntry(ArrayRef<NextUse> LiveIns);
  bool isWorthCompleting(const NextUse &U) const;
  void takeBest(SmallVectorImpl<Candidate> &Candidates, unsigned Limit);
  void markMemoryPhis();
  bool isAvailable(unsigned Value, unsigned PredIndex) const;

  void planEdge(unsigned Succ, unsigned PredIndex);

  bool isLiveAtEntry(unsigned Value, unsigned Id) const {
    return NextUses::lookup(Distances.atEntry(Id), Value);
  }
  bool isRuleChanged(unsigned Id) const;
  bool isStoredOtherwise(unsigned Id) const;
  bool mustReplan(unsigned Id) const;
  void keepBlock(unsigned Id);
  bool replanBlock(unsigned Id);
  void replanEdges();

public:
  Planner(const SpillProgram &Program, const NextUses &Distances,
          ArrayRef<unsigned> LoopPressure, unsigned NumRegs,
          const SpillStrategy &Strategy)
      : Program(Program), Distances(Distances), NumRegs(NumRegs),
        Strategy(Strategy), LoopPressure(LoopPressure),
        IsStored(Program.Values.size()), Next(Program.Values.size()),
        NextAfterEnd(Program.Values.size()), Banned(Program.Values.size()),
        Held(Program.Values.size()), Wanted(Program.Values.size()) {}

  SpillPlan run();
  std::optional<SpillPlan> rerun(const SpillPlan &BasePlan,
                                 const SpillRule &ChangedRule,
                                 double CostLimit);
};

} // namespace

static SmallVector<unsigned, 17> sorted(ArrayRef<unsigned> Values) {
  SmallVector<unsigned, 17> Result(Values);
  // Without a comparator LLVM's sort is the C library's.
  llvm::sort(Result, std::less<unsigned>());
  return Result;
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

// Of having a value again that is not in a register.
double Planner::getReturnCost(unsigned Value) const {
  const SpillValue &V = Program.Values[Value];
  if (V.isRecomputableAnywhere())
    return std::min(V.RecomputeCost, Program.getLonelyLoadCost());
  return Program.getLonelyLoadCost();
}

// What a register is worth that keeps the value for so long. A value used in a
// hotter place would be brought back before that, here at the latest.
double Planner::getWorth(unsigned Value, uint32_t Distance,
                         float Frequency) const {
  if (Held.contains(Value))
    return std::numeric_limits<float>::max() / (Distance + 1.0);
  if (!Strategy.WeighCosts)
    return 1.0 / (Distance + 1.0);
  double Here = Program.Blocks[Block].Frequency;
  double Cost = getReturnCost(Value) * std::min<double>(Frequency, Here);
  const SpillValue &V = Program.Values[Value];
  if (!IsStored[Value] && !V.isRecomputableAnywhere())
    Cost += Program.getLonelyStoreCost() *
            std::min(Program.Blocks[V.DefBlock].Frequency, Here);
  return Cost / (Distance + 1.0);
}

double Planner::getWorthInBlock(unsigned Value, unsigned Pos) const {
  const Upcoming &U = Next[Value];
  return U.Pos >= UnwantedPos ? 0 : getWorth(Value, U.Pos - Pos, U.Frequency);
}

//===----------------------------------------------------------------------===//
// Within a block
//===----------------------------------------------------------------------===//

// The values to which rules have an effect in the block.
void Planner::mark(MarkedValues &Values, SpillRule::EffectType Effect,
                   unsigned Id) const {
  Values.clear();
  for (const SpillRule &Rule : Strategy.Rules)
    if (Rule.Effect == Effect && Rule.covers(Program, Id))
      for (unsigned Value : Rule.Values)
        Values.insert(Value);
}

// What the successors want in registers at the end of the block. False if that
// is all that is live: none has been planned yet or must do without some value.
bool Planner::findWanted() {
  const auto &Succs = Program.Blocks[Block].Succs;
  if (none_of(Succs, [&](unsigned Succ) {
        return Succ <= Block ||
               any_of(Strategy.Rules, [&](const SpillRule &Rule) {
                 return Rule.Effect == SpillRule::Ban &&
                        Rule.covers(Program, Succ);
               });
      }))
    return false;
  Wanted.clear();
  for (unsigned Succ : Succs) {
    unsigned Index = Program.getPredIndex(Block, Succ);
    auto Add = [&](unsigned Value) {
      unsigned Name = Program.getNameOnEdge(Value, Succ, Index);
      if (Name != None)
        Wanted.insert(Name);
    };
    if (Succ <= Block) {
      for_each(Plan.Blocks[Succ].Entry, Add);
      continue;
    }
    mark(Banned, SpillRule::Ban, Succ);
    for (const NextUse &U : Distances.atEntry(Succ))
      if (!Banned.contains(U.Value))
        Add(U.Value);
  }
  return true;
}

// At the start of the block.
void Planner::findNextUses() {
  const SpillBlock &B = Program.Blocks[Block];
  uint32_t Length = B.Instrs.size() + 1;
  bool IsSelective = findWanted();
  for (const NextUse &U : Distances.atExit(Block)) {
    bool IsWanted = !IsSelective || Wanted.contains(U.Value);
    NextAfterEnd[U.Value] = {IsWanted ? U.Distance + Length : UnwantedPos,
                             U.Frequency};
  }
  for (const NextUse &U : Distances.atEntry(Block))
    Next[U.Value] = NextAfterEnd[U.Value];
  for (auto [Value, Pos] : Distances.firstUsesIn(Block))
    Next[Value] = {Pos, float(B.Frequency)};
  LocalNext = Distances.nextUsesIn(Block).data();
}

// After the next operand or definition, which is the value.
Planner::Upcoming Planner::takeLocalNext(unsigned Value) {
  uint32_t Pos = *LocalNext++;
  if (Pos == None)
    return NextAfterEnd[Value];
  return {Pos, float(Program.Blocks[Block].Frequency)};
}

void Planner::markStored(unsigned Value) {
  IsStored[Value] = true;
  BlockPlan->Stored.push_back(Value);
}

// Frees registers until at most Limit are in use, those of the least worth
// first, but none of Pinned.
void Planner::evictDownTo(unsigned Limit, unsigned Pos,
                          SpillAction::KindType Kind,
                          ArrayRef<unsigned> Pinned) {
  while (InRegs.size() > Limit) {
    unsigned Victim = None;
    double Least = 0;
    for (auto [Index, Value] : enumerate(InRegs)) {
      if (is_contained(Pinned, Value))
        continue;
      double Worth = getWorthInBlock(Value, Pos);
      if (Victim == None || Worth < Least ||
          (Worth == Least && Value > InRegs[Victim])) {
        Victim = Index;
        Least = Worth;
      }
    }
    assert(Victim != None && "an instruction with more values than registers");
    unsigned Value = InRegs[Victim];
    BlockPlan->Actions.push_back({Pos, Kind, Value});
    if (!Program.Values[Value].isRecomputableAnywhere())
      markStored(Value);
    InRegs[Victim] = InRegs.back();
    InRegs.pop_back();
  }
}

void Planner::bringBack(ArrayRef<unsigned> Missing, unsigned Pos) {
  SmallVector<unsigned, 3> ToRecompute;
  for (unsigned Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRecompute() && V.RecomputeCost < Program.getLonelyLoadCost() &&
        all_of(
            V.RecomputeOperands,
            [&](unsigned U) { return is_contained(InRegs, U); })) {
      ToRecompute.push_back(Value);
      continue;
    }
    BlockPlan->Actions.push_back({Pos, SpillAction::Reload, Value});
    markStored(Value);
  }
  for (unsigned Value : ToRecompute)
    BlockPlan->Actions.push_back({Pos, SpillAction::Recompute, Value});
}

void Planner::planInstr(unsigned Pos) {
  const SpillBlock &B = Program.Blocks[Block];
  const SpillInstr &Instr = B.Instrs[Pos];
  SmallVector<unsigned, 3> Missing;
  for (unsigned Use : Instr.Uses)
    if (!is_contained(InRegs, Use))
      Missing.push_back(Use);
  assert(Instr.Uses.size() <= NumRegs && "an operand too many");
  evictDownTo(NumRegs - Missing.size(), Pos, SpillAction::Evict, Instr.Uses);
  bringBack(Missing, Pos);
  InRegs.append(Missing.begin(), Missing.end());

  for (unsigned Use : Instr.Uses) {
    Next[Use] = takeLocalNext(Use);
    if (Next[Use].Pos == Dead)
      InRegs.erase(find(InRegs, Use));
  }
  if (Instr.Def == None)
    return;
  evictDownTo(NumRegs - 1, Pos, SpillAction::EvictLate, {});
  Next[Instr.Def] = takeLocalNext(Instr.Def);
  if (Next[Instr.Def].Pos != Dead)
    InRegs.push_back(Instr.Def);
}

void Planner::planBlock(unsigned Id) {
  Block = Id;
  BlockPlan = &Plan.Blocks[Id];
  InRegs.clear();
  chooseEntry();
  markMemoryPhis();
  BlockPlan->Entry = sorted(InRegs);

  findNextUses();
  unsigned NumInstrs = Program.Blocks[Id].Instrs.size();
  for (unsigned Pos = 0; Pos != NumInstrs; ++Pos)
    planInstr(Pos);
  BlockPlan->Exit = sorted(InRegs);
  gatherReloads(Program.Blocks[Id], NumRegs, *BlockPlan, Program.Values);
  for (const NextUse &U : Distances.atExit(Id))
    NextAfterEnd[U.Value] = {};
  Cost +=
      getActionCost(Program, BlockPlan->Actions) * Program.Blocks[Id].Frequency;
}

//===----------------------------------------------------------------------===//
// At the start of a block
//===----------------------------------------------------------------------===//

// Whether the predecessor has the value in a register at its end; one that is
// not planned yet is going to.
bool Planner::isAvailable(unsigned Value, unsigned PredIndex) const {
  unsigned Pred = Program.Blocks[Block].Preds[PredIndex];
  if (Pred >= Block)
    return true;
  unsigned Name = Program.getNameOnEdge(Value, Block, PredIndex);
  return Name == None || llvm::binary_search(Plan.Blocks[Pred].Exit, Name);
}

void Planner::takeBest(SmallVectorImpl<Candidate> &Candidates, unsigned Limit) {
  llvm::sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return A.first != B.first ? A.first > B.first : A.second < B.second;
  });
  for (auto [Worth, Value] : ArrayRef(Candidates).take_front(Limit))
    InRegs.push_back(Value);
}

// All that the loop uses, as far as it fits, even where that means to bring it
// back before the loop. Of what merely lives through the loop only what can
// stay there all the way.
void Planner::chooseLoopEntry(ArrayRef<NextUse> LiveIns) {
  SmallVector<Candidate, 32> Used, Through;
  unsigned NumPreds = Program.Blocks[Block].Preds.size();
  unsigned NumThrough = 0;
  uint32_t ExitDistance = Program.getExitDistance(Program.Blocks[Block].Loop);
  for (const NextUse &U : LiveIns) {
    if (Banned.contains(U.Value)) {
      NumThrough += U.Distance >= ExitDistance;
      continue;
    }
    Candidate C(getWorth(U.Value, U.Distance, U.Frequency), U.Value);
    if (U.Distance < ExitDistance || Held.contains(U.Value)) {
      Used.push_back(C);
      continue;
    }
    ++NumThrough;
    bool IsThere = true;
    for (unsigned Index = 0; Index != NumPreds; ++Index)
      IsThere &= isAvailable(U.Value, Index);
    if (IsThere)
      Through.push_back(C);
  }
  takeBest(Used, NumRegs);

  unsigned NumInLoop = LoopPressure[Program.Blocks[Block].Loop] - NumThrough;
  unsigned Room = NumRegs - InRegs.size();
  takeBest(Through, std::min(Room, NumRegs - std::min(NumRegs, NumInLoop)));
}

// Whether it costs no more to bring the value back on the edges that lack it
// than to do so at its next use.
bool Planner::isWorthCompleting(const NextUse &U) const {
  if (Held.contains(U.Value))
    return true;
  const SpillBlock &B = Program.Blocks[Block];
  double CostNow = 0;
  bool IsAnywhere = false;
  for (unsigned Index = 0; Index != B.Preds.size(); ++Index) {
    if (isAvailable(U.Value, Index)) {
      IsAnywhere = true;
      continue;
    }
    double Cost = getReturnCost(U.Value);
    if (Program.isSplitEdge(B.Preds[Index], Block))
      Cost += Program.Costs.Branch;
    CostNow += Cost * B.PredFrequencies[Index];
  }
  if (CostNow == 0)
    return true;
  if (!IsAnywhere || !Strategy.CompleteJoins)
    return false;
  return CostNow <=
         getReturnCost(U.Value) * std::min<double>(U.Frequency, B.Frequency);
}

void Planner::chooseJoinEntry(ArrayRef<NextUse> LiveIns) {
  SmallVector<Candidate, 32> Candidates;
  for (const NextUse &U : LiveIns)
    if (!Banned.contains(U.Value) && isWorthCompleting(U))
      Candidates.push_back(
          {getWorth(U.Value, U.Distance, U.Frequency), U.Value});
  takeBest(Candidates, NumRegs);
}

void Planner::chooseEntry() {
  ArrayRef<NextUse> LiveIns = Distances.atEntry(Block);
  mark(Banned, SpillRule::Ban, Block);
  mark(Held, SpillRule::Hold, Block);
  if (Program.isLoopHeader(Block))
    chooseLoopEntry(LiveIns);
  else
    chooseJoinEntry(LiveIns);
}

// PHIs of memory have their operands in memory.
void Planner::markMemoryPhis() {
  for (const SpillPhi &Phi : Program.Blocks[Block].Phis) {
    if (is_contained(InRegs, Phi.Result))
      continue;
    markStored(Phi.Result);
    for (unsigned Operand : Phi.Operands)
      if (Operand != None && !Program.Values[Operand].isRecomputableAnywhere())
        markStored(Operand);
  }
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

// Brings back what the successor starts with and the predecessor lacks.
void Planner::planEdge(unsigned Succ, unsigned PredIndex) {
  const SpillBlock &S = Program.Blocks[Succ];
  unsigned Pred = S.Preds[PredIndex];
  ArrayRef<unsigned> Exit = Plan.Blocks[Pred].Exit;
  SmallVector<unsigned, 17> Kept, Missing;
  for (unsigned Value : Plan.Blocks[Succ].Entry) {
    unsigned Name = Program.getNameOnEdge(Value, Succ, PredIndex);
    if (Name != None)
      (llvm::binary_search(Exit, Name) ? Kept : Missing).push_back(Name);
  }
  if (Missing.empty())
    return;
  llvm::sort(Missing, std::less<unsigned>());
  Missing.erase(llvm::unique(Missing), Missing.end());

  SpillEdgePlan Edge{Pred, Succ, {}};
  SmallVector<unsigned, 8> ToRecompute;
  for (unsigned Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRecompute() && V.RecomputeCost < Program.getLonelyLoadCost() &&
        all_of(
            V.RecomputeOperands,
            [&](unsigned U) { return is_contained(Kept, U); })) {
      ToRecompute.push_back(Value);
    } else {
      Edge.Actions.push_back({0, SpillAction::Reload, Value});
    }
  }
  for (unsigned Value : ToRecompute)
    Edge.Actions.push_back({0, SpillAction::Recompute, Value});
  Cost += getActionCost(Program, Edge.Actions) * S.PredFrequencies[PredIndex];
  Plan.Edges.push_back(std::move(Edge));
}

SpillPlan Planner::run() {
  Plan.Blocks.resize(Program.Blocks.size());
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
    planBlock(Id);
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
    for (unsigned Index = 0; Index != Program.Blocks[Id].Preds.size(); ++Index)
      planEdge(Id, Index);
  return std::move(Plan);
}

//===----------------------------------------------------------------------===//
// One rule more or less
//===----------------------------------------------------------------------===//

// Whether the changed rule is about a value that is live at the block's start,
// or comes into being in it.
bool Planner::isRuleChanged(unsigned Id) const {
  return Changed->covers(Program, Id) &&
         any_of(Changed->Values, [&](unsigned V) {
           return isLiveAtEntry(V, Id) || Program.Values[V].DefBlock == Id;
         });
}

// Whether it matters in the block that some values have been stored before in
// one of the two plans only.
bool Planner::isStoredOtherwise(unsigned Id) const {
  return any_of(StoredOtherwise, [&](unsigned V) {
    return Program.Values[V].DefBlock == Id || isLiveAtEntry(V, Id);
  });
}

// A plan for a block follows from those of its predecessors that come before,
// what its successors want, what is stored already, and rules.
bool Planner::mustReplan(unsigned Id) const {
  const SpillBlock &B = Program.Blocks[Id];
  return isRuleChanged(Id) || isStoredOtherwise(Id) ||
         any_of(B.Preds, [&](unsigned P) { return IsExitChanged[P]; }) ||
         any_of(B.Succs, [&](unsigned S) {
           return S > Id ? isRuleChanged(S) : IsEntryChanged[S];
         });
}

void Planner::keepBlock(unsigned Id) {
  const SpillBlockPlan &B = Base->Blocks[Id];
  for (unsigned Value : B.Stored)
    IsStored[Value] = WasStored[Value] = true;
  Cost += getActionCost(Program, B.Actions) * Program.Blocks[Id].Frequency;
  Plan.Blocks[Id] = B;
}

// Returns whether the plan for the block is another one.
bool Planner::replanBlock(unsigned Id) {
  const SpillBlockPlan &Old = Base->Blocks[Id];
  planBlock(Id);
  IsEntryChanged[Id] = BlockPlan->Entry != Old.Entry;
  IsExitChanged[Id] = BlockPlan->Exit != Old.Exit;
  for (unsigned Value : Old.Stored)
    WasStored[Value] = true;
  StoredOtherwise.append(Old.Stored.begin(), Old.Stored.end());
  StoredOtherwise.append(BlockPlan->Stored.begin(), BlockPlan->Stored.end());
  return IsEntryChanged[Id] || IsExitChanged[Id] ||
         BlockPlan->Actions != Old.Actions;
}

// Edges of blocks that are as before are, too.
void Planner::replanEdges() {
  ArrayRef<SpillEdgePlan> Old = Base->Edges;
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
    for (auto [Index, Pred] : enumerate(Program.Blocks[Id].Preds)) {
      bool WasThere =
          !Old.empty() && Old.front().Succ == Id && Old.front().Pred == Pred;
      if (IsEntryChanged[Id] || IsExitChanged[Pred]) {
        planEdge(Id, Index);
      } else if (WasThere) {
        Cost += getActionCost(Program, Old.front().Actions) *
                Program.Blocks[Id].PredFrequencies[Index];
        Plan.Edges.push_back(Old.front());
      }
      Old = Old.drop_front(WasThere);
    }
}

std::optional<SpillPlan> Planner::rerun(const SpillPlan &BasePlan,
                                        const SpillRule &ChangedRule,
                                        double CostLimit) {
  Base = &BasePlan;
  Changed = &ChangedRule;
  unsigned NumBlocks = Program.Blocks.size();
  Plan.Blocks.resize(NumBlocks);
  IsEntryChanged.assign(NumBlocks, false);
  IsExitChanged.assign(NumBlocks, false);
  WasStored.assign(Program.Values.size(), false);
  bool HasChanged = false;
  for (unsigned Id = 0; Id != NumBlocks; ++Id) {
    erase_if(StoredOtherwise,
             [&](unsigned V) { return IsStored[V] == WasStored[V]; });
    if (mustReplan(Id))
      HasChanged |= replanBlock(Id);
    else
      keepBlock(Id);
    if (Cost >= CostLimit)
      return std::nullopt;
  }
  if (!HasChanged)
    return std::nullopt;
  replanEdges();
  if (Cost >= CostLimit)
    return std::nullopt;
  return std::move(Plan);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

double course::getActionCost(const SpillProgram &Program,
                             ArrayRef<SpillAction> Actions) {
  double Cost = 0;
  for (const SpillAction &A : Actions)
    if (A.Kind == SpillAction::Reload)
      Cost += Program.Costs.Load;
    else if (A.Kind == SpillAction::Recompute)
      Cost += Program.Values[A.Value].RecomputeCost;
  return Cost;
}

SpillPlanner::SpillPlanner(const SpillProgram &Program,
                           const NextUses &Distances, unsigned NumRegs)
    : Program(Program), Distances(Distances), NumRegs(NumRegs),
      LoopPressure(Distances.computeLoopPressure()) {}

SpillPlan SpillPlanner::plan(const SpillStrategy &Strategy) const {
  return Planner(Program, Distances, LoopPressure, NumRegs, Strategy).run();
}

std::optional<SpillPlan> SpillPlanner::replan(const SpillStrategy &Strategy,
                                              const SpillPlan &Base,
                                              const SpillRule &Changed,
                                              double CostLimit) const {
  return Planner(Program, Distances, LoopPressure, NumRegs, Strategy)
      .rerun(Base, Changed, CostLimit);
}
