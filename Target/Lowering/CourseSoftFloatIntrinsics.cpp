//===-- CourseSoftFloatIntrinsics.cpp - Intrinsics on floating point ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The part of course-soft-float (CourseSoftFloat.cpp) for intrinsics: those of
/// <math.h>, tests of classes, saturating conversions, reductions of vectors,
/// and constrained operations.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseSoftFloat.h"

using namespace llvm;
using namespace llvm::course;

// <math.h> exists for double; narrower formats round its result.
Value *SoftFloat::callMath(StringRef Name, Type *Ty, ArrayRef<Value *> Args) {
  Type *Double = B.getDoubleTy();
  SmallVector<Value *, 3> Wide;
  for (Value *Arg : Args)
    Wide.push_back(isNarrowFormat(Arg->getType()) || Arg->getType()->isFloatTy()
                       ? B.CreateFPExt(Arg, Double)
                       : Arg);
  CallInst *Result = call("__course_" + Name, Double, Wide);
  return Ty->isDoubleTy() ? Result : B.CreateFPTrunc(Result, Ty);
}

// The function of the runtime that an intrinsic is, without prefix.
static StringRef getMathName(Intrinsic::ID ID) {
  switch (ID) {
#define COURSE_MATH(NAME)                                                      \
  case Intrinsic::NAME:                                                        \
    return #NAME;
    COURSE_MATH(acos)
    COURSE_MATH(asin)
    COURSE_MATH(atan)
    COURSE_MATH(atan2)
    COURSE_MATH(ceil)
    COURSE_MATH(cos)
    COURSE_MATH(cosh)
    COURSE_MATH(exp)
    COURSE_MATH(exp10)
    COURSE_MATH(exp2)
    COURSE_MATH(floor)
    COURSE_MATH(log)
    COURSE_MATH(log10)
    COURSE_MATH(log2)
    COURSE_MATH(pow)
    COURSE_MATH(rint)
    COURSE_MATH(round)
    COURSE_MATH(sin)
    COURSE_MATH(sinh)
    COURSE_MATH(sqrt)
    COURSE_MATH(tan)
    COURSE_MATH(tanh)
    COURSE_MATH(trunc)
#undef COURSE_MATH
  case Intrinsic::nearbyint:
  case Intrinsic::roundeven:
    return "rint";
  case Intrinsic::minnum:
  case Intrinsic::minimumnum:
    return "fmin";
  case Intrinsic::maxnum:
  case Intrinsic::maximumnum:
    return "fmax";
  case Intrinsic::minimum:
    return "fminimum";
  case Intrinsic::maximum:
    return "fmaximum";
  default:
    return "";
  }
}

// Bounds that the format may not have exactly are rounded towards zero, so that
// everything above them is out of range.
Value *SoftFloat::lowerToSaturated(Value *X, Type *Ty, bool IsSigned) {
  unsigned Width = Ty->getIntegerBitWidth();
  if (isNarrowFormat(X->getType()))
    X = B.CreateFPExt(X, B.getFloatTy());
  // Conversion and comparisons have to see the same value.
  X = freeze(X);
  APInt Min = IsSigned ? APInt::getSignedMinValue(Width) : APInt(Width, 0);
  APInt Max =
      IsSigned ? APInt::getSignedMaxValue(Width) : APInt::getMaxValue(Width);
  APFloat Low(X->getType()->getFltSemantics()), High(Low);
  Low.convertFromAPInt(Min, IsSigned, APFloat::rmTowardZero);
  High.convertFromAPInt(Max, IsSigned, APFloat::rmTowardZero);

  Value *Result = IsSigned ? B.CreateFPToSI(X, Ty) : B.CreateFPToUI(X, Ty);
  // The conversion may give anything out of range, but not poison.
  Result = B.CreateFreeze(Result);
  Value *IsLow = B.CreateFCmpULT(X, ConstantFP::get(X->getType(), Low));
  Value *IsHigh = B.CreateFCmpOGT(X, ConstantFP::get(X->getType(), High));
  Result = B.CreateSelect(IsLow, ConstantInt::get(Ty, Min), Result);
  Result = B.CreateSelect(IsHigh, ConstantInt::get(Ty, Max), Result);
  if (!IsSigned)
    return Result;
  return B.CreateSelect(isOrdered(X), Result, ConstantInt::get(Ty, 0));
}

