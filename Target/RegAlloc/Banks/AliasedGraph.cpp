//===-- AliasedGraph.cpp - An interference graph with squeezes ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts of neighbours by class are kept up to date, so that a squeeze takes
/// no walk over neighbours.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedGraph.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <cassert>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

Complaint AliasedProblem::check() const {
  if (Class.size() != size() || Fixed.size() != size())
    return std::string("a class and a register, or None, for each node");
  for (NodeId V : nodes()) {
    if (Class[V].index() >= Bank.numClasses())
      return std::string("a class that the bank has not");
    if (Fixed[V] != None && Bank.reg(Fixed[V]).Class != Class[V])
      return std::string("a node is fixed to a register of another class");
    for (NodeId U : Graph.neighbors(V))
      if (Fixed[U] != None && Fixed[V] != None &&
          Bank.overlap(Fixed[U], Fixed[V]))
        return std::string("registers of neighbours that are fixed overlap");
  }
  return std::nullopt;
}

unsigned llvm::course::renumber(Partition &GroupOf) {
  Partition Number;
  unsigned Next = 0;
  for (NodeId &Group : GroupOf) {
    if (!Number.has(Group))
      Number.resize(Group.index() + 1);
    if (Number[Group] == None)
      Number[Group] = NodeId(Next++);
    Group = Number[Group];
  }
  return Next;
}

AliasedProblem llvm::course::makeQuotient(const AliasedProblem &P,
                                          PartitionRef GroupOf,
                                          unsigned NumGroups) {
  AliasedProblem Q{P.Bank,
                   InterferenceGraph::makeQuotient(P.Graph, GroupOf, NumGroups),
                   IdVector<NodeId, ClassId>(NumGroups),
                   RegisterAssignment(NumGroups),
                   {}};
  for (NodeId V : P.nodes()) {
    Q.Class[GroupOf[V]] = P.Class[V];
    if (P.Fixed[V] != None)
      Q.Fixed[GroupOf[V]] = P.Fixed[V];
  }
  for (const Affinity &A : P.Affinities)
    if (GroupOf[A.A] != GroupOf[A.B])
      Q.Affinities.push_back({GroupOf[A.A], GroupOf[A.B], A.Weight});
  return Q;
}

Complaint llvm::course::verifyGroups(const AliasedProblem &P,
                                     PartitionRef GroupOf, bool IsSafe) {
  if (GroupOf.size() != P.size())
    return std::string("a group for each node");
  Partition Number(GroupOf.begin(), GroupOf.end());
  unsigned NumGroups = renumber(Number);
  IdVector<NodeId, ClassId> Class(NumGroups);
  RegisterAssignment Fixed(NumGroups);
  for (NodeId V : P.nodes()) {
    NodeId Group = Number[V];
    if (Class[Group] != None && Class[Group] != P.Class[V])
      return std::string("nodes of different classes are merged");
    Class[Group] = P.Class[V];
    if (P.Fixed[V] != None) {
      if (Fixed[Group] != None && Fixed[Group] != P.Fixed[V])
        return std::string("nodes fixed to different registers are merged");
      Fixed[Group] = P.Fixed[V];
    }
    for (NodeId U : P.Graph.neighbors(V))
      if (Number[U] == Group)
        return std::string("nodes that interfere are merged");
  }
  if (IsSafe && !isGreedyColorable(makeQuotient(P, Number, NumGroups)))
    return std::string("the graph is not greedy-K-colorable");
  return std::nullopt;
}

AliasedGraph::AliasedGraph(const AliasedProblem &P) : Bank(P.Bank) {
  assert(!P.check() && "unfit problem");
  for (NodeId V : P.nodes())
    addNode(P.Class[V], P.Fixed[V]);
  for (NodeId V : P.nodes())
    for (NodeId U : P.Graph.neighbors(V))
      if (U < V)
        addEdge(U, V);
  for (NodeId V : P.nodes())
    Nodes[V].WasSignificant = isSignificant(V);
}

NodeId AliasedGraph::addNode(ClassId Class, RegisterId Fixed) {
  NodeState State;
  State.Class = Class;
  State.Fixed = Fixed;
  Nodes.push_back(std::move(State));
  Counts.append(Bank.numClasses(), 0);
  MergedInto.push_back(NodeId(size() - 1));
  return MergedInto.back();
}

