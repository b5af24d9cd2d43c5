//===-- SpecializedFunction.h - Code for constants --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Code that follows values which are constants here: a part of
/// course-specialize-values.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECIALIZEDFUNCTION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECIALIZEDFUNCTION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {

class Loop;
class LoopInfo;
class ScalarEvolution;
class Value;

/// Code that is specialized for constants, as a function of its own.
class SpecializedFunction {
  Function &F;
  FunctionAnalysisManager &FAM;

  /// What has a copy of its own here. If that is not split into registers, it
  /// is the object again: only one of them is used in a run.
  struct PrivateObject {
    WeakVH Copy;
    Value *Object;
    WeakVH Initialization;
  };
  SmallVector<PrivateObject, 16> Objects;

  void run(FunctionPassManager FPM);
  Loop *findCountedLoop(LoopInfo &LI, ScalarEvolution &SE, size_t Budget);
  void unroll(size_t Budget);
  void resolveObjects();

public:
  SpecializedFunction(Function &F, FunctionAnalysisManager &FAM)
      : F(F), FAM(FAM) {}

  /// A new object in place of \p Object, a variable whose values are all 0 at
  /// the start or an alloca. Its address is \p Original here.
  Value *addObject(Value &Object, Value &Original);
  /// Evaluates what is known, with loops unrolled by up to \p Budget
  /// instructions.
  void simplify(size_t Budget);
  /// Whether nothing is left to repeat or to allocate, and variables and objects
  /// are left to others, which are optimized as if this was not there then.
  bool isIndependent() const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECIALIZEDFUNCTION_H
