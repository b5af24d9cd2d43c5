//===-- LoopHalves.h - A loop after itself ----------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Has the iterations of a loop in two loops, one after the other.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPHALVES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPHALVES_H

#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {

class BasicBlock;
class DominatorTree;
class Loop;
class LoopInfo;
class Value;

namespace course {

class LoopHalves {
  Loop &L;
  BasicBlock *const Before;
  BasicBlock *const Latch;
  BasicBlock *Exit = nullptr, *Between = nullptr, *Preheader = nullptr;
  ValueToValueMapTy Clones;
  Loop *Second = nullptr;

  void enter(Value *HasFirst);
  void leave(Value *HasSecond);
  void leaveInMiddle(BasicBlock &To);

public:
  /// Adds a copy of \p L, which goes on where the latch of \p L has left it. The
  /// loop is in simplified and LCSSA form and safe to clone, and its latch leads
  /// out of it. Its preheader computes \p HasFirst, whether \p L is entered at
  /// all, and \p HasSecond, whether the copy is. The caller has the latch of
  /// \p L end it earlier, brings both to simplified form, and lets
  /// ScalarEvolution forget them. Linear in the function's size.
  LoopHalves(Loop &L, Value *HasFirst, Value *HasSecond, LoopInfo &LI,
             DominatorTree &DT);

  Loop &getSecond() const { return *Second; }
  /// Where the latch of the second half leaves it.
  BasicBlock &getExit() const { return *Exit; }
  /// What \p V, a value or a block, is in the second half.
  Value *getClone(Value *V) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPHALVES_H
