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
  SmallVector<ClassId, 0> Class;
  RegisterAssignment Fixed;
  SmallVector<Affinity, 0> Affinities;

  unsigned size() const { return Graph.size(); }
  Complaint check() const;
};

/// \p P with the nodes of each group as one; \p GroupOf has numbers from 0 on,
/// \p NumGroups of them. What is merged has one class, does not interfere, and
/// is fixed to at most one register. Affinities within a group are gone.
AliasedProblem makeQuotient(const AliasedProblem &P, ArrayRef<unsigned> GroupOf,
                            unsigned NumGroups);

/// Why the groups of \p GroupOf cannot be one node each, if so; and if
/// \p IsSafe, whether the graph of these is greedy-K-colorable.
Complaint verifyGroups(const AliasedProblem &P, ArrayRef<unsigned> GroupOf,
                       bool IsSafe);

/// Numbers the classes of a partition from 0 on, by their first members.
/// Returns how many there are.
unsigned renumber(SmallVectorImpl<unsigned> &GroupOf);

class AliasedGraph {
public:
  explicit AliasedGraph(const AliasedBank &Bank) : Bank(Bank) {}
  explicit AliasedGraph(const AliasedProblem &P);

  const AliasedBank &bank() const { return Bank; }
  unsigned size() const { return Nodes.size(); }

  /// Adds a node without neighbours, or an edge if it is not there.
  unsigned addNode(ClassId Class, RegisterId Fixed);
  void addEdge(unsigned A, unsigned B);

  /// Takes back what was added since the graph had this state. Only if nothing
  /// was merged or removed.
  struct Mark {
    unsigned NumNodes;
    size_t NumEdges;
  };
  Mark mark() const { return {size(), Log.size()}; }
  void rollBack(Mark To);

  unsigned find(unsigned Node) const {
    while (MergedInto[Node] != Node)
      Node = MergedInto[Node] = MergedInto[MergedInto[Node]];
    return Node;
  }
  ClassId classOf(unsigned Node) const { return Nodes[Node].Class; }
  RegisterId fixed(unsigned Node) const { return Nodes[Node].Fixed; }
  bool isPrecolored(unsigned Node) const { return Nodes[Node].Fixed != None; }
  bool isPresent(unsigned Node) const {
    return MergedInto[Node] == Node && !Nodes[Node].IsRemoved;
  }
  unsigned degree(unsigned Node) const { return Nodes[Node].Degree; }
  bool hasEdge(unsigned A, unsigned B) const {
    return Edges.contains(edgeKey(A, B));
  }

  /// Whether \p A and \p B can not have one register.
  bool interferes(unsigned A, unsigned B) const;

  /// The neighbours present that are not fixed, for each class.
  ClassCounts counts(unsigned Node) const {
    return {Counts.data() + size_t(Node) * Bank.numClasses(),
            Bank.numClasses()};
  }
  /// The units of fixed neighbours.
  UnitSet denied(unsigned Node) const { return Nodes[Node].Denied; }

  unsigned squeeze(unsigned Node) const {
    return Bank.squeeze(classOf(Node), counts(Node), denied(Node));
  }
  /// How many registers fixed neighbours leave.
  unsigned numAvailable(unsigned Node) const {
    return Bank.numAvailable(classOf(Node), denied(Node));
  }
  bool isSignificant(unsigned Node) const {
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
  void gain(Demand &D, unsigned Neighbor) const {
    if (isPrecolored(Neighbor))
      D.Denied |= Bank.unitsOf(fixed(Neighbor));
    else
      ++D.Counts[classOf(Neighbor)];
  }
  /// The neighbour is not fixed.
  void lose(Demand &D, unsigned Neighbor) const {
    --D.Counts[classOf(Neighbor)];
  }
  Demand demand(unsigned Node) const {
    ClassCounts Taken = counts(Node);
    Demand D;
    D.Counts.assign(Taken.begin(), Taken.end());
    D.Denied = denied(Node);
    return D;
  }
  bool fits(unsigned Node, const Demand &D) const {
    return Bank.isSafe(classOf(Node), D.Counts, D.Denied);
  }
  /// Whether they must differ, be it that both are fixed: then they have
  /// different registers, or are one node.
  bool areNeighbors(unsigned A, unsigned B) const {
    return hasEdge(A, B) || (isPrecolored(A) && isPrecolored(B));
  }

  /// Whether \p Node has become insignificant by the last merge() or remove().
  bool lostSignificance(unsigned Node) const;

  template <typename Function>
  void forEachNeighbor(unsigned Node, Function Visit) const {
    for (unsigned U : Nodes[Node].Neighbors)
      if (isPresent(U))
        Visit(U);
  }

  /// Merges \p Gone into \p Kept, which do not interfere. If one is fixed it is
  /// \p Kept. Returns the neighbours that are less squeezed now.
  SmallVector<unsigned, 0> merge(unsigned Kept, unsigned Gone);
  void remove(unsigned Node);

  /// The representative of each node.
  SmallVector<unsigned, 0> classes() const;

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
    SmallVector<unsigned, 4> Neighbors;
  };
  static uint64_t edgeKey(unsigned A, unsigned B) {
    if (A > B)
      std::swap(A, B);
    return uint64_t(A) << 32 | B;
  }
  unsigned &count(unsigned Node, ClassId Class) {
    return Counts[Node * Bank.numClasses() + Class.index()];
  }
  void link(unsigned From, unsigned To);
  void unlink(unsigned From, unsigned To);

  const AliasedBank &Bank;
  SmallVector<NodeState, 0> Nodes;
  SmallVector<unsigned, 0> Counts;
  mutable SmallVector<unsigned, 0> MergedInto;
  DenseSet<uint64_t> Edges;
  SmallVector<std::pair<unsigned, unsigned>, 0> Log;
};

/// The order in which nodes are taken away, and what cannot be.
struct AliasedElimination {
  SmallVector<unsigned, 0> Removed;
  /// The nodes that were left when none could be simplified for the first time;
  /// empty if the graph is greedy-K-colorable.
  SmallVector<unsigned, 0> Core;
  /// The members of Removed that were taken in the hope of luck.
  SmallVector<unsigned, 0> Hopeful;
};

/// Removes nodes of \p G that can be simplified, first come first served; fixed
/// ones stay. When there is none, that one with the least \p Price, or if it is
/// empty the one of highest degree. O((V + E) classes).
AliasedElimination eliminate(AliasedGraph G, ArrayRef<double> Price = {});

bool isGreedyColorable(const AliasedProblem &P);

/// Gives nodes registers in the reverse order of \p Order, fixed ones before.
/// Of the registers left the one that satisfies most affinities, then the one
/// that neighbours have taken most of the surroundings of, then the lowest.
/// None where none was left.
RegisterAssignment colorInOrder(const AliasedProblem &P,
                                ArrayRef<unsigned> Order);

/// Whether \p Registers fits \p P. Nodes without one are wrong.
Complaint verifyRegisters(const AliasedProblem &P,
                          ArrayRef<RegisterId> Registers);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDGRAPH_H
