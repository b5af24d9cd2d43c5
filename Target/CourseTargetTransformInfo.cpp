//===-- CourseTargetTransformInfo.cpp - What the IR optimiser may ask -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseTargetTransformInfo.h"

using namespace llvm;

// Prices are whole numbers of a fifth of the machine's unit, so that the
// cheapest operation is 3 and the differences between operations survive.
InstructionCost CourseTTIImpl::scale(Course::CostClass Class) const {
  constexpr unsigned TicksPerPoint = CourseCostModel::TicksPerUnit / 5;
  return ST->getCostModel().getCost(Class) / TicksPerPoint;
}

// Size and latency are counted in instructions, all of them equal.
static bool countsInstructions(TargetTransformInfo::TargetCostKind CostKind) {
  return CostKind == TargetTransformInfo::TCK_CodeSize ||
         CostKind == TargetTransformInfo::TCK_SizeAndLatency;
}

static bool isOneRegister(Type *Ty) {
  return Ty->isPointerTy() ||
         (Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64);
}

InstructionCost CourseTTIImpl::getArithmeticInstrCost(
    unsigned Opcode, Type *Ty, TTI::TargetCostKind CostKind,
    TTI::OperandValueInfo Op1Info, TTI::OperandValueInfo Op2Info,
    ArrayRef<const Value *> Args, const Instruction *CxtI) const {
  if (!isOneRegister(Ty))
    return BaseT::getArithmeticInstrCost(Opcode, Ty, CostKind, Op1Info, Op2Info,
                                         Args, CxtI);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  switch (Opcode) {
  case Instruction::Add:
  case Instruction::Sub:
    return scale(Course::CostClass::AddSub);
  case Instruction::Shl:
  case Instruction::LShr:
    // By a constant, a multiplication or a division.
    return scale(Op2Info.isConstant() ? Course::CostClass::MulDiv
                                      : Course::CostClass::Logic);
  case Instruction::AShr:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return scale(Course::CostClass::Logic);
  default:
    return scale(Course::CostClass::MulDiv);
  }
}

InstructionCost CourseTTIImpl::getCmpSelInstrCost(
    unsigned Opcode, Type *ValTy, Type *CondTy, CmpInst::Predicate VecPred,
    TTI::TargetCostKind CostKind, TTI::OperandValueInfo Op1Info,
    TTI::OperandValueInfo Op2Info, const Instruction *I) const {
  if (!isOneRegister(ValTy))
    return BaseT::getCmpSelInstrCost(Opcode, ValTy, CondTy, VecPred, CostKind,
                                     Op1Info, Op2Info, I);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  return scale(Opcode == Instruction::Select ? Course::CostClass::Select
                                             : Course::CostClass::Compare);
}

InstructionCost CourseTTIImpl::getMemoryOpCost(unsigned Opcode, Type *Src,
                                               Align Alignment,
                                               unsigned AddressSpace,
                                               TTI::TargetCostKind CostKind,
                                               TTI::OperandValueInfo OpInfo,
                                               const Instruction *I) const {
  if (!isOneRegister(Src))
    return BaseT::getMemoryOpCost(Opcode, Src, Alignment, AddressSpace,
                                  CostKind, OpInfo, I);
  if (countsInstructions(CostKind))
    return TTI::TCC_Basic;
  return scale(Course::CostClass::Stack);
}

InstructionCost CourseTTIImpl::getCFInstrCost(unsigned Opcode,
                                              TTI::TargetCostKind CostKind,
                                              const Instruction *) const {
  if (Opcode == Instruction::PHI)
    return TTI::TCC_Free;
  return countsInstructions(CostKind) ? TTI::TCC_Basic
                                      : scale(Course::CostClass::Branch);
}

// Code size is free: what is smaller is copied without a loop. The limit keeps
// compile time in bounds, and an access a byte below what selection takes.
uint64_t CourseTTIImpl::getMaxMemIntrinsicInlineSizeThreshold() const {
  return 2048;
}

static Align getCommonAlign(Align A, Align B) {
  return std::min({A, B, Align(8)});
}

// The widest access that the alignment allows.
Type *CourseTTIImpl::getMemcpyLoopLoweringType(
    LLVMContext &Context, Value *, unsigned, unsigned, Align SrcAlign,
    Align DestAlign, std::optional<uint32_t> AtomicElementSize) const {
  uint64_t Bytes = AtomicElementSize
                       ? *AtomicElementSize
                       : getCommonAlign(SrcAlign, DestAlign).value();
  return Type::getIntNTy(Context, Bytes * 8);
}

void CourseTTIImpl::getMemcpyLoopResidualLoweringType(
    SmallVectorImpl<Type *> &OpsOut, LLVMContext &Context,
    unsigned RemainingBytes, unsigned, unsigned, Align SrcAlign,
    Align DestAlign, std::optional<uint32_t> AtomicCpySize) const {
  uint64_t Bytes = AtomicCpySize ? *AtomicCpySize
                                 : getCommonAlign(SrcAlign, DestAlign).value();
  while (RemainingBytes != 0) {
    while (Bytes > RemainingBytes)
      Bytes /= 2;
    OpsOut.push_back(Type::getIntNTy(Context, Bytes * 8));
    RemainingBytes -= Bytes;
  }
}
