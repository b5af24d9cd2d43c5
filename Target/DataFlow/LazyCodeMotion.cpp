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
  BlockFacts Available = solveDataFlow(G, makeAvailable(P, L)).Out;
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
  auto PassOn = [&](BlockId Block, const BitVector &LaterIn) {
    return without(LaterIn, L.UpwardExposed[Block]);
  };
  BitVector AtEntry = G.size() ? Busy.In[FlowGraph::Entry] : BitVector();
  M.LaterIn = solveDataFlow(G, {Direction::Forward, Meet::Intersection, AtEntry,
                                PassOn, M.Earliest})
                  .In;
  for (auto [I, E] : enumerateIds(G.edges())) {
    M.Later.push_back(M.Earliest[I]);
    if (G.isReachable(E.From))
      M.Later.back() |= PassOn(E.From, M.LaterIn[E.From]);
    M.Insert.push_back(without(M.Later.back(), M.LaterIn[E.To]));
  }
  for (BlockId Block : G.blocks())
    M.Delete.push_back(without(L.UpwardExposed[Block], M.LaterIn[Block]));
  return M;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

NodeProgram course::splitIntoNodes(const FlowProgram &P) {
  const FlowGraph &G = P.Graph;
  IdVector<BlockId, NodeProgram::Origin> Origins;
  IdVector<BlockId, IdVector<StatementId, FlowStatement>> Blocks;
  SmallVector<FlowGraph::Edge, 0> Edges;
  IdVector<BlockId, BlockId> First, Last;
  auto AddNode = [&](NodeProgram::Origin O) {
    const BlockId Node(Origins.size());
    Origins.push_back(O);
    Blocks.emplace_back();
    if (O.Statement != None)
      Blocks.back().push_back(P.Blocks[O.Block][O.Statement]);
    return Node;
  };
  for (BlockId Block : G.blocks()) {
    First.push_back(BlockId(Origins.size()));
    BlockId Here;
    if (P.Blocks[Block].empty())
      Here = AddNode({Block, None, None});
    for (StatementId I : P.Blocks[Block].ids()) {
      const BlockId Before = std::exchange(Here, AddNode({Block, I, None}));
      if (Before != None)
        Edges.push_back({Before, Here});
    }
    Last.push_back(Here);
  }
  for (auto [I, E] : enumerateIds(G.edges())) {
    if (G.inEdges(E.To).size() == 1) {
      Edges.push_back({Last[E.From], First[E.To]});
      continue;
    }
    const BlockId Node = AddNode({None, None, I});
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
  bool isNode(BlockId Node) const { return G.isReachable(Node); }
};

} // namespace

void NodeForm::findEarliest() {
  M.Anticipated = solveDataFlow(G, makeVeryBusy(P, L)).In;
  // As if all that is anticipated were computed.
  auto Compute = [&](BlockId Node, const BitVector &Before) {
    return without(either(M.Anticipated[Node], Before), L.Killed[Node]);
  };
  M.Available = solveDataFlow(G, {Direction::Forward, Meet::Intersection,
                                  Nothing, Compute})
                    .In;
  for (BlockId Node : G.blocks())
    M.Earliest.push_back(isNode(Node)
                             ? without(M.Anticipated[Node], M.Available[Node])
                             : Nothing);
}

void NodeForm::findLatest() {
  auto PutOff = [&](BlockId Node, const BitVector &Before) {
    return without(either(M.Earliest[Node], Before), L.UpwardExposed[Node]);
  };
  M.Postponable = solveDataFlow(G, {Direction::Forward, Meet::Intersection,
                                    Nothing, PutOff})
                      .In;
  for (BlockId Node : G.blocks()) {
    if (!isNode(Node)) {
      M.Latest.push_back(Nothing);
      continue;
    }
    BitVector PlaceableAfter(P.numExpressions(), true);
    for (EdgeId E : G.outEdges(Node)) {
      BlockId Next = G.edges()[E].To;
      PlaceableAfter &= either(M.Earliest[Next], M.Postponable[Next]);
    }
    BitVector Here = either(M.Earliest[Node], M.Postponable[Node]);
    M.Latest.push_back(either(both(Here, L.UpwardExposed[Node]),
                              without(Here, PlaceableAfter)));
  }
}

void NodeForm::place() {
  auto Use = [&](BlockId Node, const BitVector &After) {
    return without(either(L.UpwardExposed[Node], After), M.Latest[Node]);
  };
  M.UsedAfter =
      solveDataFlow(G, {Direction::Backward, Meet::Union, Nothing, Use}).Out;
  for (BlockId Node : G.blocks()) {
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
                           const BlockFacts &Available,
                           const BlockFacts &PartiallyAvailable,
                           MorelRenvoise &M) {
  const FlowGraph &G = P.Graph;
  const BitVector Nothing(P.numExpressions());
  M.PlacementPossibleIn.assign(G.size(), BitVector(P.numExpressions(), true));
  M.PlacementPossibleOut = M.PlacementPossibleIn;
  auto VisitOut = [&](BlockId Block) {
    BitVector Out(P.numExpressions(), true);
    for (EdgeId E : G.outEdges(Block))
      Out &= M.PlacementPossibleIn[G.edges()[E].To];
    return G.ends()[Block] ? Nothing : Out;
  };
  auto VisitIn = [&](BlockId Block) {
    BitVector In =
        either(L.UpwardExposed[Block],
               without(M.PlacementPossibleOut[Block], L.Killed[Block]));
    In &= PartiallyAvailable[Block];
    for (EdgeId E : G.inEdges(Block)) {
      BlockId From = G.edges()[E].From;
      if (G.isReachable(From))
        In &= either(M.PlacementPossibleOut[From], Available[From]);
    }
    return Block == FlowGraph::Entry ? Nothing : In;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    auto Set = [&](BitVector &Old, BitVector New) {
      Changed |= Old != New;
      Old = std::move(New);
    };
    for (BlockId Block : reverse(G.reversePostOrder())) {
      Set(M.PlacementPossibleOut[Block], VisitOut(Block));
      Set(M.PlacementPossibleIn[Block], VisitIn(Block));
    }
  }
}

MorelRenvoise course::suppressPartialRedundancies(const FlowProgram &P) {
  LocalExpressions L = findLocalExpressions(P);
  BlockFacts Available = solveDataFlow(P.Graph, makeAvailable(P, L)).Out;
  BlockFacts Partially =
      solveDataFlow(P.Graph, makeAvailable(P, L, Meet::Union)).In;
  MorelRenvoise M;
  findPlacements(P, L, Available, Partially, M);
  for (BlockId Block : P.Graph.blocks()) {
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
