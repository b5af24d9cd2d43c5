//===-- MinimumCut.cpp - The cheapest division of things in two -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/MinimumCut.h"
#include "llvm/ADT/SmallVector.h"
#include <limits>
#include <numeric>
#include <vector>

using namespace llvm;
using namespace llvm::course;

// No benchmark needs a tenth, with any number of registers.
static constexpr unsigned MaxPaths = 10000;

namespace {

using ArcId = Id<struct ArcTag>;

/// A directed edge; its opposite has the number next to its own.
struct Arc {
  NodeId To;
  double Left;
};

constexpr NodeId Source(0), Sink(1);

class Network {
  IdVector<ArcId, Arc> Arcs;
  IdVector<NodeId, SmallVector<ArcId, 8>> ArcsOf;
  double Smallest;

public:
  Network(unsigned NumNodes, double Smallest)
      : ArcsOf(NumNodes), Smallest(Smallest) {}

  void add(NodeId From, NodeId To, double There, double Back) {
    ArcsOf[From].push_back(ArcId(Arcs.size()));
    Arcs.push_back({To, There});
    ArcsOf[To].push_back(ArcId(Arcs.size()));
    Arcs.push_back({From, Back});
  }
  static ArcId opposite(ArcId A) { return ArcId(A.index() ^ 1); }

  /// The arc by which each node that the source can reach is reached on a
  /// shortest path; None for others and the source.
  IdVector<NodeId, ArcId> search() const;
  bool augment();
};

} // namespace

IdVector<NodeId, ArcId> Network::search() const {
  IdVector<NodeId, ArcId> Via(ArcsOf.size());
  std::vector<NodeId> Queue = {Source};
  for (size_t Next = 0; Next != Queue.size(); ++Next)
    for (ArcId A : ArcsOf[Queue[Next]]) {
      const Arc &Edge = Arcs[A];
      if (Edge.Left <= Smallest || Edge.To == Source || Via[Edge.To] != None)
        continue;
      Via[Edge.To] = A;
      Queue.push_back(Edge.To);
    }
  return Via;
}

bool Network::augment() {
  const IdVector<NodeId, ArcId> Via = search();
  if (Via[Sink] == None)
    return false;
  auto ForEachArc = [&](auto Do) {
    for (NodeId Node = Sink; Node != Source;
         Node = Arcs[opposite(Via[Node])].To)
      Do(Via[Node]);
  };
  double Flow = std::numeric_limits<double>::infinity();
  ForEachArc([&](ArcId A) { Flow = std::min(Flow, Arcs[A].Left); });
  ForEachArc([&](ArcId A) {
    Arcs[A].Left -= Flow;
    Arcs[opposite(A)].Left += Flow;
  });
  return true;
}

ById<NodeId, BitVector>
course::findMinimumCut(IdArrayRef<NodeId, double> First,
                       IdArrayRef<NodeId, double> Second,
                       ArrayRef<CutEdge> Edges) {
  // Rounding must not leave paths for ever.
  const double Sum = std::accumulate(Second.begin(), Second.end(), 0.0);
  Network N(First.size() + 2, Sum * 1e-9);
  auto Inner = [](NodeId Node) { return NodeId(Node.index() + 2); };
  for (NodeId Node : First.ids()) {
    N.add(Source, Inner(Node), Second[Node], 0);
    N.add(Inner(Node), Sink, First[Node], 0);
  }
  for (const CutEdge &E : Edges)
    N.add(Inner(E.A), Inner(E.B), E.Cost, E.Back);
  ById<NodeId, BitVector> OnFirst(First.size());
  for (unsigned Paths = 0; N.augment(); ++Paths)
    if (Paths == MaxPaths)
      return OnFirst;
  const IdVector<NodeId, ArcId> Via = N.search();
  for (NodeId Node : First.ids())
    OnFirst[Node] = Via[Inner(Node)] != None;
  return OnFirst;
}
