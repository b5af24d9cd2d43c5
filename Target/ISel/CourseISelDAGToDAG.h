//===-- CourseISelDAGToDAG.h - Instruction selection ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the patterns of the instructions do not say. CourseISelArithmetic.cpp
/// computes, CourseISelDAGToDAG.cpp does the rest.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELDAGTODAG_H
#define LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELDAGTODAG_H

#include "CourseTargetMachine.h"
#include "llvm/CodeGen/SelectionDAGISel.h"

namespace llvm {

class CourseSubtarget;

/// A condition as BRC wants it: Value equals, or differs from, Constant.
struct Condition {
  SDValue Value;
  uint64_t Constant = 0;
  bool NotEqual = true;
};

/// An instruction that makes what is wanted of a value, with a constant as its
/// second operand.
struct Form {
  unsigned Opcode;
  uint64_t Operand;
  unsigned Width;
};

class CourseDAGToDAGISel : public SelectionDAGISel {
public:
  CourseDAGToDAGISel(CourseTargetMachine &TM, CodeGenOptLevel OL)
      : SelectionDAGISel(TM, OL) {}

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
#define GET_DAGISEL_DECL
#include "CourseGenDAGISel.inc"

  const CourseSubtarget *Subtarget = nullptr;

  void Select(SDNode *N) override;

  // Prices. Forms of the same thing read the same values, so argument registers
  // among these make no difference.
  uint64_t getPrice(ArrayRef<unsigned> Opcodes) const;
  bool isCheaper(ArrayRef<unsigned> Opcodes, ArrayRef<unsigned> Than) const {
    return getPrice(Opcodes) < getPrice(Than);
  }
  Form getCheapest(ArrayRef<Form> Forms) const;
  Form getLeftShift(unsigned Bits, unsigned Width) const;
  Form getLogicalRightShift(unsigned Bits, unsigned Width) const;
  Form getExactRightShift(unsigned Bits, unsigned Width) const;
  Form getLowBits(unsigned NumBits) const;

  // Complex patterns.
  bool selectValue(SDValue N, SDValue &Value);
  bool selectAddress(SDValue N, SDValue &Base, SDValue &Offset);

  // Each returns true if it selected N.
  bool selectCheaper(SDNode *N);
  bool selectObjectAddress(SDNode *N);
  bool selectAdd(SDNode *N);
  bool selectOr(SDNode *N);
  bool selectSub(SDNode *N);
  SDValue getNegated(SDValue V, unsigned Width, const SDLoc &DL, MVT VT);
  SDValue getLowBit(SDValue V);
  SDValue getBitOfMask(SDValue V);
  bool selectAndOfShift(SDNode *N, const APInt &Mask);
  bool selectAnd(SDNode *N);
  bool selectShiftByMasked(SDNode *N);
  bool selectShiftOfSignExtend(SDNode *N, unsigned Bits);
  bool selectShift(SDNode *N);
  bool selectSetCC(SDNode *N);
  bool selectZeroExtend(SDNode *N);
  bool selectSignExtend(SDNode *N);
  bool selectTruncate(SDNode *N);
  bool selectSelect(SDNode *N);
  bool selectFreeze(SDNode *N);
  void selectBranch(SDNode *N);
  void selectSwitch(SDNode *N);
  void selectCall(SDNode *N);
  void selectStoreArg(SDNode *N);
  void selectReturn(SDNode *N);
  void selectDynAlloca(SDNode *N);

  bool isClean(SDValue V) const;
  bool isZeroOrOne(SDValue V) const;
  bool isDivisor(SDValue V) const;
  SDValue getClean(SDValue V);
  uint64_t getPriceOfSetCC(SDValue SetCC) const;
  bool isProductCheaper(SDValue Cond, const Condition &C) const;
  Condition getCondition(SDValue V);
  bool matchEquality(SDValue SetCC, Condition &Result);
  bool matchComparison(SDValue SetCC, Condition &Result);
  bool isDecisive(SDValue V) const;
  bool matchUnsigned(ISD::CondCode CC, SDValue A, SDValue B, bool IsDecisive,
                     Condition &Result);

  SDValue getImm(uint64_t Value, const SDLoc &DL) const {
    return CurDAG->getTargetConstant(Value, DL, MVT::i64);
  }
  SDValue getOperandValue(SDValue N) {
    SDValue Value;
    selectValue(N, Value);
    return Value;
  }
  SDValue getBinary(unsigned Opcode, SDValue A, SDValue B, unsigned Width,
                    const SDLoc &DL, MVT VT);
  SDValue getBinary(const Form &F, SDValue A, const SDLoc &DL, MVT VT) {
    return getBinary(F.Opcode, A, getImm(F.Operand, DL), F.Width, DL, VT);
  }
  void replaceBinary(SDNode *N, unsigned Opcode, SDValue A, SDValue B,
                     unsigned Width);
  void replaceBinary(SDNode *N, const Form &F, SDValue A) {
    replaceBinary(N, F.Opcode, A, getImm(F.Operand, SDLoc(N)), F.Width);
  }
  void replaceBy(SDNode *N, SDValue V);
  void printPattern(const SDNode &N) const;
};

inline unsigned getWidth(SDValue V) { return V.getScalarValueSizeInBits(); }

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ISEL_COURSEISELDAGTODAG_H
