//===- Memory.cpp - Normal forms of memories ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A memory is a variable and the stores since. Stores that cannot touch stand
/// in the order of their addresses' terms, a store that is covered is gone, and
/// a load goes down to the store that it reads.
///
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

std::pair<Term, int64_t> TermTable::split(Term Address) {
  if (Address->isConst())
    return {nullptr, int64_t(Address->Number.getZExtValue())};
  if (Address->Kind != Op::Sum || Address->Number.isZero())
    return {Address, 0};
  // Kept for all paths.
  Assuming Nothing(*this, nullptr);
  if (!Address->WithoutNumber)
    Address->WithoutNumber = sub(Address, constant(Address->Number));
  return {Address->WithoutNumber, Address->Number.getSExtValue()};
}

// Sums are normal forms, so equal ones are the same term.
std::optional<int64_t> TermTable::difference(Term A, Term B) {
  auto [BaseA, NumberA] = split(A);
  auto [BaseB, NumberB] = split(B);
  if (BaseA != BaseB)
    return std::nullopt;
  return int64_t(uint64_t(NumberA) - uint64_t(NumberB));
}

bool TermTable::areDisjoint(Term A, unsigned SizeA, Term B, unsigned SizeB) {
  if (std::optional<int64_t> Distance = difference(A, B))
    return *Distance >= int64_t(SizeB) || -*Distance >= int64_t(SizeA);
  return Oracle && Oracle->areDisjoint(A, SizeA, B, SizeB);
}

Term TermTable::valid(Term Address, unsigned Size) {
  return make(Op::Valid, 1, {Address}, Size);
}

// The bytes in two halves, if both are known then.
Term TermTable::loadPieces(Term Memory, Term Address, unsigned Size) {
  const unsigned Half = Size / 2;
  return concat(load(Memory, addConst(Address, Half), Size - Half),
                load(Memory, Address, Half));
}

Term TermTable::load(Term Memory, Term Address, unsigned Size) {
  Term M = Memory;
  for (; M->Kind == Op::Store; M = M->Ops[0]) {
    Term At = M->Ops[1], Value = M->Ops[2];
    const unsigned Stored = Value->Width / 8;
    const std::optional<int64_t> Offset = difference(Address, At);
    if (Offset && *Offset >= 0 && *Offset + Size <= Stored)
      return extract(Value, *Offset * 8, Size * 8);
    if (areDisjoint(Address, Size, At, Stored))
      continue;
    if (Offset && Size > 1)
      return loadPieces(M, Address, Size);
    break;
  }
  return make(Op::Load, Size * 8, {M, Address});
}

Term TermTable::store(Term Memory, Term Address, Term Value) {
  const unsigned Size = Value->Width / 8;
  // What a memory holds anyway.
  if (Value->Kind == Op::Load && Value->Ops[0] == Memory &&
      Value->Ops[1] == Address)
    return Memory;
  if (Memory->Kind != Op::Store)
    return make(Op::Store, 0, {Memory, Address, Value});
  Term Below = Memory->Ops[0], At = Memory->Ops[1], Old = Memory->Ops[2];
  const unsigned Stored = Old->Width / 8;
  if (std::optional<int64_t> Offset = difference(Address, At)) {
    // Covers the old one, or a part of it.
    if (*Offset <= 0 && *Offset + int64_t(Size) >= int64_t(Stored))
      return store(Below, Address, Value);
    if (*Offset >= 0 && *Offset + int64_t(Size) <= int64_t(Stored) &&
        Stored <= 8) {
      Term New = Value;
      if (*Offset != 0)
        New = concat(New, extract(Old, 0, *Offset * 8));
      if (New->Width != Old->Width)
        New = concat(extract(Old, New->Width, Old->Width - New->Width), New);
      return store(Below, At, New);
    }
  }
  const bool IsBefore = Address->Id < At->Id;
  if (IsBefore && areDisjoint(Address, Size, At, Stored))
    return make(Op::Store, 0, {store(Below, Address, Value), At, Old});
  // A covered store may be further below, behind disjoint ones.
  if (!IsBefore && areDisjoint(Address, Size, At, Stored)) {
    for (Term M = Below; M->Kind == Op::Store; M = M->Ops[0]) {
      if (M->Ops[1] == Address)
        return make(Op::Store, 0, {store(Below, Address, Value), At, Old});
      if (!areDisjoint(Address, Size, M->Ops[1], M->Ops[2]->Width / 8))
        break;
    }
  }
  return make(Op::Store, 0, {Memory, Address, Value});
}

void TermTable::loadAnew(Term Value, Term Memory, Term Address, unsigned Size,
                         SmallVectorImpl<std::pair<Term, Term>> &Changes) {
  Term New = load(Memory, Address, Size);
  if (New == Value)
    return;
  Changes.push_back({Value, New});
  if (Value->Kind != Op::Load)
    return;
  // A part of what is loaded is a load.
  for (unsigned Part = Size / 2; Part != 0; Part /= 2)
    for (unsigned At = 0; At + Part <= Size; At += Part) {
      Term There = addConst(Value->Ops[1], At);
      Term Old = make(Op::Load, Part * 8, {Value->Ops[0], There});
      New = load(Value->Ops[0], There, Part);
      if (New != Old)
        Changes.push_back({Old, New});
    }
}

Term TermTable::storeAnew(Term Memory, Term Base,
                          SmallVectorImpl<std::pair<Term, Term>> *Changes) {
  SmallVector<Term, 16> Stores;
  for (; Memory != Base && Memory->Kind == Op::Store; Memory = Memory->Ops[0])
    Stores.push_back(Memory);
  for (Term Old : llvm::reverse(Stores)) {
    Memory = store(Memory, Old->Ops[1], Old->Ops[2]);
    if (Memory != Old && Changes)
      Changes->push_back({Old, Memory});
  }
  return Memory;
}