/// \p To becomes a neighbour of \p From.
void AliasedGraph::link(NodeId From, NodeId To) {
  ++Nodes[From].Degree;
  if (isPrecolored(To))
    Nodes[From].Denied |= Bank.unitsOf(fixed(To));
  else
    ++count(From, classOf(To));
}

/// \p To, which is not fixed, is no longer a neighbour of \p From.
void AliasedGraph::unlink(NodeId From, NodeId To) {
  Nodes[From].WasSignificant = isSignificant(From);
  --Nodes[From].Degree;
  --count(From, classOf(To));
}

void AliasedGraph::addEdge(NodeId A, NodeId B) {
  assert(A != B && "an edge needs two nodes");
  if (!Edges.insert(edgeKey(A, B)).second)
    return;
  Log.push_back({A, B});
  for (auto [From, To] : {std::pair(A, B), std::pair(B, A)}) {
    Nodes[From].Neighbors.push_back(To);
    link(From, To);
  }
}

void AliasedGraph::rollBack(Mark To) {
  while (Log.size() != To.NumEdges) {
    auto [A, B] = Log.pop_back_val();
    Edges.erase(edgeKey(A, B));
    for (auto [From, Gone] : {std::pair(A, B), std::pair(B, A)}) {
      NodeState &State = Nodes[From];
      assert(State.Neighbors.back() == Gone && "not the last edge");
      State.Neighbors.pop_back();
      --State.Degree;
      if (!isPrecolored(Gone)) {
        --count(From, classOf(Gone));
        continue;
      }
      State.Denied = 0;
      for (NodeId U : State.Neighbors)
        if (isPrecolored(U))
          State.Denied |= Bank.unitsOf(fixed(U));
    }
  }
  Nodes.resize(To.NumNodes);
  Counts.truncate(To.NumNodes * Bank.numClasses());
  MergedInto.resize(To.NumNodes);
}

bool AliasedGraph::interferes(NodeId A, NodeId B) const {
  if (hasEdge(A, B) || classOf(A) != classOf(B))
    return true;
  if (isPrecolored(A) && isPrecolored(B))
    return fixed(A) != fixed(B);
  if (isPrecolored(A))
    return (Bank.unitsOf(fixed(A)) & denied(B)) != 0;
  return isPrecolored(B) && (Bank.unitsOf(fixed(B)) & denied(A)) != 0;
}

bool AliasedGraph::lostSignificance(NodeId Node) const {
  bool Lost = Nodes[Node].WasSignificant && !isSignificant(Node);
  Nodes[Node].WasSignificant = isSignificant(Node);
  return Lost;
}

NodeList AliasedGraph::merge(NodeId Kept, NodeId Gone) {
  assert(!interferes(Kept, Gone) && "nodes interfere");
  assert((isPrecolored(Kept) || !isPrecolored(Gone)) && "a fixed node stays");
  NodeList Less;
  for (NodeId U : Nodes[Gone].Neighbors) {
    if (!isPresent(U))
      continue;
    if (Edges.insert(edgeKey(Kept, U)).second) {
      Nodes[Kept].Neighbors.push_back(U);
      Nodes[U].Neighbors.push_back(Kept);
      link(Kept, U);
      // Of a neighbour nothing changes but the name, unless that is fixed now.
      if (isPrecolored(Kept) && !isPrecolored(Gone)) {
        unlink(U, Gone);
        link(U, Kept);
      }
      continue;
    }
    if (isPrecolored(Gone))
      --Nodes[U].Degree;
    else
      unlink(U, Gone);
    Less.push_back(U);
  }
  MergedInto[Gone] = Kept;
  return Less;
}

void AliasedGraph::remove(NodeId Node) {
  assert(isPresent(Node) && !isPrecolored(Node) && "cannot be removed");
  Nodes[Node].IsRemoved = true;
  forEachNeighbor(Node, [&](NodeId U) { unlink(U, Node); });
}

Partition AliasedGraph::classes() const {
  Partition ClassOf;
  for (NodeId V : nodes())
    ClassOf.push_back(find(V));
  return ClassOf;
}

