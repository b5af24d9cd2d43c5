//===-- Regions.cpp - Data flow without iteration -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/Regions.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

RegionReduction::RegionReduction(const FlowGraph &G)
    : G(G), Region(G.size()), Members(G.size()), IsGone(G.edges().size()) {
  ArrayRef<BlockId> Order = G.reversePostOrder();
  IdVector<BlockId, unsigned> Position(G.size(), None);
  for (auto [I, Block] : enumerate(Order)) {
    Position[Block] = I;
    Region[Block] = Block;
    Members[Block] = {Block};
  }
  // Headers of inner loops follow those of outer ones. If blocks that head no
  // loop grew as well, what follows them would change hands for each of them.
  for (BlockId Block : reverse(Order))
    if (any_of(G.inEdges(Block), [&](EdgeId E) {
          BlockId From = G.edges()[E].From;
          return G.isReachable(From) && Position[From] >= Position[Block];
        }))
      grow(Block);
  // First the entry; if that is not enough, whatever still grows.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId Block : Order)
      if (Region[Block] == Block)
        Changed |= grow(Block);
  }
  copy_if(Order, std::back_inserter(Headers),
          [&](BlockId Block) { return Region[Block] == Block; });
}

SmallVector<EdgeId, 2> RegionReduction::edgesBetween(BlockId From,
                                                     BlockId To) const {
  SmallVector<EdgeId, 2> Edges;
  for (EdgeId E : G.inEdges(To))
    if (!IsGone[E] && Region[G.edges()[E].From] == From)
      Edges.push_back(E);
  return Edges;
}

// T2, if all edges to the other header that are left come from the region.
bool RegionReduction::absorb(BlockId Header, BlockId Other) {
  SmallVector<EdgeId, 2> Edges = edgesBetween(Header, Other);
  size_t NumLeft = count_if(G.inEdges(Other), [&](EdgeId E) {
    return !IsGone[E] && G.isReachable(G.edges()[E].From);
  });
  if (Edges.size() != NumLeft)
    return false;
  for (EdgeId E : Edges)
    IsGone[E] = true;
  for (BlockId Block : Members[Other])
    Region[Block] = Header;
  append_range(Members[Header], Members[Other]);
  Members[Other].clear();
  Steps.push_back({Header, Other, std::move(Edges)});
  return true;
}

// Absorbs what it can, then removes the edges back to the header. What could
// not be absorbed at first is looked at again from its other predecessor.
bool RegionReduction::grow(BlockId Header) {
  bool Changed = false;
  for (size_t I = 0; I != Members[Header].size(); ++I)
    for (EdgeId E : G.outEdges(Members[Header][I]))
      if (BlockId To = G.edges()[E].To; To != Header && Region[To] == To)
        Changed |= absorb(Header, To);
  SmallVector<EdgeId, 2> Back = edgesBetween(Header, Header);
  if (Back.empty())
    return Changed;
  for (EdgeId E : Back)
    IsGone[E] = true;
  Steps.push_back({Header, Header, std::move(Back)});
  return true;
}

DataFlowSolution course::solveByRegions(const FlowGraph &G,
                                        const RegionReduction &R,
                                        const DataFlowProblem &P) {
  assert(R.isReducible() && "an irreducible graph");
  assert(P.Dir == Direction::Forward && P.OnEdge.empty() && "unfit problem");
  const unsigned NumFacts = P.numFacts();
  BitVector Top(NumFacts, P.Merge == Meet::Intersection);
  DataFlowSolution S;
  S.In.assign(G.size(), Top);
  S.Out.assign(G.size(), Top);
  // What happens in each block, and from the start of its region to its own.
  IdVector<BlockId, GenKill> Inside(G.size(), GenKill(NumFacts));
  IdVector<BlockId, GenKill> ToStart = Inside;
  IdVector<BlockId, SmallVector<BlockId, 1>> Members(G.size());
  for (BlockId Block : G.reversePostOrder()) {
    Inside[Block].Gen = P.Transfer(Block, BitVector(NumFacts));
    Inside[Block].Kill = P.Transfer(Block, BitVector(NumFacts, true)).flip();
    Members[Block] = {Block};
  }
  for (const RegionReduction::Step &Step : R.steps()) {
    auto ToEndOf = [&](EdgeId Edge) {
      BlockId Block = G.edges()[Edge].From;
      return ToStart[Block].then(Inside[Block]);
    };
    GenKill Entering = ToEndOf(Step.Edges.front());
    for (EdgeId E : drop_begin(Step.Edges))
      Entering = Entering.meet(ToEndOf(E), P.Merge);
    // Once round a loop or never: to go round twice is the same as once.
    if (Step.isLoop())
      Entering = Entering.meet(GenKill(NumFacts), P.Merge);
    S.NumVisits += Members[Step.To].size();
    for (BlockId Block : Members[Step.To])
      ToStart[Block] = Entering.then(ToStart[Block]);
    if (!Step.isLoop())
      append_range(Members[Step.From], Members[Step.To]);
  }
  for (BlockId Block : G.reversePostOrder()) {
    S.In[Block] = ToStart[Block](P.Boundary);
    S.Out[Block] = Inside[Block](S.In[Block]);
  }
  return S;
}
