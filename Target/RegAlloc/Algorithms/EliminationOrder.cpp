//===-- EliminationOrder.cpp - Orders to color a graph in -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The two linear searches and the linear test of their result.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/EliminationOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

/// Queues of ids, each id in at most one queue, with removal from the middle
/// in constant time.
class QueueSet {
public:
  QueueSet(unsigned NumQueues, unsigned NumIds)
      : Front(NumQueues, None), Back(NumQueues, None), Next(NumIds, None),
        Prev(NumIds, None) {}

  unsigned addQueue() {
    Front.push_back(None);
    Back.push_back(None);
    return Front.size() - 1;
  }

  bool empty(unsigned Queue) const { return Front[Queue] == None; }
  unsigned front(unsigned Queue) const { return Front[Queue]; }

  void push(unsigned Queue, unsigned Id) {
    Next[Id] = None;
    Prev[Id] = Back[Queue];
    (Back[Queue] == None ? Front[Queue] : Next[Back[Queue]]) = Id;
    Back[Queue] = Id;
  }

  void remove(unsigned Queue, unsigned Id) {
    (Prev[Id] == None ? Front[Queue] : Next[Prev[Id]]) = Next[Id];
    (Next[Id] == None ? Back[Queue] : Prev[Next[Id]]) = Prev[Id];
  }

private:
  SmallVector<unsigned, 0> Front, Back, Next, Prev;
};

} // namespace

NodeOrder llvm::course::maximumCardinalitySearch(const InterferenceGraph &G,
                                                 ArrayRef<unsigned> First) {
  unsigned N = G.size();
  QueueSet ByWeight(N + 1, N);
  SmallVector<unsigned, 0> Weight(N, 0);
  BitVector Visited(N);
  for (unsigned V = 0; V != N; ++V)
    ByWeight.push(0, V);

  NodeOrder Order;
  Order.reserve(N);
  // No node weighs more than this; the sum of its rises and falls is O(V).
  unsigned Heaviest = 0;
  auto Visit = [&](unsigned V) {
    assert(!Visited[V] && "node is to come first twice");
    ByWeight.remove(Weight[V], V);
    Visited.set(V);
    Order.push_back(V);
    for (unsigned U : G.neighbors(V)) {
      if (Visited[U])
        continue;
      ByWeight.remove(Weight[U], U);
      ByWeight.push(++Weight[U], U);
      Heaviest = std::max(Heaviest, Weight[U]);
    }
  };

  for (unsigned V : First)
    Visit(V);
  while (Order.size() != N) {
    while (ByWeight.empty(Heaviest))
      --Heaviest;
    Visit(ByWeight.front(Heaviest));
  }
  return Order;
}

NodeOrder llvm::course::lexicographicBFS(const InterferenceGraph &G) {
  unsigned N = G.size();
  NodeOrder Order;
  Order.reserve(N);
  if (N == 0)
    return Order;

  // The classes of nodes with equal labels, the greatest label first. A visit
  // splits each class it meets: the visited node's neighbours go into a new
  // class right before the old one.
  QueueSet Members(1, N);
  SmallVector<unsigned, 0> ClassOf(N, 0), Before(1, None), After(1, None),
      SplitAt(1, None), SplitInto(1, None);
  BitVector Visited(N);
  unsigned FirstClass = 0;
  for (unsigned V = 0; V != N; ++V)
    Members.push(0, V);

  auto Unlink = [&](unsigned Class) {
    if (Before[Class] == None)
      FirstClass = After[Class];
    else
      After[Before[Class]] = After[Class];
    if (After[Class] != None)
      Before[After[Class]] = Before[Class];
  };
  auto InsertBefore = [&](unsigned Class) {
    unsigned New = Members.addQueue();
    Before.push_back(Before[Class]);
    After.push_back(Class);
    SplitAt.push_back(None);
    SplitInto.push_back(None);
    if (Before[Class] == None)
      FirstClass = New;
    else
      After[Before[Class]] = New;
    Before[Class] = New;
    return New;
  };

  while (Order.size() != N) {
    unsigned Pivot = Members.front(FirstClass);
    Members.remove(FirstClass, Pivot);
    if (Members.empty(FirstClass))
      Unlink(FirstClass);
    Visited.set(Pivot);
    Order.push_back(Pivot);
    for (unsigned U : G.neighbors(Pivot)) {
      if (Visited[U])
        continue;
      unsigned Old = ClassOf[U];
      if (SplitAt[Old] != Pivot) {
        SplitInto[Old] = InsertBefore(Old);
        SplitAt[Old] = Pivot;
      }
      Members.remove(Old, U);
      Members.push(SplitInto[Old], U);
      ClassOf[U] = SplitInto[Old];
      if (Members.empty(Old))
        Unlink(Old);
    }
  }
  return Order;
}

Complaint llvm::course::checkOrder(const InterferenceGraph &G,
                                   ArrayRef<unsigned> Order) {
  if (Order.size() != G.size())
    return ("order has " + Twine(Order.size()) + " entries for " +
            Twine(G.size()) + " nodes")
        .str();
  BitVector Seen(G.size());
  for (unsigned V : Order) {
    if (V >= G.size())
      return ("order names node " + Twine(V) + ", which does not exist").str();
    if (Seen[V])
      return ("order names node " + Twine(V) + " twice").str();
    Seen.set(V);
  }
  return std::nullopt;
}

std::optional<OrderViolation>
llvm::course::findOrderViolation(const InterferenceGraph &G,
                                 ArrayRef<unsigned> Order) {
  assert(!checkOrder(G, Order) && "not an order of the graph");
  unsigned N = G.size();
  SmallVector<unsigned, 0> Position(N);
  for (auto [I, V] : enumerate(Order))
    Position[V] = I;

  // It is enough to hold a node's earlier neighbours against the latest of
  // them: if the nodes before are in perfect order, that one's own earlier
  // neighbours are a clique already. Grouping the nodes by this latest
  // neighbour allows to mark its neighbourhood once.
  QueueSet Dependents(N, N);
  for (unsigned V = 0; V != N; ++V) {
    unsigned Latest = None;
    for (unsigned U : G.neighbors(V))
      if (Position[U] < Position[V] &&
          (Latest == None || Position[U] > Position[Latest]))
        Latest = U;
    if (Latest != None)
      Dependents.push(Latest, V);
  }

  std::optional<OrderViolation> FirstFound;
  SmallVector<unsigned, 0> MarkedBy(N, None);
  for (unsigned Latest = 0; Latest != N; ++Latest) {
    if (Dependents.empty(Latest))
      continue;
    for (unsigned U : G.neighbors(Latest))
      MarkedBy[U] = Latest;
    while (!Dependents.empty(Latest)) {
      unsigned V = Dependents.front(Latest);
      Dependents.remove(Latest, V);
      if (FirstFound && Position[V] > Position[FirstFound->Node])
        continue;
      for (unsigned U : G.neighbors(V)) {
        if (U == Latest || Position[U] > Position[V] || MarkedBy[U] == Latest)
          continue;
        FirstFound = {V, Latest, U};
        break;
      }
    }
  }
  return FirstFound;
}