Complaint AliasedGraph::verify() const {
  for (NodeId V : nodes()) {
    if (!isPresent(V))
      continue;
    ById<ClassId, SmallVector<unsigned, 8>> Wanted(Bank.numClasses(), 0);
    UnitSet Denied = 0;
    unsigned Degree = 0;
    forEachNeighbor(V, [&](NodeId U) {
      ++Degree;
      if (isPrecolored(U))
        Denied |= Bank.unitsOf(fixed(U));
      else
        ++Wanted[classOf(U)];
    });
    if (ClassCounts(Wanted) != counts(V) || Denied != denied(V) ||
        Degree != degree(V))
      return "the counts of node " + to_string(V) + " are wrong";
  }
  return std::nullopt;
}

AliasedElimination llvm::course::eliminate(AliasedGraph G,
                                           IdArrayRef<NodeId, double> Price) {
  AliasedElimination Result;
  NodeList Ready, Left;
  for (NodeId V : G.nodes()) {
    if (!G.isPresent(V) || G.isPrecolored(V))
      continue;
    Left.push_back(V);
    if (!G.isSignificant(V))
      Ready.push_back(V);
  }
  auto Remove = [&](NodeId V) {
    Result.Removed.push_back(V);
    G.remove(V);
    G.forEachNeighbor(V, [&](NodeId U) {
      if (G.lostSignificance(U))
        Ready.push_back(U);
    });
  };
  for (;;) {
    for (unsigned Next = 0; Next != Ready.size(); ++Next)
      Remove(Ready[Next]);
    Ready.clear();
    erase_if(Left, [&](NodeId V) { return !G.isPresent(V); });
    if (Left.empty())
      return Result;
    if (Result.Core.empty())
      Result.Core = Left;
    auto Rank = [&](NodeId V) {
      return Price.empty() ? -double(G.degree(V))
                           : Price[V] / (1 + G.degree(V));
    };
    NodeId Best = *min_element(
        Left, [&](NodeId A, NodeId B) { return Rank(A) < Rank(B); });
    Result.Hopeful.push_back(Best);
    Remove(Best);
  }
}

bool llvm::course::isGreedyColorable(const AliasedProblem &P) {
  return eliminate(AliasedGraph(P)).Core.empty();
}

RegisterAssignment llvm::course::colorInOrder(const AliasedProblem &P,
                                              ArrayRef<NodeId> Order) {
  const AliasedBank &Bank = P.Bank;
  RegisterAssignment Registers(P.Fixed.begin(), P.Fixed.end());
  IdVector<NodeId, SmallVector<std::pair<NodeId, uint64_t>, 4>> Partners(
      P.size());
  for (const Affinity &A : P.Affinities) {
    Partners[A.A].push_back({A.B, A.Weight});
    Partners[A.B].push_back({A.A, A.Weight});
  }
  IdVector<RegisterId, uint64_t> Gain(Bank.numRegisters());
  for (NodeId V : reverse(Order)) {
    UnitSet Taken = 0;
    for (NodeId U : P.Graph.neighbors(V))
      if (Registers[U] != None)
        Taken |= Bank.unitsOf(Registers[U]);
    std::fill(Gain.begin(), Gain.end(), 0);
    for (auto [U, Weight] : Partners[V])
      if (Registers[U] != None)
        Gain[Registers[U]] += Weight;
    std::tuple<uint64_t, int, unsigned> Best;
    for (RegisterId R : Bank.registersOf(P.Class[V])) {
      if (Bank.unitsOf(R) & Taken)
        continue;
      std::tuple Rank(Gain[R], popcount(Bank.reg(R).Around & Taken),
                      ~R.index());
      if (Registers[V] == None || Rank > Best) {
        Best = Rank;
        Registers[V] = R;
      }
    }
  }
  return Registers;
}

Complaint llvm::course::verifyRegisters(const AliasedProblem &P,
                                        RegisterAssignmentRef Registers) {
  if (Registers.size() != P.size())
    return std::string("a register for each node");
  for (NodeId V : P.nodes()) {
    RegisterId R = Registers[V];
    if (R.index() >= P.Bank.numRegisters() || P.Bank.reg(R).Class != P.Class[V])
      return "node " + to_string(V) + " has no register of its class";
    if (P.Fixed[V] != None && P.Fixed[V] != R)
      return "node " + to_string(V) + " is not where it is fixed";
    for (NodeId U : P.Graph.neighbors(V))
      if (U < V && P.Bank.overlap(R, Registers[U]))
        return "nodes " + to_string(U) + " and " + to_string(V) +
               " interfere, but their registers overlap";
  }
  return std::nullopt;
}
