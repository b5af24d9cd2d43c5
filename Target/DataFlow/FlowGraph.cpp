//===-- FlowGraph.cpp - Blocks and edges by number ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/FlowGraph.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

Complaint FlowGraph::check(unsigned NumBlocks, ArrayRef<Edge> Edges) {
  for (auto [I, E] : enumerate(Edges)) {
    if (E.From.index() >= NumBlocks || E.To.index() >= NumBlocks)
      return "edge " + std::to_string(I) + " leads from or to no block";
    if (E.To == Entry)
      return "edge " + std::to_string(I) + " leads to the entry";
  }
  return std::nullopt;
}

FlowGraph::FlowGraph(unsigned NumBlocks, ArrayRef<Edge> Edges)
    : Edges(Edges.begin(), Edges.end()), OutEdges(NumBlocks),
      InEdges(NumBlocks), Reachable(NumBlocks), Ends(NumBlocks) {
  assert(!check(NumBlocks, Edges) && "unfit graph");
  for (auto [I, E] : enumerateIds(this->Edges)) {
    OutEdges[E.From].push_back(I);
    InEdges[E.To].push_back(I);
  }
  findOrder();
  findEnds();
}

void FlowGraph::findOrder() {
  if (size() == 0)
    return;
  // Each block with the number of its edges that were followed.
  SmallVector<std::pair<BlockId, unsigned>, 0> Path = {{Entry, 0}};
  Reachable[Entry] = true;
  while (!Path.empty()) {
    auto &[Block, Next] = Path.back();
    if (Next == OutEdges[Block].size()) {
      Order.push_back(Block);
      Path.pop_back();
      continue;
    }
    BlockId To = Edges[OutEdges[Block][Next++]].To;
    if (Reachable[To])
      continue;
    Reachable[To] = true;
    Path.push_back({To, 0});
  }
  std::reverse(Order.begin(), Order.end());
}

void FlowGraph::findEnds() {
  SmallVector<BlockId, 0> Worklist;
  BlockSet LeadsOut(size());
  for (BlockId Block : blocks()) {
    if (!OutEdges[Block].empty())
      continue;
    Ends[Block] = LeadsOut[Block] = true;
    Worklist.push_back(Block);
  }
  while (!Worklist.empty())
    for (EdgeId E : InEdges[Worklist.pop_back_val()])
      if (BlockId From = Edges[E].From; !LeadsOut[From]) {
        LeadsOut[From] = true;
        Worklist.push_back(From);
      }
  for (BlockId Block : blocks())
    if (!LeadsOut[Block])
      Ends[Block] = true;
}
