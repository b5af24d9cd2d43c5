//===-- CourseSoftFloat.cpp - Floating point as calls of the runtime ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine computes with integers only. Every operation on floating-point
/// values becomes a call of the runtime library, or integer arithmetic on the
/// value's bits where that is all there is to do:
///
///   %r = fadd double %a, %b        =>  %r = call double @__adddf3(%a, %b)
///   %c = fcmp olt double %a, %b    =>  %o = call i32 @__ledf2(%a, %b)
///                                      %c = icmp slt i32 %o, 0
///   %n = fneg double %a            =>  bits of %a, xor 2^63
///
/// Types stay what they are: selection keeps a `double` in a register like an
/// `i64`. In IR and not in selection, so that what is called can be linked into
/// the program (course-link-runtime) and inlined.
///
/// half and bfloat are computed with as float; functions of <math.h> as double.
/// Vectors are taken apart. Constrained operations are plain ones: the machine
/// rounds to nearest and has no flags. What is left afterwards of floating
/// point are types of more than 64 bits, which course-unsupported refuses.
/// Linear.
///
//===----------------------------------------------------------------------===//

#include "CourseRuntime.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

#define DEBUG_TYPE "course-soft-float"

static bool isSoftFormat(const Type *Ty) {
  return Ty->isHalfTy() || Ty->isBFloatTy() || Ty->isFloatTy() ||
         Ty->isDoubleTy();
}

static bool isNarrowFormat(const Type *Ty) {
  return Ty->isHalfTy() || Ty->isBFloatTy();
}

namespace {

/// Rewrites one function. New floating-point operations may be built on the
/// way; they are put on the list and rewritten in turn.
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
  Value *bits(Value *X);
  Value *isOrdered(Value *X);
  Value *clearSign(Value *X);
};

} // namespace

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

static Type *getBitsType(Type *Ty) {
  return Ty->getWithNewType(
      IntegerType::get(Ty->getContext(), Ty->getScalarSizeInBits()));
}

Value *SoftFloat::bits(Value *X) {
  return B.CreateBitCast(X, getBitsType(X->getType()));
}

static APInt getInfinityBits(const Type *Ty) {
  return APFloat::getInf(Ty->getScalarType()->getFltSemantics())
      .bitcastToAPInt();
}

Value *SoftFloat::clearSign(Value *X) {
  Type *Ty = getBitsType(X->getType());
  APInt Mask = APInt::getSignedMaxValue(Ty->getScalarSizeInBits());
  return B.CreateAnd(bits(X), ConstantInt::get(Ty, Mask));
}

Value *SoftFloat::isOrdered(Value *X) {
  Value *Magnitude = clearSign(X);
  return B.CreateICmpULE(
      Magnitude,
      ConstantInt::get(Magnitude->getType(), getInfinityBits(X->getType())));
}

// A function of the runtime, which has no effect but its result.
CallInst *SoftFloat::call(const Twine &Name, Type *Ty, ArrayRef<Value *> Args) {
  SmallVector<Type *, 3> Params;
  for (Value *Arg : Args)
    Params.push_back(Arg->getType());
  std::string Text = Name.str();
  bool IsNew = !M.getNamedValue(Text);
  FunctionCallee Callee = M.getOrInsertFunction(
      Text, FunctionType::get(Ty, Params, /*isVarArg=*/false));
  if (auto *Fn = dyn_cast<Function>(Callee.getCallee()); Fn && IsNew) {
    Fn->setDoesNotThrow();
    Fn->setDoesNotAccessMemory();
    Fn->setWillReturn();
    Fn->addFnAttr(Attribute::NoFree);
    Fn->addFnAttr(Attribute::NoSync);
  }
  return B.CreateCall(Callee, Args);
}

// compiler-rt's letters for a format: single and double.
static StringRef getModeName(const Type *Ty) {
  return Ty->isFloatTy() ? "sf" : "df";
}

// And for integers.
static StringRef getIntegerModeName(unsigned Width) {
  return Width == 32 ? "si" : Width == 64 ? "di" : "ti";
}

