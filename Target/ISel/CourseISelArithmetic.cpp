//===-- CourseISelArithmetic.cpp - Selection of what computes -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ISel/CourseISelDAGToDAG.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"

using namespace llvm;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

bool CourseDAGToDAGISel::selectAdd(SDNode *N) {
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  // An object's address.
  SDValue Base, Offset;
  if (selectAddress(SDValue(N, 0), Base, Offset) &&
      Base.getOpcode() == ISD::TargetFrameIndex) {
    CurDAG->SelectNodeTo(N, Course::LEA, MVT::i64, Base, Offset);
    return true;
  }
  if (!CurDAG->haveNoCommonBitsSet(A, B))
    return false;
  replaceBinary(N, Course::OR, A, B, getWidth(A));
  return true;
}

bool CourseDAGToDAGISel::selectSub(SDNode *N) {
  if (!isNullConstant(N->getOperand(0)))
    return false;
  SDValue A = N->getOperand(1);
  uint64_t MinusOne = maskTrailingOnes<uint64_t>(getWidth(A));
  replaceBinary(N, Course::MUL, A, getImm(MinusOne, SDLoc(N)), getWidth(A));
  return true;
}

// Of how many bits a sign extension is.
static unsigned getExtendedWidth(SDValue V) {
  return V.getOpcode() == ISD::SIGN_EXTEND
             ? getWidth(V.getOperand(0))
             : cast<VTSDNode>(V.getOperand(1))->getVT().getFixedSizeInBits();
}

// True if V is 0 or -1, by a bit.
static bool isSignExtendedBit(SDValue V) {
  return (V.getOpcode() == ISD::SIGN_EXTEND ||
          V.getOpcode() == ISD::SIGN_EXTEND_INREG) &&
         getExtendedWidth(V) == 1;
}

// In a wider register the bit must be cut out.
SDValue CourseDAGToDAGISel::getLowBit(SDValue V) {
  if (isZeroOrOne(V))
    return getOperandValue(V);
  SDLoc DL(V);
  return getBinary(Course::MUL, V, getImm(1, DL), 1, DL,
                   V.getSimpleValueType());
}

// Where V is all ones or 0: 1 or 0. None if that costs more than V does.
SDValue CourseDAGToDAGISel::getBitOfMask(SDValue V) {
  unsigned Width = getWidth(V);
  SDLoc DL(V);
  if (isSignExtendedBit(V))
    return getLowBit(V.getOperand(0));
  if (V.getOpcode() == ISD::SUB && isNullConstant(V.getOperand(0)) &&
      isZeroOrOne(V.getOperand(1)))
    return getOperandValue(V.getOperand(1));
  bool IsSign = V.getOpcode() == ISD::SRA &&
                isa<ConstantSDNode>(V.getOperand(1)) &&
                V.getConstantOperandVal(1) == Width - 1;
  if (!IsSign || any_of(V->users(), [](const SDNode *User) {
        return User->getOpcode() != ISD::AND;
      }))
    return SDValue();
  return getBinary(Course::UDIVNZ, V.getOperand(0),
                   getImm(1ull << (Width - 1), DL), Width, DL,
                   V.getSimpleValueType());
}

// (X >> K) & -2^M is (X >> (K + M)) * 2^M, and a shift to the left costs less
// than a logical operation.
bool CourseDAGToDAGISel::selectAndOfShift(SDNode *N, const APInt &Mask) {
  SDValue Shift = N->getOperand(0);
  bool IsSigned = Shift.getOpcode() == ISD::SRA;
  if ((!IsSigned && Shift.getOpcode() != ISD::SRL) || !Shift.hasOneUse())
    return false;
  const auto *Amount = dyn_cast<ConstantSDNode>(Shift.getOperand(1));
  unsigned Width = Mask.getBitWidth(), Cleared = Mask.countr_zero();
  if (!Amount || Cleared == 0 || Amount->getAPIntValue().uge(Width - Cleared))
    return false;
  // The mask may leave out what a shift of unsigned numbers clears.
  APInt Kept = Mask;
  if (!IsSigned)
    Kept.setHighBits(Amount->getZExtValue());
  if (!Kept.isNegatedPowerOf2())
    return false;
  SDLoc DL(N);
  MVT VT = N->getSimpleValueType(0);
  unsigned Bits = Amount->getZExtValue() + Cleared;
  SDValue Shifted = IsSigned
                        ? getBinary(Course::ASHR, Shift.getOperand(0),
                                    getImm(Bits, DL), Width, DL, VT)
                        : getBinary(Course::UDIVNZ, Shift.getOperand(0),
                                    getImm(1ull << Bits, DL), Width, DL, VT);
  replaceBinary(N, Course::MUL, Shifted, getImm(1ull << Cleared, DL), Width);
  return true;
}

