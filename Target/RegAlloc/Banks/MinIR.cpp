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

bool MinOp::uses(unsigned Variable) const {
  return is_contained(Uses, MinOperand{MinOperand::Variable, Variable});
}

bool MinFunction::isCopy(const MinOp &Op) const {
  return Op.Name == "mov" && Op.Defs.size() == 1 && Op.Uses.size() == 1 &&
         Op.Uses[0].isVariable() &&
         Variables[Op.Defs[0]].Class == Variables[Op.Uses[0].Id].Class;
}

void MinFunction::findPreds() {
  for (MinBlock &B : Blocks)
    B.Preds.clear();
  for (auto [I, B] : enumerate(Blocks))
    for (unsigned Succ : B.Succs)
      Blocks[Succ].Preds.push_back(I);
}

MinDominators::MinDominators(const MinFunction &F)
    : IDom(F.Blocks.size(), None), Position(F.Blocks.size(), None) {
  BitVector Seen(F.Blocks.size());
  SmallVector<std::pair<unsigned, unsigned>, 0> Stack;
  for (unsigned Entry : reverse(F.Entries)) {
    if (Seen.test(Entry))
      continue;
    Seen.set(Entry);
    Stack.push_back({Entry, 0});
    while (!Stack.empty()) {
      auto &[B, Next] = Stack.back();
      if (Next == F.Blocks[B].Succs.size()) {
        Order.push_back(B);
        Stack.pop_back();
        continue;
      }
      unsigned Succ = F.Blocks[B].Succs[Next++];
      if (Seen.test(Succ))
        continue;
      Seen.set(Succ);
      Stack.push_back({Succ, 0});
    }
  }
  std::reverse(Order.begin(), Order.end());
  for (auto [I, B] : enumerate(Order))
    Position[B] = I;

  // Above the entries is a root, which is None; it is before everything.
  auto Rank = [&](unsigned B) { return B == None ? -1 : int(Position[B]); };
  BitVector Known(F.Blocks.size());
  for (unsigned Entry : F.Entries)
    Known.set(Entry);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned B : Order) {
      if (is_contained(F.Entries, B))
        continue;
      unsigned New = None;
      bool First = true;
      for (unsigned Pred : F.Blocks[B].Preds) {
        if (Position[Pred] == None || !Known.test(Pred))
          continue;
        unsigned Other = Pred;
        if (First)
          New = Other;
        First = false;
        while (New != Other)
          if (Rank(New) > Rank(Other))
            New = IDom[New];
          else
            Other = IDom[Other];
      }
      if (!Known.test(B) || IDom[B] != New)
        Changed = true;
      Known.set(B);
      IDom[B] = New;
    }
  }
}

bool MinDominators::dominates(unsigned A, unsigned B) const {
  while (B != None && B != A)
    B = IDom[B];
  return B == A;
}

void MinFunction::estimateFrequencies() {
  MinDominators Dominators(*this);
  SmallVector<unsigned, 0> Depth(Blocks.size(), 0);
  for (unsigned Header : Dominators.Order) {
    // The loop of a header: what reaches its back edges without passing it.
    BitVector InLoop(Blocks.size());
    SmallVector<unsigned, 8> Work;
    auto Add = [&](unsigned B) {
      if (Dominators.Position[B] == None || InLoop.test(B))
        return;
      InLoop.set(B);
      Work.push_back(B);
    };
    for (unsigned Pred : Blocks[Header].Preds)
      if (Dominators.Position[Pred] != None &&
          Dominators.dominates(Header, Pred)) {
        if (!InLoop.test(Header))
          InLoop.set(Header);
        Add(Pred);
      }
    while (!Work.empty())
      for (unsigned Pred : Blocks[Work.pop_back_val()].Preds)
        Add(Pred);
    for (unsigned B : InLoop.set_bits())
      ++Depth[B];
  }
  for (auto [I, B] : enumerate(Blocks))
    if (!B.HasFrequency)
      B.Frequency = std::pow(10, std::min(Depth[I], 6u));
}

