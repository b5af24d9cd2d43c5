//===-- AllocationSymbols.cpp - The values of a checked program -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/AllocationSymbols.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::course;

SmallVector<unsigned, 0>
llvm::course::reversePostOrder(const CheckedProgram &P) {
  SmallVector<unsigned, 0> Order;
  BitVector Seen(P.Blocks.size());
  // A block and how many of its targets have been followed.
  SmallVector<std::pair<unsigned, unsigned>, 0> Path;
  auto Enter = [&](unsigned B) {
    if (!Seen[B])
      Path.push_back({B, 0});
    Seen.set(B);
  };
  Enter(0);
  while (!Path.empty()) {
    auto &[B, NumFollowed] = Path.back();
    if (NumFollowed != P.Blocks[B].Targets.size()) {
      Enter(P.Blocks[B].Targets[NumFollowed++]);
      continue;
    }
    Order.push_back(B);
    Path.pop_back();
  }
  std::reverse(Order.begin(), Order.end());
  return Order;
}

//===----------------------------------------------------------------------===//
// Dominators
//===----------------------------------------------------------------------===//

CheckedDominators::CheckedDominators(const CheckedProgram &P)
    : Order(reversePostOrder(P)), Position(P.Blocks.size(), None),
      Parent(P.Blocks.size(), None), First(P.Blocks.size()),
      Last(P.Blocks.size()) {
  for (unsigned I = 0; I != Order.size(); ++I)
    Position[Order[I]] = I;
  findParents(P);
  numberTree();
}

unsigned CheckedDominators::intersect(unsigned A, unsigned B) const {
  while (A != B) {
    while (Position[A] > Position[B])
      A = Parent[A];
    while (Position[B] > Position[A])
      B = Parent[B];
  }
  return A;
}

void CheckedDominators::findParents(const CheckedProgram &P) {
  SmallVector<SmallVector<unsigned, 2>, 0> Preds(P.Blocks.size());
  for (unsigned B : Order)
    for (unsigned Target : P.Blocks[B].Targets)
      Preds[Target].push_back(B);

  Parent[0] = 0;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned B : ArrayRef(Order).drop_front()) {
      unsigned New = None;
      for (unsigned Pred : Preds[B])
        if (Parent[Pred] != None)
          New = New == None ? Pred : intersect(Pred, New);
      Changed |= Parent[B] != New;
      Parent[B] = New;
    }
  }
}

