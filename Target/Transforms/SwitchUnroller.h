//===-- SwitchUnroller.h - Copies of the iterations of a loop ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a loop that is unrolled around a switch, see CourseSwitchUnroll.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SWITCHUNROLLER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SWITCHUNROLLER_H

#include "Transforms/AlignedAccesses.h"
#include "Transforms/CountedRemainders.h"
#include "Transforms/IterationCopies.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {

class BranchInst;
class Function;
class Loop;
class PHINode;
class SwitchInst;

namespace course {

/// One loop and what becomes of it.
class SwitchUnroller {
  Loop &L;
  const unsigned Copies;
  /// Whether there are never more iterations.
  const bool IsBound;
  /// How probable it is that another iteration follows.
  double NextProbability;
  Function &F;
  BasicBlock *Preheader, *Header, *Exit;
  IterationCopies Iterations;
  /// Of which copies know the values.
  SmallVector<CountedRemainder, 2> Remainders;
  /// Of which copies in rows that begin with a word know the alignment.
  const AlignedAccesses *Aligned = nullptr;
  Value *AlignedStart = nullptr;

  /// A row of iterations, one after the other.
  struct Row {
    BasicBlock *First = nullptr, *Last = nullptr;
    /// What the variables are before it and after it.
    SmallVector<PHINode *, 8> Phis;
    SmallVector<Value *, 8> Values;
    /// Originals and copies of the last iteration.
    ValueToValueMapTy Map;
    /// Of one that comes again, how many iterations remain before it.
    PHINode *Remaining = nullptr;
    /// Whether it begins with a word of what is aligned.
    bool IsAligned = false;
  };

  /// What asks how many iterations remain, and what the variables are there.
  struct Question {
    SwitchInst *Switch;
    SmallVector<Value *, 8> Values;
  };
  SmallVector<Question, 2> Questions;

  void startRow(Row &R);
  void addEntry(Row &R, BasicBlock *From, ArrayRef<Value *> Values);
  void appendIteration(Row &R, unsigned Number);
  void appendIterations(Row &R, unsigned Count);
  SwitchInst *createSwitch(Value *Remaining, BasicBlock *Default,
                           BasicBlock *At);
  SwitchInst *ask(Value *Remaining, const Row &After, const Row &Body);
  void addCase(SwitchInst &Switch, unsigned Count, Row &R);
  SmallVector<Value *, 8> takeStart();
  Value *addBody(Row &Body);
  void enter(Row &Body, BasicBlock *From, ArrayRef<Value *> Values,
             Value *Remaining);
  BasicBlock *addRowsBefore(Row &Body, ArrayRef<Value *> Start,
                            Value *TripCount);

public:
  /// \p L is in loop-simplify and LCSSA form and ends at its latch. \p IsBound
  /// says that there are at most so many iterations as copies.
  SwitchUnroller(Loop &L, unsigned Copies, bool IsBound,
                 ArrayRef<CountedRemainder> Counted, AssumptionCache &AC);

  /// Begins with what is left of a word where many iterations follow. \p Start is
  /// Accesses.getStart() as an integer; it must not be poison.
  void alignTo(const AlignedAccesses &Accesses, Value &Start);

  /// \p TripCount must not be poison; 0 means 2^64.
  void run(Value *TripCount);

  /// \p TripCount must not be less than the number of copies.
  void runKnown(uint64_t TripCount);
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SWITCHUNROLLER_H
