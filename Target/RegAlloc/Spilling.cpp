//===-- Spilling.cpp - What to keep in registers, and where ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Spilling.h"
#include "llvm/ADT/DenseSet.h"
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

  /// The most values live at once in each loop.
  std::vector<unsigned> LoopPressure;
  /// Values that memory holds already: evicting them costs no store.
  std::vector<bool> IsStored;

  // The block that is being worked on.
  unsigned Block = 0;
  SpillBlockPlan *BlockPlan = nullptr;
  SmallVector<unsigned, 24> InRegs;
  /// For each value, the position of its next use, counted from the block's
  /// start on across its end; and the frequency of that use.
  std::vector<uint32_t> NextPos;
  std::vector<float> NextFrequency;
  /// Next uses after each operand and definition of the block.
  std::vector<SmallVector<uint32_t, 3>> UseNext;
  std::vector<uint32_t> DefNext;

  static constexpr uint32_t Dead = ~0u;
  /// Live, but of no use in a register.
  static constexpr uint32_t UnwantedPos = 3u << 30;

  double getReturnCost(unsigned Value) const;
  double getWorth(unsigned Value, uint32_t Distance, float Frequency) const;
  double getWorthInBlock(unsigned Value, unsigned Pos) const;

  void planBlock(unsigned Id);
  void setExitDistances();
  bool collectWantedNames(DenseSet<unsigned> &Wanted) const;
  void findNextUses();
  void planInstr(unsigned Pos);
  void evictDownTo(unsigned Limit, unsigned Pos, SpillAction::KindType Kind,
                   ArrayRef<unsigned> Pinned);
  void bringBack(ArrayRef<unsigned> Missing, unsigned Pos);

  using Candidate = std::pair<double, unsigned>;
  void chooseEntry();
  void chooseLoopEntry(ArrayRef<NextUse> LiveIns);
  void chooseJoinEntry(ArrayRef<NextUse> LiveIns);
  bool isWorthCompleting(const NextUse &U) const;
  void takeBest(SmallVectorImpl<Candidate> &Candidates, unsigned Limit);
  void markMemoryPhis();
  bool isAvailable(unsigned Value, unsigned PredIndex) const;
  bool isBanned(unsigned Value, unsigned Block) const {
    auto I = Strategy.Bans.find(Value);
    return I != Strategy.Bans.end() && any_of(I->second, [&](unsigned Loop) {
             return Program.isInLoop(Block, Loop);
           });
  }

  void planEdge(unsigned Succ, unsigned PredIndex);

public:
  Planner(const SpillProgram &Program, const NextUses &Distances,
          unsigned NumRegs, const SpillStrategy &Strategy)
      : Program(Program), Distances(Distances), NumRegs(NumRegs),
        Strategy(Strategy), IsStored(Program.Values.size()),
        NextPos(Program.Values.size(), Dead),
        NextFrequency(Program.Values.size()) {}

  SpillPlan run();
};

} // namespace

static bool containsSorted(ArrayRef<unsigned> Sorted, unsigned Value) {
  return std::binary_search(Sorted.begin(), Sorted.end(), Value);
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
  if (NextPos[Value] >= UnwantedPos)
    return 0;
  return getWorth(Value, NextPos[Value] - Pos, NextFrequency[Value]);
}

//===----------------------------------------------------------------------===//
// Within a block
//===----------------------------------------------------------------------===//

// What the successors want in registers at the end of the block. False if that
// is all that is live: no successor has been planned yet.
bool Planner::collectWantedNames(DenseSet<unsigned> &Wanted) const {
  const auto &Succs = Program.Blocks[Block].Succs;
  if (Strategy.Bans.empty() &&
      none_of(Succs, [&](unsigned Succ) { return Succ <= Block; }))
    return false;
  for (unsigned Succ : Succs) {
    unsigned Index = Program.getPredIndex(Block, Succ);
    auto Add = [&](unsigned Value) {
      unsigned Name = Program.getNameOnEdge(Value, Succ, Index);
      if (Name != None)
        Wanted.insert(Name);
    };
    if (Succ <= Block)
      for_each(Plan.Blocks[Succ].Entry, Add);
    else
      for (const NextUse &U : Distances.atEntry(Succ))
        if (!isBanned(U.Value, Succ))
          Add(U.Value);
  }
  return true;
}

