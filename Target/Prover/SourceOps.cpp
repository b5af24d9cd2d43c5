//===- SourceOps.cpp - Instructions of IR on terms ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/SourceExec.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace coursetv;
using namespace llvm;

// Whether the operation gives poison, by its flags.
static Term poisonOfFlags(TermTable &T, const BinaryOperator &I, Term A, Term B,
                          Term Result) {
  Term Poison = T.boolean(false);
  const unsigned Width = A->Width;
  if (const auto *Wrapping = dyn_cast<OverflowingBinaryOperator>(&I)) {
    auto Overflows = [&](auto Extend) {
      const unsigned Wide =
          I.getOpcode() == Instruction::Mul ? 2 * Width : Width + 1;
      Term X = Extend(A, Wide), Y = Extend(B, Wide);
      Term Exact = I.getOpcode() == Instruction::Add   ? T.add(X, Y)
                   : I.getOpcode() == Instruction::Sub ? T.sub(X, Y)
                   : I.getOpcode() == Instruction::Mul ? T.mul(X, Y)
                                                       : nullptr;
      return Exact ? T.ne(Exact, Extend(Result, Wide)) : T.boolean(false);
    };
    if (Wrapping->hasNoUnsignedWrap())
      Poison = T.orOf(
          Poison, Overflows([&](Term X, unsigned W) { return T.zext(X, W); }));
    if (Wrapping->hasNoSignedWrap())
      Poison = T.orOf(
          Poison, Overflows([&](Term X, unsigned W) { return T.sext(X, W); }));
    if (I.getOpcode() == Instruction::Shl) {
      if (Wrapping->hasNoUnsignedWrap())
        Poison = T.orOf(Poison, T.ne(T.shift(Op::LShr, Result, B), A));
      if (Wrapping->hasNoSignedWrap())
        Poison = T.orOf(Poison, T.ne(T.shift(Op::AShr, Result, B), A));
    }
  }
  if (I.isShift())
    Poison = T.orOf(Poison, T.ule(T.constant(APInt(Width, Width)), B));
  if (const auto *Exact = dyn_cast<PossiblyExactOperator>(&I);
      Exact && Exact->isExact()) {
    Term Back = I.isShift() ? T.shift(Op::Shl, Result, B) : T.mul(Result, B);
    Poison = T.orOf(Poison, T.ne(Back, A));
  }
  if (const auto *Or = dyn_cast<PossiblyDisjointInst>(&I);
      Or && Or->isDisjoint())
    Poison = T.orOf(Poison, T.ne(T.andOf(A, B), T.constant(Width, 0)));
  return Poison;
}

SourceValue SourceExec::evaluateBinary(Path &P, const BinaryOperator &I) {
  SourceValue X = valueOf(P, I.getOperand(0)), Y = valueOf(P, I.getOperand(1));
  Term A = X.Bits, B = Y.Bits, Result = nullptr;
  const unsigned Width = A->Width;
  switch (I.getOpcode()) {
  case Instruction::Add:
    Result = T.add(A, B);
    break;
  case Instruction::Sub:
    Result = T.sub(A, B);
    break;
  case Instruction::Mul:
    Result = T.mul(A, B);
    break;
  case Instruction::And:
    Result = T.andOf(A, B);
    break;
  case Instruction::Or:
    Result = T.orOf(A, B);
    break;
  case Instruction::Xor:
    Result = T.xorOf(A, B);
    break;
  case Instruction::Shl:
    Result = T.shift(Op::Shl, A, B);
    break;
  case Instruction::LShr:
    Result = T.shift(Op::LShr, A, B);
    break;
  case Instruction::AShr:
    Result = T.shift(Op::AShr, A, B);
    break;
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::SDiv:
  case Instruction::SRem: {
    const bool IsSigned = I.getOpcode() == Instruction::SDiv ||
                          I.getOpcode() == Instruction::SRem;
    assume(P, T.notOf(Y.Poison));
    assume(P, T.ne(B, T.constant(Width, 0)));
    if (IsSigned)
      assume(P, T.orOf(T.ne(A, T.constant(APInt::getSignedMinValue(Width))),
                       T.ne(B, T.constant(APInt::getAllOnes(Width)))));
    Result = T.divide(I.getOpcode() == Instruction::UDiv   ? Op::UDiv
                      : I.getOpcode() == Instruction::URem ? Op::URem
                      : I.getOpcode() == Instruction::SDiv ? Op::SDiv
                                                           : Op::SRem,
                      A, B);
    break;
  }
  default:
    fail(Twine("operation ") + I.getOpcodeName());
    return X;
  }
  Term Poison = T.orOf(X.Poison, Y.Poison);
  if (PoisonFlags)
    Poison = T.orOf(Poison, poisonOfFlags(T, I, A, B, Result));
  return {Result, Poison, {}};
}