MinLiveness::MinLiveness(const MinFunction &F) {
  unsigned NumVariables = F.Variables.size();
  LiveIn.assign(F.Blocks.size(), BitVector(NumVariables));
  LiveOut.assign(F.Blocks.size(), BitVector(NumVariables));
  SmallVector<BitVector, 0> Used(LiveIn), Defined(LiveIn);
  for (auto [I, B] : enumerate(F.Blocks)) {
    for (const MinPhi &Phi : B.Phis) {
      Defined[I].set(Phi.Def);
      for (auto [Pred, Operand] : zip(B.Preds, Phi.Operands))
        if (Operand.isVariable())
          LiveOut[Pred].set(Operand.Id);
    }
    for (const MinOp &Op : B.Ops) {
      for (const MinOperand &Use : Op.Uses)
        if (Use.isVariable() && !Defined[I].test(Use.Id))
          Used[I].set(Use.Id);
      for (unsigned Def : Op.Defs)
        Defined[I].set(Def);
    }
  }
  // Blocks whose LiveOut has grown; the last ones first.
  SmallVector<unsigned, 0> Work;
  BitVector InWork(F.Blocks.size(), true);
  for (unsigned B = 0; B != F.Blocks.size(); ++B)
    Work.push_back(B);
  while (!Work.empty()) {
    unsigned B = Work.pop_back_val();
    InWork.reset(B);
    BitVector In = LiveOut[B];
    In.reset(Defined[B]);
    In |= Used[B];
    LiveIn[B] = In;
    for (unsigned Pred : F.Blocks[B].Preds) {
      if (!In.test(LiveOut[Pred]))
        continue;
      LiveOut[Pred] |= In;
      if (!InWork.test(Pred)) {
        InWork.set(Pred);
        Work.push_back(Pred);
      }
    }
  }
  for (auto [I, B] : enumerate(F.Blocks))
    for (const MinPhi &Phi : B.Phis)
      LiveIn[I].set(Phi.Def);
}

static Complaint verifyEdges(const MinFunction &F) {
  for (auto [I, B] : enumerate(F.Blocks)) {
    for (unsigned Succ : B.Succs)
      if (Succ >= F.Blocks.size() ||
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
                             const MinBlock &B, const BitVector &LiveOut) {
  BitVector Live = LiveOut;
  for (const MinOp &Op : reverse(B.Ops)) {
    for (unsigned Def : Op.Defs)
      Live.set(Def);
    auto Clash = [&]() -> Complaint {
      UnitSet Taken = 0;
      for (unsigned V : Live.set_bits()) {
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
    for (unsigned Def : Op.Defs)
      Live.reset(Def);
    for (const MinOperand &Use : Op.Uses)
      if (Use.isVariable())
        Live.set(Use.Id);
    if (Complaint C = Clash())
      return C;
  }
  return std::nullopt;
}

Complaint MinFunction::verify(const AliasedBank &Bank) const {
  if (Complaint C = verifyEdges(*this))
    return C;
  SmallVector<unsigned, 0> NumDefs(Variables.size(), 0);
  for (const MinBlock &B : Blocks) {
    for (const MinPhi &Phi : B.Phis)
      ++NumDefs[Phi.Def];
    for (const MinOp &Op : B.Ops)
      for (unsigned Def : Op.Defs)
        ++NumDefs[Def];
  }
  for (auto [V, N] : zip(Variables, NumDefs))
    if (N != 1)
      return "'" + V.Name + "' has " + std::to_string(N) + " definitions";
  MinDominators Dominators(*this);
  MinLiveness Liveness(*this);
  for (auto [I, B] : enumerate(Blocks)) {
    if (Dominators.Position[I] == None)
      return "no entry leads to '" + B.Label + "'";
    // SSA form holds if nothing is live before the program, and nothing that is
    // defined is live before.
    for (unsigned V : Liveness.LiveIn[I].set_bits()) {
      bool IsPhi = any_of(B.Phis, [&](const MinPhi &P) { return P.Def == V; });
      if (is_contained(Entries, I) && !IsPhi)
        return "'" + Variables[V].Name + "' is used where it is not defined";
      if (Variables[V].Fixed != None)
        return "register '" + Variables[V].Name + "' is live between blocks";
    }
    BitVector Defined = Liveness.LiveIn[I];
    for (const MinOp &Op : B.Ops) {
      for (const MinOperand &Use : Op.Uses)
        if (Use.isVariable() && !Defined.test(Use.Id))
          return "'" + Variables[Use.Id].Name +
                 "' is used before it is defined";
      for (unsigned Def : Op.Defs)
        Defined.set(Def);
    }
    if (Complaint C = verifyFixed(*this, Bank, B, Liveness.LiveOut[I]))
      return C;
  }
  return std::nullopt;
}
