//===- Path.cpp - Both sides of a proof at one moment ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Path.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

void Facts::add(TermTable &T, Term Fact) {
  if (Fact->isTrue() || Set.contains(Fact))
    return;
  if (Fact->Kind == Op::And) {
    add(T, Fact->Ops[0]);
    add(T, Fact->Ops[1]);
    return;
  }
  if (Fact->Kind == Op::Not && Fact->Ops[0]->Kind == Op::Or) {
    add(T, T.notOf(Fact->Ops[0]->Ops[0]));
    add(T, T.notOf(Fact->Ops[0]->Ops[1]));
    return;
  }
  HasFalse |= Fact->isFalse() || Set.contains(T.notOf(Fact));
  if (Fact->Kind == Op::Eq && Fact->Ops[1]->isConst())
    Numbers[Fact->Ops[0]] = Fact->Ops[1];
  if (Fact->Kind == Op::Valid) {
    auto [Base, Number] = T.split(Fact->Ops[0]);
    Valid[Base].push_back({Number, Fact->Low});
  }
  Set.insert(Fact);
  List.push_back(Fact);
}

bool Facts::isValid(TermTable &T, Term Address, unsigned Size) const {
  auto [Base, Number] = T.split(Address);
  auto It = Valid.find(Base);
  return It != Valid.end() && any_of(It->second, [&](auto Range) {
           const int64_t Offset = Number - Range.first;
           return Offset >= 0 && Offset + Size <= Range.second;
         });
}

Term Facts::simplify(TermTable &T, Term Condition) const {
  if (Condition->isConst())
    return Condition;
  if (Set.contains(Condition))
    return T.boolean(true);
  if (Set.contains(T.notOf(Condition)))
    return T.boolean(false);
  switch (Condition->Kind) {
  case Op::Not:
    return T.notOf(simplify(T, Condition->Ops[0]));
  case Op::And:
    return T.andOf(simplify(T, Condition->Ops[0]),
                   simplify(T, Condition->Ops[1]));
  case Op::Or:
    return T.orOf(simplify(T, Condition->Ops[0]),
                  simplify(T, Condition->Ops[1]));
  case Op::Ite: {
    Term If = simplify(T, Condition->Ops[0]);
    return If->isConst() ? simplify(T, Condition->Ops[If->isTrue() ? 1 : 2])
                         : Condition;
  }
  case Op::Eq:
  case Op::ULt:
  case Op::SLt: {
    Term A = Condition->Ops[0], B = Condition->Ops[1];
    Term NumberA = Numbers.lookup(A), NumberB = Numbers.lookup(B);
    return NumberA || NumberB ? T.rebuild(Condition, {NumberA ? NumberA : A,
                                                      NumberB ? NumberB : B})
                              : Condition;
  }
  default:
    return Condition;
  }
}
