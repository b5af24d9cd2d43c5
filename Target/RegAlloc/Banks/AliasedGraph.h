//===-- AliasedGraph.h - An interference graph with squeezes ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An interference graph whose nodes want registers of an aliased bank: it can
/// grow, be merged in, and lose nodes.
///
/// A node has a class, and may be fixed to a register. It can be simplified if
/// its squeeze is less than the number of registers that fixed neighbours leave
/// to its class: then it gets one, whatever the others get. A graph that can be
/// emptied like that is greedy-K-colorable. Fixed nodes stay to the last.
///
/// With a flat bank this is Kempe's rule, and the graph is MergeableGraph's.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDGRAPH_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDGRAPH_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "RegAlloc/Banks/AliasedBank.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm::course {

/// Nodes that want registers. Owns its parts.
struct AliasedProblem {
  const AliasedBank &Bank;
  InterferenceGraph Graph;
  /// The class of each node, and its register or None.
  IdVector<NodeId, ClassId> Class;
  RegisterAssignment Fixed;
  SmallVector<Affinity, 0> Affinities;

  unsigned size() const { return Graph.size(); }
  auto nodes() const { return Graph.nodes(); }
  Complaint check() const;
};

/// \p P with the nodes of each group as one; \p GroupOf has numbers from 0 on,
/// \p NumGroups of them. What is merged has one class, does not interfere, and
/// is fixed to at most one register. Affinities within a group are gone.
AliasedProblem makeQuotient(const AliasedProblem &P, PartitionRef GroupOf,
                            unsigned NumGroups);

/// Why the groups of \p GroupOf cannot be one node each, if so; and if
/// \p IsSafe, whether the graph of these is greedy-K-colorable.
Complaint verifyGroups(const AliasedProblem &P, PartitionRef GroupOf,
                       bool IsSafe);

/// Numbers the classes of a partition from 0 on, by their first members.
/// Returns how many there are.
unsigned renumber(Partition &GroupOf);

class AliasedGraph {
public:
  explicit AliasedGraph(const AliasedBank &Bank) : Bank(Bank) {}
  explicit AliasedGraph(const AliasedProblem &P);

  const AliasedBank &bank() const { return Bank; }
  unsigned size() const { return Nodes.size(); }
  auto nodes() const { return Nodes.ids(); }

  /// Adds a node without neighbours, or an edge if it is not there.
  NodeId addNode(ClassId Class, RegisterId Fixed);
  void addEdge(NodeId A, NodeId B);

  /// Takes back what was added since the graph had this state. Only if nothing
  /// was merged or removed.
  struct Mark {
    unsigned NumNodes;
    size_t NumEdges;
  };
  Mark mark() const { return {size(), Log.size()}; }
  void rollBack(Mark To);

  NodeId find(NodeId Node) const {
    while (MergedInto[Node] != Node)
      Node = MergedInto[Node] = MergedInto[MergedInto[Node]];
    return Node;
  }
  ClassId classOf(NodeId Node) const { return Nodes[Node].Class; }
  RegisterId fixed(NodeId Node) const { return Nodes[Node].Fixed; }
  bool isPrecolored(NodeId Node) const { return Nodes[Node].Fixed != None; }
  bool isPresent(NodeId Node) const {
    return MergedInto[Node] == Node && !Nodes[Node].IsRemoved;
  }
  unsigned degree(NodeId Node) const { return Nodes[Node].Degree; }
  bool hasEdge(NodeId A, NodeId B) const {
    return Edges.contains(edgeKey(A, B));
  }

  /// Whether \p A and \p B can not have one register.
  bool interferes(NodeId A, NodeId B) const;

  /// The neighbours present that are not fixed, for each class.
  ClassCounts counts(NodeId Node) const {
    return {Counts.data() + size_t(Node.index()) * Bank.numClasses(),
            Bank.numClasses()};
  }
  /// The units of fixed neighbours.
  UnitSet denied(NodeId Node) const { return Nodes[Node].Denied; }

