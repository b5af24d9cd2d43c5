//===-- BlockChains.cpp - Blocks that are executed together ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/BlockChains.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

// Larger regions have more accesses than are packed at a time.
static constexpr size_t MaxBlocks = 32;

std::optional<BlockChains::Link> BlockChains::getNext(BasicBlock &BB) const {
  const auto *Node = PDT.getNode(&BB);
  const auto *NextNode = Node ? Node->getIDom() : nullptr;
  BasicBlock *To = NextNode ? NextNode->getBlock() : nullptr;
  const Loop *L = LI.getLoopFor(&BB);
  if (!To || LI.getLoopFor(To) != L || (L && To == L->getHeader()) ||
      !DT.properlyDominates(&BB, To))
    return std::nullopt;
  Link Result = {To, {}};
  // A block comes when all that lead to it are there. Those of a cycle never do.
  SmallPtrSet<const BasicBlock *, 16> Seen, Done = {&BB};
  SmallVector<BasicBlock *, 8> Ready = {&BB};
  while (!Ready.empty()) {
    BasicBlock *From = Ready.pop_back_val();
    Done.insert(From);
    if (From != &BB)
      Result.Between.push_back(From);
    for (BasicBlock *Succ : successors(From)) {
      if (Succ == To)
        continue;
      if (LI.getLoopFor(Succ) != L || (L && Succ == L->getHeader()) ||
          !isGuaranteedToTransferExecutionToSuccessor(Succ))
        return std::nullopt;
      const bool IsReady = all_of(predecessors(Succ), [&](BasicBlock *Pred) {
        return Done.contains(Pred);
      });
      if (Seen.insert(Succ).second && Seen.size() > MaxBlocks)
        return std::nullopt;
      if (IsReady && !Done.contains(Succ) && !is_contained(Ready, Succ))
        Ready.push_back(Succ);
    }
  }
  if (Result.Between.size() != Seen.size())
    return std::nullopt;
  return Result;
}
