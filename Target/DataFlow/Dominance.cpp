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
    : G(G), Parent(G.size(), None), First(G.size()), Size(G.size(), 1),
      Frontier(G.size()) {
  assert(G.reversePostOrder().size() == G.size() && "unreachable blocks");
  findParents();
  findWalk();
  for (auto [I, E] : enumerate(G.edges()))
    for (unsigned Block = E.From;
         Block != None && !strictlyDominates(Block, E.To);
         Block = Parent[Block])
      Frontier[Block].push_back(I);
}

void Dominance::findParents() {
  SmallVector<unsigned, 0> Number(G.size());
  for (auto [I, Block] : enumerate(G.reversePostOrder()))
    Number[Block] = I;
  auto Meet = [&](unsigned A, unsigned B) {
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
    for (unsigned Block : drop_begin(G.reversePostOrder())) {
      unsigned New = None;
      for (unsigned E : G.inEdges(Block))
        if (unsigned From = G.edges()[E].From;
            From == 0 || Parent[From] != None)
          New = New == None ? From : Meet(New, From);
      Changed |= Parent[Block] != New;
      Parent[Block] = New;
    }
  }
}

void Dominance::findWalk() {
  SmallVector<SmallVector<unsigned, 4>, 0> Children(G.size());
  for (unsigned Block = 0; Block != G.size(); ++Block)
    if (Parent[Block] != None)
      Children[Parent[Block]].push_back(Block);
  SmallVector<unsigned, 0> Stack;
  if (G.size() != 0)
    Stack.push_back(0);
  while (!Stack.empty()) {
    unsigned Block = Stack.pop_back_val();
    First[Block] = Walk.size();
    Walk.push_back(Block);
    append_range(Stack, reverse(Children[Block]));
  }
  for (unsigned Block : reverse(Walk))
    if (Parent[Block] != None)
      Size[Parent[Block]] += Size[Block];
}

SmallVector<unsigned, 8>
Dominance::iteratedFrontier(ArrayRef<unsigned> Blocks) const {
  SmallVector<unsigned, 8> Result, Worklist(Blocks);
  BitVector Known(G.size());
  while (!Worklist.empty())
    for (unsigned E : Frontier[Worklist.pop_back_val()])
      if (unsigned To = G.edges()[E].To; !Known[To]) {
        Known.set(To);
        Result.push_back(To);
        Worklist.push_back(To);
      }
  sort(Result);
  return Result;
}

SmallVector<SmallVector<unsigned, 2>, 0>
course::findControlDependences(const FlowGraph &G) {
  // The other direction, from a common end: edges keep their numbers, blocks get
  // the next one. A frontier there is what a block follows for certain from the
  // edge on, but not from the edge's start.
  SmallVector<FlowGraph::Edge, 0> Edges;
  for (const FlowGraph::Edge &E : G.edges())
    Edges.push_back({E.To + 1, E.From + 1});
  for (unsigned Block : G.ends().set_bits())
    Edges.push_back({0, Block + 1});
  const FlowGraph Backward(G.size() + 1, Edges);
  const Dominance Post(Backward);
  SmallVector<SmallVector<unsigned, 2>, 0> Result;
  for (unsigned Block = 0; Block != G.size(); ++Block)
    Result.emplace_back(Post.frontierEdges(Block + 1));
  return Result;
}
