//===-- NumberedBlocks.cpp - Functions as graphs of ids -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/NumberedBlocks.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

NumberedBlocks::NumberedBlocks(Function &F)
    : Graph(makeGraph(F)), Tree(Graph), Closed(Graph.edges().size()) {
  for (auto [I, E] : enumerateIds(Graph.edges()))
    if (!isa<BranchInst, SwitchInst>(Blocks[E.From]->getTerminator()) ||
        Blocks[E.To]->isEHPad())
      Closed[I] = true;
}

FlowGraph NumberedBlocks::makeGraph(Function &F) {
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F)) {
    Numbers[BB] = BlockId(Blocks.size());
    Blocks.push_back(BB);
  }
  SmallVector<FlowGraph::Edge, 0> Edges;
  for (auto [From, BB] : enumerateIds(Blocks)) {
    SmallSetVector<BasicBlock *, 4> Successors;
    Successors.insert_range(successors(BB));
    for (BasicBlock *To : Successors)
      Edges.push_back({From, Numbers[To]});
  }
  return FlowGraph(Blocks.size(), Edges);
}
