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
///   %c = fcmp olt double %a, %b    =>  %o = call i64 @__ledf2(%a, %b)
///                                      %c = icmp slt i64 %o, 0
///   %n = fneg double %a            =>  bits of %a, xor 2^63
///
/// Types stay what they are: selection keeps a `double` in a register like an
/// `i64`. In IR and not in selection, so that what is called can be linked into
/// the program (course-link-runtime) and inlined.
///
/// What is used several times where the operation used it once is frozen: the
/// uses of undef need not have the same value. That arguments may be undef or
/// poison is createCourseRuntimeCall's business.
///
/// half and bfloat are computed with as float; functions of <math.h> as double.
/// Vectors are taken apart. Constrained operations are plain ones: the machine
/// rounds to nearest and has no flags. What is left afterwards of floating
/// point are types of more than 64 bits, which course-unsupported refuses.
/// Linear.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseSoftFloat.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-soft-float"

static bool isSoftFormat(const Type *Ty) {
  return Ty->isHalfTy() || Ty->isBFloatTy() || Ty->isFloatTy() ||
         Ty->isDoubleTy();
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

Value *SoftFloat::bits(Value *X) {
  return B.CreateBitCast(X, getBitsType(X->getType()));
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

Value *SoftFloat::freeze(Value *X) { return freezeCourseOperand(X, B); }

// A function of the runtime, which has no effect but its result.
CallInst *SoftFloat::call(const Twine &Name, Type *Ty, ArrayRef<Value *> Args) {
  return createCourseRuntimeCall(Name.str(), Ty, Args, B);
}

/// And for integers.
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
namespace {

/// How to compare the result of __le*f2 or __ge*f2 with 0. Of unordered values
/// the former says 1 and the latter -1, so `not less` holds for what __le*f2
/// says of them, and so on.
struct OrderTest {
  bool UsesGE;
  CmpInst::Predicate Pred;
};

} // namespace

static OrderTest getOrderTest(CmpInst::Predicate Pred) {
  switch (Pred) {
  case CmpInst::FCMP_OEQ:
    return {false, CmpInst::ICMP_EQ};
  case CmpInst::FCMP_UNE:
    return {false, CmpInst::ICMP_NE};
  case CmpInst::FCMP_OLT:
    return {false, CmpInst::ICMP_SLT};
  case CmpInst::FCMP_OLE:
    return {false, CmpInst::ICMP_SLE};
  case CmpInst::FCMP_UGT:
    return {false, CmpInst::ICMP_SGT};
  case CmpInst::FCMP_UGE:
    return {false, CmpInst::ICMP_SGE};
  case CmpInst::FCMP_OGT:
    return {true, CmpInst::ICMP_SGT};
  case CmpInst::FCMP_OGE:
    return {true, CmpInst::ICMP_SGE};
  case CmpInst::FCMP_ULT:
    return {true, CmpInst::ICMP_SLT};
  case CmpInst::FCMP_ULE:
    return {true, CmpInst::ICMP_SLE};
  default:
    llvm_unreachable("not a predicate of floating point");
  }
}

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
    // Equal or unordered: neither less nor greater. Of one value each, or an
    // undefined one could be less and greater.
    X = freeze(X);
    Y = freeze(Y);
    Value *Less = lowerComparison(CmpInst::FCMP_OLT, X, Y);
    Value *Greater = lowerComparison(CmpInst::FCMP_OGT, X, Y);
    Value *Differs = B.CreateOr(Less, Greater);
    return Pred == CmpInst::FCMP_ONE ? Differs : B.CreateNot(Differs);
  }

  OrderTest Test = getOrderTest(Pred);
  Value *Order =
      call(Twine(Test.UsesGE ? "__ge" : "__le") + getModeName(Ty) + "2",
           B.getInt64Ty(), {X, Y});
  return B.CreateICmp(Test.Pred, Order, B.getInt64(0));
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
  // Through one function: float in between would round twice.
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
  // In the order of the function: what calls give needs no freezing.
  std::reverse(Worklist.begin(), Worklist.end());
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