Value *SoftFloat::lowerClassTest(Value *X, unsigned Classes) {
  Type *Ty = X->getType();
  const fltSemantics &Semantics = Ty->getFltSemantics();
  X = freeze(X);
  Value *Magnitude = clearSign(X);
  Type *IntTy = Magnitude->getType();
  APInt Infinity = getInfinityBits(Ty);
  APInt Normal = APFloat::getSmallestNormalized(Semantics).bitcastToAPInt();
  APInt Quiet = APFloat::getQNaN(Semantics).bitcastToAPInt();
  auto IsInRange = [&](const APInt &First, const APInt &Limit) {
    return B.CreateICmpULT(
        B.CreateSub(Magnitude, ConstantInt::get(IntTy, First)),
        ConstantInt::get(IntTy, Limit - First));
  };
  Value *IsNegative = B.CreateICmpSLT(bits(X), ConstantInt::get(IntTy, 0));
  Value *IsPositive = B.CreateNot(IsNegative);

  Value *Result = B.getFalse();
  auto Add = [&](unsigned Negative, unsigned Positive, auto MakeTest) {
    if ((Classes & (Negative | Positive)) == 0)
      return;
    Value *Test = MakeTest();
    if ((Classes & Negative) == 0)
      Test = B.CreateAnd(Test, IsPositive);
    if ((Classes & Positive) == 0)
      Test = B.CreateAnd(Test, IsNegative);
    Result = B.CreateOr(Result, Test);
  };
  unsigned Width = IntTy->getIntegerBitWidth();
  Add(fcNegZero, fcPosZero,
      [&] { return IsInRange(APInt(Width, 0), APInt(Width, 1)); });
  Add(fcNegSubnormal, fcPosSubnormal,
      [&] { return IsInRange(APInt(Width, 1), Normal); });
  Add(fcNegNormal, fcPosNormal, [&] { return IsInRange(Normal, Infinity); });
  Add(fcNegInf, fcPosInf, [&] { return IsInRange(Infinity, Infinity + 1); });
  Add(fcSNan, fcSNan, [&] { return IsInRange(Infinity + 1, Quiet); });
  Add(fcQNan, fcQNan, [&] {
    return B.CreateICmpUGE(Magnitude, ConstantInt::get(IntTy, Quiet));
  });
  return Result;
}

// Intrinsics with two results.
Value *SoftFloat::lowerPair(Intrinsic::ID ID, Value *X, Type *Ty) {
  auto *Pair = cast<StructType>(Ty);
  Type *FirstTy = Pair->getElementType(0), *SecondTy = Pair->getElementType(1);
  Value *First, *Second;
  X = freeze(X);
  if (ID == Intrinsic::frexp) {
    First = callMath("frexp_fraction", FirstTy, X);
    if (!X->getType()->isDoubleTy())
      X = B.CreateFPExt(X, B.getDoubleTy());
    Second = B.CreateIntCast(call("__course_frexp_exponent", B.getInt32Ty(), X),
                             SecondTy,
                             /*isSigned=*/true);
  } else if (ID == Intrinsic::modf) {
    First = callMath("modf_fraction", FirstTy, X);
    Second = callMath("trunc", SecondTy, X);
  } else {
    First = callMath("sin", FirstTy, X);
    Second = callMath("cos", SecondTy, X);
  }
  return B.CreateInsertValue(
      B.CreateInsertValue(PoisonValue::get(Pair), First, 0), Second, 1);
}

Value *SoftFloat::lowerIntrinsic(IntrinsicInst &I, ArrayRef<Value *> Ops,
                                 Type *Ty) {
  Intrinsic::ID ID = I.getIntrinsicID();
  if (StringRef Name = getMathName(ID); !Name.empty())
    return callMath(Name, Ty, Ops);
  switch (ID) {
  case Intrinsic::fabs:
    return B.CreateBitCast(clearSign(Ops[0]), Ty);
  case Intrinsic::copysign: {
    Type *IntTy = getBitsType(Ty);
    APInt SignMask = APInt::getSignMask(IntTy->getIntegerBitWidth());
    Value *Sign = B.CreateAnd(bits(Ops[1]), ConstantInt::get(IntTy, SignMask));
    return B.CreateBitCast(B.CreateOr(clearSign(Ops[0]), Sign), Ty);
  }
  case Intrinsic::fmuladd:
    return B.CreateFAdd(B.CreateFMul(Ops[0], Ops[1]), Ops[2]);
  case Intrinsic::fma:
    if (Ty->isFloatTy())
      return call("__course_fmaf", Ty, Ops);
    return callMath("fma", Ty, Ops);
  case Intrinsic::canonicalize:
    return B.CreateFMul(Ops[0], ConstantFP::get(Ty, 1.0));
  case Intrinsic::arithmetic_fence:
    return Ops[0];
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return lowerToSaturated(Ops[0], Ty, ID == Intrinsic::fptosi_sat);
  case Intrinsic::lrint:
  case Intrinsic::llrint:
    return B.CreateFPToSI(callMath("rint", B.getDoubleTy(), Ops), Ty);
  case Intrinsic::lround:
  case Intrinsic::llround:
    return B.CreateFPToSI(callMath("round", B.getDoubleTy(), Ops), Ty);
  case Intrinsic::is_fpclass:
    return lowerClassTest(Ops[0], cast<ConstantInt>(Ops[1])->getZExtValue());
  case Intrinsic::frexp:
  case Intrinsic::modf:
  case Intrinsic::sincos:
    return lowerPair(ID, Ops[0], Ty);
  case Intrinsic::ldexp: {
    // No exponent of more makes a difference.
    Type *IntTy = Ops[1]->getType();
    Value *Exponent = Ops[1];
    if (IntTy->getIntegerBitWidth() > 16) {
      Exponent = B.CreateBinaryIntrinsic(Intrinsic::smax, Exponent,
                                         ConstantInt::getSigned(IntTy, -5000));
      Exponent = B.CreateBinaryIntrinsic(Intrinsic::smin, Exponent,
                                         ConstantInt::getSigned(IntTy, 5000));
    }
    return callMath("ldexp", Ty,
                    {Ops[0], B.CreateSExtOrTrunc(Exponent, B.getInt32Ty())});
  }
  case Intrinsic::powi: {
    Value *Exponent = B.CreateSExtOrTrunc(Ops[1], B.getInt32Ty());
    if (isNarrowFormat(Ty))
      return callMath("powi", Ty, {Ops[0], Exponent});
    return call("__powi" + getModeName(Ty) + "2", Ty, {Ops[0], Exponent});
  }
  case Intrinsic::convert_to_fp16:
    return bits(B.CreateFPTrunc(Ops[0], B.getHalfTy()));
  case Intrinsic::convert_from_fp16:
    return B.CreateFPExt(B.CreateBitCast(Ops[0], B.getHalfTy()), Ty);
  default:
    return nullptr;
  }
}

