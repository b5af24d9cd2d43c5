//===-- SpillPlanBuilder.cpp - The current spill plan ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillPlanBuilder.h"
#include "RegAlloc/Algorithms/ReloadGathering.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

SpillPlanBuilder::SpillPlanBuilder(const SpillProgram &Program,
                                   const NextUses &Distances,
                                   IdArrayRef<LoopId, unsigned> LoopPressure,
                                   unsigned NumRegs,
                                   const SpillStrategy &Strategy)
    : Program(Program), Distances(Distances), IsStored(Program.Values.size()),
      NumRegs(NumRegs), Strategy(Strategy), LoopPressure(LoopPressure),
      Next(Program.Values.size()), NextAfterEnd(Program.Values.size()),
      Banned(Program.Values.size()), Held(Program.Values.size()),
      Wanted(Program.Values.size()) {}

static SmallVector<ValueId, 17> sorted(ArrayRef<ValueId> Values) {
  SmallVector<ValueId, 17> Result(Values);
  // Without a comparator LLVM's sort is the C library's.
  llvm::sort(Result, std::less<ValueId>());
  return Result;
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

double SpillPlanBuilder::getWorthInBlock(ValueId Value, unsigned Pos) const {
  const Upcoming &U = Next[Value];
  return U.Pos >= UnwantedPos ? 0 : getWorth(Value, U.Pos - Pos, U.Frequency);
}

//===----------------------------------------------------------------------===//
// Within a block
//===----------------------------------------------------------------------===//

// The values to which rules have an effect in the block.
void SpillPlanBuilder::mark(MarkedValues &Values, SpillRule::EffectType Effect,
                            BlockId Id) const {
  Values.clear();
  for (const SpillRule &Rule : Strategy.Rules)
    if (Rule.Effect == Effect && Rule.covers(Program, Id))
      for (ValueId Value : Rule.Values)
        Values.insert(Value);
}

// What the successors want in registers at the end of the block. False if that
// is all that is live: none has been planned yet or must do without some value.
bool SpillPlanBuilder::findWanted() {
  const auto &Succs = Program.Blocks[Block].Succs;
  if (none_of(Succs, [&](BlockId Succ) {
        return Succ <= Block ||
               any_of(Strategy.Rules, [&](const SpillRule &Rule) {
                 return Rule.Effect == SpillRule::Ban &&
                        Rule.covers(Program, Succ);
               });
      }))
    return false;
  Wanted.clear();
  for (BlockId Succ : Succs) {
    unsigned Index = Program.getPredIndex(Block, Succ);
    auto Add = [&](ValueId Value) {
      ValueId Name = Program.getNameOnEdge(Value, Succ, Index);
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
void SpillPlanBuilder::findNextUses() {
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
SpillPlanBuilder::Upcoming SpillPlanBuilder::takeLocalNext(ValueId Value) {
  uint32_t Pos = *LocalNext++;
  if (Pos == None)
    return NextAfterEnd[Value];
  return {Pos, float(Program.Blocks[Block].Frequency)};
}

void SpillPlanBuilder::markStored(ValueId Value) {
  IsStored[Value] = true;
  BlockPlan->Stored.push_back(Value);
}

// Frees registers until at most Limit are in use, those of the least worth
// first, but none of Pinned.
void SpillPlanBuilder::evictDownTo(unsigned Limit, unsigned Pos,
                                   SpillAction::KindType Kind,
                                   ArrayRef<ValueId> Pinned) {
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
    ValueId Value = InRegs[Victim];
    BlockPlan->Actions.push_back({Pos, Kind, Value});
    if (!Program.Values[Value].isRematerializableAnywhere())
      markStored(Value);
    InRegs[Victim] = InRegs.back();
    InRegs.pop_back();
  }
}

void SpillPlanBuilder::bringBack(ArrayRef<ValueId> Missing, unsigned Pos) {
  SmallVector<ValueId, 3> ToRematerialize;
  for (ValueId Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRematerialize() &&
        V.RematerializeCost < Program.getIsolatedLoadCost() &&
        all_of(
            V.RematerializeOperands,
            [&](ValueId U) { return is_contained(InRegs, U); })) {
      ToRematerialize.push_back(Value);
      continue;
    }
    BlockPlan->Actions.push_back({Pos, SpillAction::Reload, Value});
    markStored(Value);
  }
  for (ValueId Value : ToRematerialize)
    BlockPlan->Actions.push_back({Pos, SpillAction::Rematerialize, Value});
}

void SpillPlanBuilder::planInstr(unsigned Pos) {
  const SpillBlock &B = Program.Blocks[Block];
  const SpillInstr &Instr = B.Instrs[Pos];
  SmallVector<ValueId, 3> Missing;
  for (ValueId Use : Instr.Uses)
    if (!is_contained(InRegs, Use))
      Missing.push_back(Use);
  assert(Instr.Uses.size() <= NumRegs && "an operand too many");
  evictDownTo(NumRegs - Missing.size(), Pos, SpillAction::Evict, Instr.Uses);
  bringBack(Missing, Pos);
  InRegs.append(Missing.begin(), Missing.end());

  for (ValueId Use : Instr.Uses) {
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

void SpillPlanBuilder::planBlock(BlockId Id) {
  Block = Id;
  BlockPlan = &Plan.Blocks[Id];
  InRegs.clear();
  chooseEntry();
  markSpilledPhis();
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
// Edges
//===----------------------------------------------------------------------===//

// Brings back what the successor starts with and the predecessor lacks.
void SpillPlanBuilder::planEdge(BlockId Succ, unsigned PredIndex) {
  const SpillBlock &S = Program.Blocks[Succ];
  BlockId Pred = S.Preds[PredIndex];
  ArrayRef<ValueId> Exit = Plan.Blocks[Pred].Exit;
  SmallVector<ValueId, 17> Kept, Missing;
  for (ValueId Value : Plan.Blocks[Succ].Entry) {
    ValueId Name = Program.getNameOnEdge(Value, Succ, PredIndex);
    if (Name != None)
      (llvm::binary_search(Exit, Name) ? Kept : Missing).push_back(Name);
  }
  if (Missing.empty())
    return;
  llvm::sort(Missing, std::less<ValueId>());
  Missing.erase(llvm::unique(Missing), Missing.end());

  SpillEdgePlan Edge{Pred, Succ, {}};
  SmallVector<ValueId, 8> ToRematerialize;
  for (ValueId Value : Missing) {
    const SpillValue &V = Program.Values[Value];
    if (V.canRematerialize() &&
        V.RematerializeCost < Program.getIsolatedLoadCost() &&
        all_of(
            V.RematerializeOperands,
            [&](ValueId U) { return is_contained(Kept, U); })) {
      ToRematerialize.push_back(Value);
    } else {
      Edge.Actions.push_back({0, SpillAction::Reload, Value});
    }
  }
  for (ValueId Value : ToRematerialize)
    Edge.Actions.push_back({0, SpillAction::Rematerialize, Value});
  Cost += getActionCost(Program, Edge.Actions) * S.PredFrequencies[PredIndex];
  Plan.Edges.push_back(std::move(Edge));
}

SpillPlan SpillPlanBuilder::run() {
  Plan.Blocks.resize(Program.Blocks.size());
  for (BlockId Id : Program.Blocks.ids())
    planBlock(Id);
  for (BlockId Id : Program.Blocks.ids())
    for (unsigned Index = 0; Index != Program.Blocks[Id].Preds.size(); ++Index)
      planEdge(Id, Index);
  return std::move(Plan);
}
