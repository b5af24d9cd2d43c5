//===-- UnificationConstraints.cpp - Points-to by unification -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Executes each constraint when it comes. What follows from it is in two lists,
/// in the place of recursion.
///
//===----------------------------------------------------------------------===//

#include "Transforms/UnificationConstraints.h"
#include <utility>

using namespace llvm;
using namespace llvm::course;

UnificationConstraints::Node UnificationConstraints::addNode() {
  const Node N(Locations.size());
  Locations.emplace_back();
  Locations[N].Parent = N;
  return N;
}

UnificationConstraints::Node UnificationConstraints::find(Node N) const {
  while (Locations[N].Parent != N)
    N = Locations[N].Parent;
  return N;
}

UnificationConstraints::Node UnificationConstraints::find(Node N) {
  const Node Root = std::as_const(*this).find(N);
  while (N != Root)
    N = std::exchange(Locations[N].Parent, Root);
  return Root;
}

void UnificationConstraints::setPointee(Node Pointer, Node Pointee) {
  Location &L = Locations[find(Pointer)];
  if (L.Pointee)
    return Unions.push_back({*L.Pointee, Pointee});
  L.Pointee = Pointee;
  for (const Assignment &A : L.Waiting)
    Ready.push_back({Pointer, A});
  L.Waiting.clear();
}

void UnificationConstraints::unify(Node A, Node B) {
  A = find(A);
  B = find(B);
  if (A == B)
    return;
  if (Locations[A].Rank < Locations[B].Rank)
    std::swap(A, B);
  Location &To = Locations[A], &From = Locations[B];
  From.Parent = A;
  To.Rank += To.Rank == From.Rank;
  To.Objects |= From.Objects;
  From.Objects.clear();
  To.Waiting.append(From.Waiting);
  From.Waiting.clear();
  if (To.Pointee && From.Pointee)
    Unions.push_back({*To.Pointee, *From.Pointee});
  else if (From.Pointee)
    To.Pointee = From.Pointee;
  if (!To.Pointee)
    return;
  for (const Assignment &Waiting : To.Waiting)
    Ready.push_back({A, Waiting});
  To.Waiting.clear();
}

// Source points to something.
void UnificationConstraints::execute(Node Source, Assignment A) {
  const Node Pointee = *Locations[find(Source)].Pointee;
  switch (A.K) {
  case Kind::Copy:
    return setPointee(A.Other, Pointee);
  case Kind::Load:
    return assign(Pointee, {Kind::Copy, A.Other});
  case Kind::Store:
    return assign(A.Other, {Kind::Copy, Pointee});
  }
}

void UnificationConstraints::assign(Node Source, Assignment A) {
  Location &L = Locations[find(Source)];
  if (L.Pointee)
    Ready.push_back({Source, A});
  else
    L.Waiting.push_back(A);
}

void UnificationConstraints::settle() {
  while (!Unions.empty() || !Ready.empty()) {
    if (!Unions.empty()) {
      auto [A, B] = Unions.pop_back_val();
      unify(A, B);
      continue;
    }
    auto [Source, A] = Ready.pop_back_val();
    execute(Source, A);
  }
}

void UnificationConstraints::addAddress(Node Pointer, Node Object) {
  Locations[find(Object)].Objects.set(Object);
  setPointee(Pointer, Object);
  settle();
}

void UnificationConstraints::addCopy(Node From, Node To) {
  assign(From, {Kind::Copy, To});
  settle();
}

void UnificationConstraints::addLoad(Node Pointer, Node To, ExtentId /*At*/) {
  assign(Pointer, {Kind::Load, To});
  settle();
}

void UnificationConstraints::addStore(Node From, Node Pointer,
                                      ExtentId /*At*/) {
  assign(Pointer, {Kind::Store, From});
  settle();
}

bool UnificationConstraints::solve(unsigned /*MaxSteps*/) { return true; }

const UnificationConstraints::ObjectSet &
UnificationConstraints::getObjects(Node N) const {
  static const ObjectSet Nothing;
  const std::optional<Node> &Pointee = Locations[find(N)].Pointee;
  return Pointee ? Locations[find(*Pointee)].Objects : Nothing;
}
