//===-- CourseISelDAGToDAG.cpp - Instruction selection --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Selects what the patterns in TableGen do not: operations whose cheapest
/// form depends on an operand, extensions, conditions, and nodes with any
/// number of operands. Where several forms give the same, CourseCostModel says
/// which one is the cheapest.
///
/// A register holds a narrow value with unspecified upper bits. A value is
/// *clean* here if they are zero: results of instructions are, a truncation's
/// are not.
///
//===----------------------------------------------------------------------===//

#include "ISel/CourseISelDAGToDAG.h"
#include "Course.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "ISel/CourseISelLowering.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/FunctionLoweringInfo.h"
#include "llvm/CodeGen/SelectionDAGISel.h"

using namespace llvm;

#define DEBUG_TYPE "course-isel"
#define PASS_NAME "Course DAG->DAG Pattern Instruction Selection"

#define GET_DAGISEL_BODY CourseDAGToDAGISel
#include "CourseGenDAGISel.inc"

namespace {

class CourseDAGToDAGISelLegacy : public SelectionDAGISelLegacy {
public:
  static char ID;
  CourseDAGToDAGISelLegacy(CourseTargetMachine &TM, CodeGenOptLevel OL)
      : SelectionDAGISelLegacy(ID,
                               std::make_unique<CourseDAGToDAGISel>(TM, OL)) {}
};

} // namespace

char CourseDAGToDAGISelLegacy::ID = 0;

