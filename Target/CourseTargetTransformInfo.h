//===-- CourseTargetTransformInfo.h - Costs for IR passes -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The target as the IR-level optimiser sees it: costs from CourseCostModel,
/// no vectors, free constants, cheap division, one-instruction switches.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSETARGETTRANSFORMINFO_H
#define LLVM_LIB_TARGET_COURSE_COURSETARGETTRANSFORMINFO_H

#include "CourseTargetMachine.h"
#include "llvm/CodeGen/BasicTTIImpl.h"

namespace llvm {

class CourseTTIImpl final : public BasicTTIImplBase<CourseTTIImpl> {
  using BaseT = BasicTTIImplBase<CourseTTIImpl>;
  using TTI = TargetTransformInfo;
  friend BaseT;

  const CourseSubtarget *ST;
  const CourseTargetLowering *TLI;

  const CourseSubtarget *getST() const { return ST; }
  const CourseTargetLowering *getTLI() const { return TLI; }

public:
  CourseTTIImpl(const CourseTargetMachine *TM, const Function &F)
      : BaseT(TM, F.getDataLayout()), ST(TM->getSubtargetImpl(F)),
        TLI(ST->getTargetLowering()) {}

  InstructionCost getArithmeticInstrCost(
      unsigned Opcode, Type *Ty, TTI::TargetCostKind CostKind,
      TTI::OperandValueInfo Op1Info = {TTI::OK_AnyValue, TTI::OP_None},
      TTI::OperandValueInfo Op2Info = {TTI::OK_AnyValue, TTI::OP_None},
      ArrayRef<const Value *> Args = {},
      const Instruction *CxtI = nullptr) const override;
  InstructionCost getCmpSelInstrCost(
      unsigned Opcode, Type *ValTy, Type *CondTy, CmpInst::Predicate VecPred,
      TTI::TargetCostKind CostKind,
      TTI::OperandValueInfo Op1Info = {TTI::OK_AnyValue, TTI::OP_None},
      TTI::OperandValueInfo Op2Info = {TTI::OK_AnyValue, TTI::OP_None},
      const Instruction *I = nullptr) const override;
  InstructionCost
  getCastInstrCost(unsigned Opcode, Type *Dst, Type *Src,
                   TTI::CastContextHint Hint, TTI::TargetCostKind CostKind,
                   const Instruction *I = nullptr) const override;
  InstructionCost getMemoryOpCost(
      unsigned Opcode, Type *Src, Align Alignment, unsigned AddressSpace,
      TTI::TargetCostKind CostKind,
      TTI::OperandValueInfo OpInfo = {TTI::OK_AnyValue, TTI::OP_None},
      const Instruction *I = nullptr) const override;
  InstructionCost getCFInstrCost(unsigned Opcode, TTI::TargetCostKind CostKind,
                                 const Instruction *I = nullptr) const override;

  // Selection multiplies and divides for it: 7 to 8, about two rounds of a loop
  // that counts.
  TTI::PopcntSupportKind getPopcntSupport(unsigned Width) const override {
    return Width <= 64 ? TTI::PSK_FastHardware : TTI::PSK_Software;
  }

  // Constants are operands at no price.
  InstructionCost getIntImmCost(const APInt &, Type *,
                                TTI::TargetCostKind) const override {
    return TTI::TCC_Free;
  }

  unsigned getNumberOfRegisters(unsigned ClassID) const override {
    bool IsVector = ClassID == 1;
    return IsVector ? 0 : 16;
  }
  TypeSize
  getRegisterBitWidth(TargetTransformInfo::RegisterKind K) const override {
    return TypeSize::getFixed(K == TTI::RGK_Scalar ? 64 : 0);
  }
  bool hasDivRemOp(Type *, bool) const override { return true; }

  // LLVM replaces the length by a mask, which is wrong where the result depends
  // on it. CourseExpandVectors knows these.
  TTI::VPLegalization
  getVPLegalizationStrategy(const VPIntrinsic &PI) const override {
    using VPLegalization = TTI::VPLegalization;
    switch (PI.getIntrinsicID()) {
    case Intrinsic::experimental_vp_reverse:
    case Intrinsic::vp_cttz_elts:
      return {VPLegalization::Legal, VPLegalization::Legal};
    default:
      return BaseT::getVPLegalizationStrategy(PI);
    }
  }

  // Time of compilation is not free.
  bool areInlineCompatible(const Function *Caller,
                           const Function *Callee) const override;
  // Code size is.
  unsigned getInliningThresholdMultiplier() const override;
  void getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                               TTI::UnrollingPreferences &UP,
                               OptimizationRemarkEmitter *ORE) const override;

  // A switch costs one branch, a table in memory at least one access.
  bool shouldBuildLookupTables() const override { return false; }
  bool enableSelectOptimize() const override { return false; }

  uint64_t getMaxMemIntrinsicInlineSizeThreshold() const override;
  Type *getMemcpyLoopLoweringType(
      LLVMContext &Context, Value *Length, unsigned SrcAddrSpace,
      unsigned DestAddrSpace, Align SrcAlign, Align DestAlign,
      std::optional<uint32_t> AtomicElementSize) const override;
  void getMemcpyLoopResidualLoweringType(
      SmallVectorImpl<Type *> &OpsOut, LLVMContext &Context,
      unsigned RemainingBytes, unsigned SrcAddrSpace, unsigned DestAddrSpace,
      Align SrcAlign, Align DestAlign,
      std::optional<uint32_t> AtomicCpySize) const override;

private:
  InstructionCost scale(Course::CostClass Class) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSETARGETTRANSFORMINFO_H
