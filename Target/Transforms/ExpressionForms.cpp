//===-- ExpressionForms.cpp - Expressions whatever their spelling ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ExpressionForms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

bool ExpressionForm::hasSameShape(const ExpressionForm &Other) const {
  if (Opcode != Other.Opcode || Ty != Other.Ty ||
      Predicate != Other.Predicate || !Exact != !Other.Exact ||
      Operands.size() != Other.Operands.size())
    return false;
  return !Exact || Exact->isSameOperationAs(
                       Other.Exact, Instruction::CompareIgnoringAlignment);
}

bool ExpressionForm::isSame(const ExpressionForm &Other) const {
  if (!hasSameShape(Other))
    return false;
  return Operands == Other.Operands ||
         (IsCommutative && Operands[0] == Other.Operands[1] &&
          Operands[1] == Other.Operands[0] &&
          ArrayRef(Operands).drop_front(2) ==
              ArrayRef(Other.Operands).drop_front(2));
}

static ExpressionForm makeExactForm(const Instruction &Shape,
                                    ArrayRef<Value *> Operands) {
  return {Shape.getOpcode(),     Shape.getType(), 0,
          Shape.isCommutative(), &Shape,          to_vector<4>(Operands)};
}

static ExpressionForm makeBinaryForm(const BinaryOperator &Shape,
                                     ArrayRef<Value *> Operands) {
  Type *Ty = Shape.getType();
  ExpressionForm F = {Shape.getOpcode(),     Ty,      0,
                      Shape.isCommutative(), nullptr, to_vector<4>(Operands)};
  const auto *C = dyn_cast<ConstantInt>(Operands[1]);
  const unsigned Width = Ty->isIntegerTy() ? Ty->getIntegerBitWidth() : 0;
  if (!C || Width == 0)
    return F;
  auto Become = [&](unsigned Opcode, const APInt &Second) {
    F.Opcode = Opcode;
    F.IsCommutative = true;
    F.Operands[1] = ConstantInt::get(Ty, Second);
  };
  if (F.Opcode == Instruction::Shl && C->getValue().ult(Width))
    Become(Instruction::Mul,
           APInt::getOneBitSet(Width, C->getValue().getZExtValue()));
  else if (F.Opcode == Instruction::Sub)
    Become(Instruction::Add, -C->getValue());
  return F;
}

static ExpressionForm makeComparisonForm(const CmpInst &Shape,
                                         ArrayRef<Value *> Operands) {
  const CmpInst::Predicate Predicate = Shape.getPredicate();
  const CmpInst::Predicate Swapped = CmpInst::getSwappedPredicate(Predicate);
  ExpressionForm F = {Shape.getOpcode(), Shape.getType(),
                      Predicate,         Swapped == Predicate,
                      nullptr,           to_vector<4>(Operands)};
  if (Swapped < Predicate) {
    F.Predicate = Swapped;
    std::swap(F.Operands[0], F.Operands[1]);
  }
  return F;
}

// Of addresses with one variable index at most; others are as they are.
static ExpressionForm makeAddressForm(const GetElementPtrInst &Shape,
                                      ArrayRef<Value *> Operands) {
  const DataLayout &DL = Shape.getDataLayout();
  const ExpressionForm Exact = makeExactForm(Shape, Operands);
  if (Shape.getType()->isVectorTy())
    return Exact;
  const unsigned Width = DL.getIndexTypeSizeInBits(Shape.getType());
  APInt Offset(Width, 0), Scale(Width, 0);
  Value *Index = nullptr;
  auto Type = gep_type_begin(Shape);
  for (Value *V : Operands.drop_front()) {
    const auto *C = dyn_cast<ConstantInt>(V);
    if (StructType *Struct = Type.getStructTypeOrNull()) {
      Offset += DL.getStructLayout(Struct)->getElementOffset(C->getZExtValue());
    } else {
      const TypeSize Stride = Type.getSequentialElementStride(DL);
      if (Stride.isScalable() || (!C && Index && Index != V))
        return Exact;
      if (C) {
        Offset += C->getValue().sextOrTrunc(Width) * Stride.getFixedValue();
      } else {
        Index = V;
        Scale += Stride.getFixedValue();
      }
    }
    ++Type;
  }
  LLVMContext &Context = Shape.getContext();
  ExpressionForm F = {Shape.getOpcode(), Shape.getType()};
  F.Operands = {Operands[0], ConstantInt::get(Context, Offset)};
  if (Index)
    append_values(F.Operands, Index, ConstantInt::get(Context, Scale));
  return F;
}

ExpressionForm llvm::makeForm(const Instruction &Shape,
                              ArrayRef<Value *> Operands) {
  if (const auto *Binary = dyn_cast<BinaryOperator>(&Shape))
    return makeBinaryForm(*Binary, Operands);
  if (const auto *Comparison = dyn_cast<CmpInst>(&Shape))
    return makeComparisonForm(*Comparison, Operands);
  if (const auto *Address = dyn_cast<GetElementPtrInst>(&Shape))
    return makeAddressForm(*Address, Operands);
  return makeExactForm(Shape, Operands);
}

ExpressionForm llvm::makeForm(const Instruction &I) {
  SmallVector<Value *, 4> Operands;
  for (const Use &U : I.operands())
    Operands.push_back(U);
  return makeForm(I, Operands);
}

// A flag of one opcode does not promise what that flag of another one does.
void llvm::intersectPromises(Instruction &A, Instruction &B) {
  auto Intersect = [](Instruction &To, const Instruction &From) {
    To.andIRFlags(&From);
    combineMetadataForCSE(&To, &From, /*DoesKMove=*/true);
    if (auto *Load = dyn_cast<LoadInst>(&To))
      Load->setAlignment(
          std::min(Load->getAlign(), cast<LoadInst>(From).getAlign()));
  };
  if (!isa<CmpInst>(A) &&
      !A.isSameOperationAs(&B, Instruction::CompareIgnoringAlignment)) {
    A.dropPoisonGeneratingFlags();
    B.dropPoisonGeneratingFlags();
  }
  Intersect(A, B);
  Intersect(B, A);
}
