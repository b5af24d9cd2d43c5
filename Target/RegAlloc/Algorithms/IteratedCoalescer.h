//===-- IteratedCoalescer.h - Iterated register coalescing ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The worklists of iterated register coalescing, for graphs of any kind.
/// Entries are not removed when they become obsolete but looked at again when
/// they are taken out.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCER_H

#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

namespace llvm::course {

/// \p Graph is MergeableGraph or has its interface.
template <typename Graph> class IteratedCoalescer {
public:
  /// Coalesces in \p G by \p Affinities. When there are only nodes of
  /// significant degree left, they are taken away in the order \p Hopeful, or
  /// if that is empty by falling degree.
  IteratedCoalescer(Graph G, ArrayRef<Affinity> Affinities,
                    ArrayRef<NodeId> Hopeful = {});
  /// The representative of each node.
  Partition run();

private:
  enum class MoveState : uint8_t {
    Ready,   ///< To be tested.
    Waiting, ///< Failed; tested again when a neighbour loses significance.
    Done,    ///< Coalesced, impossible or given up.
  };
  using MoveId = Id<struct MoveTag>;
  struct Move {
    NodeId A, B;
    uint64_t Weight;
    MoveState State;
  };
  using RankedNode = std::pair<uint64_t, NodeId>;

  bool simplify();
  bool coalesce();
  bool freeze();
  bool removeSignificant();

  void combine(NodeId Kept, NodeId Gone);
  void finish(Move &M);
  void giveUpMoves(NodeId V);
  void remove(NodeId V);
  void lostSignificance(NodeId V);
  void wakeMoves(NodeId V);
  void enlist(NodeId V);
  void makeReady(MoveId Id);
  uint64_t openWeight(NodeId V) const;
  bool isFree(NodeId V) const { return G.isPresent(V) && !G.isPrecolored(V); }

  Graph G;
  CoalescingTests<Graph> Tests;
  IdVector<MoveId, Move> Moves;
  /// Per node the ids of its moves, and how many of them are not done. A move
  /// counts for both of its ends, so twice for a node that holds both.
  IdVector<NodeId, SmallVector<MoveId, 2>> MovesOf;
  IdVector<NodeId, unsigned> NumOpen;

  NodeList ToSimplify;
  /// Heaviest move first, equal weights by ascending id.
  std::priority_queue<std::pair<uint64_t, unsigned>> ReadyMoves;
  /// Lightest node first.
  std::priority_queue<RankedNode, std::vector<RankedNode>,
                      std::greater<RankedNode>>
      ToFreeze;
  /// Nodes in the order to give up on them, and how many were looked at.
  NodeList ByHope;
  size_t NumTried = 0;
};

template <typename Graph>
IteratedCoalescer<Graph>::IteratedCoalescer(Graph Start,
                                            ArrayRef<Affinity> Affinities,
                                            ArrayRef<NodeId> Hopeful)
    : G(std::move(Start)), Tests(G), MovesOf(G.size()), NumOpen(G.size(), 0) {
  for (const Affinity &Aff : Affinities) {
    NodeId A = G.find(Aff.A), B = G.find(Aff.B);
    if (A == B || G.interferes(A, B))
      continue;
    MoveId Id(Moves.size());
    Moves.push_back({A, B, Aff.Weight, MoveState::Waiting});
    for (NodeId V : {A, B}) {
      MovesOf[V].push_back(Id);
      ++NumOpen[V];
    }
    makeReady(Id);
  }
  for (NodeId V : G.nodes()) {
    enlist(V);
    if (isFree(V) && Hopeful.empty())
      ByHope.push_back(V);
  }
  if (!Hopeful.empty())
    ByHope.assign(Hopeful.begin(), Hopeful.end());
  else
    sort(ByHope, [&](NodeId A, NodeId B) {
      return std::pair(G.degree(B), A) < std::pair(G.degree(A), B);
    });
}

template <typename Graph> void IteratedCoalescer<Graph>::makeReady(MoveId Id) {
  Moves[Id].State = MoveState::Ready;
  ReadyMoves.push({Moves[Id].Weight, ~Id.index()});
}

/// Puts \p V onto the worklist that its state calls for, if any.
template <typename Graph> void IteratedCoalescer<Graph>::enlist(NodeId V) {
  if (!isFree(V) || G.isSignificant(V))
    return;
  if (NumOpen[V])
    ToFreeze.push({openWeight(V), V});
  else
    ToSimplify.push_back(V);
}

template <typename Graph>
uint64_t IteratedCoalescer<Graph>::openWeight(NodeId V) const {
  uint64_t Sum = 0;
  for (MoveId Id : MovesOf[V])
    if (Moves[Id].State != MoveState::Done)
      Sum += Moves[Id].Weight;
  return Sum;
}

template <typename Graph> void IteratedCoalescer<Graph>::finish(Move &M) {
  M.State = MoveState::Done;
  for (NodeId End : {G.find(M.A), G.find(M.B)})
    if (--NumOpen[End] == 0)
      enlist(End);
}

template <typename Graph> void IteratedCoalescer<Graph>::giveUpMoves(NodeId V) {
  for (MoveId Id : MovesOf[V])
    if (Moves[Id].State != MoveState::Done)
      finish(Moves[Id]);
}

template <typename Graph> void IteratedCoalescer<Graph>::wakeMoves(NodeId V) {
  for (MoveId Id : MovesOf[V])
    if (Moves[Id].State == MoveState::Waiting)
      makeReady(Id);
}

/// The moves of \p V and of its neighbours may pass the tests now.
template <typename Graph>
void IteratedCoalescer<Graph>::lostSignificance(NodeId V) {
  wakeMoves(V);
  G.forEachNeighbor(V, [&](NodeId U) { wakeMoves(U); });
  enlist(V);
}

template <typename Graph> void IteratedCoalescer<Graph>::remove(NodeId V) {
  G.remove(V);
  G.forEachNeighbor(V, [&](NodeId U) {
    if (G.lostSignificance(U))
      lostSignificance(U);
  });
}

template <typename Graph> bool IteratedCoalescer<Graph>::simplify() {
  if (ToSimplify.empty())
    return false;
  NodeId V = ToSimplify.pop_back_val();
  if (isFree(V) && !G.isSignificant(V) && !NumOpen[V])
    remove(V);
  return true;
}

template <typename Graph>
void IteratedCoalescer<Graph>::combine(NodeId Kept, NodeId Gone) {
  NodeList Common = G.merge(Kept, Gone);
  MovesOf[Kept].append(MovesOf[Gone]);
  NumOpen[Kept] += NumOpen[Gone];
  for (NodeId U : Common)
    if (G.lostSignificance(U))
      lostSignificance(U);
}

template <typename Graph> bool IteratedCoalescer<Graph>::coalesce() {
  if (ReadyMoves.empty())
    return false;
  Move &M = Moves[MoveId(~ReadyMoves.top().second)];
  ReadyMoves.pop();
  if (M.State != MoveState::Ready)
    return true;
  NodeId A = G.find(M.A), B = G.find(M.B);
  if (G.isPrecolored(B) || (!G.isPrecolored(A) && G.degree(A) < G.degree(B)))
    std::swap(A, B);
  if (A == B || !G.isPresent(A) || !G.isPresent(B) || G.interferes(A, B)) {
    finish(M);
  } else if (Tests.isLocallySafe(A, B)) {
    combine(A, B);
    finish(M);
    enlist(A);
  } else {
    M.State = MoveState::Waiting;
  }
  return true;
}

template <typename Graph> bool IteratedCoalescer<Graph>::freeze() {
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
template <typename Graph> bool IteratedCoalescer<Graph>::removeSignificant() {
  while (NumTried != ByHope.size()) {
    NodeId V = ByHope[NumTried++];
    if (!isFree(V))
      continue;
    giveUpMoves(V);
    if (G.isPresent(V))
      remove(V);
    return true;
  }
  return false;
}

template <typename Graph> Partition IteratedCoalescer<Graph>::run() {
  while (simplify() || coalesce() || freeze() || removeSignificant())
    ;
  return G.classes();
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCER_H
