//===-- SpillEntries.cpp - What a block starts with -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillPlanBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

// Whether the predecessor has the value in a register at its end; one that is
// not planned yet is going to.
bool SpillPlanBuilder::isAvailable(ValueId Value, unsigned PredIndex) const {
  BlockId Pred = Program.Blocks[Block].Preds[PredIndex];
  if (Pred >= Block)
    return true;
  ValueId Name = Program.getNameOnEdge(Value, Block, PredIndex);
  return Name == None || llvm::binary_search(Plan.Blocks[Pred].Exit, Name);
}

void SpillPlanBuilder::takeBest(SmallVectorImpl<Candidate> &Candidates,
                                unsigned Limit) {
  llvm::sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return A.first != B.first ? A.first > B.first : A.second < B.second;
  });
  for (auto [Worth, Value] : ArrayRef(Candidates).take_front(Limit))
    InRegs.push_back(Value);
}

// All that the loop uses, as far as it fits, even where that means to bring it
// back before the loop. Of what merely lives through the loop only what can
// stay there throughout.
void SpillPlanBuilder::chooseLoopEntry(ArrayRef<NextUse> LiveIns) {
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
bool SpillPlanBuilder::isWorthCompleting(const NextUse &U) const {
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

void SpillPlanBuilder::chooseJoinEntry(ArrayRef<NextUse> LiveIns) {
  SmallVector<Candidate, 32> Candidates;
  for (const NextUse &U : LiveIns)
    if (!Banned.contains(U.Value) && isWorthCompleting(U))
      Candidates.push_back(
          {getWorth(U.Value, U.Distance, U.Frequency), U.Value});
  takeBest(Candidates, NumRegs);
}

void SpillPlanBuilder::chooseEntry() {
  ArrayRef<NextUse> LiveIns = Distances.atEntry(Block);
  mark(Banned, SpillRule::Ban, Block);
  mark(Held, SpillRule::Hold, Block);
  if (Program.isLoopHeader(Block))
    chooseLoopEntry(LiveIns);
  else
    chooseJoinEntry(LiveIns);
}

// Spilled PHIs have their operands in memory.
void SpillPlanBuilder::markSpilledPhis() {
  for (const SpillPhi &Phi : Program.Blocks[Block].Phis) {
    if (is_contained(InRegs, Phi.Result))
      continue;
    markStored(Phi.Result);
    for (ValueId Operand : Phi.Operands)
      if (Operand != None &&
          !Program.Values[Operand].isRematerializableAnywhere())
        markStored(Operand);
  }
}