INITIALIZE_PASS(CourseDAGToDAGISelLegacy, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createCourseISelDag(CourseTargetMachine &TM,
                                        CodeGenOptLevel OL) {
  return new CourseDAGToDAGISelLegacy(TM, OL);
}

bool CourseDAGToDAGISel::runOnMachineFunction(MachineFunction &MF) {
  COURSE_RULES_IN(MF);
  Subtarget = &MF.getSubtarget<CourseSubtarget>();
  return SelectionDAGISel::runOnMachineFunction(MF);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

// An instruction reads the low bits of its operands: what lies above may come
// from a wider value.
bool CourseDAGToDAGISel::selectValue(SDValue N, SDValue &Value) {
  while (true) {
    unsigned Opcode = N.getOpcode();
    bool IsNarrowing = Opcode == ISD::TRUNCATE && N.getValueType() != MVT::i1;
    if (!IsNarrowing && Opcode != ISD::ANY_EXTEND &&
        Opcode != ISD::AssertZext && Opcode != ISD::AssertSext)
      break;
    N = N.getOperand(0);
  }
  if (const auto *C = dyn_cast<ConstantSDNode>(N))
    Value = getImm(C->getZExtValue(), SDLoc(N));
  else if (N.isUndef())
    Value = getImm(0, SDLoc(N));
  else
    Value = N;
  return true;
}

bool CourseDAGToDAGISel::selectAddress(SDValue N, SDValue &Base,
                                       SDValue &Offset) {
  SDLoc DL(N);
  uint64_t Total = 0;
  while (CurDAG->isBaseWithConstantOffset(N)) {
    COURSE_RULE("address-with-offset", 64);
    Total += N.getConstantOperandVal(1);
    N = N.getOperand(0);
  }
  if (const auto *FI = dyn_cast<FrameIndexSDNode>(N))
    Base = CurDAG->getTargetFrameIndex(FI->getIndex(), MVT::i64);
  else
    Base = getOperandValue(N);
  Offset = getImm(Total, DL);
  return true;
}

// True if an instruction gives V: one value of V's width, zero-extended.
static bool isComputed(SDValue V) {
  switch (V.getOpcode()) {
  case ISD::LOAD:
  case ISD::ADD:
  case ISD::SUB:
  case ISD::MUL:
  case ISD::UDIV:
  case ISD::SDIV:
  case ISD::UREM:
  case ISD::SREM:
  case ISD::AND:
  case ISD::OR:
  case ISD::XOR:
  case ISD::SHL:
  case ISD::SRL:
  case ISD::SRA:
    return true;
  default:
    return false;
  }
}

// True if V's register holds zeros above V's type.
bool CourseDAGToDAGISel::isClean(SDValue V) const {
  unsigned Width = getWidth(V);
  if (Width == 64 || Width == 1 || isComputed(V))
    return true;
  switch (V.getOpcode()) {
  case ISD::Constant:
  case ISD::ZERO_EXTEND:
  case ISD::SIGN_EXTEND:
  case ISD::SIGN_EXTEND_INREG:
    return true;
  case ISD::SELECT:
    return isClean(V.getOperand(1)) && isClean(V.getOperand(2));
  case ISD::ANY_EXTEND:
  case ISD::FREEZE:
  case ISD::AssertZext:
  case ISD::AssertSext:
    return isClean(V.getOperand(0));
  case ISD::TRUNCATE: {
    SDValue Wide = V.getOperand(0);
    unsigned WideWidth = getWidth(Wide);
    return isClean(Wide) && CurDAG->MaskedValueIsZero(
                                Wide, APInt::getBitsSetFrom(WideWidth, Width));
  }
  default:
    return false;
  }
}

// True if V's register holds 0 or 1.
bool CourseDAGToDAGISel::isZeroOrOne(SDValue V) const {
  unsigned Width = getWidth(V);
  return isClean(V) && (Width == 1 || CurDAG->MaskedValueIsZero(
                                          V, APInt::getBitsSetFrom(Width, 1)));
}

SDValue CourseDAGToDAGISel::getClean(SDValue V) {
  if (isClean(V))
    return getOperandValue(V);
  return getBinary(getLowBits(getWidth(V)), V, SDLoc(V), MVT::i64);
}

SDValue CourseDAGToDAGISel::getBinary(unsigned Opcode, SDValue A, SDValue B,
                                      unsigned Width, const SDLoc &DL, MVT VT) {
  SDValue Ops[] = {getOperandValue(A), getOperandValue(B), getImm(Width, DL)};
  return SDValue(CurDAG->getMachineNode(Opcode, DL, VT, Ops), 0);
}

void CourseDAGToDAGISel::replaceBinary(SDNode *N, unsigned Opcode, SDValue A,
                                       SDValue B, unsigned Width) {
  MVT VT = N->getSimpleValueType(0);
  ReplaceNode(N, getBinary(Opcode, A, B, Width, SDLoc(N), VT).getNode());
}

// N's value sits in V's register already; all users of N are selected.
void CourseDAGToDAGISel::replaceBy(SDNode *N, SDValue V) {
  ReplaceUses(SDValue(N, 0), V);
  CurDAG->RemoveDeadNode(N);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

static ISD::CondCode getUnsigned(ISD::CondCode CC) {
  switch (CC) {
  case ISD::SETGT:
    return ISD::SETUGT;
  case ISD::SETGE:
    return ISD::SETUGE;
  case ISD::SETLT:
    return ISD::SETULT;
  case ISD::SETLE:
    return ISD::SETULE;
  default:
    return CC;
  }
}

// True if V's register cannot hold 0, so that dividing by it cannot stop the
// program. Flags do not count: what they promise is wrong of poison, which may
// be computed, compared and not looked at, as `b + 1` without wrapping.
bool CourseDAGToDAGISel::isDivisor(SDValue V) const {
  switch (V.getOpcode()) {
  case ISD::OR:
    return isDivisor(V.getOperand(0)) || isDivisor(V.getOperand(1));
  case ISD::SELECT:
    return isDivisor(V.getOperand(1)) && isDivisor(V.getOperand(2));
  case ISD::ZERO_EXTEND:
  case ISD::SIGN_EXTEND:
  case ISD::FREEZE:
    return isDivisor(V.getOperand(0));
  case ISD::SHL:
    // The machine takes the amount modulo the width.
    return isOneConstant(V.getOperand(0));
  default:
    return CurDAG->isKnownNeverZero(V) &&
           CurDAG->isGuaranteedNotToBeUndefOrPoison(V);
  }
}

// x < C is x / C == 0.
bool CourseDAGToDAGISel::matchUnsigned(ISD::CondCode CC, SDValue A, SDValue B,
                                       bool IsDecisive, Condition &Result) {
  if (CC == ISD::SETUGT || CC == ISD::SETULE) {
    // a > b is b < a.
    if (const auto *C = dyn_cast<ConstantSDNode>(B)) {
      if (C->isAllOnes())
        return false;
      COURSE_RULE("greater-than-constant", getWidth(A));
      B = CurDAG->getConstant(C->getAPIntValue() + 1, SDLoc(B),
                              B.getValueType());
      CC = CC == ISD::SETUGT ? ISD::SETUGE : ISD::SETULT;
    } else {
      COURSE_RULE("greater-as-less", getWidth(A));
      std::swap(A, B);
      CC = CC == ISD::SETUGT ? ISD::SETULT : ISD::SETUGE;
    }
  }
  if ((CC != ISD::SETULT && CC != ISD::SETUGE) ||
      !isCheaper(Course::UDIVNZ, Course::ICMP))
    return false;
  unsigned Opcode = Course::UDIVNZ;
  if (!isDivisor(B)) {
    // To branch on poison is undefined, so here the flags are right, and the
    // division stays here.
    if (!IsDecisive || !CurDAG->isKnownNeverZero(B))
      return false;
    COURSE_RULE("less-by-division-here", getWidth(A));
    Opcode = Course::UDIV;
  } else {
    COURSE_RULE("less-by-division", getWidth(A));
  }
  Result = {getBinary(Opcode, A, B, getWidth(A), SDLoc(A), MVT::i64), 0,
            CC == ISD::SETUGE};
  return true;
}

// Whether the block branches on V whenever it is entered.
bool CourseDAGToDAGISel::isDecisive(SDValue V) const {
  return V.hasOneUse() && V->user_begin()->getOpcode() == ISD::BRCOND &&
         all_of(*FuncInfo->MBB->getBasicBlock(), [](const Instruction &I) {
           return isGuaranteedToTransferExecutionToSuccessor(&I);
         });
}

// True if V is wanted as a condition only, so that it need not be 0 or 1.
static bool isOnlyCondition(SDValue V) {
  return all_of(V->uses(), [](const SDUse &Use) {
    unsigned Opcode = Use.getUser()->getOpcode();
    return (Opcode == ISD::BRCOND && Use.getOperandNo() == 1) ||
           (Opcode == ISD::SELECT && Use.getOperandNo() == 0);
  });
}

// Comparing with a constant is part of BRC.
bool CourseDAGToDAGISel::matchEquality(SDValue SetCC, Condition &Result) {
  SDValue A = SetCC.getOperand(0), B = SetCC.getOperand(1);
  const auto *C = dyn_cast<ConstantSDNode>(B);
  bool IsNotEqual =
      cast<CondCodeSDNode>(SetCC.getOperand(2))->get() == ISD::SETNE;
  bool SavesComparison = SetCC.hasOneUse() || isOnlyCondition(SetCC);
  unsigned Clearing = getLowBits(getWidth(A)).Opcode;
  if (C &&
      (isClean(A) || (SavesComparison && isCheaper(Clearing, Course::ICMP) &&
                      !isCheaper(Course::XOR, Clearing)))) {
    COURSE_RULE("equal-to-constant", getWidth(A));
    Result = {getClean(A), C->getZExtValue(), IsNotEqual};
    return true;
  }
  if (!SavesComparison || !isCheaper(Course::XOR, Course::ICMP))
    return false;
  COURSE_RULE("equal-by-xor", getWidth(A));
  Result = {getBinary(Course::XOR, A, B, getWidth(A), SDLoc(A), MVT::i64), 0,
            IsNotEqual};
  return true;
}

bool CourseDAGToDAGISel::matchComparison(SDValue SetCC, Condition &Result) {
  SDValue A = SetCC.getOperand(0), B = SetCC.getOperand(1);
  ISD::CondCode CC = cast<CondCodeSDNode>(SetCC.getOperand(2))->get();
  const auto *C = dyn_cast<ConstantSDNode>(B);
  if (CC == ISD::SETEQ || CC == ISD::SETNE)
    return matchEquality(SetCC, Result);

  // What follows costs an instruction, which pays if it saves the comparison.
  if (!isOnlyCondition(SetCC))
    return false;
  unsigned Width = getWidth(A);
  bool IsSignTest =
      C && ((C->isZero() && (CC == ISD::SETLT || CC == ISD::SETGE)) ||
            (C->isAllOnes() && (CC == ISD::SETGT || CC == ISD::SETLE)));
  Form Sign = getLogicalRightShift(Width - 1, Width);
  if (IsSignTest && Width > 1 && isCheaper(Sign.Opcode, Course::ICMP)) {
    COURSE_RULE("condition-on-sign", Width);
    Result = {getBinary(Sign, A, SDLoc(A), MVT::i64), 0,
              CC == ISD::SETLT || CC == ISD::SETLE};
    return true;
  }
  if (ISD::isSignedIntSetCC(CC)) {
    if (!CurDAG->SignBitIsZero(A) || !CurDAG->SignBitIsZero(B))
      return false;
    COURSE_RULE("signed-as-unsigned", Width);
    CC = getUnsigned(CC);
  }
  return matchUnsigned(CC, A, B, isDecisive(SetCC), Result);
}

Condition CourseDAGToDAGISel::getCondition(SDValue V) {
  bool IsNegated = false;
  while (V.getOpcode() == ISD::XOR && isOneConstant(V.getOperand(1))) {
    COURSE_RULE("negated-condition", 1);
    IsNegated = !IsNegated;
    V = V.getOperand(0);
  }
  Condition Result;
  if (V.getOpcode() != ISD::SETCC || !matchComparison(V, Result))
    Result = {getOperandValue(V), 0, /*NotEqual=*/true};
  Result.NotEqual ^= IsNegated;
  return Result;
}

// What an instruction computes is one value. Only a register that nobody
// defines may differ from use to use: finalizeLowering sees its copy.
bool CourseDAGToDAGISel::selectFreeze(SDNode *N) {
  if (!isComputed(N->getOperand(0)))
    return false;
  COURSE_RULE("freeze-of-computed", getWidth(N->getOperand(0)));
  replaceBy(N, N->getOperand(0));
  return true;
}

// What it costs to have a comparison as 0 or 1, if nothing else has it so.
uint64_t CourseDAGToDAGISel::getPriceOfSetCC(SDValue SetCC) const {
  bool IsSign = isNullConstant(SetCC.getOperand(1)) &&
                cast<CondCodeSDNode>(SetCC.getOperand(2))->get() == ISD::SETLT;
  unsigned Width = getWidth(SetCC.getOperand(0));
  uint64_t Price = getPrice(Course::ICMP);
  return IsSign
             ? std::min(Price,
                        getPrice(getLogicalRightShift(Width - 1, Width).Opcode))
             : Price;
}

// Whether Cond, as 0 or 1, times a value costs less than a `select` by C, the
// same condition, between that value and 0.
bool CourseDAGToDAGISel::isProductCheaper(SDValue Cond,
                                          const Condition &C) const {
  uint64_t Product = getPrice(Course::MUL), Select = getPrice(Course::SELECT);
  if (C.Value == Cond)
    return C.NotEqual && Product < Select;
  if (Cond.getOpcode() != ISD::SETCC)
    return false;
  if (isOnlyCondition(Cond)) {
    // Others share what was made for C.
    if (!Cond.hasOneUse())
      return false;
    Product += getPriceOfSetCC(Cond);
    if (C.Value->isMachineOpcode() && C.Value->use_empty())
      Select += getPrice(C.Value->getMachineOpcode());
  }
  if (C.Constant != 0)
    Select += getPrice(Course::XOR);
  return Product < Select;
}

bool CourseDAGToDAGISel::selectSelect(SDNode *N) {
  SDLoc DL(N);
  SDValue Cond = N->getOperand(0);
  SDValue True = N->getOperand(1), False = N->getOperand(2);
  MVT VT = N->getSimpleValueType(0);

  Condition C = getCondition(Cond);
  if (isNullConstant(False) && isProductCheaper(Cond, C)) {
    if (C.Value->isMachineOpcode() && C.Value->use_empty())
      CurDAG->RemoveDeadNode(C.Value.getNode());
    COURSE_RULE("select-as-mul", getWidth(True));
    replaceBinary(N, Course::MUL, Cond, True, getWidth(True));
    return true;
  }
  COURSE_RULE("select", getWidth(True));
  // `select` asks whether a value differs from 0.
  if (C.Constant != 0)
    C.Value = getBinary(Course::XOR, C.Value, getImm(C.Constant, DL), 64, DL,
                        MVT::i64);
  if (!C.NotEqual)
    std::swap(True, False);
  SDValue Ops[] = {C.Value, getOperandValue(True), getOperandValue(False)};
  ReplaceNode(N, CurDAG->getMachineNode(Course::SELECT, DL, VT, Ops));
  return true;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void CourseDAGToDAGISel::selectBranch(SDNode *N) {
  SDLoc DL(N);
  COURSE_RULE("branch", 64);
  Condition C = getCondition(N->getOperand(1));
  SDValue Ops[] = {C.Value, getImm(C.Constant, DL), getImm(C.NotEqual, DL),
                   N->getOperand(2), N->getOperand(0)};
  ReplaceNode(N, CurDAG->getMachineNode(Course::BRC, DL, MVT::Other, Ops));
}

void CourseDAGToDAGISel::selectSwitch(SDNode *N) {
  COURSE_RULE("switch", 64);
  SmallVector<SDValue, 16> Ops = {getOperandValue(N->getOperand(1))};
  append_range(Ops, drop_begin(N->op_values(), 2));
  Ops.push_back(N->getOperand(0));
  ReplaceNode(
      N, CurDAG->getMachineNode(Course::SWITCH, SDLoc(N), MVT::Other, Ops));
}

void CourseDAGToDAGISel::selectCall(SDNode *N) {
  SmallVector<SDValue, 16> Ops = {N->getOperand(1)};
  for (SDValue Arg : drop_begin(N->op_values(), 2))
    Ops.push_back(getOperandValue(Arg));
  Ops.push_back(N->getOperand(0));
  // A result that nobody wants needs no register.
  bool HasResult = N->getNumValues() == 2 && N->hasAnyUseOfValue(0);
  SDLoc DL(N);
  if (HasResult) {
    ReplaceNode(N,
                CurDAG->getMachineNode(Course::CALL, DL, N->getVTList(), Ops));
    return;
  }
  SDNode *Call = CurDAG->getMachineNode(Course::CALLVOID, DL, MVT::Other, Ops);
  ReplaceUses(SDValue(N, N->getNumValues() - 1), SDValue(Call, 0));
  CurDAG->RemoveDeadNode(N);
}

void CourseDAGToDAGISel::selectStoreArg(SDNode *N) {
  SDLoc DL(N);
  SDValue Ops[] = {getImm(8, DL), getOperandValue(N->getOperand(1)),
                   CurDAG->getRegister(Course::SP, MVT::i64), N->getOperand(2),
                   N->getOperand(0)};
  MachineSDNode *Store =
      CurDAG->getMachineNode(Course::STORE, DL, MVT::Other, Ops);
  MachinePointerInfo Slot =
      MachinePointerInfo::getStack(*MF, N->getConstantOperandVal(2));
  CurDAG->setNodeMemRefs(
      Store, {MF->getMachineMemOperand(Slot, MachineMemOperand::MOStore,
                                       LLT::scalar(64), Align(8))});
  ReplaceNode(N, Store);
}

void CourseDAGToDAGISel::selectReturn(SDNode *N) {
  SDLoc DL(N);
  SDValue Chain = N->getOperand(0);
  bool HasValue = N->getNumOperands() == 2 && !N->getOperand(1).isUndef() &&
                  !isNullConstant(N->getOperand(1));
  if (!HasValue) {
    CurDAG->SelectNodeTo(N, Course::RET, MVT::Other, Chain);
    return;
  }
  CurDAG->SelectNodeTo(N, Course::RETVAL, MVT::Other,
                       getOperandValue(N->getOperand(1)), Chain);
}

void CourseDAGToDAGISel::selectDynAlloca(SDNode *N) {
  SDValue Ops[] = {getOperandValue(N->getOperand(1)), N->getOperand(2),
                   N->getOperand(0)};
  ReplaceNode(N, CurDAG->getMachineNode(Course::DYNALLOCA, SDLoc(N),
                                        N->getVTList(), Ops));
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

bool CourseDAGToDAGISel::selectCheaper(SDNode *N) {
  switch (N->getOpcode()) {
  case ISD::ADD:
    return selectAdd(N);
  case ISD::OR:
    return selectOr(N);
  case ISD::SUB:
    return selectSub(N);
  case ISD::AND:
    return selectAnd(N);
  case ISD::SHL:
  case ISD::SRL:
  case ISD::SRA:
    return selectShift(N);
  case ISD::SETCC:
    return selectSetCC(N);
  case ISD::SELECT:
    return selectSelect(N);
  case ISD::FREEZE:
    return selectFreeze(N);
  case ISD::ZERO_EXTEND:
    return selectZeroExtend(N);
  case ISD::SIGN_EXTEND:
  case ISD::SIGN_EXTEND_INREG:
    return selectSignExtend(N);
  case ISD::TRUNCATE:
    return selectTruncate(N);
  case ISD::ANY_EXTEND:
    COURSE_RULE("any-extension-as-nothing", getWidth(N->getOperand(0)));
    replaceBy(N, N->getOperand(0));
    return true;
  default:
    return false;
  }
}

void CourseDAGToDAGISel::Select(SDNode *N) {
  if (N->isMachineOpcode()) {
    N->setNodeId(-1);
    return;
  }
  SDLoc DL(N);
  switch (N->getOpcode()) {
  case ISD::Constant:
    CurDAG->SelectNodeTo(N, Course::MOVI, N->getSimpleValueType(0),
                         getImm(N->getAsZExtVal(), DL));
    return;
  case ISD::UNDEF:
  case ISD::POISON:
    // An i1 is 0 or 1, whatever its origin.
    if (N->getValueType(0) != MVT::i1)
      break;
    COURSE_RULE("undefined-bit", 1);
    CurDAG->SelectNodeTo(N, Course::MOVI, MVT::i1, getImm(0, DL));
    return;
  case ISD::FrameIndex:
    CurDAG->SelectNodeTo(N, Course::LEA, MVT::i64,
                         CurDAG->getTargetFrameIndex(
                             cast<FrameIndexSDNode>(N)->getIndex(), MVT::i64),
                         getImm(0, DL));
    return;
  case ISD::BRCOND:
    return selectBranch(N);
  case CourseISD::SWITCH:
    return selectSwitch(N);
  case CourseISD::CALL:
    return selectCall(N);
  case CourseISD::STORE_ARG:
    return selectStoreArg(N);
  case CourseISD::RET:
    return selectReturn(N);
  case CourseISD::DYNALLOCA:
    return selectDynAlloca(N);
  default:
    if (selectCheaper(N))
      return;
  }
  DEBUG_WITH_TYPE("course-rules", printPattern(*N));
  SelectCode(N);
}
