//===-- CourseISelLowering.h - What selection may see -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which types and operations are legal, how the others become legal, and how
/// calls look. All integer types up to 64 bits live in the same registers and
/// are legal: an instruction names its width.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELLOWERING_H
#define LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELLOWERING_H

#include "llvm/CodeGen/SelectionDAG.h"
#include "llvm/CodeGen/TargetLowering.h"

namespace llvm {

class CourseSubtarget;

namespace CourseISD {
enum NodeType : unsigned {
  FIRST_NUMBER = ISD::BUILTIN_OP_END,
  /// Chain, value, default, {case, block}*; built by SelectionDAGBuilder.
  SWITCH,
  /// Chain, callee, value*; gives i64 (or nothing) and a chain.
  CALL,
  /// Chain, value, offset: an outgoing memory argument.
  STORE_ARG,
  /// Chain, optional i64 value.
  RET,
  /// The machine's own functions.
  READ,
  WRITE,
  MALLOC,
  FREE,
  /// Chain, size, alignment; gives the address of a new dynamic object.
  DYNALLOCA,
};
} // namespace CourseISD

class CourseTargetLowering : public TargetLowering {
public:
  CourseTargetLowering(const TargetMachine &TM, const CourseSubtarget &STI);

  SDValue PerformDAGCombine(SDNode *N, DAGCombinerInfo &DCI) const override;
  SDValue LowerOperation(SDValue Op, SelectionDAG &DAG) const override;
  const char *getTargetNodeName(unsigned Opcode) const override;
  void finalizeLowering(MachineFunction &MF) const override;

  MVT getScalarShiftAmountTy(const DataLayout &, EVT VT) const override;
  EVT getSetCCResultType(const DataLayout &, LLVMContext &,
                         EVT VT) const override;
  EVT getTypeForExtReturn(LLVMContext &, EVT VT, ISD::NodeType) const override {
    return VT;
  }

  // Prices, as the generic combiner asks for them.
  bool isIntDivCheap(EVT VT, AttributeList) const override {
    return VT.isScalarInteger() && VT.getFixedSizeInBits() <= 64;
  }
  bool hasStandaloneRem(EVT) const override { return true; }
  bool isTruncateFree(Type *From, Type *To) const override;
  bool isTruncateFree(EVT From, EVT To) const override;
  bool isZExtFree(Type *From, Type *To) const override;
  bool isZExtFree(EVT From, EVT To) const override;
  bool isLegalAddressingMode(const DataLayout &DL, const AddrMode &AM, Type *Ty,
                             unsigned AS,
                             Instruction *I = nullptr) const override;
  bool isLegalAddImmediate(int64_t) const override { return true; }
  bool isLegalICmpImmediate(int64_t) const override { return true; }
  bool shouldConvertConstantLoadToIntImm(const APInt &, Type *) const override {
    return true;
  }
  bool convertSelectOfConstantsToMath(EVT) const override { return false; }
  bool isOffsetFoldingLegal(const GlobalAddressSDNode *) const override {
    return false;
  }
  bool shouldExpandBuildVectorWithShuffles(EVT, unsigned) const override {
    return false;
  }
  /// A conditional branch costs as much as the logic that would join two.
  CondMergingParams
  getJumpConditionMergingParams(Instruction::BinaryOps, const Value *,
                                const Value *) const override {
    return {0, 0, 0};
  }

private:
  // CourseCallLowering.cpp
  SDValue LowerFormalArguments(SDValue Chain, CallingConv::ID CallConv,
                               bool IsVarArg,
                               const SmallVectorImpl<ISD::InputArg> &Ins,
                               const SDLoc &DL, SelectionDAG &DAG,
                               SmallVectorImpl<SDValue> &InVals) const override;
  SDValue LowerCall(CallLoweringInfo &CLI,
                    SmallVectorImpl<SDValue> &InVals) const override;
  bool CanLowerReturn(CallingConv::ID CallConv, MachineFunction &MF,
                      bool IsVarArg,
                      const SmallVectorImpl<ISD::OutputArg> &Outs,
                      LLVMContext &Context, const Type *RetTy) const override;
  SDValue LowerReturn(SDValue Chain, CallingConv::ID CallConv, bool IsVarArg,
                      const SmallVectorImpl<ISD::OutputArg> &Outs,
                      const SmallVectorImpl<SDValue> &OutVals, const SDLoc &DL,
                      SelectionDAG &DAG) const override;
  SDValue lowerBuiltinCall(const Function &Callee, CallLoweringInfo &CLI,
                           SmallVectorImpl<SDValue> &InVals) const;

  // CourseBitCounts.cpp
  SDValue lowerCTPOP(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerPARITY(SDValue Op, SelectionDAG &DAG) const;

  SDValue lowerGlobalAddress(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerDynamicStackAlloc(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerVAStart(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerLoadI1(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerBSWAP(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerABS(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerMinMax(SDValue Op, SelectionDAG &DAG) const;
  SDValue lowerStoreI1(SDValue Op, SelectionDAG &DAG) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELLOWERING_H