SourceValue SourceExec::evaluateCast(Path &P, const CastInst &I) {
  SourceValue X = valueOf(P, I.getOperand(0));
  const unsigned Width = widthOf(I.getType());
  switch (I.getOpcode()) {
  case Instruction::SExt:
    return {T.sext(X.Bits, Width), X.Poison, {}};
  case Instruction::ZExt: {
    Term Poison = X.Poison;
    if (PoisonFlags && I.hasNonNeg())
      Poison = T.orOf(Poison, T.extract(X.Bits, X.Bits->Width - 1, 1));
    return {T.zext(X.Bits, Width), Poison, {}};
  }
  case Instruction::Trunc: {
    Term Result = T.trunc(X.Bits, Width), Poison = X.Poison;
    const auto &Trunc = cast<TruncInst>(I);
    if (PoisonFlags && Trunc.hasNoUnsignedWrap())
      Poison = T.orOf(Poison, T.ne(T.zext(Result, X.Bits->Width), X.Bits));
    if (PoisonFlags && Trunc.hasNoSignedWrap())
      Poison = T.orOf(Poison, T.ne(T.sext(Result, X.Bits->Width), X.Bits));
    return {Result, Poison, {}};
  }
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
    return {T.resize(X.Bits, Width), X.Poison, {}};
  default:
    fail(Twine("operation ") + I.getOpcodeName());
    return X;
  }
}

static Term compare(TermTable &T, CmpInst::Predicate Predicate, Term A,
                    Term B) {
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return T.eq(A, B);
  case CmpInst::ICMP_NE:
    return T.ne(A, B);
  case CmpInst::ICMP_ULT:
    return T.ult(A, B);
  case CmpInst::ICMP_ULE:
    return T.ule(A, B);
  case CmpInst::ICMP_UGT:
    return T.ult(B, A);
  case CmpInst::ICMP_UGE:
    return T.ule(B, A);
  case CmpInst::ICMP_SLT:
    return T.slt(A, B);
  case CmpInst::ICMP_SLE:
    return T.sle(A, B);
  case CmpInst::ICMP_SGT:
    return T.slt(B, A);
  default:
    return T.sle(B, A);
  }
}

SourceValue SourceExec::evaluate(Path &P, const Instruction &I) {
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    SourceValue V = valueOf(P, Extract->getAggregateOperand());
    for (unsigned Index : Extract->indices()) {
      if (Index >= V.Members.size()) {
        fail("aggregate");
        return V;
      }
      SourceValue Member = V.Members[Index];
      V = std::move(Member);
    }
    return V;
  }
  if (const auto *Insert = dyn_cast<InsertValueInst>(&I);
      Insert && Insert->getNumIndices() == 1) {
    SourceValue V = valueOf(P, Insert->getAggregateOperand());
    if (Insert->getIndices()[0] < V.Members.size()) {
      V.Members[Insert->getIndices()[0]] =
          valueOf(P, Insert->getInsertedValueOperand());
      return V;
    }
  }
  if (!isSupported(I.getType())) {
    fail(I.getType()->isVectorTy() ? "vector"
                                   : Twine("type of ") + I.getOpcodeName());
    return {};
  }
  for (const Value *Operand : I.operands())
    if (Operand->getType()->isVectorTy())
      fail("vector");
  if (!Problem.empty())
    return {};
  if (const auto *Binary = dyn_cast<BinaryOperator>(&I))
    return evaluateBinary(P, *Binary);
  if (const auto *Cast = dyn_cast<CastInst>(&I))
    return evaluateCast(P, *Cast);
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return evaluateLoad(P, *Load);
  if (const auto *Compare = dyn_cast<ICmpInst>(&I)) {
    SourceValue X = valueOf(P, I.getOperand(0)),
                Y = valueOf(P, I.getOperand(1));
    return {compare(T, Compare->getPredicate(), X.Bits, Y.Bits),
            T.orOf(X.Poison, Y.Poison),
            {}};
  }
  if (isa<SelectInst>(I)) {
    SourceValue C = valueOf(P, I.getOperand(0)),
                X = valueOf(P, I.getOperand(1)),
                Y = valueOf(P, I.getOperand(2));
    // Where any value will do, it is the other one.
    const Value *Undefined[] = {I.getOperand(1), I.getOperand(2)};
    Term Bits = isa<UndefValue>(Undefined[0])   ? Y.Bits
                : isa<UndefValue>(Undefined[1]) ? X.Bits
                                                : T.ite(C.Bits, X.Bits, Y.Bits);
    return {Bits, T.orOf(C.Poison, T.ite(C.Bits, X.Poison, Y.Poison)), {}};
  }
  if (isa<FreezeInst>(I)) {
    const SourceValue X = valueOf(P, I.getOperand(0));
    if (!X.Poison->isFalse())
      P.Frozen.push_back(X.Poison);
    return defined(X.Bits);
  }
  if (isa<GetElementPtrInst>(I)) {
    Term Poison = T.boolean(false);
    for (const Value *Operand : I.operands())
      Poison = T.orOf(Poison, valueOf(P, Operand).Poison);
    return {addressOf(&I, [&](const Value *V) { return bitsOf(P, V); }),
            Poison,
            {}};
  }
  if (I.getOpcode() == Instruction::FNeg) {
    SourceValue X = valueOf(P, I.getOperand(0));
    return {T.xorOf(X.Bits, T.constant(APInt::getSignMask(X.Bits->Width))),
            X.Poison,
            {}};
  }
  fail(Twine("operation ") + I.getOpcodeName());
  return {};
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

