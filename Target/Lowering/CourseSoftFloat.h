//===-- CourseSoftFloat.h - Floating point as calls -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the files of course-soft-float share: CourseSoftFloat.cpp lowers
/// instructions, CourseSoftFloatIntrinsics.cpp intrinsics. Nobody else includes
/// this.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSESOFTFLOAT_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSESOFTFLOAT_H

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

namespace llvm::course {

/// The formats that are computed with as float.
inline bool isNarrowFormat(const Type *Ty) {
  return Ty->isHalfTy() || Ty->isBFloatTy();
}

/// The integer type of as many bits.
inline Type *getBitsType(Type *Ty) {
  return Ty->getWithNewType(
      IntegerType::get(Ty->getContext(), Ty->getScalarSizeInBits()));
}

inline APInt getInfinityBits(const Type *Ty) {
  return APFloat::getInf(Ty->getScalarType()->getFltSemantics())
      .bitcastToAPInt();
}

/// compiler-rt's letters for a format: single and double.
inline StringRef getModeName(const Type *Ty) {
  return Ty->isFloatTy() ? "sf" : "df";
}

/// Rewrites one function. New floating-point operations may be built
/// meanwhile; they are put on the list and rewritten in turn.
class SoftFloat {
  using BuilderTy = IRBuilder<ConstantFolder, IRBuilderCallbackInserter>;

  Module &M;
  Function &F;
  SmallVector<Instruction *, 32> Worklist;
  BuilderTy B;

public:
  explicit SoftFloat(Function &F)
      : M(*F.getParent()), F(F),
        B(F.getContext(), ConstantFolder(),
          IRBuilderCallbackInserter(
              [this](Instruction *I) { Worklist.push_back(I); })) {}
  bool run();

private:
  Value *lower(Instruction &I);
  Value *lowerElement(Instruction &I, ArrayRef<Value *> Ops, Type *Ty);
  Value *lowerArithmetic(unsigned Opcode, Value *X, Value *Y);
  Value *lowerComparison(CmpInst::Predicate Pred, Value *X, Value *Y);
  Value *lowerExtension(Value *X, Type *Ty);
  Value *lowerTruncation(Value *X, Type *Ty);
  Value *lowerToInteger(Value *X, Type *Ty, bool IsSigned);
  Value *lowerFromInteger(Value *X, Type *Ty, bool IsSigned);

  Value *lowerIntrinsic(IntrinsicInst &I, ArrayRef<Value *> Ops, Type *Ty);
  Value *lowerToSaturated(Value *X, Type *Ty, bool IsSigned);
  Value *lowerClassTest(Value *X, unsigned Classes);
  Value *lowerPair(Intrinsic::ID ID, Value *X, Type *Ty);
  Value *lowerReduction(IntrinsicInst &I);
  Value *lowerConstrained(ConstrainedFPIntrinsic &I);
  Value *callMath(StringRef Name, Type *Ty, ArrayRef<Value *> Args);

  CallInst *call(const Twine &Name, Type *Ty, ArrayRef<Value *> Args);
  /// \p X, which is one value then for all its uses.
  Value *freeze(Value *X);
  Value *bits(Value *X);
  Value *isOrdered(Value *X);
  Value *clearSign(Value *X);
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSESOFTFLOAT_H
