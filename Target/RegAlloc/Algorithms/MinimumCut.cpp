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

/// A directed edge; its opposite has the number next to its own.
struct Arc {
  unsigned To;
  double Left;
};

/// A network with the source 0 and the sink 1.
class Network {
  std::vector<Arc> Arcs;
  std::vector<SmallVector<unsigned, 8>> ArcsOf;
  double Smallest;

public:
  Network(unsigned NumNodes, double Smallest)
      : ArcsOf(NumNodes), Smallest(Smallest) {}

  void add(unsigned From, unsigned To, double There, double Back) {
    ArcsOf[From].push_back(Arcs.size());
    Arcs.push_back({To, There});
    ArcsOf[To].push_back(Arcs.size());
    Arcs.push_back({From, Back});
  }

  unsigned getNumArcs() const { return Arcs.size(); }
  /// The arc by which each node that the source can reach is reached on a
  /// shortest path; getNumArcs() for others and the source.
  std::vector<unsigned> search() const;
  bool augment();
};

} // namespace

std::vector<unsigned> Network::search() const {
  std::vector<unsigned> Via(ArcsOf.size(), Arcs.size());
  std::vector<unsigned> Queue = {0};
  for (size_t Next = 0; Next != Queue.size(); ++Next)
    for (unsigned A : ArcsOf[Queue[Next]]) {
      const Arc &Edge = Arcs[A];
      if (Edge.Left <= Smallest || Edge.To == 0 || Via[Edge.To] != Arcs.size())
        continue;
      Via[Edge.To] = A;
      Queue.push_back(Edge.To);
    }
  return Via;
}

bool Network::augment() {
  const std::vector<unsigned> Via = search();
  if (Via[1] == Arcs.size())
    return false;
  auto ForEachArc = [&](auto Do) {
    for (unsigned Node = 1; Node != 0; Node = Arcs[Via[Node] ^ 1].To)
      Do(Via[Node]);
  };
  double Flow = std::numeric_limits<double>::infinity();
  ForEachArc([&](unsigned A) { Flow = std::min(Flow, Arcs[A].Left); });
  ForEachArc([&](unsigned A) {
    Arcs[A].Left -= Flow;
    Arcs[A ^ 1].Left += Flow;
  });
  return true;
}

BitVector course::findMinimumCut(ArrayRef<double> First,
                                 ArrayRef<double> Second,
                                 ArrayRef<CutEdge> Edges) {
  const unsigned NumNodes = First.size();
  // Rounding must not leave paths for ever.
  const double Sum = std::accumulate(Second.begin(), Second.end(), 0.0);
  Network N(NumNodes + 2, Sum * 1e-9);
  for (unsigned Node = 0; Node != NumNodes; ++Node) {
    N.add(0, Node + 2, Second[Node], 0);
    N.add(Node + 2, 1, First[Node], 0);
  }
  for (const CutEdge &E : Edges)
    N.add(E.A + 2, E.B + 2, E.Cost, E.Cost);
  BitVector OnFirst(NumNodes);
  for (unsigned Paths = 0; N.augment(); ++Paths)
    if (Paths == MaxPaths)
      return OnFirst;
  const std::vector<unsigned> Via = N.search();
  for (unsigned Node = 0; Node != NumNodes; ++Node)
    OnFirst[Node] = Via[Node + 2] != N.getNumArcs();
  return OnFirst;
}
