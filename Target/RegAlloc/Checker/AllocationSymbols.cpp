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

SmallVector<BlockId, 0>
llvm::course::reversePostOrder(const CheckedProgram &P) {
  SmallVector<BlockId, 0> Order;
  ById<BlockId, BitVector> Seen(P.Blocks.size());
  // A block and how many of its targets have been followed.
  SmallVector<std::pair<BlockId, unsigned>, 0> Path;
  auto Enter = [&](BlockId B) {
    if (!Seen[B])
      Path.push_back({B, 0});
    Seen[B] = true;
  };
  Enter(CheckedProgram::Entry);
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
      Parent(P.Blocks.size()), First(P.Blocks.size()), Last(P.Blocks.size()) {
  for (unsigned I = 0; I != Order.size(); ++I)
    Position[Order[I]] = I;
  findParents(P);
  numberTree();
}

BlockId CheckedDominators::intersect(BlockId A, BlockId B) const {
  while (A != B) {
    while (Position[A] > Position[B])
      A = Parent[A];
    while (Position[B] > Position[A])
      B = Parent[B];
  }
  return A;
}

void CheckedDominators::findParents(const CheckedProgram &P) {
  IdVector<BlockId, SmallVector<BlockId, 2>> Preds(P.Blocks.size());
  for (BlockId B : Order)
    for (BlockId Target : P.Blocks[B].Targets)
      Preds[Target].push_back(B);

  Parent[CheckedProgram::Entry] = CheckedProgram::Entry;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId B : ArrayRef(Order).drop_front()) {
      BlockId New;
      for (BlockId Pred : Preds[B])
        if (Parent[Pred] != None)
          New = New == None ? Pred : intersect(Pred, New);
      Changed |= Parent[B] != New;
      Parent[B] = New;
    }
  }
}

void CheckedDominators::numberTree() {
  IdVector<BlockId, unsigned> Size(Parent.size(), 1);
  for (BlockId B : llvm::reverse(ArrayRef(Order).drop_front()))
    Size[Parent[B]] += Size[B];
  // Next[B] is the number of the next child of B.
  IdVector<BlockId, unsigned> Next(Parent.size(), 1);
  for (BlockId B : Order) {
    if (B != CheckedProgram::Entry) {
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
  create(Everywhere, {}); // Undef
  create(Everywhere, {}); // Nothing
  for (const EntryContent &Content : AtEntry)
    if (ofValue(Content.Value) == Nothing)
      defineFresh(Content.Value, Everywhere);
  // Which of these change has to be known before anything is made from them.
  for (const CheckedBlock &B : Original.Blocks)
    for (const CheckedInstr &I : B.Instrs)
      for (VariableId Value : I.Defs)
        if (Symbol S = ofValue(Value); S != Nothing)
          Infos[S].IsMutable = true;

  for (BlockId B : Dominators.blocks()) {
    for (const CheckedPhi &Phi : Original.Blocks[B].Phis)
      defineFresh(Phi.Def, B);
    for (const CheckedInstr &I : Original.Blocks[B].Instrs)
      define(I, B);
  }
}

Symbol AllocationSymbols::create(BlockId Scope, CheckedOperand Representative) {
  const Symbol S = getNext();
  Infos.push_back({Scope, Representative});
  return S;
}

void AllocationSymbols::setSymbol(VariableId Value, Symbol S) {
  if (!Values.has(Value))
    Values.resize(Value.index() + 1, Nothing);
  Values[Value] = S;
}

void AllocationSymbols::defineFresh(VariableId Value, BlockId Block) {
  if (Symbol S = ofValue(Value); S != Nothing) {
    assert(Infos[S].IsMutable && "not in SSA form");
    return;
  }
  setSymbol(Value, create(Block, Value));
}

// All scopes of one value's operands lie on one path in the dominator tree.
BlockId AllocationSymbols::laterScope(BlockId A, BlockId B) const {
  if (A == Everywhere)
    return B;
  if (B == Everywhere)
    return A;
  return Dominators.strictlyDominates(A, B) ? B : A;
}

void AllocationSymbols::define(const CheckedInstr &I, BlockId Block) {
  // What is made from a value that changes would have to change with it.
  bool Changes = any_of(I.Uses, [&](auto &Use) { return isMutable(of(Use)); });
  if (I.Kind == CheckedInstr::Effect && (Changes || !I.IsRepeatable)) {
    for (VariableId Value : I.Defs)
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
  BlockId Scope = Everywhere;
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
    create(Scope, I.Defs[0]);
  if (!IsKnown)
    setSymbol(I.Defs[0], It->second);
  if (!Operations.has(I.Operation))
    Operations.resize(I.Operation.index() + 1);
  Operations[I.Operation] = true;
}

Symbol AllocationSymbols::ofLiteral(LiteralId Literal) {
  auto [It, IsNew] = Literals.try_emplace(Literal, getNext());
  if (IsNew)
    create(Everywhere, Literal);
  return It->second;
}

Symbol AllocationSymbols::of(const CheckedOperand &Operand) {
  if (Operand.isUndef())
    return Undef;
  if (VariableId Value = Operand.variable(); Value != None)
    return ofValue(Value);
  return ofLiteral(Operand.literal());
}

StringRef AllocationSymbols::makeKey(OperationId Operation,
                                     ArrayRef<Symbol> Operands,
                                     SmallVectorImpl<unsigned> &Buffer) {
  Buffer.push_back(Operation.index());
  for (Symbol Operand : Operands)
    Buffer.push_back(Operand.index());
  return StringRef(reinterpret_cast<const char *>(Buffer.data()),
                   Buffer.size() * sizeof(unsigned));
}

std::optional<Symbol> AllocationSymbols::find(OperationId Operation,
                                              ArrayRef<Symbol> Operands) const {
  SmallVector<unsigned, 4> Buffer;
  auto It = Expressions.find(makeKey(Operation, Operands, Buffer));
  if (It == Expressions.end())
    return std::nullopt;
  return It->second;
}