void Planner::setExitDistances() {
  uint32_t Length = Program.Blocks[Block].Instrs.size() + 1;
  DenseSet<unsigned> Wanted;
  bool IsSelective = collectWantedNames(Wanted);
  for (const NextUse &U : Distances.atExit(Block)) {
    bool IsWanted = !IsSelective || Wanted.contains(U.Value);
    NextPos[U.Value] = IsWanted ? U.Distance + Length : UnwantedPos;
    NextFrequency[U.Value] = U.Frequency;
  }
}

// Backward over the block: what the next use is after each occurrence, and at
// the end what it is at the block's start.
void Planner::findNextUses() {
  const SpillBlock &B = Program.Blocks[Block];
  for (const SpillInstr &Instr : B.Instrs) {
    for (unsigned Use : Instr.Uses)
      NextPos[Use] = Dead;
    if (Instr.Def != None)
      NextPos[Instr.Def] = Dead;
  }
  for (const NextUse &U : Distances.atEntry(Block))
    NextPos[U.Value] = Dead;
  setExitDistances();

  UseNext.assign(B.Instrs.size(), {});
  DefNext.assign(B.Instrs.size(), Dead);
  for (unsigned Pos = B.Instrs.size(); Pos-- > 0;) {
    const SpillInstr &Instr = B.Instrs[Pos];
    if (Instr.Def != None)
      DefNext[Pos] = NextPos[Instr.Def];
    for (unsigned Use : Instr.Uses)
      UseNext[Pos].push_back(NextPos[Use]);
    for (unsigned Use : Instr.Uses)
      NextPos[Use] = Pos;
  }
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
      IsStored[Value] = true;
    InRegs[Victim] = InRegs.back();
    InRegs.pop_back();
  }
}

void Planner::bringBack(ArrayRef<unsigned> Missing, unsigned Pos) {
  SmallVector<unsigned, 3> ToRecompute;
  for (unsigned Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRecompute() && V.RecomputeCost < Program.getLonelyLoadCost() &&
        all_of(V.RecomputeOperands,
               [&](unsigned U) { return is_contained(InRegs, U); })) {
      ToRecompute.push_back(Value);
      continue;
    }
    BlockPlan->Actions.push_back({Pos, SpillAction::Reload, Value});
    IsStored[Value] = true;
  }
  for (unsigned Value : ToRecompute) {
    BlockPlan->Actions.push_back({Pos, SpillAction::Recompute, Value});
  }
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

  for (auto [Index, Use] : enumerate(Instr.Uses)) {
    NextPos[Use] = UseNext[Pos][Index];
    if (NextPos[Use] < B.Instrs.size())
      NextFrequency[Use] = B.Frequency;
    if (NextPos[Use] == Dead)
      InRegs.erase(find(InRegs, Use));
  }
  if (Instr.Def == None)
    return;
  evictDownTo(NumRegs - 1, Pos, SpillAction::EvictLate, {});
  NextPos[Instr.Def] = DefNext[Pos];
  if (DefNext[Pos] < B.Instrs.size())
    NextFrequency[Instr.Def] = B.Frequency;
  if (DefNext[Pos] != Dead)
    InRegs.push_back(Instr.Def);
}

