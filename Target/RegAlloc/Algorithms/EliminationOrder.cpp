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
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

/// Queues of nodes, each node in at most one queue, with removal from the
/// middle in constant time.
template <typename QueueId> class QueueSet {
public:
  QueueSet(unsigned NumQueues, unsigned NumNodes)
      : Front(NumQueues), Back(NumQueues), Next(NumNodes), Prev(NumNodes) {}

  QueueId addQueue() {
    Front.emplace_back();
    Back.emplace_back();
    return QueueId(Front.size() - 1);
  }

  bool empty(QueueId Queue) const { return Front[Queue] == None; }
  NodeId front(QueueId Queue) const { return Front[Queue]; }

  void push(QueueId Queue, NodeId Node) {
    Next[Node] = None;
    Prev[Node] = Back[Queue];
    (Back[Queue] == None ? Front[Queue] : Next[Back[Queue]]) = Node;
    Back[Queue] = Node;
  }

  void remove(QueueId Queue, NodeId Node) {
    (Prev[Node] == None ? Front[Queue] : Next[Prev[Node]]) = Next[Node];
    (Next[Node] == None ? Back[Queue] : Prev[Next[Node]]) = Prev[Node];
  }

private:
  IdVector<QueueId, NodeId> Front, Back;
  IdVector<NodeId, NodeId> Next, Prev;
};

/// A number of visited neighbours, and a set of nodes with equal labels.
using WeightId = Id<struct WeightTag>;
using LabelId = Id<struct LabelTag>;

} // namespace

NodeOrder llvm::course::maximumCardinalitySearch(const InterferenceGraph &G,
                                                 ArrayRef<NodeId> First) {
  unsigned N = G.size();
  QueueSet<WeightId> ByWeight(N + 1, N);
  IdVector<NodeId, WeightId> Weight(N, WeightId(0));
  NodeSet Visited(N);
  for (NodeId V : G.nodes())
    ByWeight.push(WeightId(0), V);

  NodeOrder Order;
  Order.reserve(N);
  // No node weighs more than this; the sum of its rises and falls is O(V).
  WeightId Heaviest(0);
  auto Visit = [&](NodeId V) {
    assert(!Visited[V] && "node is to come first twice");
    ByWeight.remove(Weight[V], V);
    Visited[V] = true;
    Order.push_back(V);
    for (NodeId U : G.neighbors(V)) {
      if (Visited[U])
        continue;
      ByWeight.remove(Weight[U], U);
      Weight[U] = WeightId(Weight[U].index() + 1);
      ByWeight.push(Weight[U], U);
      Heaviest = std::max(Heaviest, Weight[U]);
    }
  };

  for (NodeId V : First)
    Visit(V);
  while (Order.size() != N) {
    while (ByWeight.empty(Heaviest))
      Heaviest = WeightId(Heaviest.index() - 1);
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
  LabelId FirstClass(0);
  QueueSet<LabelId> Members(1, N);
  IdVector<NodeId, LabelId> ClassOf(N, FirstClass);
  IdVector<LabelId, LabelId> Before(1), After(1), SplitInto(1);
  IdVector<LabelId, NodeId> SplitAt(1);
  NodeSet Visited(N);
  for (NodeId V : G.nodes())
    Members.push(FirstClass, V);

  auto Unlink = [&](LabelId Class) {
    if (Before[Class] == None)
      FirstClass = After[Class];
    else
      After[Before[Class]] = After[Class];
    if (After[Class] != None)
      Before[After[Class]] = Before[Class];
  };
  auto InsertBefore = [&](LabelId Class) {
    LabelId New = Members.addQueue();
    Before.push_back(Before[Class]);
    After.push_back(Class);
    SplitAt.emplace_back();
    SplitInto.emplace_back();
    if (Before[Class] == None)
      FirstClass = New;
    else
      After[Before[Class]] = New;
    Before[Class] = New;
    return New;
  };

  while (Order.size() != N) {
    NodeId Pivot = Members.front(FirstClass);
    Members.remove(FirstClass, Pivot);
    if (Members.empty(FirstClass))
      Unlink(FirstClass);
    Visited[Pivot] = true;
    Order.push_back(Pivot);
    for (NodeId U : G.neighbors(Pivot)) {
      if (Visited[U])
        continue;
      LabelId Old = ClassOf[U];
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
                                   ArrayRef<NodeId> Order) {
  if (Order.size() != G.size())
    return "order has " + std::to_string(Order.size()) + " entries for " +
           std::to_string(G.size()) + " nodes";
  NodeSet Seen(G.size());
  for (NodeId V : Order) {
    if (!Seen.has(V))
      return "order names node " + to_string(V) + ", which does not exist";
    if (Seen[V])
      return "order names node " + to_string(V) + " twice";
    Seen[V] = true;
  }
  return std::nullopt;
}

std::optional<OrderViolation>
llvm::course::findOrderViolation(const InterferenceGraph &G,
                                 ArrayRef<NodeId> Order) {
  assert(!checkOrder(G, Order) && "not an order of the graph");
  unsigned N = G.size();
  IdVector<NodeId, unsigned> Position(N);
  for (auto [I, V] : enumerate(Order))
    Position[V] = I;

  // It is enough to hold a node's earlier neighbours against the latest of
  // them: if the nodes before are in perfect order, that one's own earlier
  // neighbours are a clique already. Grouping the nodes by this latest
  // neighbour allows to mark its neighbourhood once.
  QueueSet<NodeId> Dependents(N, N);
  for (NodeId V : G.nodes()) {
    NodeId Latest;
    for (NodeId U : G.neighbors(V))
      if (Position[U] < Position[V] &&
          (Latest == None || Position[U] > Position[Latest]))
        Latest = U;
    if (Latest != None)
      Dependents.push(Latest, V);
  }

  std::optional<OrderViolation> FirstFound;
  IdVector<NodeId, NodeId> MarkedBy(N);
  for (NodeId Latest : G.nodes()) {
    if (Dependents.empty(Latest))
      continue;
    for (NodeId U : G.neighbors(Latest))
      MarkedBy[U] = Latest;
    while (!Dependents.empty(Latest)) {
      NodeId V = Dependents.front(Latest);
      Dependents.remove(Latest, V);
      if (FirstFound && Position[V] > Position[FirstFound->Node])
        continue;
      for (NodeId U : G.neighbors(V)) {
        if (U == Latest || Position[U] > Position[V] || MarkedBy[U] == Latest)
          continue;
        FirstFound = {V, Latest, U};
        break;
      }
    }
  }
  return FirstFound;
}
