//===-- CourseISelArithmetic.cpp - Selection of what computes -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "ISel/CourseISelDAGToDAG.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/CodeGen/Analysis.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

uint64_t CourseDAGToDAGISel::getPrice(ArrayRef<unsigned> Opcodes) const {
  const CourseCostModel &Costs = Subtarget->getCostModel();
  uint64_t Price = 0;
  for (unsigned Opcode : Opcodes)
    Price += Costs.getCost(Subtarget->getInstrInfo()->get(Opcode));
  return Price;
}

// The first one of those that cost the least.
Form CourseDAGToDAGISel::getCheapest(ArrayRef<Form> Forms) const {
  return *min_element(Forms, [&](const Form &A, const Form &B) {
    return isCheaper(A.Opcode, B.Opcode);
  });
}

Form CourseDAGToDAGISel::getLeftShift(unsigned Bits, unsigned Width) const {
  return getCheapest(
      {{Course::MUL, 1ull << Bits, Width}, {Course::SHL, Bits, Width}});
}

Form CourseDAGToDAGISel::getLogicalRightShift(unsigned Bits,
                                              unsigned Width) const {
  return getCheapest(
      {{Course::UDIVNZ, 1ull << Bits, Width}, {Course::LSHR, Bits, Width}});
}

// Of a signed value that loses no bit that is set: else a division rounds
// otherwise. Bits is less than Width - 1, or the divisor would be negative.
Form CourseDAGToDAGISel::getExactRightShift(unsigned Bits,
                                            unsigned Width) const {
  return getCheapest(
      {{Course::SDIVNZ, 1ull << Bits, Width}, {Course::ASHR, Bits, Width}});
}

