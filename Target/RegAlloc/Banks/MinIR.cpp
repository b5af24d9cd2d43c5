//===-- MinIR.cpp - Programs to allocate registers for --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dominators (Cooper, Harvey, Kennedy 2001), loops, liveness and the verifier.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/MinIR.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;
using namespace llvm::course;

using BlockSet = ById<BlockId, BitVector>;

bool MinOp::uses(MinVariableId Variable) const {
  return is_contained(Uses, MinOperand(Variable));
}

bool MinFunction::isCopy(const MinOp &Op) const {
  return Op.Name == "mov" && Op.Defs.size() == 1 && Op.Uses.size() == 1 &&
         Op.Uses[0].isVariable() &&
         Variables[Op.Defs[0]].Class == Variables[Op.Uses[0].variable()].Class;
}

void MinFunction::findPreds() {
  for (MinBlock &B : Blocks)
    B.Preds.clear();
  for (auto [I, B] : enumerateIds(Blocks))
    for (BlockId Succ : B.Succs)
      Blocks[Succ].Preds.push_back(I);
}

MinDominators::MinDominators(const MinFunction &F)
    : IDom(F.Blocks.size()), Position(F.Blocks.size(), None) {
  BlockSet Seen(F.Blocks.size());
  SmallVector<std::pair<BlockId, unsigned>, 0> Stack;
  for (BlockId Entry : reverse(F.Entries)) {
    if (Seen[Entry])
      continue;
    Seen[Entry] = true;
    Stack.push_back({Entry, 0});
    while (!Stack.empty()) {
      auto &[B, Next] = Stack.back();
      if (Next == F.Blocks[B].Succs.size()) {
        Order.push_back(B);
        Stack.pop_back();
        continue;
      }
      BlockId Succ = F.Blocks[B].Succs[Next++];
      if (Seen[Succ])
        continue;
      Seen[Succ] = true;
      Stack.push_back({Succ, 0});
    }
  }
  std::reverse(Order.begin(), Order.end());
  for (auto [I, B] : enumerate(Order))
    Position[B] = I;

  // Above the entries is a root, which is None; it is before everything.
  auto Rank = [&](BlockId B) { return B == None ? -1 : int(Position[B]); };
  BlockSet Known(F.Blocks.size());
  for (BlockId Entry : F.Entries)
    Known[Entry] = true;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId B : Order) {
      if (is_contained(F.Entries, B))
        continue;
      BlockId New;
      bool First = true;
      for (BlockId Pred : F.Blocks[B].Preds) {
        if (Position[Pred] == None || !Known[Pred])
          continue;
        BlockId Other = Pred;
        if (First)
          New = Other;
        First = false;
        while (New != Other)
          if (Rank(New) > Rank(Other))
            New = IDom[New];
          else
            Other = IDom[Other];
      }
      if (!Known[B] || IDom[B] != New)
        Changed = true;
      Known[B] = true;
      IDom[B] = New;
    }
  }
}

bool MinDominators::dominates(BlockId A, BlockId B) const {
  while (B != None && B != A)
    B = IDom[B];
  return B == A;
}

void MinFunction::estimateFrequencies() {
  MinDominators Dominators(*this);
  IdVector<BlockId, unsigned> Depth(Blocks.size());
  for (BlockId Header : Dominators.Order) {
    // The loop of a header: what reaches its back edges without passing it.
    BlockSet InLoop(Blocks.size());
    SmallVector<BlockId, 8> Work;
    auto Add = [&](BlockId B) {
      if (Dominators.Position[B] == None || InLoop[B])
        return;
      InLoop[B] = true;
      Work.push_back(B);
    };
    for (BlockId Pred : Blocks[Header].Preds)
      if (Dominators.Position[Pred] != None &&
          Dominators.dominates(Header, Pred)) {
        InLoop[Header] = true;
        Add(Pred);
      }
    while (!Work.empty())
      for (BlockId Pred : Blocks[Work.pop_back_val()].Preds)
        Add(Pred);
    for (BlockId B : Blocks.ids())
      Depth[B] += InLoop[B];
  }
  for (auto [I, B] : enumerateIds(Blocks))
    if (!B.HasFrequency)
      B.Frequency = std::pow(10, std::min(Depth[I], 6u));
}