void CheckedDominators::numberTree() {
  SmallVector<unsigned, 0> Size(Parent.size(), 1);
  for (unsigned B : llvm::reverse(ArrayRef(Order).drop_front()))
    Size[Parent[B]] += Size[B];
  // Next[B] is the number of the next child of B.
  SmallVector<unsigned, 0> Next(Parent.size(), 1);
  for (unsigned B : Order) {
    if (B != 0) {
      First[B] = Next[Parent[B]];
      Next[Parent[B]] += Size[B];
    }
    Next[B] = First[B] + 1;
    Last[B] = First[B] + Size[B] - 1;
  }
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

AllocationSymbols::AllocationSymbols(const CheckedProgram &Original,
                                     const CheckedDominators &Dominators,
                                     ArrayRef<EntryContent> AtEntry)
    : Dominators(Dominators) {
  create(Everywhere, {CheckedOperand::Undef}); // Undef
  create(Everywhere, {CheckedOperand::Undef}); // Nothing
  for (const EntryContent &Content : AtEntry)
    if (ofValue(Content.Value) == Nothing)
      defineFresh(Content.Value, Everywhere);
  // Which of these change has to be known before anything is made from them.
  for (const CheckedBlock &B : Original.Blocks)
    for (const CheckedInstr &I : B.Instrs)
      for (unsigned Value : I.Defs)
        if (Symbol S = ofValue(Value); S != Nothing)
          Infos[S].IsMutable = true;

  for (unsigned B : Dominators.blocks()) {
    for (const CheckedPhi &Phi : Original.Blocks[B].Phis)
      defineFresh(Phi.Def, B);
    for (const CheckedInstr &I : Original.Blocks[B].Instrs)
      define(I, B);
  }
}

Symbol AllocationSymbols::create(unsigned Scope,
                                 CheckedOperand Representative) {
  const Symbol S = getNext();
  Infos.push_back({Scope, Representative});
  return S;
}

void AllocationSymbols::setSymbol(unsigned Value, Symbol S) {
  if (Value >= Values.size())
    Values.resize(Value + 1, Nothing);
  Values[Value] = S;
}

void AllocationSymbols::defineFresh(unsigned Value, unsigned Block) {
  if (Symbol S = ofValue(Value); S != Nothing) {
    assert(Infos[S].IsMutable && "not in SSA form");
    return;
  }
  setSymbol(Value, create(Block, {CheckedOperand::Variable, Value}));
}

// All scopes of one value's operands lie on one path in the dominator tree.
unsigned AllocationSymbols::laterScope(unsigned A, unsigned B) const {
  if (A == Everywhere)
    return B;
  if (B == Everywhere)
    return A;
  return Dominators.strictlyDominates(A, B) ? B : A;
}

void AllocationSymbols::define(const CheckedInstr &I, unsigned Block) {
  // What is made from a value that changes would have to change with it.
  bool Changes = any_of(I.Uses, [&](auto &Use) { return isMutable(of(Use)); });
  if (I.Kind == CheckedInstr::Effect && (Changes || !I.IsRepeatable)) {
    for (unsigned Value : I.Defs)
      defineFresh(Value, Block);
    return;
  }
  if (Changes) {
    setSymbol(I.Defs[0], Nothing);
    return;
  }
  if (I.Kind == CheckedInstr::Copy) {
    setSymbol(I.Defs[0], of(I.Uses[0]));
    return;
  }
  SmallVector<Symbol, 3> Operands;
  unsigned Scope = Everywhere;
  for (const CheckedOperand &Use : I.Uses) {
    Operands.push_back(of(Use));
    Scope = laterScope(Scope, Infos[Operands.back()].Scope);
  }
  SmallVector<unsigned, 4> Buffer;
  Symbol Known = ofValue(I.Defs[0]);
  bool IsKnown = Known != Nothing;
  auto [It, IsNew] = Expressions.try_emplace(
      makeKey(I.Operation, Operands, Buffer), IsKnown ? Known : getNext());
  if (IsNew && !IsKnown)
    create(Scope, {CheckedOperand::Variable, I.Defs[0]});
  if (!IsKnown)
    setSymbol(I.Defs[0], It->second);
  if (I.Operation >= Operations.size())
    Operations.resize(I.Operation + 1);
  Operations.set(I.Operation);
}

Symbol AllocationSymbols::ofLiteral(unsigned Literal) {
  auto [It, IsNew] = Literals.try_emplace(Literal, getNext());
  if (IsNew)
    create(Everywhere, {CheckedOperand::Literal, Literal});
  return It->second;
}

Symbol AllocationSymbols::of(const CheckedOperand &Operand) {
  switch (Operand.Kind) {
  case CheckedOperand::Undef:
    return Undef;
  case CheckedOperand::Literal:
    return ofLiteral(Operand.Id);
  case CheckedOperand::Variable:
    return ofValue(Operand.Id);
  }
  llvm_unreachable("no such kind of operand");
}

StringRef AllocationSymbols::makeKey(unsigned Operation,
                                     ArrayRef<Symbol> Operands,
                                     SmallVectorImpl<unsigned> &Buffer) {
  Buffer.push_back(Operation);
  for (Symbol Operand : Operands)
    Buffer.push_back(Operand.index());
  return StringRef(reinterpret_cast<const char *>(Buffer.data()),
                   Buffer.size() * sizeof(unsigned));
}

std::optional<Symbol> AllocationSymbols::find(unsigned Operation,
                                              ArrayRef<Symbol> Operands) const {
  SmallVector<unsigned, 4> Buffer;
  auto It = Expressions.find(makeKey(Operation, Operands, Buffer));
  if (It == Expressions.end())
    return std::nullopt;
  return It->second;
}
