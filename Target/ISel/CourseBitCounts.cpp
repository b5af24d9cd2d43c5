//===-- CourseBitCounts.cpp - How many bits are set -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine counts no bits, but multiplies and divides for less than it
/// shifts or adds. A number in base 2^k is the sum of its digits modulo
/// 2^k - 1, and a product with a sum of powers of two is a sum of shifted
/// copies, of which a mask keeps one digit here and one there.
///
/// Beeler, Gosper, Schroeppel, HAKMEM, item 169, 1972; Anderson, Bit Twiddling
/// Hacks.
///
//===----------------------------------------------------------------------===//

#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "ISel/CourseISelLowering.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace {

/// Builds operations of an i64 and a constant.
class Computation {
  SelectionDAG &DAG;
  const SDLoc &DL;

public:
  Computation(SelectionDAG &DAG, const SDLoc &DL) : DAG(DAG), DL(DL) {}

  SDValue get(unsigned Opcode, SDValue A, uint64_t B) const {
    return DAG.getNode(Opcode, DL, MVT::i64, A,
                       DAG.getConstant(B, DL, MVT::i64));
  }
  SDValue get(unsigned Opcode, SDValue A, SDValue B) const {
    return DAG.getNode(Opcode, DL, MVT::i64, A, B);
  }
  /// The bits of A >> Bits that are in the mask.
  SDValue getField(SDValue A, unsigned Bits, uint64_t Mask) const {
    return get(ISD::AND, get(ISD::SRL, A, Bits), Mask);
  }
};

} // namespace

// Four copies, of each of which every fourth bit is kept, all in other places:
// digits of four bits that are 0 or 1.
static SDValue countUpTo14(const Computation &C, SDValue X) {
  COURSE_RULE("count-up-to-14", 64);
  X = C.get(ISD::MUL, X, 0x200040008001);
  X = C.get(ISD::AND, X, 0x1111111111111111);
  return C.get(ISD::UREM, X, 15);
}

// The number of each two bits, in place of them.
static SDValue countPairs(const Computation &C, SDValue X) {
  return C.get(ISD::SUB, X, C.getField(X, 1, 0x5555555555555555));
}

// Three copies, of each of which every third pair is kept.
static SDValue countUpTo22(const Computation &C, SDValue X) {
  COURSE_RULE("count-up-to-22", 64);
  X = C.get(ISD::MUL, countPairs(C, X), 0x100000400001);
  X = C.get(ISD::AND, X, 0x30c30c30c30c30c3);
  return C.get(ISD::UREM, X, 63);
}

// The number of each three bits, in place of them, then sums of two. With 63
// bits it could be 63, which is 0 modulo 63.
static SDValue countUpTo62(const Computation &C, SDValue X) {
  COURSE_RULE("count-up-to-62", 64);
  SDValue Triples = C.get(ISD::SUB, X, C.getField(X, 1, 0xb6db6db6db6db6db));
  Triples = C.get(ISD::SUB, Triples, C.getField(X, 2, 0x9249249249249249));
  X = C.get(ISD::MUL, Triples, 9);
  X = C.get(ISD::AND, X, 0x71c71c71c71c71c7);
  return C.get(ISD::UREM, X, 63);
}

// Pairs are numbers A + 4 * B below 16: A + B is that minus 3 * B.
static SDValue countUpTo64(const Computation &C, SDValue X) {
  COURSE_RULE("count-up-to-64", 64);
  X = countPairs(C, X);
  SDValue High = C.getField(X, 2, 0x3333333333333333);
  X = C.get(ISD::SUB, X, C.get(ISD::MUL, High, 3));
  X = C.getField(C.get(ISD::MUL, X, 17), 4, 0x0f0f0f0f0f0f0f0f);
  return C.get(ISD::UREM, X, 255);
}

static unsigned getNumActiveBits(SDValue X, SelectionDAG &DAG) {
  return DAG.computeKnownBits(X).countMaxActiveBits();
}

SDValue CourseTargetLowering::lowerCTPOP(SDValue Op, SelectionDAG &DAG) const {
  SDValue X = Op.getOperand(0);
  if (X.getValueType() == MVT::i1)
    return X;
  SDLoc DL(Op);
  const Computation C(DAG, DL);
  const unsigned NumBits = getNumActiveBits(X, DAG);
  X = DAG.getZExtOrTrunc(X, DL, MVT::i64);
  SDValue Count = NumBits <= 14   ? countUpTo14(C, X)
                  : NumBits <= 22 ? countUpTo22(C, X)
                  : NumBits <= 62 ? countUpTo62(C, X)
                                  : countUpTo64(C, X);
  return DAG.getZExtOrTrunc(Count, DL, Op.getValueType());
}

// The lowest bit of each digit of four becomes the parity of these. All digits
// of the product but the last are below 16, so that its lowest bit is the
// parity of all, and another factor moves it to the top.
SDValue CourseTargetLowering::lowerPARITY(SDValue Op, SelectionDAG &DAG) const {
  SDValue X = Op.getOperand(0);
  if (X.getValueType() == MVT::i1)
    return X;
  SDLoc DL(Op);
  const Computation C(DAG, DL);
  const unsigned NumBits = getNumActiveBits(X, DAG);
  X = DAG.getZExtOrTrunc(X, DL, MVT::i64);
  if (NumBits <= 14) {
    COURSE_RULE("parity-of-count", NumBits);
    X = C.get(ISD::AND, countUpTo14(C, X), 1);
  } else {
    COURSE_RULE("parity", NumBits);
    X = C.get(ISD::XOR, X, C.get(ISD::SRL, X, 1));
    X = C.get(ISD::XOR, X, C.get(ISD::SRL, X, 2));
    X = C.get(ISD::AND, X, 0x1111111111111111);
    X = C.get(ISD::MUL, X, 0x8888888888888888);
    X = C.get(ISD::SRL, X, 63);
  }
  return DAG.getZExtOrTrunc(X, DL, Op.getValueType());
}
