//===-- CourseWideDivision.cpp - Wide divisions as calls of the runtime ---===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Divisions and remainders of more than 64 bits become calls:
///
///   %r = udiv i128 %a, %b     =>  %r = call i128 @__udivti3(i128 %a, i128 %b)
///   %r = srem i65 %a, %b      =>  the same at 128 bits, truncated
///
/// The library divides by the machine's 64-bit division, a few hundred
/// instructions less than LLVM's expansion, which goes bit by bit. That one
/// still serves what is wider than 128 bits. Unsigned division by a power of
/// two is a shift or a mask. Vectors are taken apart. Linear.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-wide-division"

static bool isWideDivision(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    break;
  default:
    return false;
  }
  unsigned Width = I.getType()->getScalarSizeInBits();
  return Width > 64 && Width <= 128 && !I.getType()->isScalableTy();
}

static StringRef getFunctionName(unsigned Opcode) {
  switch (Opcode) {
  case Instruction::UDiv:
    return "__udivti3";
  case Instruction::SDiv:
    return "__divti3";
  case Instruction::URem:
    return "__umodti3";
  default:
    return "__modti3";
  }
}

static Value *divide(unsigned Opcode, Value *A, Value *B,
                     IRBuilder<> &Builder) {
  const APInt *Power;
  if (match(B, m_Power2(Power))) {
    Type *Ty = A->getType();
    if (Opcode == Instruction::UDiv)
      return Builder.CreateLShr(A, ConstantInt::get(Ty, Power->logBase2()));
    if (Opcode == Instruction::URem)
      return Builder.CreateAnd(A, ConstantInt::get(Ty, *Power - 1));
  }
  bool IsSigned = Opcode == Instruction::SDiv || Opcode == Instruction::SRem;
  Type *Ty = A->getType(), *Wide = Builder.getInt128Ty();
  Value *Result =
      createCourseRuntimeCall(getFunctionName(Opcode), Wide,
                              {Builder.CreateIntCast(A, Wide, IsSigned),
                               Builder.CreateIntCast(B, Wide, IsSigned)},
                              Builder);
  return Builder.CreateTrunc(Result, Ty);
}

static Value *lower(Instruction &I) {
  IRBuilder<> Builder(&I);
  Value *A = I.getOperand(0), *B = I.getOperand(1);
  auto *Vector = dyn_cast<FixedVectorType>(I.getType());
  if (!Vector)
    return divide(I.getOpcode(), A, B, Builder);
  Value *Result = PoisonValue::get(Vector);
  for (unsigned Lane = 0; Lane != Vector->getNumElements(); ++Lane)
    Result = Builder.CreateInsertElement(
        Result,
        divide(I.getOpcode(), Builder.CreateExtractElement(A, Lane),
               Builder.CreateExtractElement(B, Lane), Builder),
        Lane);
  return Result;
}

bool llvm::lowerCourseWideDivision(Function &F) {
  bool IsChanged = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (!isWideDivision(I))
      continue;
    I.replaceAllUsesWith(lower(I));
    I.eraseFromParent();
    IsChanged = true;
  }
  return IsChanged;
}