// With zeros above; NumBits is a width.
Form CourseDAGToDAGISel::getLowBits(unsigned NumBits) const {
  return getCheapest({{Course::MUL, 1, NumBits},
                      {Course::AND, maskTrailingOnes<uint64_t>(NumBits), 64}});
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

// A place in an object of the frame: its address is known like a constant.
bool CourseDAGToDAGISel::selectObjectAddress(SDNode *N) {
  SDValue Base, Offset;
  if (!selectAddress(SDValue(N, 0), Base, Offset) ||
      Base.getOpcode() != ISD::TargetFrameIndex)
    return false;
  COURSE_RULE("object-address", 64);
  // What holds of the operation need not hold of the sum with the frame's address.
  N->setFlags(SDNodeFlags());
  CurDAG->SelectNodeTo(N, Course::LEA, MVT::i64, Base, Offset);
  return true;
}

bool CourseDAGToDAGISel::selectAdd(SDNode *N) {
  if (selectObjectAddress(N))
    return true;
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  if (!isCheaper(Course::OR, Course::ADD) || !CurDAG->haveNoCommonBitsSet(A, B))
    return false;
  COURSE_RULE("add-as-or", getWidth(A));
  SDNode *Or = getBinary(Course::OR, A, B, getWidth(A), SDLoc(N),
                         N->getSimpleValueType(0))
                   .getNode();
  // Course-fold-operands makes an offset of it as of an addition.
  SDNodeFlags Flags;
  Flags.setDisjoint(true);
  Or->setFlags(Flags);
  ReplaceNode(N, Or);
  return true;
}

// LLVM makes an OR of every addition without carries.
bool CourseDAGToDAGISel::selectOr(SDNode *N) {
  if (selectObjectAddress(N))
    return true;
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  if (!isCheaper(Course::ADD, Course::OR) || !CurDAG->haveNoCommonBitsSet(A, B))
    return false;
  COURSE_RULE("or-as-add", getWidth(A));
  replaceBinary(N, Course::ADD, A, B, getWidth(A));
  return true;
}

SDValue CourseDAGToDAGISel::getNegated(SDValue V, unsigned Width,
                                       const SDLoc &DL, MVT VT) {
  const bool IsDifference = isCheaper(Course::SUB, Course::MUL);
  if (IsDifference)
    COURSE_RULE("negate-by-sub", Width);
  else
    COURSE_RULE("negate-by-mul", Width);
  if (IsDifference)
    return getBinary(Course::SUB, getImm(0, DL), V, Width, DL, VT);
  return getBinary(Form{Course::MUL, maskTrailingOnes<uint64_t>(Width), Width},
                   V, DL, VT);
}

bool CourseDAGToDAGISel::selectSub(SDNode *N) {
  if (!isNullConstant(N->getOperand(0)))
    return false;
  SDValue A = N->getOperand(1);
  ReplaceNode(
      N,
      getNegated(A, getWidth(A), SDLoc(N), N->getSimpleValueType(0)).getNode());
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
  return getBinary(getLowBits(1), V, DL, V.getSimpleValueType());
}

// Where V is all ones or 0: 1 or 0, to multiply by instead of AND with V. None
// if that costs more.
SDValue CourseDAGToDAGISel::getBitOfMask(SDValue V) {
  unsigned Width = getWidth(V);
  SDLoc DL(V);
  if (!isCheaper(Course::MUL, Course::AND))
    return SDValue();
  if (isSignExtendedBit(V)) {
    COURSE_RULE("and-extended-bit", Width);
    return getLowBit(V.getOperand(0));
  }
  if (V.getOpcode() == ISD::SUB && isNullConstant(V.getOperand(0)) &&
      isZeroOrOne(V.getOperand(1))) {
    COURSE_RULE("and-negated-bit", Width);
    return getOperandValue(V.getOperand(1));
  }
  bool IsSign = V.getOpcode() == ISD::SRA &&
                isa<ConstantSDNode>(V.getOperand(1)) &&
                V.getConstantOperandVal(1) == Width - 1;
  if (!IsSign || any_of(V->users(), [](const SDNode *User) {
        return User->getOpcode() != ISD::AND;
      }))
    return SDValue();
  Form Shift = getLogicalRightShift(Width - 1, Width);
  if (!isCheaper({Shift.Opcode, Course::MUL}, {Course::ASHR, Course::AND}))
    return SDValue();
  COURSE_RULE("and-sign", Width);
  return getBinary(Shift, V.getOperand(0), DL, V.getSimpleValueType());
}

// (X >> K) & -2^M is (X >> (K + M)) << M.
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
  Form Left = getLeftShift(Cleared, Width);
  if (!isCheaper(Left.Opcode, Course::AND))
    return false;
  if (IsSigned)
    COURSE_RULE("and-of-signed-shift", Width);
  else
    COURSE_RULE("and-of-shift", Width);
  unsigned Bits = Amount->getZExtValue() + Cleared;
  Form Right = IsSigned ? Form{Course::ASHR, Bits, Width}
                        : getLogicalRightShift(Bits, Width);
  replaceBinary(N, Left,
                getBinary(Right, Shift.getOperand(0), SDLoc(N),
                          N->getSimpleValueType(0)));
  return true;
}

