//===-- ProfilePlaces.h - What a profile counts -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The places of a function that a profile counts: its blocks, and those edges
/// that neither the block before nor the block after stands for (critical
/// ones). Blocks have the numbers of their order, edges the ones that follow.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEPLACES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEPLACES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace llvm {

class BasicBlock;
class Function;
class Instruction;

namespace course {

struct CriticalEdge {
  Instruction *Terminator;
  unsigned Successor;
};

class ProfilePlaces {
  DenseMap<const BasicBlock *, unsigned> Blocks;
  /// By number, from that of the first edge on.
  SmallVector<CriticalEdge, 0> Edges;
  /// Of the first edge of a terminator.
  DenseMap<const Instruction *, unsigned> FirstEdges;

public:
  explicit ProfilePlaces(Function &F);

  unsigned getNumBlocks() const { return Blocks.size(); }
  unsigned getNumPlaces() const { return Blocks.size() + Edges.size(); }
  const SmallVectorImpl<CriticalEdge> &edges() const { return Edges; }
  unsigned getBlock(const BasicBlock &BB) const {
    return Blocks.find(&BB)->second;
  }
  /// The places that count how often each successor of \p Terminator follows.
  SmallVector<unsigned, 4> getSuccessors(const Instruction &Terminator) const;
};

/// Of what a profile of \p F depends on: blocks, edges, and the kinds of
/// instructions, without debug information.
std::string getProfileChecksum(const Function &F);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEPLACES_H
