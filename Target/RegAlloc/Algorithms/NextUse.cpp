//===-- NextUse.cpp - How far away the next use of a value is -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/NextUse.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

using NextUseList = SmallVector<NextUse, 0>;

// A function would be called through a pointer.
static constexpr auto isBefore = [](const NextUse &A, const NextUse &B) {
  return std::tie(A.Value, A.Distance, B.Frequency) <
         std::tie(B.Value, B.Distance, A.Frequency);
};

static void dropFartherUses(NextUseList &Uses) {
  Uses.erase(
      llvm::unique(Uses, [](const NextUse &A,
                            const NextUse &B) { return A.Value == B.Value; }),
      Uses.end());
}

// Adds to what is sorted by value and keeps the nearest use of each.
static void merge(NextUseList &Uses, NextUseList More) {
  assert(llvm::is_sorted(Uses, isBefore) && llvm::is_sorted(More, isBefore));
  if (More.empty())
    return;
  if (Uses.empty()) {
    Uses = std::move(More);
  } else {
    NextUseList Merged;
    Merged.reserve(Uses.size() + More.size());
    std::merge(Uses.begin(), Uses.end(), More.begin(), More.end(),
               std::back_inserter(Merged), isBefore);
    Uses = std::move(Merged);
  }
  dropFartherUses(Uses);
}

static uint32_t add(uint32_t Distance, uint64_t More) {
  return std::min<uint64_t>(Distance + More, MaxDistance);
}

const NextUse *NextUses::lookup(ArrayRef<NextUse> Uses, ValueId Value) {
  const NextUse *I = llvm::lower_bound(
      Uses, Value, [](const NextUse &U, ValueId V) { return U.Value < V; });
  return I != Uses.end() && I->Value == Value ? I : nullptr;
}

NextUses::NextUses(const SpillProgram &Program)
    : Program(Program), Entries(Program.Blocks.size()),
      Exits(Program.Blocks.size()) {
  findFirstUses();
  findLocalUses();
  // A block is looked at again when a successor's start has changed.
  IdVector<BlockId, bool> IsStale(Program.Blocks.size(), true);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId B : reverse(Program.Blocks.ids())) {
      if (!IsStale[B])
        continue;
      IsStale[B] = false;
      Exits[B] = computeExit(B);
      NextUseList Entry = computeEntry(B);
      if (Entry == Entries[B])
        continue;
      Entries[B] = std::move(Entry);
      for (BlockId Pred : Program.Blocks[B].Preds)
        IsStale[Pred] = true;
      Changed = true;
    }
  }
}

void NextUses::findFirstUses() {
  IdVector<ValueId, BlockId> SeenIn(Program.Values.size());
  for (auto [Id, B] : enumerateIds(Program.Blocks)) {
    for (auto [Pos, Instr] : enumerate(B.Instrs))
      for (ValueId Use : Instr.Uses) {
        const SpillValue &V = Program.Values[Use];
        if (SeenIn[Use] == Id || (V.DefBlock == Id && !V.isPhi()))
          continue;
        SeenIn[Use] = Id;
        FirstUses.Items.push_back({Use, unsigned(Pos)});
      }
    FirstUses.Ends.push_back(FirstUses.Items.size());
  }
}

void NextUses::findLocalUses() {
  // Backward, the definition before the operands.
  IdVector<ValueId, uint32_t> NextPos(Program.Values.size(), None);
  for (auto [Id, B] : enumerateIds(Program.Blocks)) {
    std::vector<uint32_t> &Uses = LocalUses.Items;
    size_t Begin = Uses.size();
    for (unsigned Pos = B.Instrs.size(); Pos-- > 0;) {
      const SpillInstr &Instr = B.Instrs[Pos];
      if (Instr.Def != None)
        Uses.push_back(NextPos[Instr.Def]);
      for (ValueId Use : reverse(Instr.Uses))
        Uses.push_back(NextPos[Use]);
      for (ValueId Use : Instr.Uses)
        NextPos[Use] = Pos;
    }
    std::reverse(Uses.begin() + Begin, Uses.end());
    LocalUses.Ends.push_back(Uses.size());
    for (const SpillInstr &Instr : B.Instrs)
      for (ValueId Use : Instr.Uses)
        NextPos[Use] = None;
  }
}