  unsigned squeeze(NodeId Node) const {
    return Bank.squeeze(classOf(Node), counts(Node), denied(Node));
  }
  /// How many registers fixed neighbours leave.
  unsigned numAvailable(NodeId Node) const {
    return Bank.numAvailable(classOf(Node), denied(Node));
  }
  bool isSignificant(NodeId Node) const {
    return isPrecolored(Node) ||
           !Bank.isSafe(classOf(Node), counts(Node), denied(Node));
  }
  /// What neighbours take from a node: by class how many of them are not fixed,
  /// and the units of the others.
  struct Demand {
    ById<ClassId, SmallVector<unsigned, 6>> Counts;
    UnitSet Denied = 0;
  };
  Demand noDemand() const {
    Demand D;
    D.Counts.assign(Bank.numClasses(), 0);
    return D;
  }
  void gain(Demand &D, NodeId Neighbor) const {
    if (isPrecolored(Neighbor))
      D.Denied |= Bank.unitsOf(fixed(Neighbor));
    else
      ++D.Counts[classOf(Neighbor)];
  }
  /// The neighbour is not fixed.
  void lose(Demand &D, NodeId Neighbor) const { --D.Counts[classOf(Neighbor)]; }
  Demand demand(NodeId Node) const {
    ClassCounts Taken = counts(Node);
    Demand D;
    D.Counts.assign(Taken.begin(), Taken.end());
    D.Denied = denied(Node);
    return D;
  }
  bool fits(NodeId Node, const Demand &D) const {
    return Bank.isSafe(classOf(Node), D.Counts, D.Denied);
  }
  /// Whether they must differ, be it that both are fixed: then they have
  /// different registers, or are one node.
  bool areNeighbors(NodeId A, NodeId B) const {
    return hasEdge(A, B) || (isPrecolored(A) && isPrecolored(B));
  }

  /// Whether \p Node has become insignificant by the last merge() or remove().
  bool lostSignificance(NodeId Node) const;

  template <typename Function>
  void forEachNeighbor(NodeId Node, Function Visit) const {
    for (NodeId U : Nodes[Node].Neighbors)
      if (isPresent(U))
        Visit(U);
  }

  /// Merges \p Gone into \p Kept, which do not interfere. If one is fixed it is
  /// \p Kept. Returns the neighbours that are less squeezed now.
  NodeList merge(NodeId Kept, NodeId Gone);
  void remove(NodeId Node);

  /// The representative of each node.
  Partition classes() const;

  /// Whether counts and degrees agree with edges.
  Complaint verify() const;

private:
  struct NodeState {
    ClassId Class;
    RegisterId Fixed;
    UnitSet Denied = 0;
    unsigned Degree = 0;
    bool IsRemoved = false;
    mutable bool WasSignificant = true;
    SmallVector<NodeId, 4> Neighbors;
  };
  static uint64_t edgeKey(NodeId A, NodeId B) {
    if (A > B)
      std::swap(A, B);
    return uint64_t(A.index()) << 32 | B.index();
  }
  unsigned &count(NodeId Node, ClassId Class) {
    return Counts[Node.index() * Bank.numClasses() + Class.index()];
  }
  void link(NodeId From, NodeId To);
  void unlink(NodeId From, NodeId To);

  const AliasedBank &Bank;
  IdVector<NodeId, NodeState> Nodes;
  SmallVector<unsigned, 0> Counts;
  mutable Partition MergedInto;
  DenseSet<uint64_t> Edges;
  SmallVector<std::pair<NodeId, NodeId>, 0> Log;
};

/// The order in which nodes are taken away, and what cannot be.
struct AliasedElimination {
  NodeList Removed;
  /// The nodes that were left when none could be simplified for the first time;
  /// empty if the graph is greedy-K-colorable.
  NodeList Core;
  /// The members of Removed that were taken in the hope of luck.
  NodeList Hopeful;
};

/// Removes nodes of \p G that can be simplified, first come first served; fixed
/// ones stay. When there is none, that one with the least \p Price, or if it is
/// empty the one of highest degree. O((V + E) classes).
AliasedElimination eliminate(AliasedGraph G,
                             IdArrayRef<NodeId, double> Price = {});

bool isGreedyColorable(const AliasedProblem &P);

/// Gives nodes registers in the reverse order of \p Order, fixed ones before.
/// Of the registers left the one that satisfies most affinities, then the one
/// that neighbours have taken most of the surroundings of, then the lowest.
/// None where none was left.
RegisterAssignment colorInOrder(const AliasedProblem &P,
                                ArrayRef<NodeId> Order);

/// Whether \p Registers fits \p P. Nodes without one are wrong.
Complaint verifyRegisters(const AliasedProblem &P,
                          RegisterAssignmentRef Registers);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDGRAPH_H
