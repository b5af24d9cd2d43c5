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
#include "llvm/ADT/Twine.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

class CycleFinder {
public:
  CycleFinder(const InterferenceGraph &G, ArrayRef<unsigned> Order,
              unsigned Center);
  NodeList find();

private:
  enum class Role : uint8_t { Outside, Neighbor, Free, InComponent };

  void growComponent(unsigned Start);
  std::optional<std::pair<unsigned, unsigned>> nonAdjacentRim() const;
  NodeList shortestPath(unsigned From, unsigned To) const;

  const InterferenceGraph &G;
  unsigned Center;
  SmallVector<unsigned, 0> Position;
  /// Free nodes of H are not adjacent to the center. A component of theirs is
  /// numbered by its first node.
  SmallVector<Role, 0> Roles;
  SmallVector<unsigned, 0> ComponentOf;
  SmallVector<unsigned, 0> RimOf;
  /// The center's neighbours that touch the current component.
  NodeList Rim;
};

} // namespace

CycleFinder::CycleFinder(const InterferenceGraph &G, ArrayRef<unsigned> Order,
                         unsigned Center)
    : G(G), Center(Center), Position(G.size()), Roles(G.size(), Role::Outside),
      ComponentOf(G.size(), None), RimOf(G.size(), None) {
  for (auto [I, V] : enumerate(Order))
    Position[V] = I;
  for (unsigned V : Order.take_front(Position[Center]))
    Roles[V] = Role::Free;
  for (unsigned V : G.neighbors(Center))
    if (Roles[V] == Role::Free)
      Roles[V] = Role::Neighbor;
}

void CycleFinder::growComponent(unsigned Start) {
  Rim.clear();
  NodeList Worklist = {Start};
  Roles[Start] = Role::InComponent;
  while (!Worklist.empty()) {
    unsigned V = Worklist.pop_back_val();
    ComponentOf[V] = Start;
    for (unsigned U : G.neighbors(V)) {
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
std::optional<std::pair<unsigned, unsigned>>
CycleFinder::nonAdjacentRim() const {
  if (Rim.empty())
    return std::nullopt;
  unsigned Latest = *max_element(
      Rim, [&](unsigned A, unsigned B) { return Position[A] < Position[B]; });
  for (unsigned V : Rim)
    if (V != Latest && !G.hasEdge(V, Latest))
      return std::pair(Latest, V);
  return std::nullopt;
}

/// A shortest path whose inner nodes all lie in the component of the rim node
/// \p From.
NodeList CycleFinder::shortestPath(unsigned From, unsigned To) const {
  unsigned Component = RimOf[From];
  SmallVector<unsigned, 0> CameFrom(G.size(), None);
  NodeList Queue = {From};
  CameFrom[From] = From;
  for (size_t I = 0; CameFrom[To] == None; ++I) {
    assert(I != Queue.size() && "rim nodes are not connected");
    for (unsigned U : G.neighbors(Queue[I])) {
      if (CameFrom[U] != None || (U != To && ComponentOf[U] != Component))
        continue;
      CameFrom[U] = Queue[I];
      Queue.push_back(U);
    }
  }
  NodeList Path;
  for (unsigned V = To; V != From; V = CameFrom[V])
    Path.push_back(V);
  Path.push_back(From);
  return Path;
}

NodeList CycleFinder::find() {
  for (unsigned V = 0, N = G.size(); V != N; ++V) {
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
                                     ArrayRef<unsigned> Order) {
  assert(isPerfectEliminationOrder(G, Order) && "not a perfect order");
  BitVector Before(G.size());
  unsigned Best = None, BestSize = 0;
  for (unsigned V : Order) {
    unsigned Size =
        1 + count_if(G.neighbors(V), [&](unsigned U) { return Before[U]; });
    if (Size > BestSize) {
      Best = V;
      BestSize = Size;
    }
    Before.set(V);
  }

  NodeList Clique;
  if (Best == None)
    return Clique;
  Before.reset();
  for (unsigned V : Order) {
    if (V == Best)
      break;
    Before.set(V);
  }
  copy_if(G.neighbors(Best), std::back_inserter(Clique),
          [&](unsigned U) { return Before[U]; });
  Clique.push_back(Best);
  return Clique;
}

Complaint llvm::course::verifyChordlessCycle(const InterferenceGraph &G,
                                             ArrayRef<unsigned> Cycle) {
  size_t Length = Cycle.size();
  if (Length < 4)
    return ("cycle of " + Twine(Length) + " nodes is too short").str();
  for (size_t I = 0; I != Length; ++I)
    for (size_t J = I + 1; J != Length; ++J) {
      if (Cycle[I] == Cycle[J])
        return ("cycle meets node " + Twine(Cycle[I]) + " twice").str();
      bool OnCycle = J == I + 1 || (I == 0 && J == Length - 1);
      if (G.hasEdge(Cycle[I], Cycle[J]) != OnCycle)
        return ((OnCycle ? "cycle lacks the edge " : "cycle has the chord ") +
                Twine(Cycle[I]) + "-" + Twine(Cycle[J]))
            .str();
    }
  return std::nullopt;
}

Complaint llvm::course::verifyClique(const InterferenceGraph &G,
                                     ArrayRef<unsigned> Clique) {
  for (size_t I = 0; I != Clique.size(); ++I)
    for (size_t J = I + 1; J != Clique.size(); ++J)
      if (!G.hasEdge(Clique[I], Clique[J]))
        return ("clique lacks the edge " + Twine(Clique[I]) + "-" +
                Twine(Clique[J]))
            .str();
  return std::nullopt;
}