SmallVector<NextUse, 0> NextUses::computeExit(BlockId Block) {
  NextUseList Exit;
  for (BlockId Succ : Program.Blocks[Block].Succs) {
    const SpillBlock &S = Program.Blocks[Succ];
    uint64_t Penalty = Program.getExitDistance(Block, Succ);
    NextUseList Through;
    Through.reserve(Entries[Succ].size());
    for (const NextUse &U : Entries[Succ])
      if (Program.Values[U.Value].DefBlock != Succ)
        Through.push_back({U.Value, add(U.Distance, Penalty), U.Frequency});
    merge(Exit, std::move(Through));
    if (S.Phis.empty())
      continue;
    NextUseList Operands;
    unsigned Index = Program.getPredIndex(Block, Succ);
    for (const SpillPhi &Phi : S.Phis)
      if (ValueId Operand = Phi.Operands[Index]; Operand != None)
        if (const NextUse *U = lookup(Entries[Succ], Phi.Result))
          Operands.push_back(
              {Operand, add(U->Distance, Penalty), U->Frequency});
    llvm::sort(Operands, isBefore);
    merge(Exit, std::move(Operands));
  }
  return Exit;
}

SmallVector<NextUse, 0> NextUses::computeEntry(BlockId Block) {
  const SpillBlock &B = Program.Blocks[Block];
  NextUseList Entry, Through;
  Entry.reserve(FirstUses.of(Block).size());
  Through.reserve(Exits[Block].size());
  for (auto [Value, Pos] : FirstUses.of(Block))
    Entry.push_back({Value, Pos, float(B.Frequency)});
  llvm::sort(Entry, isBefore);
  for (const NextUse &U : Exits[Block]) {
    const SpillValue &V = Program.Values[U.Value];
    if (V.DefBlock != Block || V.isPhi())
      Through.push_back(
          {U.Value, add(U.Distance, B.Instrs.size() + 1), U.Frequency});
  }
  merge(Entry, std::move(Through));
  return Entry;
}

bool NextUses::isLiveAfterDef(ValueId A, ValueId B) const {
  const SpillValue &DefA = Program.Values[A], &DefB = Program.Values[B];
  if (DefA.DefBlock == DefB.DefBlock
          ? DefA.DefPos > DefB.DefPos
          : !Program.dominates(DefA.DefBlock, DefB.DefBlock))
    return false;
  return isLiveAtExit(A, DefB.DefBlock) ||
         Program.isUsedAfter(A, DefB.DefBlock, DefB.DefPos);
}

unsigned NextUses::computePressure(BlockId Id) const {
  DenseSet<ValueId> Live;
  for (const NextUse &U : Exits[Id])
    Live.insert(U.Value);
  unsigned Max = Live.size();
  for (const SpillInstr &Instr : reverse(Program.Blocks[Id].Instrs)) {
    if (Instr.Def != None) {
      Live.insert(Instr.Def);
      Max = std::max<unsigned>(Max, Live.size());
      Live.erase(Instr.Def);
    }
    Live.insert(Instr.Uses.begin(), Instr.Uses.end());
    Max = std::max<unsigned>(Max, Live.size());
  }
  return Max;
}

IdVector<LoopId, unsigned> NextUses::computeLoopPressure() const {
  IdVector<LoopId, unsigned> LoopPressure(Program.Loops.size());
  for (auto [Id, B] : enumerateIds(Program.Blocks)) {
    if (B.Loop == None)
      continue;
    unsigned Pressure = computePressure(Id);
    for (LoopId L = B.Loop; L != None; L = Program.Loops[L].Parent)
      LoopPressure[L] = std::max(LoopPressure[L], Pressure);
  }
  return LoopPressure;
}
