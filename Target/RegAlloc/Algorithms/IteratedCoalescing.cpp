//===-- IteratedCoalescing.cpp - Iterated register coalescing -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The worklists of iterated register coalescing. Entries are not removed when
/// they become obsolete but looked at again when they are taken out.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/IteratedCoalescing.h"
#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <queue>

using namespace llvm;
using namespace llvm::course;

namespace {

class IteratedCoalescer {
public:
  explicit IteratedCoalescer(const ColoringProblem &P);
  SmallVector<unsigned, 0> run();

private:
  enum class MoveState : uint8_t {
    Ready,   ///< To be tested.
    Waiting, ///< Failed; tested again when a neighbour loses significance.
    Done,    ///< Coalesced, impossible or given up.
  };
  struct Move {
    unsigned A, B;
    uint64_t Weight;
    MoveState State;
  };
  using Ranked = std::pair<uint64_t, unsigned>;

  bool simplify();
  bool coalesce();
  bool freeze();
  bool removeSignificant();

  bool isSafe(unsigned A, unsigned B);
  void combine(unsigned Kept, unsigned Gone);
  void finish(Move &M);
  void giveUpMoves(unsigned V);
  void remove(unsigned V);
  void lostSignificance(unsigned V);
  void wakeMoves(unsigned V);
  void enlist(unsigned V);
  void makeReady(unsigned MoveId);
  uint64_t openWeight(unsigned V) const;
  bool isFree(unsigned V) const { return G.isPresent(V) && !G.isPrecolored(V); }

  MergeableGraph G;
  CoalescingTests Tests;
  SmallVector<Move, 0> Moves;
  /// Per node the ids of its moves, and how many of them are not done. A move
  /// counts for both of its ends, so twice for a node that holds both.
  SmallVector<SmallVector<unsigned, 2>, 0> MovesOf;
  SmallVector<unsigned, 0> NumOpen;

  SmallVector<unsigned, 0> ToSimplify;
  /// Heaviest move first, equal weights by ascending id.
  std::priority_queue<Ranked> ReadyMoves;
  /// Lightest node first.
  std::priority_queue<Ranked, std::vector<Ranked>, std::greater<Ranked>>
      ToFreeze;
  /// Nodes by falling degree at the start, and how many were looked at.
  SmallVector<unsigned, 0> ByDegree;
  size_t NumTried = 0;
};

} // namespace

IteratedCoalescer::IteratedCoalescer(const ColoringProblem &P)
    : G(P), Tests(G), MovesOf(P.Graph.size()), NumOpen(P.Graph.size(), 0) {
  for (const Affinity &Aff : P.Affinities) {
    unsigned A = G.find(Aff.A), B = G.find(Aff.B);
    if (A == B || G.interferes(A, B))
      continue;
    unsigned Id = Moves.size();
    Moves.push_back({A, B, Aff.Weight, MoveState::Waiting});
    for (unsigned V : {A, B}) {
      MovesOf[V].push_back(Id);
      ++NumOpen[V];
    }
    makeReady(Id);
  }
  for (unsigned V = 0, N = G.size(); V != N; ++V) {
    enlist(V);
    if (isFree(V))
      ByDegree.push_back(V);
  }
  sort(ByDegree, [&](unsigned A, unsigned B) {
    return std::pair(G.degree(B), A) < std::pair(G.degree(A), B);
  });
}

void IteratedCoalescer::makeReady(unsigned MoveId) {
  Moves[MoveId].State = MoveState::Ready;
  ReadyMoves.push({Moves[MoveId].Weight, ~MoveId});
}

/// Puts \p V onto the worklist that its state calls for, if any.
void IteratedCoalescer::enlist(unsigned V) {
  if (!isFree(V) || G.isSignificant(V))
    return;
  if (NumOpen[V])
    ToFreeze.push({openWeight(V), V});
  else
    ToSimplify.push_back(V);
}

uint64_t IteratedCoalescer::openWeight(unsigned V) const {
  uint64_t Sum = 0;
  for (unsigned Id : MovesOf[V])
    if (Moves[Id].State != MoveState::Done)
      Sum += Moves[Id].Weight;
  return Sum;
}

