//===-- AddressBounds.h - What addresses say of indices ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program that accesses memory outside of the object that its pointer is
/// based on is undefined. So an index that has been part of an address is not
/// negative where the array begins with the object, and less than its number of
/// elements where the object's size is known:
///
///   %i = load i32, ptr %next           ; 0 .. 99
///   %w = sext i32 %i to i64
///   %p = getelementptr inbounds [100 x i64], ptr @a, i64 0, i64 %w
///   store i64 1, ptr %p
///
/// That holds after the access, and from the point on from which the program is
/// certain to get to it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSBOUNDS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSBOUNDS_H

#include "Transforms/AddressParts.h"
#include "Transforms/RangeSolver.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"

namespace llvm {

class BasicBlock;
class GEPOperator;
class Instruction;

namespace course {

class PointerOffsets;
class Sigmas;

class AddressBounds {
public:
  AddressBounds(Module &M, const PointerOffsets &Offsets, const Sigmas &S);

  /// The values that have a bound wherever they are computed, unless they are
  /// poison. \p Add is called for each.
  void forEachDefinition(
      function_ref<void(const Value *, const ConstantRange &)> Add) const;

  /// What \p V is where \p User is executed, unless poison.
  ConstantRange getAt(const Value &V, const Instruction &User,
                      const DominatorTree &DT) const;

  /// \p New takes the place of \p Old, which goes.
  void replace(const Instruction &Old, const Instruction &New);

  /// \p I goes. Another instruction may get its address.
  void forget(const Instruction &I);

  /// Whether \p GEP is poison if its index \p V is negative.
  bool isPoisonBelowZero(const Instruction &V, const GEPOperator &GEP) const;

private:
  struct Bound {
    const Instruction *Access;
    ConstantRange Range;
    bool HoldsAtDefinition;
  };
  /// A place that the program is certain to reach from after Stop, which is in
  /// its block; from the block's start if there is none.
  struct Place {
    const BasicBlock *BB;
    const Instruction *Stop;
  };

  const PointerOffsets &Offsets;
  const Sigmas &S;
  DenseMap<const Value *, SmallVector<Bound, 2>> Bounds;
  DenseSet<const Instruction *> Gone;

  void visit(const BasicBlock &BB);
  void visitAccess(const Instruction &Access, const Value &Pointer,
                   uint64_t Size, const Place &At);
  void add(const Value &V, Interval Values, const Instruction &Access,
           const Place &At);
  bool isReached(const Value &V, const Place &At) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSBOUNDS_H
