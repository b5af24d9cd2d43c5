//===-- Dominance.cpp - Dominators and their frontiers --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/Dominance.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

Dominance::Dominance(const FlowGraph &G)
    : G(G), Parent(G.size()), First(G.size()), Size(G.size(), 1),
      Frontier(G.size()) {
  assert(G.reversePostOrder().size() == G.size() && "unreachable blocks");
  findParents();
  findWalk();
  for (auto [I, E] : enumerateIds(G.edges()))
    for (BlockId Block = E.From;
         Block != None && !strictlyDominates(Block, E.To);
         Block = Parent[Block])
      Frontier[Block].push_back(I);
}

void Dominance::findParents() {
  IdVector<BlockId, unsigned> Number(G.size());
  for (auto [I, Block] : enumerate(G.reversePostOrder()))
    Number[Block] = I;
  auto Meet = [&](BlockId A, BlockId B) {
    while (A != B) {
      while (Number[A] > Number[B])
        A = Parent[A];
      while (Number[B] > Number[A])
        B = Parent[B];
    }
    return A;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId Block : drop_begin(G.reversePostOrder())) {
      BlockId New;
      for (EdgeId E : G.inEdges(Block))
        if (BlockId From = G.edges()[E].From;
            From == FlowGraph::Entry || Parent[From] != None)
          New = New == None ? From : Meet(New, From);
      Changed |= Parent[Block] != New;
      Parent[Block] = New;
    }
  }
}

void Dominance::findWalk() {
  IdVector<BlockId, SmallVector<BlockId, 4>> Children(G.size());
  for (BlockId Block : G.blocks())
    if (Parent[Block] != None)
      Children[Parent[Block]].push_back(Block);
  SmallVector<BlockId, 0> Stack;
  if (G.size() != 0)
    Stack.push_back(FlowGraph::Entry);
  while (!Stack.empty()) {
    BlockId Block = Stack.pop_back_val();
    First[Block] = Walk.size();
    Walk.push_back(Block);
    append_range(Stack, reverse(Children[Block]));
  }
  for (BlockId Block : reverse(Walk))
    if (Parent[Block] != None)
      Size[Parent[Block]] += Size[Block];
}

SmallVector<BlockId, 8>
Dominance::iteratedFrontier(ArrayRef<BlockId> Blocks) const {
  SmallVector<BlockId, 8> Result, Worklist(Blocks);
  BlockSet Known(G.size());
  while (!Worklist.empty())
    for (EdgeId E : Frontier[Worklist.pop_back_val()])
      if (BlockId To = G.edges()[E].To; !Known[To]) {
        Known[To] = true;
        Result.push_back(To);
        Worklist.push_back(To);
      }
  sort(Result);
  return Result;
}

IdVector<BlockId, SmallVector<EdgeId, 2>>
course::findControlDependences(const FlowGraph &G) {
  // The other direction, from a common end: edges keep their numbers, blocks get
  // the next one. A frontier there is what a block follows for certain from the
  // edge on, but not from the edge's start.
  auto Shift = [](BlockId Block) { return BlockId(Block.index() + 1); };
  SmallVector<FlowGraph::Edge, 0> Edges;
  for (const FlowGraph::Edge &E : G.edges())
    Edges.push_back({Shift(E.To), Shift(E.From)});
  for (BlockId Block : G.blocks())
    if (G.ends()[Block])
      Edges.push_back({FlowGraph::Entry, Shift(Block)});
  const FlowGraph Backward(G.size() + 1, Edges);
  const Dominance Post(Backward);
  IdVector<BlockId, SmallVector<EdgeId, 2>> Result;
  for (BlockId Block : G.blocks())
    Result.emplace_back(Post.frontierEdges(Shift(Block)));
  return Result;
}
