//===-- SpillProgram.cpp - What spilling sees of a program ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillProgram.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

using namespace llvm;
using namespace llvm::course;

template <typename Tag>
static Complaint complain(const char *What, course::Id<Tag> Culprit) {
  return std::string(What) + " " + to_string(Culprit);
}

Complaint SpillProgram::checkBlock(BlockId Id) const {
  const SpillBlock &B = Blocks[Id];
  if (B.Preds.size() != B.PredFrequencies.size())
    return complain("edge frequencies do not match predecessors of block", Id);
  bool IsEntry = Id == BlockId(0);
  if ((B.IDom == None) != IsEntry || (!IsEntry && B.IDom >= Id))
    return complain("bad immediate dominator of block", Id);
  if (B.Loop != None && !Loops.has(B.Loop))
    return complain("no such loop around block", Id);
  for (BlockId Pred : B.Preds)
    if (!Blocks.has(Pred) || !is_contained(Blocks[Pred].Succs, Id))
      return complain("a predecessor does not lead to block", Id);
  for (const SpillPhi &Phi : B.Phis)
    if (Phi.Operands.size() != B.Preds.size() ||
        Values[Phi.Result].DefBlock != Id || !Values[Phi.Result].isPhi())
      return complain("bad PHI of value", Phi.Result);
  for (auto [Pos, Instr] : enumerate(B.Instrs)) {
    if (Instr.Def != None && (Values[Instr.Def].DefBlock != Id ||
                              Values[Instr.Def].DefPos != int(Pos)))
      return complain("wrong place of definition of value", Instr.Def);
    for (auto [I, Use] : enumerate(Instr.Uses))
      if (is_contained(ArrayRef(Instr.Uses).take_front(I), Use))
        return complain("an instruction reads twice the value", Use);
  }
  return std::nullopt;
}

Complaint SpillProgram::check() const {
  for (BlockId Id : Blocks.ids())
    if (Complaint C = checkBlock(Id))
      return C;
  return std::nullopt;
}

void SpillProgram::finish() {
  numberDominators();
  indexUses();
  for (const SpillBlock &B : Blocks)
    for (const SpillInstr &Instr : B.Instrs)
      IsolatedTravel =
          std::max<double>(IsolatedTravel, Instr.Travel.value_or(0));
  PhiIndex.assign(Values.size(), None);
  for (const SpillBlock &B : Blocks)
    for (auto [Index, Phi] : enumerate(B.Phis))
      PhiIndex[Phi.Result] = Index;
}

void SpillProgram::numberDominators() {
  IdVector<BlockId, SmallVector<BlockId, 4>> Children(Blocks.size());
  for (BlockId Id : drop_begin(Blocks.ids()))
    Children[Blocks[Id].IDom].push_back(Id);
  DomIn.assign(Blocks.size(), 0);
  DomOut.assign(Blocks.size(), 0);
  unsigned Clock = 0;
  SmallVector<std::pair<BlockId, unsigned>, 32> Stack;
  if (!Blocks.empty())
    Stack.push_back({BlockId(0), 0});
  while (!Stack.empty()) {
    auto &[Id, NextChild] = Stack.back();
    if (NextChild == 0)
      DomIn[Id] = Clock++;
    if (NextChild < Children[Id].size()) {
      BlockId Child = Children[Id][NextChild++];
      Stack.push_back({Child, 0});
      continue;
    }
    DomOut[Id] = Clock++;
    Stack.pop_back();
  }
}

void SpillProgram::indexUses() {
  UseOffsets.assign(Values.size() + 1, 0);
  for (const SpillBlock &B : Blocks)
    for (const SpillInstr &Instr : B.Instrs)
      for (ValueId Use : Instr.Uses)
        ++UseOffsets[Use.index() + 1];
  std::partial_sum(UseOffsets.begin(), UseOffsets.end(), UseOffsets.begin());
  UseSites.resize(UseOffsets.back());
  IdVector<ValueId, unsigned> Fill(UseOffsets.begin(), UseOffsets.end() - 1);
  for (auto [Id, B] : enumerateIds(Blocks))
    for (auto [Pos, Instr] : enumerate(B.Instrs))
      for (ValueId Use : Instr.Uses)
        UseSites[Fill[Use]++] = {Id, int(Pos)};
}

ArrayRef<SpillProgram::UseSite> SpillProgram::getUseSites(ValueId Value) const {
  unsigned Begin = UseOffsets[Value.index()];
  return ArrayRef(UseSites).slice(Begin, UseOffsets[Value.index() + 1] - Begin);
}

bool SpillProgram::isUsedAfter(ValueId Value, BlockId Block, int Pos) const {
  ArrayRef<UseSite> Sites = getUseSites(Value);
  auto I = llvm::upper_bound(Sites, UseSite(Block, Pos));
  return I != Sites.end() && I->first == Block;
}

bool SpillProgram::isInLoop(BlockId Block, LoopId Loop) const {
  for (LoopId L = Blocks[Block].Loop; L != None; L = Loops[L].Parent)
    if (L == Loop)
      return true;
  return false;
}

uint32_t SpillProgram::getExitDistance(LoopId Loop) const {
  // By depth; 64 exits of inner loops are as far as one of the outer loop.
  constexpr unsigned Outermost = 28, PerLevel = 6, Least = 10;
  unsigned Exponent = Outermost;
  while ((Loop = Loops[Loop].Parent) != None && Exponent >= Least + PerLevel)
    Exponent -= PerLevel;
  return 1u << Exponent;
}

uint64_t SpillProgram::getExitDistance(BlockId From, BlockId To) const {
  uint64_t Distance = 0;
  for (LoopId L = Blocks[From].Loop; L != None && !isInLoop(To, L);
       L = Loops[L].Parent)
    Distance += getExitDistance(L);
  return Distance;
}

bool SpillProgram::isLoopHeader(BlockId Block) const {
  LoopId Loop = Blocks[Block].Loop;
  return Loop != None && Loops[Loop].Header == Block;
}

bool SpillProgram::isSplitEdge(BlockId Pred, BlockId Succ) const {
  if (isCodeAtStart(Succ))
    return false;
  return Blocks[Pred].Succs.size() != 1 || !Blocks[Pred].EndsPlainly;
}

unsigned SpillProgram::getPredIndex(BlockId Pred, BlockId Succ) const {
  const auto &Preds = Blocks[Succ].Preds;
  return find(Preds, Pred) - Preds.begin();
}
