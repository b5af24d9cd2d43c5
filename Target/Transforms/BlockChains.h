//===-- BlockChains.h - Blocks that are executed together -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which block is executed whenever another one is, after it, exactly once: the
/// end of branches that begin there, as in the unrolled body of a loop.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_BLOCKCHAINS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_BLOCKCHAINS_H

#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {

class BasicBlock;
class DominatorTree;
class LoopInfo;
class PostDominatorTree;

class BlockChains {
  const DominatorTree &DT;
  const PostDominatorTree &PDT;
  const LoopInfo &LI;

public:
  struct Link {
    BasicBlock *To;
    /// All on paths there, in an order in which what leads to others comes first.
    SmallVector<BasicBlock *, 4> Between;
  };

  BlockChains(const DominatorTree &DT, const PostDominatorTree &PDT,
              const LoopInfo &LI)
      : DT(DT), PDT(PDT), LI(LI) {}

  /// The next block that is executed exactly once after each execution of \p BB's
  /// last instruction, and before the next one. None if there is none, if an
  /// instruction between them may stop the program, if there is a cycle, or too
  /// many blocks.
  std::optional<Link> getNext(BasicBlock &BB) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_BLOCKCHAINS_H
