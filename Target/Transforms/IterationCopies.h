//===-- IterationCopies.h - Copies of an iteration of a loop ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies iterations of a loop one after the other, for whoever makes another loop
/// or a tree of them: LLVM's utilities unroll a loop as a whole.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ITERATIONCOPIES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ITERATIONCOPIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {

class AssumptionCache;
class BasicBlock;
class Loop;
class MDNode;
class PHINode;

namespace course {

class IterationCopies {
  Loop &L;
  BasicBlock &Exit;
  AssumptionCache &AC;
  SmallVector<BasicBlock *, 8> Blocks;
  SmallVector<PHINode *, 8> Variables;
  SmallVector<MDNode *, 4> Scopes;

  void addOtherExits(ValueToValueMapTy &Map) const;

public:
  /// \p L is in loop-simplify and LCSSA form and safe to clone. Its latch leads to
  /// \p Exit.
  IterationCopies(Loop &L, BasicBlock &Exit, AssumptionCache &AC);

  /// Of the loop, which stay until the caller deletes them.
  ArrayRef<BasicBlock *> getBlocks() const { return Blocks; }
  /// The PHIs of the header.
  ArrayRef<PHINode *> getVariables() const { return Variables; }

  /// Appends a copy to \p After, which has no terminator. \p Values are those of
  /// the variables before it. The copy leaves the loop where the original does, but
  /// at the latch. \p Map gets its instructions and blocks. \returns the copy of
  /// the latch, which has no terminator.
  BasicBlock *append(BasicBlock &After, ArrayRef<Value *> Values,
                     ValueToValueMapTy &Map) const;

  /// What the variables are after the copy.
  SmallVector<Value *, 8> getNext(const ValueToValueMapTy &Map) const;

  /// Says what is read behind the loop if \p From leads from the copy to the exit.
  void addExit(const ValueToValueMapTy &Map, BasicBlock &From) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ITERATIONCOPIES_H
