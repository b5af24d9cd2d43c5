//===-- LazyCodeMotion.cpp - Where expressions are computed least ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/LazyCodeMotion.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

static BitVector without(BitVector Set, const BitVector &Other) {
  Set.reset(Other);
  return Set;
}

static BitVector either(BitVector Set, const BitVector &Other) {
  Set |= Other;
  return Set;
}

static BitVector both(BitVector Set, const BitVector &Other) {
  Set &= Other;
  return Set;
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

EdgeCodeMotion course::moveToEdges(const FlowProgram &P) {
  const FlowGraph &G = P.Graph;
  LocalExpressions L = findLocalExpressions(P);
  DataFlowSolution Busy = solveDataFlow(G, makeVeryBusy(P, L));
  FactSets Available = solveDataFlow(G, makeAvailable(P, L)).Out;
  EdgeCodeMotion M;
  // It is anticipated, not available, and cannot be computed before the block
  // that the edge comes from.
  for (FlowGraph::Edge E : G.edges())
    M.Earliest.push_back(
        G.isReachable(E.From)
            ? without(without(Busy.In[E.To], Available[E.From]),
                      without(Busy.Out[E.From], L.Killed[E.From]))
            : BitVector(P.numExpressions()));
  // What is computed in a block cannot be put off any further. Before the entry
  // the earliest is all that is anticipated there.
  auto PassOn = [&](unsigned Block, const BitVector &LaterIn) {
    return without(LaterIn, L.UpwardExposed[Block]);
  };
  BitVector AtEntry = G.size() ? Busy.In[0] : BitVector();
  M.LaterIn = solveDataFlow(G, {Direction::Forward, Meet::Intersection, AtEntry,
                                PassOn, M.Earliest})
                  .In;
  for (auto [I, E] : enumerate(G.edges())) {
    M.Later.push_back(M.Earliest[I]);
    if (G.isReachable(E.From))
      M.Later.back() |= PassOn(E.From, M.LaterIn[E.From]);
    M.Insert.push_back(without(M.Later.back(), M.LaterIn[E.To]));
  }
  for (unsigned Block = 0; Block != G.size(); ++Block)
    M.Delete.push_back(without(L.UpwardExposed[Block], M.LaterIn[Block]));
  return M;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

NodeProgram course::splitIntoNodes(const FlowProgram &P) {
  const FlowGraph &G = P.Graph;
  SmallVector<NodeProgram::Origin, 0> Origins;
  SmallVector<SmallVector<FlowStatement, 0>, 0> Blocks;
  SmallVector<FlowGraph::Edge, 0> Edges;
  SmallVector<unsigned, 0> First, Last;
  auto AddNode = [&](NodeProgram::Origin O) {
    Origins.push_back(O);
    Blocks.emplace_back();
    if (O.Statement != None)
      Blocks.back().push_back(P.Blocks[O.Block][O.Statement]);
  };
  for (unsigned Block = 0; Block != G.size(); ++Block) {
    First.push_back(Origins.size());
    if (P.Blocks[Block].empty())
      AddNode({Block});
    for (unsigned I = 0; I != P.Blocks[Block].size(); ++I) {
      if (I != 0)
        Edges.push_back(
            {unsigned(Origins.size() - 1), unsigned(Origins.size())});
      AddNode({Block, I});
    }
    Last.push_back(Origins.size() - 1);
  }
  for (auto [I, E] : enumerate(G.edges())) {
    if (G.inEdges(E.To).size() == 1) {
      Edges.push_back({Last[E.From], First[E.To]});
      continue;
    }
    unsigned Node = Origins.size();
    AddNode({None, None, unsigned(I)});
    Edges.push_back({Last[E.From], Node});
    Edges.push_back({Node, First[E.To]});
  }
  return {{FlowGraph(Origins.size(), Edges), P.NumVariables, P.Operands,
           std::move(Blocks)},
          std::move(Origins)};
}

namespace {

/// The four analyses of the node form, one after the other.
class NodeForm {
  const FlowProgram &P;
  const FlowGraph &G;
  const LocalExpressions L;
  const BitVector Nothing;
  NodeCodeMotion M;

public:
  explicit NodeForm(const FlowProgram &P)
      : P(P), G(P.Graph), L(findLocalExpressions(P)),
        Nothing(P.numExpressions()) {}

  NodeCodeMotion run() {
    findEarliest();
    findLatest();
    place();
    return std::move(M);
  }

private:
  void findEarliest();
  void findLatest();
  void place();
  bool isNode(unsigned Node) const { return G.isReachable(Node); }
};

} // namespace

void NodeForm::findEarliest() {
  M.Anticipated = solveDataFlow(G, makeVeryBusy(P, L)).In;
  // As if all that is anticipated were computed.
  auto Compute = [&](unsigned Node, const BitVector &Before) {
    return without(either(M.Anticipated[Node], Before), L.Killed[Node]);
  };
  M.Available = solveDataFlow(G, {Direction::Forward, Meet::Intersection,
                                  Nothing, Compute})
                    .In;
  for (unsigned Node = 0; Node != G.size(); ++Node)
    M.Earliest.push_back(isNode(Node)
                             ? without(M.Anticipated[Node], M.Available[Node])
                             : Nothing);
}

void NodeForm::findLatest() {
  auto PutOff = [&](unsigned Node, const BitVector &Before) {
    return without(either(M.Earliest[Node], Before), L.UpwardExposed[Node]);
  };
  M.Postponable = solveDataFlow(G, {Direction::Forward, Meet::Intersection,
                                    Nothing, PutOff})
                      .In;
  for (unsigned Node = 0; Node != G.size(); ++Node) {
    if (!isNode(Node)) {
      M.Latest.push_back(Nothing);
      continue;
    }
    BitVector PlaceableAfter(P.numExpressions(), true);
    for (unsigned E : G.outEdges(Node)) {
      unsigned Next = G.edges()[E].To;
      PlaceableAfter &= either(M.Earliest[Next], M.Postponable[Next]);
    }
    BitVector Here = either(M.Earliest[Node], M.Postponable[Node]);
    M.Latest.push_back(either(both(Here, L.UpwardExposed[Node]),
                              without(Here, PlaceableAfter)));
  }
}

void NodeForm::place() {
  auto Use = [&](unsigned Node, const BitVector &After) {
    return without(either(L.UpwardExposed[Node], After), M.Latest[Node]);
  };
  M.UsedAfter =
      solveDataFlow(G, {Direction::Backward, Meet::Union, Nothing, Use}).Out;
  for (unsigned Node = 0; Node != G.size(); ++Node) {
    M.Insert.push_back(both(M.Latest[Node], M.UsedAfter[Node]));
    // A computation that nothing else uses stays as it is.
    M.Replace.push_back(without(L.UpwardExposed[Node],
                                without(M.Latest[Node], M.UsedAfter[Node])));
    if (!isNode(Node))
      M.Replace.back().reset();
  }
}

NodeCodeMotion course::moveToNodes(const FlowProgram &P) {
  assert(all_of(P.Blocks, [](const auto &B) { return B.size() <= 1; }) &&
         "a node has one statement");
  return NodeForm(P).run();
}

//===----------------------------------------------------------------------===//
// Morel and Renvoise
//===----------------------------------------------------------------------===//

// Neither forward nor backward: all blocks again until nothing changes.
static void findPlacements(const FlowProgram &P, const LocalExpressions &L,
                           const FactSets &Available,
                           const FactSets &PartiallyAvailable,
                           MorelRenvoise &M) {
  const FlowGraph &G = P.Graph;
  const BitVector Nothing(P.numExpressions());
  M.PlacementPossibleIn.assign(G.size(), BitVector(P.numExpressions(), true));
  M.PlacementPossibleOut = M.PlacementPossibleIn;
  auto VisitOut = [&](unsigned Block) {
    BitVector Out(P.numExpressions(), true);
    for (unsigned E : G.outEdges(Block))
      Out &= M.PlacementPossibleIn[G.edges()[E].To];
    return G.ends()[Block] ? Nothing : Out;
  };
  auto VisitIn = [&](unsigned Block) {
    BitVector In =
        either(L.UpwardExposed[Block],
               without(M.PlacementPossibleOut[Block], L.Killed[Block]));
    In &= PartiallyAvailable[Block];
    for (unsigned E : G.inEdges(Block)) {
      unsigned From = G.edges()[E].From;
      if (G.isReachable(From))
        In &= either(M.PlacementPossibleOut[From], Available[From]);
    }
    return Block == 0 ? Nothing : In;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    auto Set = [&](BitVector &Old, BitVector New) {
      Changed |= Old != New;
      Old = std::move(New);
    };
    for (unsigned Block : reverse(G.reversePostOrder())) {
      Set(M.PlacementPossibleOut[Block], VisitOut(Block));
      Set(M.PlacementPossibleIn[Block], VisitIn(Block));
    }
  }
}

MorelRenvoise course::suppressPartialRedundancies(const FlowProgram &P) {
  LocalExpressions L = findLocalExpressions(P);
  FactSets Available = solveDataFlow(P.Graph, makeAvailable(P, L)).Out;
  FactSets Partially =
      solveDataFlow(P.Graph, makeAvailable(P, L, Meet::Union)).In;
  MorelRenvoise M;
  findPlacements(P, L, Available, Partially, M);
  for (unsigned Block = 0; Block != P.Graph.size(); ++Block) {
    const bool Reachable = P.Graph.isReachable(Block);
    BitVector Insert =
        without(without(M.PlacementPossibleOut[Block], Available[Block]),
                without(M.PlacementPossibleIn[Block], L.Killed[Block]));
    BitVector Delete =
        both(M.PlacementPossibleIn[Block], L.UpwardExposed[Block]);
    M.Insert.push_back(Reachable ? Insert : BitVector(P.numExpressions()));
    M.Delete.push_back(Reachable ? Delete : BitVector(P.numExpressions()));
  }
  return M;
}
