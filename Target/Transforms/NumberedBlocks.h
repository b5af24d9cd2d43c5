//===-- NumberedBlocks.h - Functions as graphs of ids -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// The graph of a function's blocks over ids, for DataFlow.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_NUMBEREDBLOCKS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_NUMBEREDBLOCKS_H

#include "DataFlow/Dominance.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {

class BasicBlock;
class Function;

/// The blocks of a function that can be reached, in reverse post-order. Two
/// blocks have one edge between them at most.
struct NumberedBlocks {
  course::IdVector<course::BlockId, BasicBlock *> Blocks;
  DenseMap<const BasicBlock *, course::BlockId> Numbers;
  course::FlowGraph Graph;
  course::Dominance Tree;
  /// Edges on which nothing can be computed.
  course::ById<course::EdgeId, BitVector> Closed;

  explicit NumberedBlocks(Function &F);
  NumberedBlocks(const NumberedBlocks &) = delete;

  BasicBlock *from(course::EdgeId Edge) const {
    return Blocks[Graph.edges()[Edge].From];
  }
  BasicBlock *to(course::EdgeId Edge) const {
    return Blocks[Graph.edges()[Edge].To];
  }

private:
  course::FlowGraph makeGraph(Function &F);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_NUMBEREDBLOCKS_H