void Planner::planBlock(unsigned Id) {
  Block = Id;
  BlockPlan = &Plan.Blocks[Id];
  InRegs.clear();
  chooseEntry();
  markMemoryPhis();
  BlockPlan->Entry.assign(InRegs.begin(), InRegs.end());
  llvm::sort(BlockPlan->Entry);

  findNextUses();
  unsigned NumInstrs = Program.Blocks[Id].Instrs.size();
  for (unsigned Pos = 0; Pos != NumInstrs; ++Pos)
    planInstr(Pos);
  BlockPlan->Exit.assign(InRegs.begin(), InRegs.end());
  llvm::sort(BlockPlan->Exit);
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
  return Name == None || containsSorted(Plan.Blocks[Pred].Exit, Name);
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
    if (isBanned(U.Value, Block)) {
      NumThrough += U.Distance >= ExitDistance;
      continue;
    }
    Candidate C(getWorth(U.Value, U.Distance, U.Frequency), U.Value);
    if (U.Distance < ExitDistance) {
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
    if (!isBanned(U.Value, Block) && isWorthCompleting(U))
      Candidates.push_back(
          {getWorth(U.Value, U.Distance, U.Frequency), U.Value});
  takeBest(Candidates, NumRegs);
}

void Planner::chooseEntry() {
  ArrayRef<NextUse> LiveIns = Distances.atEntry(Block);
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
    IsStored[Phi.Result] = true;
    for (unsigned Operand : Phi.Operands)
      if (Operand != None && !Program.Values[Operand].isRecomputableAnywhere())
        IsStored[Operand] = true;
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
      (containsSorted(Exit, Name) ? Kept : Missing).push_back(Name);
  }
  if (Missing.empty())
    return;
  llvm::sort(Missing);
  Missing.erase(llvm::unique(Missing), Missing.end());

  SpillEdgePlan Edge{Pred, Succ, {}};
  SmallVector<unsigned, 8> ToRecompute;
  for (unsigned Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRecompute() && V.RecomputeCost < Program.getLonelyLoadCost() &&
        all_of(V.RecomputeOperands,
               [&](unsigned U) { return is_contained(Kept, U); })) {
      ToRecompute.push_back(Value);
    } else {
      Edge.Actions.push_back({0, SpillAction::Reload, Value});
    }
  }
  for (unsigned Value : ToRecompute)
    Edge.Actions.push_back({0, SpillAction::Recompute, Value});
  Plan.Edges.push_back(std::move(Edge));
}

SpillPlan Planner::run() {
  Plan.Blocks.resize(Program.Blocks.size());
  LoopPressure = Distances.computeLoopPressure();
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
    planBlock(Id);
  for (unsigned Id = 0; Id != Program.Blocks.size(); ++Id)
    for (unsigned Index = 0; Index != Program.Blocks[Id].Preds.size(); ++Index)
      planEdge(Id, Index);
  return std::move(Plan);
}