static Term isInRange(TermTable &T, Term Bits, const ConstantRange &Range) {
  if (Range.isFullSet() || Range.isEmptySet())
    return T.boolean(Range.isFullSet());
  return T.ult(T.sub(Bits, T.constant(Range.getLower())),
               T.constant(Range.getUpper() - Range.getLower()));
}

SourceValue SourceExec::withRange(Path &P, Term Bits, Attribute Range,
                                  bool IsDefined) {
  if (!Range.isValid() || Range.getRange().getBitWidth() != Bits->Width)
    return defined(Bits);
  Term IsIn = isInRange(T, Bits, Range.getRange());
  if (IsDefined)
    assume(P, IsIn);
  return {
      Bits, IsDefined || !PoisonFlags ? T.boolean(false) : T.notOf(IsIn), {}};
}

void SourceExec::enterFunction(Path &P) {
  for (const Argument &A : F.args()) {
    SourceValue &Value = Fixed[&A];
    const bool IsDefined = A.hasAttribute(Attribute::NoUndef);
    Value =
        withRange(P, Value.Bits, A.getAttribute(Attribute::Range), IsDefined);
    const unsigned Bits = Log2(A.getParamAlign().valueOrOne());
    if (Bits == 0 || (!IsDefined && !PoisonFlags))
      continue;
    Term IsAligned = T.eq(T.trunc(Value.Bits, Bits), T.constant(Bits, 0));
    if (IsDefined)
      assume(P, IsAligned);
    else
      Value.Poison = T.orOf(Value.Poison, T.notOf(IsAligned));
  }
}

SourceValue SourceExec::returned(Path &P, SourceValue Value) {
  if (!Value.Bits)
    return Value;
  Term IsOut =
      withRange(P, Value.Bits, F.getAttributes().getRetAttr(Attribute::Range),
                /*IsDefined=*/false)
          .Poison;
  Value.Poison = T.orOf(Value.Poison, IsOut);
  return Value;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// What is accessed may be accessed, and lies where its alignment says.
void SourceExec::noteAccess(Path &P, const Instruction &I, Term Address,
                            uint64_t Size, Align Alignment, bool IsSource) {
  auto [Base, Start] = T.split(Address);
  const SourceAccess Access = {Start, Size, &I, IsSource};
  if (auto &List = P.Accesses[Base]; !is_contained(List, Access))
    List.push_back(Access);
  assume(P, T.valid(Address, Size));
  if (const unsigned Bits = Log2(Alignment))
    assume(P, T.eq(T.trunc(Address, Bits), T.constant(Bits, 0)));
}

SourceValue SourceExec::evaluateLoad(Path &P, const LoadInst &I) {
  SourceValue Pointer = valueOf(P, I.getPointerOperand());
  assume(P, T.notOf(Pointer.Poison));
  const unsigned Width = widthOf(I.getType());
  const unsigned Size = DL.getTypeStoreSize(I.getType()).getFixedValue();
  noteAccess(P, I, Pointer.Bits, Size, I.getAlign());
  Term Bytes = T.load(P.Source.Memory, Pointer.Bits, Size);
  // The bits above an odd width are zero wherever the type was stored.
  if (Width != Size * 8)
    assume(P, T.eq(T.zext(T.trunc(Bytes, Width), Size * 8), Bytes));
  Term Bits = T.trunc(Bytes, Width);
  const MDNode *Ranges = I.getMetadata(LLVMContext::MD_range);
  if (!Ranges || !I.getType()->isIntegerTy())
    return defined(Bits);
  const Attribute Range = Attribute::get(I.getContext(), Attribute::Range,
                                         getConstantRangeFromMetadata(*Ranges));
  return withRange(P, Bits, Range, I.hasMetadata(LLVMContext::MD_noundef));
}

void SourceExec::store(Path &P, const StoreInst &I) {
  const Type *Ty = I.getValueOperand()->getType();
  if (!isSupported(Ty)) {
    fail(Ty->isVectorTy() ? "vector" : "type of a store");
    return;
  }
  SourceValue Pointer = valueOf(P, I.getPointerOperand());
  assume(P, T.notOf(Pointer.Poison));
  const unsigned Size =
      DL.getTypeStoreSize(const_cast<Type *>(Ty)).getFixedValue();
  noteAccess(P, I, Pointer.Bits, Size, I.getAlign());
  const SourceValue Stored = valueOf(P, I.getValueOperand());
  Term Bits = T.zext(Stored.Bits, Size * 8);
  // Poison is whatever the text has there.
  if (PoisonFlags && !Stored.Poison->isFalse()) {
    Term Anything = T.variable(Size * 8, "stored");
    P.Anything.push_back({Pointer.Bits, Anything});
    Bits = T.ite(Stored.Poison, Anything, Bits);
  }
  P.Source.Memory = T.store(P.Source.Memory, Pointer.Bits, Bits);
}