bool CourseDAGToDAGISel::selectAnd(SDNode *N) {
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  unsigned Width = getWidth(A);
  if (Width == 1) {
    bool IsProduct = isCheaper(Course::MUL, Course::AND);
    if (IsProduct)
      COURSE_RULE("and-of-bits-as-mul", Width);
    else
      COURSE_RULE("and-of-bits", Width);
    replaceBinary(N, IsProduct ? Course::MUL : Course::AND, A, B, 1);
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
  COURSE_RULE("and-mask", Width);
  unsigned NumBits = Mask->getAPIntValue().countr_one();
  replaceBinary(N,
                getCheapest({{Course::UREMNZ, 1ull << NumBits, Width},
                             {Course::AND, Mask->getZExtValue(), Width}}),
                A);
  return true;
}

static unsigned getShiftOpcode(unsigned Opcode) {
  return Opcode == ISD::SHL   ? Course::SHL
         : Opcode == ISD::SRL ? Course::LSHR
                              : Course::ASHR;
}

// The machine takes amounts modulo the width; what only makes them so is not
// needed.
bool CourseDAGToDAGISel::selectShiftByMasked(SDNode *N) {
  SDValue A = N->getOperand(0), Amount = N->getOperand(1);
  if (Amount.getOpcode() == ISD::ZERO_EXTEND)
    Amount = Amount.getOperand(0);
  if (Amount.getOpcode() != ISD::AND)
    return false;
  const auto *Mask = dyn_cast<ConstantSDNode>(Amount.getOperand(1));
  if (!Mask)
    return false;
  const unsigned Width = getWidth(A);
  SDValue Whole = Amount.getOperand(0);
  const APInt Kept =
      Mask->getAPIntValue() | CurDAG->computeKnownBits(Whole).Zero;
  if (!isPowerOf2_32(Width) || Kept.countr_one() < Log2_32(Width))
    return false;
  COURSE_RULE("shift-by-masked", Width);
  replaceBinary(N, getShiftOpcode(N->getOpcode()), A, Whole, Width);
  return true;
}

// A multiple of a sign extension: shifted to the top, and less far back.
bool CourseDAGToDAGISel::selectShiftOfSignExtend(SDNode *N, unsigned Bits) {
  SDValue A = N->getOperand(0);
  if ((A.getOpcode() != ISD::SIGN_EXTEND &&
       A.getOpcode() != ISD::SIGN_EXTEND_INREG) ||
      !A.hasOneUse())
    return false;
  const unsigned Width = getWidth(A), Narrow = getExtendedWidth(A);
  if (Narrow == 1 || Bits >= Width - Narrow)
    return false;
  COURSE_RULE("shift-of-sign-extension", Width);
  SDValue Top = getBinary(getLeftShift(Width - Narrow, Width), A.getOperand(0),
                          SDLoc(N), N->getSimpleValueType(0));
  replaceBinary(N, getExactRightShift(Width - Narrow - Bits, Width), Top);
  return true;
}

bool CourseDAGToDAGISel::selectShift(SDNode *N) {
  SDValue A = N->getOperand(0);
  const auto *Amount = dyn_cast<ConstantSDNode>(N->getOperand(1));
  unsigned Width = getWidth(A);
  if (!Amount)
    return selectShiftByMasked(N);
  if (Amount->getAPIntValue().uge(Width))
    return false;
  unsigned Bits = Amount->getZExtValue();
  if (N->getOpcode() == ISD::SHL) {
    if (selectShiftOfSignExtend(N, Bits))
      return true;
    COURSE_RULE("left-shift", Width);
    replaceBinary(N, getLeftShift(Bits, Width), A);
    return true;
  }
  if (N->getOpcode() == ISD::SRL) {
    COURSE_RULE("logical-right-shift", Width);
    replaceBinary(N, getLogicalRightShift(Bits, Width), A);
    return true;
  }
  if (Bits == Width - 1)
    return false;
  bool IsExact = N->getFlags().hasExact();
  if (A.getOpcode() == ISD::SHL && A.getOperand(1) == N->getOperand(1) &&
      A.hasOneUse()) {
    COURSE_RULE("sign-extension-by-shifts", Width);
    A = getBinary(getLeftShift(Bits, Width), A.getOperand(0), SDLoc(N),
                  N->getSimpleValueType(0));
    IsExact = true;
  }
  if (!IsExact)
    return false;
  COURSE_RULE("exact-right-shift", Width);
  replaceBinary(N, getExactRightShift(Bits, Width), A);
  return true;
}

// Comparisons whose result a cheaper instruction gives as 0 or 1.
bool CourseDAGToDAGISel::selectSetCC(SDNode *N) {
  SDValue A = N->getOperand(0), B = N->getOperand(1);
  ISD::CondCode CC = cast<CondCodeSDNode>(N->getOperand(2))->get();
  unsigned Width = getWidth(A);
  if (!isNullConstant(B))
    return false;
  Form Sign = getLogicalRightShift(Width - 1, Width);
  if (CC == ISD::SETLT && Width > 1 && isCheaper(Sign.Opcode, Course::ICMP)) {
    COURSE_RULE("sign-bit", Width);
    replaceBinary(N, Sign, A);
    return true;
  }
  if (!isZeroOrOne(A))
    return false;
  if (CC == ISD::SETNE) {
    COURSE_RULE("bit-is-not-zero", Width);
    replaceBy(N, getOperandValue(A));
    return true;
  }
  if (CC == ISD::SETEQ && isCheaper(Course::XOR, Course::ICMP)) {
    COURSE_RULE("bit-is-zero", Width);
    replaceBinary(N, Form{Course::XOR, 1, Width}, A);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Extensions
//===----------------------------------------------------------------------===//

bool CourseDAGToDAGISel::selectZeroExtend(SDNode *N) {
  SDValue A = N->getOperand(0);
  if (isClean(A) && !isa<ConstantSDNode>(A)) {
    COURSE_RULE("zext-of-clean", getWidth(A));
    replaceBy(N, A);
    return true;
  }
  COURSE_RULE("zext", getWidth(A));
  replaceBinary(N, getLowBits(getWidth(A)), A);
  return true;
}

// Shifted to the top and back.
bool CourseDAGToDAGISel::selectSignExtend(SDNode *N) {
  SDLoc DL(N);
  SDValue A = N->getOperand(0);
  MVT VT = N->getSimpleValueType(0);
  unsigned Width = VT.getSizeInBits();
  if (isSignExtendedBit(SDValue(N, 0))) {
    COURSE_RULE("sext-of-bit", Width);
    ReplaceNode(N, getNegated(getLowBit(A), Width, DL, VT).getNode());
    return true;
  }
  COURSE_RULE("sext", Width);
  unsigned Bits = Width - getExtendedWidth(SDValue(N, 0));
  SDValue Top = getBinary(getLeftShift(Bits, Width), A, DL, VT);
  replaceBinary(N, getExactRightShift(Bits, Width), Top);
  return true;
}

bool CourseDAGToDAGISel::selectTruncate(SDNode *N) {
  SDValue A = N->getOperand(0);
  if (N->getValueType(0) != MVT::i1 || isZeroOrOne(A)) {
    COURSE_RULE("trunc-as-nothing", getWidth(A));
    replaceBy(N, A);
  } else {
    COURSE_RULE("trunc-to-bit", getWidth(A));
    replaceBinary(N, getLowBits(1), A);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

static bool isDivision(unsigned Opcode) {
  return Opcode == ISD::UDIV || Opcode == ISD::SDIV || Opcode == ISD::UREM ||
         Opcode == ISD::SREM;
}

// Under -debug-only=course-rules: what distinguishes the patterns of an
// operation.
void CourseDAGToDAGISel::printPattern(const SDNode &N) const {
  raw_ostream &OS = dbgs();
  OS << "pattern " << N.getOperationName(CurDAG);
  if (const auto *Load = dyn_cast<LoadSDNode>(&N))
    OS << ' ' << N.getValueType(0) << " of " << Load->getMemoryVT();
  else if (const auto *Store = dyn_cast<StoreSDNode>(&N))
    OS << ' ' << Store->getValue().getValueType() << " of "
       << Store->getMemoryVT();
  else if (N.getOpcode() == ISD::SETCC)
    OS << ' ' << N.getOperand(0).getValueType() << ' '
       << CmpInst::getPredicateName(
              getICmpCondCode(cast<CondCodeSDNode>(N.getOperand(2))->get()));
  else
    OS << ' ' << N.getValueType(0);
  if (isDivision(N.getOpcode()) && isDivisor(N.getOperand(1)))
    OS << " safe";
  OS << '\n';
}