SpillPlan course::planSpills(const SpillProgram &Program,
                             const NextUses &Distances, unsigned NumRegs,
                             const SpillStrategy &Strategy) {
  return Planner(Program, Distances, NumRegs, Strategy).run();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {

class PlanVerifier {
  const SpillProgram &Program;
  const SpillPlan &Plan;
  const unsigned NumRegs;
  const NextUses Distances;
  DenseSet<unsigned> InRegs;

  Complaint act(const SpillAction &A, unsigned Block);
  Complaint execute(unsigned Block, unsigned Pos,
                    ArrayRef<SpillAction> LateEvictions);
  Complaint verifyBlock(unsigned Block);
  Complaint verifyEdge(unsigned Succ, unsigned PredIndex);

public:
  PlanVerifier(const SpillProgram &Program, const SpillPlan &Plan,
               unsigned NumRegs)
      : Program(Program), Plan(Plan), NumRegs(NumRegs), Distances(Program) {}

  Complaint run();
};

} // namespace

static Complaint complain(const char *What, unsigned Value, unsigned Block) {
  return std::string(What) + " (value " + std::to_string(Value) + ", block " +
         std::to_string(Block) + ")";
}

Complaint PlanVerifier::act(const SpillAction &A, unsigned Block) {
  if (A.Kind == SpillAction::Evict || A.Kind == SpillAction::EvictLate) {
    if (!InRegs.erase(A.Value))
      return complain("evicted from no register", A.Value, Block);
    return std::nullopt;
  }
  if (A.Kind == SpillAction::Recompute)
    for (unsigned Operand : Program.Values[A.Value].RecomputeOperands)
      if (!InRegs.contains(Operand))
        return complain("recomputed without operand", A.Value, Block);
  InRegs.insert(A.Value);
  if (InRegs.size() > NumRegs)
    return complain("too many values brought back", A.Value, Block);
  return std::nullopt;
}

Complaint PlanVerifier::execute(unsigned Block, unsigned Pos,
                                ArrayRef<SpillAction> LateEvictions) {
  const SpillInstr &Instr = Program.Blocks[Block].Instrs[Pos];
  auto IsDead = [&](unsigned Value) {
    return !Program.isUsedAfter(Value, Block, Pos) &&
           !Distances.isLiveAtExit(Value, Block);
  };
  for (unsigned Use : Instr.Uses)
    if (!InRegs.contains(Use))
      return complain("used from no register", Use, Block);
  for (unsigned Use : Instr.Uses)
    if (IsDead(Use))
      InRegs.erase(Use);
  for (const SpillAction &A : LateEvictions)
    if (Complaint C = act(A, Block))
      return C;
  if (Instr.Def == None)
    return std::nullopt;
  InRegs.insert(Instr.Def);
  if (InRegs.size() > NumRegs)
    return complain("too many values at definition", Instr.Def, Block);
  if (IsDead(Instr.Def))
    InRegs.erase(Instr.Def);
  return std::nullopt;
}

Complaint PlanVerifier::verifyBlock(unsigned Block) {
  const SpillBlockPlan &BlockPlan = Plan.Blocks[Block];
  InRegs.clear();
  InRegs.insert(BlockPlan.Entry.begin(), BlockPlan.Entry.end());
  if (InRegs.size() > NumRegs)
    return complain("too many values at start", None, Block);
  ArrayRef<SpillAction> Actions = BlockPlan.Actions;
  for (unsigned Pos = 0; Pos != Program.Blocks[Block].Instrs.size(); ++Pos) {
    for (; !Actions.empty() && Actions.front().Pos == Pos &&
           Actions.front().Kind != SpillAction::EvictLate;
         Actions = Actions.drop_front())
      if (Complaint C = act(Actions.front(), Block))
        return C;
    ArrayRef<SpillAction> Late =
        Actions.take_while([&](const SpillAction &A) { return A.Pos == Pos; });
    Actions = Actions.drop_front(Late.size());
    if (Complaint C = execute(Block, Pos, Late))
      return C;
  }
  for (unsigned Value : BlockPlan.Exit)
    if (!InRegs.contains(Value))
      return complain("not in a register at end", Value, Block);
  return std::nullopt;
}

Complaint PlanVerifier::verifyEdge(unsigned Succ, unsigned PredIndex) {
  unsigned Pred = Program.Blocks[Succ].Preds[PredIndex];
  DenseSet<unsigned> Have(Plan.Blocks[Pred].Exit.begin(),
                          Plan.Blocks[Pred].Exit.end());
  for (const SpillEdgePlan &Edge : Plan.Edges)
    if (Edge.Pred == Pred && Edge.Succ == Succ)
      for (const SpillAction &A : Edge.Actions)
        Have.insert(A.Value);
  for (unsigned Value : Plan.Blocks[Succ].Entry) {
    unsigned Name = Program.getNameOnEdge(Value, Succ, PredIndex);
    if (Name != None && !Have.contains(Name))
      return complain("missing after edge", Value, Succ);
  }
  return std::nullopt;
}

Complaint PlanVerifier::run() {
  for (unsigned Block = 0; Block != Program.Blocks.size(); ++Block) {
    if (Complaint C = verifyBlock(Block))
      return C;
    for (unsigned I = 0; I != Program.Blocks[Block].Preds.size(); ++I)
      if (Complaint C = verifyEdge(Block, I))
        return C;
  }
  return std::nullopt;
}

Complaint course::verifySpillPlan(const SpillProgram &Program,
                                  const SpillPlan &Plan, unsigned NumRegs) {
  return PlanVerifier(Program, Plan, NumRegs).run();
}