void IteratedCoalescer::finish(Move &M) {
  M.State = MoveState::Done;
  for (unsigned End : {G.find(M.A), G.find(M.B)})
    if (--NumOpen[End] == 0)
      enlist(End);
}

void IteratedCoalescer::giveUpMoves(unsigned V) {
  for (unsigned Id : MovesOf[V])
    if (Moves[Id].State != MoveState::Done)
      finish(Moves[Id]);
}

void IteratedCoalescer::wakeMoves(unsigned V) {
  for (unsigned Id : MovesOf[V])
    if (Moves[Id].State == MoveState::Waiting)
      makeReady(Id);
}

/// The moves of \p V and of its neighbours may pass the tests now.
void IteratedCoalescer::lostSignificance(unsigned V) {
  wakeMoves(V);
  G.forEachNeighbor(V, [&](unsigned U) { wakeMoves(U); });
  enlist(V);
}

void IteratedCoalescer::remove(unsigned V) {
  G.remove(V);
  G.forEachNeighbor(V, [&](unsigned U) {
    if (!G.isPrecolored(U) && G.degree(U) + 1 == G.numColors())
      lostSignificance(U);
  });
}

bool IteratedCoalescer::simplify() {
  if (ToSimplify.empty())
    return false;
  unsigned V = ToSimplify.pop_back_val();
  if (isFree(V) && !G.isSignificant(V) && !NumOpen[V])
    remove(V);
  return true;
}

bool IteratedCoalescer::isSafe(unsigned A, unsigned B) {
  return Tests.briggs(A, B) || Tests.george(A, B) ||
         (!G.isPrecolored(A) && Tests.george(B, A));
}

void IteratedCoalescer::combine(unsigned Kept, unsigned Gone) {
  SmallVector<unsigned, 0> Common = G.merge(Kept, Gone);
  MovesOf[Kept].append(MovesOf[Gone]);
  NumOpen[Kept] += NumOpen[Gone];
  for (unsigned U : Common)
    if (!G.isPrecolored(U) && G.degree(U) + 1 == G.numColors())
      lostSignificance(U);
}

bool IteratedCoalescer::coalesce() {
  if (ReadyMoves.empty())
    return false;
  Move &M = Moves[~ReadyMoves.top().second];
  ReadyMoves.pop();
  if (M.State != MoveState::Ready)
    return true;
  unsigned A = G.find(M.A), B = G.find(M.B);
  if (G.isPrecolored(B) || (!G.isPrecolored(A) && G.degree(A) < G.degree(B)))
    std::swap(A, B);
  if (A == B || !G.isPresent(A) || !G.isPresent(B) || G.interferes(A, B)) {
    finish(M);
  } else if (isSafe(A, B)) {
    combine(A, B);
    finish(M);
    enlist(A);
  } else {
    M.State = MoveState::Waiting;
  }
  return true;
}

bool IteratedCoalescer::freeze() {
  if (ToFreeze.empty())
    return false;
  auto [Weight, V] = ToFreeze.top();
  ToFreeze.pop();
  if (!isFree(V) || G.isSignificant(V) || !NumOpen[V])
    return true;
  // Moves that were done in the meantime make a node lighter, merging makes it
  // heavier: rank it again.
  if (openWeight(V) != Weight)
    ToFreeze.push({openWeight(V), V});
  else
    giveUpMoves(V);
  return true;
}

/// Only graphs that are not greedy-K-colorable get here.
bool IteratedCoalescer::removeSignificant() {
  while (NumTried != ByDegree.size()) {
    unsigned V = ByDegree[NumTried++];
    if (!isFree(V))
      continue;
    giveUpMoves(V);
    if (G.isPresent(V))
      remove(V);
    return true;
  }
  return false;
}

SmallVector<unsigned, 0> IteratedCoalescer::run() {
  while (simplify() || coalesce() || freeze() || removeSignificant())
    ;
  return G.classes();
}

SmallVector<unsigned, 0>
llvm::course::coalesceIterated(const ColoringProblem &P) {
  assert(!checkProblem(P) && "unfit coloring problem");
  return IteratedCoalescer(P).run();
}
