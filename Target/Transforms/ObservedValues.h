//===-- ObservedValues.h - Code for what a profile has seen -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the program read first when it was profiled, and main as it is for
/// that: a part of course-specialize-values.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBSERVEDVALUES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBSERVEDVALUES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class BasicBlock;
class ConstantInt;
class Instruction;

namespace course {

/// Says in the module what a run has read first.
void recordObservedRun(Module &M, ArrayRef<uint64_t> FirstReads);

/// Whether \p I is a call of read.
bool isCourseRead(const Instruction &I);

/// What some values were in a run.
struct ObservedConstants {
  SmallVector<ConstantInt *, 4> Constants;
  /// How many of the runs had them, of 1.
  double Share = 0;
};

/// What \p Values were in the runs, the most frequent first. They are calls of
/// read before the first branch of main.
SmallVector<ObservedConstants, 0>
findObservedConstants(ArrayRef<Instruction *> Values);

/// After \p BB come copies of \p Blocks, one for each of \p Observed, if \p
/// Values are those constants, or else the blocks. They are all that is executed
/// from there on, the first one first.
void addObservedPaths(BasicBlock &BB, ArrayRef<BasicBlock *> Blocks,
                      ArrayRef<Instruction *> Values,
                      ArrayRef<ObservedConstants> Observed);

/// Simplifies what constants make known before others see the loops.
void simplifyObservedPaths(Function &F, FunctionAnalysisManager &FAM);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBSERVEDVALUES_H