static unsigned getLibraryWidth(unsigned Width) {
  return Width <= 32 ? 32 : Width <= 64 ? 64 : 128;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Value *SoftFloat::lowerArithmetic(unsigned Opcode, Value *X, Value *Y) {
  Type *Ty = X->getType();
  if (Opcode == Instruction::FRem)
    return callMath("fmod", Ty, {X, Y});
  if (isNarrowFormat(Ty)) {
    Type *Wide = B.getFloatTy();
    Value *Result =
        B.CreateBinOp(static_cast<Instruction::BinaryOps>(Opcode),
                      B.CreateFPExt(X, Wide), B.CreateFPExt(Y, Wide));
    return B.CreateFPTrunc(Result, Ty);
  }
  StringRef Name = Opcode == Instruction::FAdd   ? "add"
                   : Opcode == Instruction::FSub ? "sub"
                   : Opcode == Instruction::FMul ? "mul"
                                                 : "div";
  return call("__" + Name + getModeName(Ty) + "3", Ty, {X, Y});
}

// __le*f2 and __ge*f2 give -1, 0 or 1; for unordered values the one gives 1 and
// the other -1, so that each answers half of the predicates.
Value *SoftFloat::lowerComparison(CmpInst::Predicate Pred, Value *X, Value *Y) {
  Type *Ty = X->getType();
  if (Pred == CmpInst::FCMP_FALSE || Pred == CmpInst::FCMP_TRUE)
    return B.getInt1(Pred == CmpInst::FCMP_TRUE);
  if (Pred == CmpInst::FCMP_ORD || Pred == CmpInst::FCMP_UNO) {
    Value *Ordered = isOrdered(X);
    if (X != Y && !match(Y, PatternMatch::m_NonNaN()))
      Ordered = B.CreateAnd(Ordered, isOrdered(Y));
    return Pred == CmpInst::FCMP_ORD ? Ordered : B.CreateNot(Ordered);
  }
  if (isNarrowFormat(Ty)) {
    Type *Wide = B.getFloatTy();
    return B.CreateFCmp(Pred, B.CreateFPExt(X, Wide), B.CreateFPExt(Y, Wide));
  }
  if (Pred == CmpInst::FCMP_ONE || Pred == CmpInst::FCMP_UEQ) {
    // Equal or unordered: neither less nor greater.
    Value *Less = lowerComparison(CmpInst::FCMP_OLT, X, Y);
    Value *Greater = lowerComparison(CmpInst::FCMP_OGT, X, Y);
    Value *Differs = B.CreateOr(Less, Greater);
    return Pred == CmpInst::FCMP_ONE ? Differs : B.CreateNot(Differs);
  }

  bool UseGE = false;
  CmpInst::Predicate IntPred;
  switch (Pred) {
  case CmpInst::FCMP_OEQ:
    IntPred = CmpInst::ICMP_EQ;
    break;
  case CmpInst::FCMP_UNE:
    IntPred = CmpInst::ICMP_NE;
    break;
  case CmpInst::FCMP_OLT:
    IntPred = CmpInst::ICMP_SLT;
    break;
  case CmpInst::FCMP_OLE:
    IntPred = CmpInst::ICMP_SLE;
    break;
  case CmpInst::FCMP_UGT:
    IntPred = CmpInst::ICMP_SGT;
    break;
  case CmpInst::FCMP_UGE:
    IntPred = CmpInst::ICMP_SGE;
    break;
  case CmpInst::FCMP_OGT:
    IntPred = CmpInst::ICMP_SGT;
    UseGE = true;
    break;
  case CmpInst::FCMP_OGE:
    IntPred = CmpInst::ICMP_SGE;
    UseGE = true;
    break;
  case CmpInst::FCMP_ULT:
    IntPred = CmpInst::ICMP_SLT;
    UseGE = true;
    break;
  case CmpInst::FCMP_ULE:
    IntPred = CmpInst::ICMP_SLE;
    UseGE = true;
    break;
  default:
    llvm_unreachable("not a predicate of floating point");
  }
  // `not less` holds for what __le*f2 says of unordered values, and so on.
  Value *Order = call(Twine(UseGE ? "__ge" : "__le") + getModeName(Ty) + "2",
                      B.getInt32Ty(), {X, Y});
  return B.CreateICmp(IntPred, Order, B.getInt32(0));
}

Value *SoftFloat::lowerExtension(Value *X, Type *Ty) {
  Type *From = X->getType();
  if (From == Ty)
    return X;
  if (Ty->isDoubleTy() && isNarrowFormat(From))
    return B.CreateFPExt(B.CreateFPExt(X, B.getFloatTy()), Ty);
  if (From->isHalfTy())
    return call("__extendhfsf2", Ty, bits(X));
  if (From->isBFloatTy())
    return B.CreateBitCast(
        B.CreateShl(B.CreateZExt(bits(X), B.getInt32Ty()), 16), Ty);
  return call("__extendsfdf2", Ty, X);
}

Value *SoftFloat::lowerTruncation(Value *X, Type *Ty) {
  Type *From = X->getType();
  if (From == Ty)
    return X;
  if (Ty->isFloatTy())
    return call("__truncdfsf2", Ty, X);
  if (Ty->isHalfTy())
    return B.CreateBitCast(
        call(From->isFloatTy() ? "__truncsfhf2" : "__truncdfhf2",
             B.getInt16Ty(), X),
        Ty);
  // Through one function: the way over float would round twice.
  if (From->isFloatTy())
    X = B.CreateFPExt(X, B.getDoubleTy());
  return B.CreateBitCast(call("__course_truncdfbf", B.getInt16Ty(), X), Ty);
}

Value *SoftFloat::lowerToInteger(Value *X, Type *Ty, bool IsSigned) {
  if (isNarrowFormat(X->getType()))
    X = B.CreateFPExt(X, B.getFloatTy());
  unsigned Width = Ty->getIntegerBitWidth();
  if (Width > 128)
    return nullptr;
  unsigned LibraryWidth = getLibraryWidth(Width);
  // What fits into fewer bits without a sign fits with one.
  if (Width < LibraryWidth)
    IsSigned = true;
  Value *Result =
      call(Twine(IsSigned ? "__fix" : "__fixuns") + getModeName(X->getType()) +
               getIntegerModeName(LibraryWidth),
           B.getIntNTy(LibraryWidth), X);
  return B.CreateTrunc(Result, Ty);
}

Value *SoftFloat::lowerFromInteger(Value *X, Type *Ty, bool IsSigned) {
  unsigned Width = X->getType()->getIntegerBitWidth();
  if (Width > 128)
    return nullptr;
  if (isNarrowFormat(Ty)) {
    Type *Wide = Ty->isHalfTy() ? B.getFloatTy() : B.getDoubleTy();
    return B.CreateFPTrunc(
        IsSigned ? B.CreateSIToFP(X, Wide) : B.CreateUIToFP(X, Wide), Ty);
  }
  unsigned LibraryWidth = getLibraryWidth(Width);
  X = B.CreateIntCast(X, B.getIntNTy(LibraryWidth), IsSigned);
  if (Width < LibraryWidth)
    IsSigned = true;
  return call(Twine(IsSigned ? "__float" : "__floatun") +
                  getIntegerModeName(LibraryWidth) + getModeName(Ty),
              Ty, X);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

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
  if (Width > 128)
    return nullptr;
  if (isNarrowFormat(X->getType()))
    X = B.CreateFPExt(X, B.getFloatTy());
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

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

static bool isFloatInstruction(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FNeg:
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FCmp:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return true;
  default:
    return isa<IntrinsicInst>(I);
  }
}

static bool isRoundingMode(const Instruction &I) {
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  return Call && Call->getIntrinsicID() == Intrinsic::get_rounding;
}

// Everything floating-point in the instruction has a format of the runtime, and
// something is floating-point, or half as an integer.
static bool isOfSoftFormats(const Instruction &I) {
  bool IsFound = false;
  auto Check = [&](Type *Ty) {
    Type *Scalar = Ty->getScalarType();
    if (Ty->isScalableTy() ||
        (Scalar->isFloatingPointTy() && !isSoftFormat(Scalar)))
      return false;
    IsFound |= isSoftFormat(Scalar);
    return true;
  };
  for (const Value *Op : I.operands())
    if (!Check(Op->getType()))
      return false;
  if (auto *Struct = dyn_cast<StructType>(I.getType()))
    return all_of(Struct->elements(), Check) && IsFound;
  return Check(I.getType()) && IsFound;
}

// Scalars only.
Value *SoftFloat::lowerElement(Instruction &I, ArrayRef<Value *> Ops,
                               Type *Ty) {
  switch (I.getOpcode()) {
  case Instruction::FNeg: {
    Value *X = bits(Ops[0]);
    APInt Mask = APInt::getSignMask(X->getType()->getIntegerBitWidth());
    return B.CreateBitCast(B.CreateXor(X, ConstantInt::get(X->getType(), Mask)),
                           Ty);
  }
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
    return lowerArithmetic(I.getOpcode(), Ops[0], Ops[1]);
  case Instruction::FCmp:
    return lowerComparison(cast<FCmpInst>(I).getPredicate(), Ops[0], Ops[1]);
  case Instruction::FPExt:
    return lowerExtension(Ops[0], Ty);
  case Instruction::FPTrunc:
    return lowerTruncation(Ops[0], Ty);
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return lowerToInteger(Ops[0], Ty, I.getOpcode() == Instruction::FPToSI);
  case Instruction::SIToFP:
  case Instruction::UIToFP:
    return lowerFromInteger(Ops[0], Ty, I.getOpcode() == Instruction::SIToFP);
  default:
    return lowerIntrinsic(cast<IntrinsicInst>(I), Ops, Ty);
  }
}

static Type *getElementType(Type *Ty) {
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct)
    return Ty->getScalarType();
  SmallVector<Type *, 2> Elements;
  for (Type *Element : Struct->elements())
    Elements.push_back(Element->getScalarType());
  return StructType::get(Ty->getContext(), Elements);
}

