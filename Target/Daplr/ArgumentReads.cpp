//===-- ArgumentReads.cpp - What reading an argument costs ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/ArgumentReads.h"
#include "CourseCostModel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineDominators.h"

using namespace llvm;
using namespace llvm::course;

// The blocks that a block dominates are a subtree, in which it is either a copy
// in that block that serves all reads, or each subtree below is on its own.
ArgumentCopies course::chooseArgumentCopies(
    const ReadsOfBlocks &Reads, const MachineDominatorTree &Dominators,
    function_ref<double(const MachineBasicBlock &)> GetFrequency,
    const CourseCostModel &Costs) {
  const double Read = Costs.getCost(Course::CostClass::ArgRead);
  const double Copy = Costs.getCost(Course::CostClass::MulDiv) + Read;
  if (Read == 0 || Reads.empty())
    return {};

  DenseMap<const MachineDomTreeNode *, ArgumentCopies> Best;
  for (const MachineDomTreeNode *Node : post_order(Dominators.getRootNode())) {
    MachineBasicBlock *MBB = Node->getBlock();
    const double Frequency = GetFrequency(*MBB);
    ArgumentCopies Subtree;
    Subtree.Ticks = Frequency * Read * Reads.lookup(MBB);
    for (const MachineDomTreeNode *Child : Node->children()) {
      auto It = Best.find(Child);
      if (It == Best.end())
        continue;
      Subtree.Ticks += It->second.Ticks;
      append_range(Subtree.Blocks, It->second.Blocks);
      Best.erase(It);
    }
    if (Subtree.Ticks > Frequency * Copy)
      Subtree = {{MBB}, Frequency * Copy};
    if (Subtree.Ticks > 0)
      Best[Node] = std::move(Subtree);
  }
  return Best.lookup(Dominators.getRootNode());
}
