//===-- Chordality.cpp - Is a graph chordal, and if not, why not ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The search for a chordless cycle around the first node that breaks a
/// maximum cardinality order.
///
/// Why that node lies on one: the order up to it is itself a maximum
/// cardinality order of the subgraph H of the nodes so far. If H were chordal,
/// the order would be perfect. H without the node is chordal, as the order is
/// perfect there. So H has chordless cycles, and all of them pass through the
/// node: two of its neighbours that are not adjacent are connected by a path
/// that avoids the rest of its neighbourhood, and a shortest such path closes
/// a chordless cycle.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Chordality.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

class CycleFinder {
public:
  CycleFinder(const InterferenceGraph &G, ArrayRef<NodeId> Order,
              NodeId Center);
  NodeList find();

private:
  enum class Role : uint8_t { Outside, Neighbor, Free, InComponent };

  void growComponent(NodeId Start);
  std::optional<std::pair<NodeId, NodeId>> nonAdjacentRim() const;
  NodeList shortestPath(NodeId From, NodeId To) const;

  const InterferenceGraph &G;
  NodeId Center;
  IdVector<NodeId, unsigned> Position;
  /// Free nodes of H are not adjacent to the center. A component of theirs is
  /// numbered by its first node.
  IdVector<NodeId, Role> Roles;
  IdVector<NodeId, NodeId> ComponentOf;
  IdVector<NodeId, NodeId> RimOf;
  /// The center's neighbours that touch the current component.
  NodeList Rim;
};

} // namespace

CycleFinder::CycleFinder(const InterferenceGraph &G, ArrayRef<NodeId> Order,
                         NodeId Center)
    : G(G), Center(Center), Position(G.size()), Roles(G.size(), Role::Outside),
      ComponentOf(G.size()), RimOf(G.size()) {
  for (auto [I, V] : enumerate(Order))
    Position[V] = I;
  for (NodeId V : Order.take_front(Position[Center]))
    Roles[V] = Role::Free;
  for (NodeId V : G.neighbors(Center))
    if (Roles[V] == Role::Free)
      Roles[V] = Role::Neighbor;
}

void CycleFinder::growComponent(NodeId Start) {
  Rim.clear();
  NodeList Worklist = {Start};
  Roles[Start] = Role::InComponent;
  while (!Worklist.empty()) {
    NodeId V = Worklist.pop_back_val();
    ComponentOf[V] = Start;
    for (NodeId U : G.neighbors(V)) {
      if (Roles[U] == Role::Free) {
        Roles[U] = Role::InComponent;
        Worklist.push_back(U);
      } else if (Roles[U] == Role::Neighbor && RimOf[U] != Start) {
        RimOf[U] = Start;
        Rim.push_back(U);
      }
    }
  }
}

/// Two nodes of the rim that are not adjacent. As the order is perfect on the
/// rim, it is a clique if its latest node is adjacent to all others.
std::optional<std::pair<NodeId, NodeId>> CycleFinder::nonAdjacentRim() const {
  if (Rim.empty())
    return std::nullopt;
  NodeId Latest = *max_element(
      Rim, [&](NodeId A, NodeId B) { return Position[A] < Position[B]; });
  for (NodeId V : Rim)
    if (V != Latest && !G.hasEdge(V, Latest))
      return std::pair(Latest, V);
  return std::nullopt;
}

/// A shortest path whose inner nodes all lie in the component of the rim node
/// \p From.
NodeList CycleFinder::shortestPath(NodeId From, NodeId To) const {
  NodeId Component = RimOf[From];
  IdVector<NodeId, NodeId> CameFrom(G.size());
  NodeList Queue = {From};
  CameFrom[From] = From;
  for (size_t I = 0; CameFrom[To] == None; ++I) {
    assert(I != Queue.size() && "rim nodes are not connected");
    for (NodeId U : G.neighbors(Queue[I])) {
      if (CameFrom[U] != None || (U != To && ComponentOf[U] != Component))
        continue;
      CameFrom[U] = Queue[I];
      Queue.push_back(U);
    }
  }
  NodeList Path;
  for (NodeId V = To; V != From; V = CameFrom[V])
    Path.push_back(V);
  Path.push_back(From);
  return Path;
}

NodeList CycleFinder::find() {
  for (NodeId V : G.nodes()) {
    if (Roles[V] != Role::Free)
      continue;
    growComponent(V);
    if (auto Ends = nonAdjacentRim()) {
      NodeList Cycle = shortestPath(Ends->first, Ends->second);
      Cycle.push_back(Center);
      return Cycle;
    }
  }
  llvm_unreachable("the first violation of the order lies on no cycle");
}

std::optional<NodeList>
llvm::course::findChordlessCycle(const InterferenceGraph &G) {
  NodeOrder Order = maximumCardinalitySearch(G);
  std::optional<OrderViolation> Violation = findOrderViolation(G, Order);
  if (!Violation)
    return std::nullopt;
  return CycleFinder(G, Order, Violation->Node).find();
}

NodeList llvm::course::maximumClique(const InterferenceGraph &G,
                                     ArrayRef<NodeId> Order) {
  assert(isPerfectEliminationOrder(G, Order) && "not a perfect order");
  NodeSet Before(G.size());
  NodeId Best;
  unsigned BestSize = 0;
  for (NodeId V : Order) {
    unsigned Size =
        1 + count_if(G.neighbors(V), [&](NodeId U) { return Before[U]; });
    if (Size > BestSize) {
      Best = V;
      BestSize = Size;
    }
    Before[V] = true;
  }

  NodeList Clique;
  if (Best == None)
    return Clique;
  Before.reset();
  for (NodeId V : Order) {
    if (V == Best)
      break;
    Before[V] = true;
  }
  copy_if(G.neighbors(Best), std::back_inserter(Clique),
          [&](NodeId U) { return Before[U]; });
  Clique.push_back(Best);
  return Clique;
}

Complaint llvm::course::verifyChordlessCycle(const InterferenceGraph &G,
                                             ArrayRef<NodeId> Cycle) {
  size_t Length = Cycle.size();
  if (Length < 4)
    return "cycle of " + std::to_string(Length) + " nodes is too short";
  for (size_t I = 0; I != Length; ++I)
    for (size_t J = I + 1; J != Length; ++J) {
      if (Cycle[I] == Cycle[J])
        return "cycle meets node " + to_string(Cycle[I]) + " twice";
      bool OnCycle = J == I + 1 || (I == 0 && J == Length - 1);
      if (G.hasEdge(Cycle[I], Cycle[J]) != OnCycle)
        return (OnCycle ? "cycle lacks the edge " : "cycle has the chord ") +
               to_string(Cycle[I]) + "-" + to_string(Cycle[J]);
    }
  return std::nullopt;
}

Complaint llvm::course::verifyClique(const InterferenceGraph &G,
                                     ArrayRef<NodeId> Clique) {
  for (size_t I = 0; I != Clique.size(); ++I)
    for (size_t J = I + 1; J != Clique.size(); ++J)
      if (!G.hasEdge(Clique[I], Clique[J]))
        return "clique lacks the edge " + to_string(Clique[I]) + "-" +
               to_string(Clique[J]);
  return std::nullopt;
}