// One element after the other, in the order that fadd and fmul may demand.
Value *SoftFloat::lowerReduction(IntrinsicInst &I) {
  Intrinsic::ID ID = I.getIntrinsicID();
  bool HasStart = ID == Intrinsic::vector_reduce_fadd ||
                  ID == Intrinsic::vector_reduce_fmul;
  Value *Vector = I.getArgOperand(HasStart);
  auto *VectorTy = cast<FixedVectorType>(Vector->getType());
  Value *Result = HasStart ? I.getArgOperand(0) : nullptr;
  for (unsigned Lane = 0; Lane != VectorTy->getNumElements(); ++Lane) {
    Value *Element = B.CreateExtractElement(Vector, Lane);
    if (!Result)
      Result = Element;
    else if (ID == Intrinsic::vector_reduce_fadd)
      Result = B.CreateFAdd(Result, Element);
    else if (ID == Intrinsic::vector_reduce_fmul)
      Result = B.CreateFMul(Result, Element);
    else
      Result = callMath(ID == Intrinsic::vector_reduce_fmax       ? "fmax"
                        : ID == Intrinsic::vector_reduce_fmin     ? "fmin"
                        : ID == Intrinsic::vector_reduce_fmaximum ? "fmaximum"
                                                                  : "fminimum",
                        Result->getType(), {Result, Element});
  }
  return Result;
}

// The operation without rounding mode and exceptions.
Value *SoftFloat::lowerConstrained(ConstrainedFPIntrinsic &I) {
  Value *X = I.getArgOperand(0);
  Type *Ty = I.getType();
  if (auto *Compare = dyn_cast<ConstrainedFPCmpIntrinsic>(&I))
    return B.CreateFCmp(Compare->getPredicate(), X, I.getArgOperand(1));
  unsigned Opcode = 0;
  Intrinsic::ID Plain = Intrinsic::not_intrinsic;
  switch (I.getIntrinsicID()) {
#define INSTRUCTION(NAME, NARG, ROUND_MODE, INTRINSIC)                         \
  case Intrinsic::INTRINSIC:                                                   \
    Opcode = Instruction::NAME;                                                \
    break;
#define FUNCTION(NAME, NARG, ROUND_MODE, INTRINSIC)                            \
  case Intrinsic::INTRINSIC:                                                   \
    Plain = Intrinsic::NAME;                                                   \
    break;
#define CMP_INSTRUCTION(NAME, NARG, ROUND_MODE, INTRINSIC, DAGN)
#include "llvm/IR/ConstrainedOps.def"
  default:
    return nullptr;
  }
  if (Instruction::isCast(Opcode))
    return B.CreateCast(static_cast<Instruction::CastOps>(Opcode), X, Ty);
  if (Opcode != 0)
    return B.CreateBinOp(static_cast<Instruction::BinaryOps>(Opcode), X,
                         I.getArgOperand(1));
  SmallVector<Value *, 3> Args(I.args());
  Args.truncate(I.getNonMetadataArgCount());
  return B.CreateIntrinsic(Ty, Plain, Args);
}