// The value that replaces I, or null if I stays.
Value *SoftFloat::lower(Instruction &I) {
  B.SetInsertPoint(&I);
  if (isRoundingMode(I))
    return B.getInt32(static_cast<int>(RoundingMode::NearestTiesToEven));
  if (auto *Constrained = dyn_cast<ConstrainedFPIntrinsic>(&I))
    return lowerConstrained(*Constrained);
  if (auto *Call = dyn_cast<IntrinsicInst>(&I))
    switch (Call->getIntrinsicID()) {
    case Intrinsic::vector_reduce_fadd:
    case Intrinsic::vector_reduce_fmul:
    case Intrinsic::vector_reduce_fmax:
    case Intrinsic::vector_reduce_fmin:
    case Intrinsic::vector_reduce_fmaximum:
    case Intrinsic::vector_reduce_fminimum:
      return lowerReduction(*Call);
    default:
      break;
    }

  SmallVector<Value *, 3> Ops;
  unsigned NumLanes = 0;
  auto *Call = dyn_cast<CallBase>(&I);
  for (Value *Op : Call ? iterator_range(Call->arg_begin(), Call->arg_end())
                        : iterator_range(I.op_begin(), I.op_end())) {
    Ops.push_back(Op);
    if (auto *Vector = dyn_cast<FixedVectorType>(Op->getType()))
      NumLanes = Vector->getNumElements();
  }
  Type *Ty = getElementType(I.getType());
  if (NumLanes == 0)
    return lowerElement(I, Ops, Ty);

  Value *Result = PoisonValue::get(I.getType());
  for (unsigned Lane = 0; Lane != NumLanes; ++Lane) {
    SmallVector<Value *, 3> Elements;
    for (Value *Op : Ops)
      Elements.push_back(
          Op->getType()->isVectorTy() ? B.CreateExtractElement(Op, Lane) : Op);
    Value *Element = lowerElement(I, Elements, Ty);
    if (!Element)
      return nullptr;
    auto *Struct = dyn_cast<StructType>(Ty);
    if (!Struct) {
      Result = B.CreateInsertElement(Result, Element, Lane);
      continue;
    }
    for (unsigned Field = 0; Field != Struct->getNumElements(); ++Field) {
      Value *Vector =
          B.CreateInsertElement(B.CreateExtractValue(Result, Field),
                                B.CreateExtractValue(Element, Field), Lane);
      Result = B.CreateInsertValue(Result, Vector, Field);
    }
  }
  return Result;
}

bool SoftFloat::run() {
  for (Instruction &I : instructions(F))
    if (isFloatInstruction(I))
      Worklist.push_back(&I);
  bool IsChanged = false;
  while (!Worklist.empty()) {
    Instruction *I = Worklist.pop_back_val();
    if (!isFloatInstruction(*I) ||
        (!isOfSoftFormats(*I) && !isRoundingMode(*I)))
      continue;
    Value *Replacement = lower(*I);
    if (!Replacement)
      continue;
    if (auto *New = dyn_cast<Instruction>(Replacement); New && !New->hasName())
      New->takeName(I);
    I->replaceAllUsesWith(Replacement);
    I->eraseFromParent();
    IsChanged = true;
  }
  return IsChanged;
}

bool llvm::lowerCourseFloatingPoint(Function &F) { return SoftFloat(F).run(); }