MinLiveness::MinLiveness(const MinFunction &F) {
  unsigned NumVariables = F.Variables.size();
  LiveIn.assign(F.Blocks.size(), VariableSet(NumVariables));
  LiveOut.assign(F.Blocks.size(), VariableSet(NumVariables));
  IdVector<BlockId, VariableSet> Used(LiveIn), Defined(LiveIn);
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    for (const MinPhi &Phi : B.Phis) {
      Defined[I].set(Phi.Def);
      for (auto [Pred, Operand] : zip(B.Preds, Phi.Operands))
        if (Operand.isVariable())
          LiveOut[Pred].set(Operand.variable());
    }
    for (const MinOp &Op : B.Ops) {
      for (const MinOperand &Use : Op.Uses)
        if (Use.isVariable() && !Defined[I].test(Use.variable()))
          Used[I].set(Use.variable());
      for (MinVariableId Def : Op.Defs)
        Defined[I].set(Def);
    }
  }
  // Blocks whose LiveOut has grown; the last ones first.
  SmallVector<BlockId, 0> Work = to_vector<0>(F.Blocks.ids());
  BlockSet InWork(F.Blocks.size(), true);
  while (!Work.empty()) {
    BlockId B = Work.pop_back_val();
    InWork[B] = false;
    VariableSet In = LiveOut[B];
    In.reset(Defined[B]);
    In |= Used[B];
    LiveIn[B] = In;
    for (BlockId Pred : F.Blocks[B].Preds) {
      if (!In.exceeds(LiveOut[Pred]))
        continue;
      LiveOut[Pred] |= In;
      if (!InWork[Pred]) {
        InWork[Pred] = true;
        Work.push_back(Pred);
      }
    }
  }
  for (auto [I, B] : enumerateIds(F.Blocks))
    for (const MinPhi &Phi : B.Phis)
      LiveIn[I].set(Phi.Def);
}

static Complaint verifyEdges(const MinFunction &F) {
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    for (BlockId Succ : B.Succs)
      if (!F.Blocks.has(Succ) ||
          count(F.Blocks[Succ].Preds, I) != count(B.Succs, Succ))
        return "the edges from '" + B.Label + "' are not the same at both ends";
    for (const MinPhi &Phi : B.Phis)
      if (Phi.Operands.size() != B.Preds.size())
        return "a PHI of '" + B.Label +
               "' has not one operand for each "
               "predecessor";
    if (is_contained(F.Exits, I) != B.Succs.empty())
      return "'" + B.Label + "' ends otherwise than the list of exits says";
    if (is_contained(F.Entries, I) && !B.Phis.empty())
      return "entry '" + B.Label + "' has PHIs";
  }
  return std::nullopt;
}

/// Two registers that overlap are not live at once.
static Complaint verifyFixed(const MinFunction &F, const AliasedBank &Bank,
                             const MinBlock &B, const VariableSet &LiveOut) {
  VariableSet Live = LiveOut;
  for (const MinOp &Op : reverse(B.Ops)) {
    for (MinVariableId Def : Op.Defs)
      Live.set(Def);
    auto Clash = [&]() -> Complaint {
      UnitSet Taken = 0;
      for (MinVariableId V : Live.ids()) {
        RegisterId R = F.Variables[V].Fixed;
        if (R == None)
          continue;
        if (Taken & Bank.unitsOf(R))
          return "'" + Bank.reg(R).Name + "' at '" + Op.Name + "' in '" +
                 B.Label + "' overlaps a register that is in use";
        Taken |= Bank.unitsOf(R);
      }
      return std::nullopt;
    };
    if (Complaint C = Clash())
      return C;
    for (MinVariableId Def : Op.Defs)
      Live.reset(Def);
    for (const MinOperand &Use : Op.Uses)
      if (Use.isVariable())
        Live.set(Use.variable());
    if (Complaint C = Clash())
      return C;
  }
  return std::nullopt;
}

Complaint MinFunction::verify(const AliasedBank &Bank) const {
  if (Complaint C = verifyEdges(*this))
    return C;
  IdVector<MinVariableId, unsigned> NumDefs(Variables.size());
  for (const MinBlock &B : Blocks) {
    for (const MinPhi &Phi : B.Phis)
      ++NumDefs[Phi.Def];
    for (const MinOp &Op : B.Ops)
      for (MinVariableId Def : Op.Defs)
        ++NumDefs[Def];
  }
  for (auto [V, N] : zip(Variables, NumDefs))
    if (N != 1)
      return "'" + V.Name + "' has " + std::to_string(N) + " definitions";
  MinDominators Dominators(*this);
  MinLiveness Liveness(*this);
  for (auto [I, B] : enumerateIds(Blocks)) {
    if (Dominators.Position[I] == None)
      return "no entry leads to '" + B.Label + "'";
    // SSA form holds if nothing is live before the program, and nothing that is
    // defined is live before.
    for (MinVariableId V : Liveness.LiveIn[I].ids()) {
      bool IsPhi = any_of(B.Phis, [&](const MinPhi &P) { return P.Def == V; });
      if (is_contained(Entries, I) && !IsPhi)
        return "'" + Variables[V].Name + "' is used where it is not defined";
      if (Variables[V].Fixed != None)
        return "register '" + Variables[V].Name + "' is live between blocks";
    }
    VariableSet Defined = Liveness.LiveIn[I];
    for (const MinOp &Op : B.Ops) {
      for (const MinOperand &Use : Op.Uses)
        if (Use.isVariable() && !Defined.test(Use.variable()))
          return "'" + Variables[Use.variable()].Name +
                 "' is used before it is defined";
      for (MinVariableId Def : Op.Defs)
        Defined.set(Def);
    }
    if (Complaint C = verifyFixed(*this, Bank, B, Liveness.LiveOut[I]))
      return C;
  }
  return std::nullopt;
}
