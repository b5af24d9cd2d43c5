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

#include "Term.h"

using namespace coursetv;
using namespace llvm;

std::optional<int64_t> TermTable::difference(Term A, Term B) {
  if (A == B)
    return 0;
  // Most pairs are told apart without making a term.
  const size_t PartsA = A->Kind == Op::Sum ? A->Ops.size() : !A->isConst();
  const size_t PartsB = B->Kind == Op::Sum ? B->Ops.size() : !B->isConst();
  if (PartsA != PartsB)
    return std::nullopt;
  Term Difference = sub(A, B);
  if (!Difference->isConst())
    return std::nullopt;
  return Difference->Number.getSExtValue();
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