bool CourseDAGToDAGISel::selectAnd(SDNode *N) {
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  unsigned Width = getWidth(A);
  if (Width == 1) {
    replaceBinary(N, Course::MUL, A, B, 1);
    return true;
  }
  for (auto [V, Other] : {std::pair(A, B), std::pair(B, A)})
    if (SDValue Bit = getBitOfMask(V)) {
      replaceBinary(N, Course::MUL, Bit, Other, Width);
      return true;
    }
  const auto *Mask = dyn_cast<ConstantSDNode>(B);
  if (Mask && selectAndOfShift(N, Mask->getAPIntValue()))
    return true;
  if (!Mask || !Mask->getAPIntValue().isMask())
    return false;
  unsigned NumBits = Mask->getAPIntValue().countr_one();
  replaceBinary(N, Course::UREMNZ, A, getImm(1ull << NumBits, SDLoc(N)), Width);
  return true;
}

bool CourseDAGToDAGISel::selectShift(SDNode *N) {
  SDValue A = N->getOperand(0);
  const auto *Amount = dyn_cast<ConstantSDNode>(N->getOperand(1));
  unsigned Width = getWidth(A);
  if (!Amount || Amount->getAPIntValue().uge(Width))
    return false;
  SDLoc DL(N);
  unsigned Bits = Amount->getZExtValue();
  SDValue Power = getImm(1ull << Bits, DL);

  if (N->getOpcode() == ISD::SHL) {
    replaceBinary(N, Course::MUL, A, Power, Width);
    return true;
  }
  if (N->getOpcode() == ISD::SRL) {
    replaceBinary(N, Course::UDIVNZ, A, Power, Width);
    return true;
  }
  // A signed division by 2^Bits rounds otherwise, except where nothing is
  // lost; 2^(Width-1) would be negative.
  if (Bits == Width - 1)
    return false;
  bool IsExact = N->getFlags().hasExact();
  if (A.getOpcode() == ISD::SHL && A.getOperand(1) == N->getOperand(1) &&
      A.hasOneUse()) {
    A = getBinary(Course::MUL, A.getOperand(0), Power, Width, DL,
                  N->getSimpleValueType(0));
    IsExact = true;
  }
  if (!IsExact)
    return false;
  replaceBinary(N, Course::SDIVNZ, A, Power, Width);
  return true;
}

//===----------------------------------------------------------------------===//
// Extensions
//===----------------------------------------------------------------------===//

bool CourseDAGToDAGISel::selectZeroExtend(SDNode *N) {
  SDValue A = N->getOperand(0);
  if (isClean(A) && !isa<ConstantSDNode>(A)) {
    replaceBy(N, A);
    return true;
  }
  replaceBinary(N, Course::MUL, A, getImm(1, SDLoc(N)), getWidth(A));
  return true;
}

// Multiplied to the top and divided back: 1.2.
bool CourseDAGToDAGISel::selectSignExtend(SDNode *N) {
  SDLoc DL(N);
  SDValue A = N->getOperand(0);
  MVT VT = N->getSimpleValueType(0);
  unsigned Width = VT.getSizeInBits();
  unsigned From = getExtendedWidth(SDValue(N, 0));
  if (isSignExtendedBit(SDValue(N, 0))) {
    uint64_t MinusOne = maskTrailingOnes<uint64_t>(Width);
    replaceBinary(N, Course::MUL, getLowBit(A), getImm(MinusOne, DL), Width);
    return true;
  }
  SDValue Power = getImm(1ull << (Width - From), DL);
  SDValue Top = getBinary(Course::MUL, A, Power, Width, DL, VT);
  replaceBinary(N, Course::SDIVNZ, Top, Power, Width);
  return true;
}

bool CourseDAGToDAGISel::selectTruncate(SDNode *N) {
  SDValue A = N->getOperand(0);
  if (N->getValueType(0) != MVT::i1 || isZeroOrOne(A))
    replaceBy(N, A);
  else
    replaceBinary(N, Course::MUL, A, getImm(1, SDLoc(N)), 1);
  return true;
}
