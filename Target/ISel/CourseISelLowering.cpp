//===-- CourseISelLowering.cpp - What selection may see -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ISel/CourseISelLowering.h"
#include "CourseDiagnostics.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;

#define DEBUG_TYPE "course-lower"

static_assert(CourseISD::SWITCH == ISD::BUILTIN_OP_END + 1,
              "SelectionDAGBuilder builds this node by its number");

static constexpr MVT::SimpleValueType IntegerTypes[] = {
    MVT::i1, MVT::i8, MVT::i16, MVT::i32, MVT::i64};

CourseTargetLowering::CourseTargetLowering(const TargetMachine &TM,
                                           const CourseSubtarget &STI)
    : TargetLowering(TM, STI) {
  for (MVT VT : IntegerTypes)
    addRegisterClass(VT, &Course::GPRRegClass);
  computeRegisterProperties(STI.getRegisterInfo());
  setStackPointerRegisterToSaveRestore(Course::SP);
  setBooleanContents(ZeroOrOneBooleanContent);
  setBooleanVectorContents(ZeroOrOneBooleanContent);
  setSchedulingPreference(Sched::RegPressure);

  for (MVT VT : IntegerTypes) {
    setOperationAction({ISD::ROTL,
                        ISD::ROTR,
                        ISD::FSHL,
                        ISD::FSHR,
                        ISD::BSWAP,
                        ISD::BITREVERSE,
                        ISD::CTLZ,
                        ISD::CTTZ,
                        ISD::CTLZ_ZERO_UNDEF,
                        ISD::CTTZ_ZERO_UNDEF,
                        ISD::ABDS,
                        ISD::ABDU,
                        ISD::SADDSAT,
                        ISD::UADDSAT,
                        ISD::SSUBSAT,
                        ISD::USUBSAT,
                        ISD::SSHLSAT,
                        ISD::USHLSAT,
                        ISD::SADDO,
                        ISD::UADDO,
                        ISD::SSUBO,
                        ISD::USUBO,
                        ISD::SMULO,
                        ISD::UMULO,
                        ISD::SDIVREM,
                        ISD::UDIVREM,
                        ISD::SMUL_LOHI,
                        ISD::UMUL_LOHI,
                        ISD::MULHS,
                        ISD::MULHU,
                        ISD::SHL_PARTS,
                        ISD::SRL_PARTS,
                        ISD::SRA_PARTS,
                        ISD::UADDO_CARRY,
                        ISD::USUBO_CARRY,
                        ISD::SADDO_CARRY,
                        ISD::SSUBO_CARRY,
                        ISD::SELECT_CC,
                        ISD::BR_CC,
                        ISD::SCMP,
                        ISD::UCMP,
                        ISD::AVGFLOORS,
                        ISD::AVGFLOORU,
                        ISD::AVGCEILS,
                        ISD::AVGCEILU},
                       VT, Expand);
    // Not legal, or CTTZ would look it up in a table.
    setOperationAction({ISD::CTPOP, ISD::PARITY}, VT, Custom);
    setOperationAction({ISD::ABS, ISD::SMIN, ISD::UMIN, ISD::SMAX, ISD::UMAX},
                       VT, Custom);
    for (MVT MemVT : IntegerTypes) {
      setLoadExtAction(ISD::SEXTLOAD, VT, MemVT, Expand);
      setLoadExtAction({ISD::ZEXTLOAD, ISD::EXTLOAD}, VT, MemVT,
                       MemVT == MVT::i1 ? Promote : Legal);
    }
    setTruncStoreAction(VT, MVT::i1, Expand);
  }
  setOperationAction(ISD::BSWAP, {MVT::i16, MVT::i32}, Custom);
  // Were rotations operations of the machine, LLVM would make one of ~(1 << x).
  setTargetDAGCombine({ISD::ROTL, ISD::ROTR});
  for (MVT VT : {MVT::i8, MVT::i16, MVT::i32})
    setOperationAction(ISD::SIGN_EXTEND_INREG, VT, Legal);
  setOperationAction(ISD::SIGN_EXTEND_INREG, MVT::i1, Legal);

  setOperationAction({ISD::LOAD, ISD::STORE}, MVT::i1, Custom);
  setOperationAction({ISD::GlobalAddress, ISD::DYNAMIC_STACKALLOC}, MVT::i64,
                     Custom);
  setOperationAction({ISD::STACKSAVE, ISD::STACKRESTORE, ISD::VAARG,
                      ISD::VACOPY, ISD::VAEND, ISD::BR_JT},
                     MVT::Other, Expand);
  setOperationAction(ISD::VASTART, MVT::Other, Custom);
  setOperationAction(ISD::TRAP, MVT::Other, Legal);
  setOperationAction(ISD::FRAMEADDR, MVT::i64, Custom);
  setOperationAction(ISD::PREFETCH, MVT::Other, Expand);

  // `switch` costs one branch; what it cannot take is compared piecewise.
  setMinimumJumpTableEntries(std::numeric_limits<unsigned>::max());

  // Code size is free, so memory is copied and set inline; sizes up to the
  // threshold in TargetTransformInfo, of any alignment, stay below this.
  MaxStoresPerMemset = MaxStoresPerMemsetOptSize = 4096;
  MaxStoresPerMemcpy = MaxStoresPerMemcpyOptSize = 4096;
  MaxStoresPerMemmove = MaxStoresPerMemmoveOptSize = 4096;
  MaxLoadsPerMemcmp = MaxLoadsPerMemcmpOptSize = 4096;
  // course-runtime has made calls of wide divisions and conversions.
  setMaxDivRemBitWidthSupported(128);
  setMaxLargeFPConvertBitWidthSupported(128);
  setMaxAtomicSizeInBitsSupported(64);
  // Variadic arguments lie in whole slots.
  setMinStackArgumentAlignment(Align(8));
  setMinFunctionAlignment(Align(1));
}

const char *CourseTargetLowering::getTargetNodeName(unsigned Opcode) const {
  switch (static_cast<CourseISD::NodeType>(Opcode)) {
  case CourseISD::FIRST_NUMBER:
    break;
  case CourseISD::SWITCH:
    return "CourseISD::SWITCH";
  case CourseISD::CALL:
    return "CourseISD::CALL";
  case CourseISD::STORE_ARG:
    return "CourseISD::STORE_ARG";
  case CourseISD::RET:
    return "CourseISD::RET";
  case CourseISD::READ:
    return "CourseISD::READ";
  case CourseISD::WRITE:
    return "CourseISD::WRITE";
  case CourseISD::MALLOC:
    return "CourseISD::MALLOC";
  case CourseISD::FREE:
    return "CourseISD::FREE";
  case CourseISD::DYNALLOCA:
    return "CourseISD::DYNALLOCA";
  }
  return nullptr;
}

MVT CourseTargetLowering::getScalarShiftAmountTy(const DataLayout &,
                                                 EVT VT) const {
  return VT.isSimple() && isTypeLegal(VT) ? VT.getSimpleVT() : MVT::i64;
}

EVT CourseTargetLowering::getSetCCResultType(const DataLayout &,
                                             LLVMContext &Context,
                                             EVT VT) const {
  if (VT.isVector())
    return EVT::getVectorVT(Context, MVT::i1, VT.getVectorElementCount());
  return MVT::i1;
}

// The widths of operations; i1 is apart, since its register holds 0 or 1.
static bool isOperationWidth(uint64_t Bits) {
  return Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64;
}

// Narrower operations ignore the upper bits.
static bool isTruncateFreeForWidths(uint64_t From, uint64_t To) {
  return From > To && isOperationWidth(To);
}

bool CourseTargetLowering::isTruncateFree(Type *From, Type *To) const {
  return From->isIntegerTy() && To->isIntegerTy() &&
         isTruncateFreeForWidths(From->getIntegerBitWidth(),
                                 To->getIntegerBitWidth());
}

bool CourseTargetLowering::isTruncateFree(EVT From, EVT To) const {
  return From.isScalarInteger() && To.isScalarInteger() &&
         isTruncateFreeForWidths(From.getFixedSizeInBits(),
                                 To.getFixedSizeInBits());
}

// Results of narrow operations and loads are zero-extended.
static bool isZExtFreeForWidths(uint64_t From, uint64_t To) {
  return From < To && (From == 1 || isOperationWidth(From)) &&
         isOperationWidth(To);
}

bool CourseTargetLowering::isZExtFree(Type *From, Type *To) const {
  return From->isIntegerTy() && To->isIntegerTy() &&
         isZExtFreeForWidths(From->getIntegerBitWidth(),
                             To->getIntegerBitWidth());
}

bool CourseTargetLowering::isZExtFree(EVT From, EVT To) const {
  return From.isScalarInteger() && To.isScalarInteger() &&
         isZExtFreeForWidths(From.getFixedSizeInBits(),
                             To.getFixedSizeInBits());
}

// value + constant.
bool CourseTargetLowering::isLegalAddressingMode(const DataLayout &,
                                                 const AddrMode &AM, Type *,
                                                 unsigned,
                                                 Instruction *) const {
  if (AM.ScalableOffset)
    return false;
  // A global's address is a constant.
  if (AM.HasBaseReg)
    return AM.Scale == 0;
  return AM.Scale == 0 || AM.Scale == 1;
}

// A frame begins at the sp of entry and lies below it. Nothing there leads to
// the caller's frame, so that address is 0.
static SDValue lowerFrameAddress(SDValue Op, SelectionDAG &DAG) {
  if (Op.getConstantOperandVal(0) != 0)
    return DAG.getConstant(0, SDLoc(Op), MVT::i64);
  MachineFrameInfo &MFI = DAG.getMachineFunction().getFrameInfo();
  MFI.setFrameAddressIsTaken(true);
  int Start = MFI.CreateFixedObject(/*Size=*/1, /*SPOffset=*/0,
                                    /*IsImmutable=*/false, /*isAliased=*/true);
  return DAG.getFrameIndex(Start, MVT::i64);
}

SDValue CourseTargetLowering::LowerOperation(SDValue Op,
                                             SelectionDAG &DAG) const {
  switch (Op.getOpcode()) {
  case ISD::GlobalAddress:
    return lowerGlobalAddress(Op, DAG);
  case ISD::DYNAMIC_STACKALLOC:
    return lowerDynamicStackAlloc(Op, DAG);
  case ISD::FRAMEADDR:
    return lowerFrameAddress(Op, DAG);
  case ISD::VASTART:
    return lowerVAStart(Op, DAG);
  case ISD::CTPOP:
    return lowerCTPOP(Op, DAG);
  case ISD::PARITY:
    return lowerPARITY(Op, DAG);
  case ISD::BSWAP:
    return lowerBSWAP(Op, DAG);
  case ISD::ABS:
    return lowerABS(Op, DAG);
  case ISD::SMIN:
  case ISD::UMIN:
  case ISD::SMAX:
  case ISD::UMAX:
    return lowerMinMax(Op, DAG);
  case ISD::LOAD:
    return lowerLoadI1(Op, DAG);
  case ISD::STORE:
    return lowerStoreI1(Op, DAG);
  default:
    llvm_unreachable("operation without custom lowering");
  }
}

// Two copies of the number side by side, by one multiplication, and of these the
// bits from one place on. One rotation alone moves these to the middle of the
// product, so that the division leaves no bits above them; several share the
// copies.
static SDValue getRotation(SDValue X, unsigned Bits, bool IsShared,
                           const SDLoc &DL, SelectionDAG &DAG) {
  const MVT VT = X.getSimpleValueType();
  const unsigned Width = VT.getFixedSizeInBits();
  const MVT WideVT = MVT::getIntegerVT(2 * Width);
  SDValue Wide = DAG.getNode(ISD::ZERO_EXTEND, DL, WideVT, X);
  SDValue Twice = DAG.getConstant((uint64_t(1) << Width) + 1, DL, WideVT);
  unsigned Down = Width;
  if (IsShared ||
      DAG.doesNodeExist(ISD::MUL, DAG.getVTList(WideVT), {Wide, Twice})) {
    COURSE_RULE("rotation-of-shared-copies", Width);
    Down -= Bits;
  } else {
    COURSE_RULE("rotation", Width);
    Twice = DAG.getConstant(((uint64_t(1) << Width) + 1) << Bits, DL, WideVT);
  }
  SDValue Copies = DAG.getNode(ISD::MUL, DL, WideVT, Wide, Twice);
  SDValue Rotated = DAG.getNode(ISD::SRL, DL, WideVT, Copies,
                                DAG.getShiftAmountConstant(Down, WideVT, DL));
  return DAG.getNode(ISD::TRUNCATE, DL, VT, Rotated);
}

// A switch takes any constants: what SimplifyCFG does to make cases small and
// dense, a difference and a rotation of it, is undone, and so is what else can be
// undone on the cases.
static SDValue combineSwitch(SDNode *N, SelectionDAG &DAG) {
  SmallVector<SDValue, 16> Ops(N->ops());
  SDValue V = N->getOperand(1);
  SmallVector<APInt, 8> Cases;
  for (size_t I = 3; I < Ops.size(); I += 2)
    Cases.push_back(APInt(64, N->getConstantOperandVal(I)));
  // An extension of the value to 64 bits, without a sign, is no change.
  bool IsChanged = false;
  while (V.hasOneUse()) {
    const unsigned Opcode = V.getOpcode(), Width = V.getValueSizeInBits();
    if (Opcode == ISD::SIGN_EXTEND || Opcode == ISD::ZERO_EXTEND) {
      const unsigned Narrow = V.getOperand(0).getValueSizeInBits();
      if (!all_of(Cases, [&](const APInt &Case) {
            const APInt Cut = Case.trunc(Narrow);
            return (Opcode == ISD::SIGN_EXTEND ? Cut.sext(Width)
                                               : Cut.zext(Width)) == Case;
          }))
        break;
      for (APInt &Case : Cases)
        Case = Case.trunc(Narrow);
      IsChanged |= Opcode == ISD::SIGN_EXTEND || V != N->getOperand(1);
      V = V.getOperand(0);
      continue;
    }
    const auto *C = V.getNumOperands() == 2
                        ? dyn_cast<ConstantSDNode>(V.getOperand(1))
                        : nullptr;
    if (!C)
      break;
    const APInt &By = C->getAPIntValue();
    if (Opcode == ISD::ADD)
      for_each(Cases, [&](APInt &Case) { Case -= By; });
    else if (Opcode == ISD::ROTL)
      for_each(Cases, [&](APInt &Case) { Case = Case.rotr(By); });
    else if (Opcode == ISD::ROTR)
      for_each(Cases, [&](APInt &Case) { Case = Case.rotl(By); });
    else
      break;
    IsChanged = true;
    V = V.getOperand(0);
  }
  if (!IsChanged)
    return SDValue();
  COURSE_RULE("switch-of-original", V.getValueSizeInBits());
  SDLoc DL(N);
  Ops[1] = DAG.getZExtOrTrunc(V, DL, MVT::i64);
  for (auto [Number, Case] : enumerate(Cases))
    Ops[3 + 2 * Number] =
        DAG.getTargetConstant(Case.getZExtValue(), DL, MVT::i64);
  return DAG.getNode(CourseISD::SWITCH, DL, MVT::Other, Ops);
}

// Switches, and rotations by constants.
SDValue CourseTargetLowering::PerformDAGCombine(SDNode *N,
                                                DAGCombinerInfo &DCI) const {
  if (N->getOpcode() == CourseISD::SWITCH)
    return combineSwitch(N, DCI.DAG);
  if (N->getOpcode() != ISD::ROTL && N->getOpcode() != ISD::ROTR)
    return SDValue();
  const auto *Amount = dyn_cast<ConstantSDNode>(N->getOperand(1));
  SDValue X = N->getOperand(0);
  if (!Amount || !X.getValueType().isSimple() || !isTypeLegal(X.getValueType()))
    return SDValue();
  const unsigned Width = X.getValueSizeInBits();
  unsigned Bits = Amount->getAPIntValue().urem(Width);
  if (Width == 1 || Width == 64 || Bits == 0)
    return SDValue();
  if (N->getOpcode() == ISD::ROTR)
    Bits = Width - Bits;
  const bool IsShared =
      count_if(X->users(), [](const SDNode *User) {
        return User->getOpcode() == ISD::ROTL || User->getOpcode() == ISD::ROTR;
      }) > 1;
  return getRotation(X, Bits, IsShared, SDLoc(N), DCI.DAG);
}

// Every other byte is where it belongs after a rotation by one byte to the left,
// the rest after one to the right.
SDValue CourseTargetLowering::lowerBSWAP(SDValue Op, SelectionDAG &DAG) const {
  SDLoc DL(Op);
  const MVT VT = Op.getSimpleValueType();
  if (VT == MVT::i16)
    return getRotation(Op.getOperand(0), 8, /*IsShared=*/false, DL, DAG);
  COURSE_RULE("byte-swap-by-rotations", 32);
  SDValue X = DAG.getFreeze(Op.getOperand(0));
  auto GetBytes = [&](unsigned Bits, uint64_t Mask) {
    return DAG.getNode(ISD::AND, DL, VT,
                       getRotation(X, Bits, /*IsShared=*/true, DL, DAG),
                       DAG.getConstant(Mask, DL, VT));
  };
  return DAG.getNode(ISD::OR, DL, VT, GetBytes(8, 0x00ff00ff),
                     GetBytes(24, 0xff00ff00));
}

// The number times its sign, 1 or -1, where that costs less than a difference.
SDValue CourseTargetLowering::lowerABS(SDValue Op, SelectionDAG &DAG) const {
  const CourseCostModel &Costs =
      DAG.getSubtarget<CourseSubtarget>().getCostModel();
  if (Costs.getCost(Course::CostClass::MulDiv) >=
      Costs.getCost(Course::CostClass::AddSub))
    return expandABS(Op.getNode(), DAG);
  const MVT VT = Op.getSimpleValueType();
  const unsigned Width = VT.getFixedSizeInBits();
  COURSE_RULE("absolute-by-sign", Width);
  SDLoc DL(Op);
  // It is read twice.
  SDValue X = DAG.getFreeze(Op.getOperand(0));
  SDValue Sign = DAG.getNode(ISD::SRA, DL, VT, X,
                             DAG.getShiftAmountConstant(Width - 1, VT, DL));
  Sign = DAG.getNode(ISD::OR, DL, VT, Sign, DAG.getConstant(1, DL, VT));
  return DAG.getNode(ISD::MUL, DL, VT, X, Sign);
}

// By a comparison that is there already, whichever operand it calls less:
// equal ones may be swapped. A loop that looks for the place of a minimum has
// one. Otherwise by one that maximum, minimum and absolute difference share.
SDValue CourseTargetLowering::lowerMinMax(SDValue Op, SelectionDAG &DAG) const {
  unsigned Opcode = Op.getOpcode();
  bool IsSigned = Opcode == ISD::SMIN || Opcode == ISD::SMAX;
  bool IsMax = Opcode == ISD::SMAX || Opcode == ISD::UMAX;
  SDValue A = Op.getOperand(0), B = Op.getOperand(1);
  SDLoc DL(Op);
  // What is selected by whether \p X is greater (or less) than \p Y.
  auto Select = [&](SDValue X, SDValue Y, ISD::CondCode CC, bool IsGreater) {
    SDValue Condition = DAG.getSetCC(DL, MVT::i1, X, Y, CC);
    return IsGreater == IsMax
               ? DAG.getSelect(DL, Op.getValueType(), Condition, X, Y)
               : DAG.getSelect(DL, Op.getValueType(), Condition, Y, X);
  };
  // A difference wraps if the number is less than what it is reduced by. That
  // comparison is there mostly, or a division, since that is not 0.
  if (Opcode == ISD::UMIN)
    for (auto [X, Difference] : {std::pair(A, B), std::pair(B, A)})
      if (Difference.getOpcode() == ISD::SUB && Difference.getOperand(0) == X) {
        COURSE_RULE("minimum-of-difference", Op.getScalarValueSizeInBits());
        return DAG.getSelect(
            DL, Op.getValueType(),
            DAG.getSetCC(DL, MVT::i1, X, Difference.getOperand(1), ISD::SETULT),
            X, Difference);
      }
  static constexpr ISD::CondCode Conditions[][2] = {{ISD::SETGT, ISD::SETUGT},
                                                    {ISD::SETGE, ISD::SETUGE},
                                                    {ISD::SETLT, ISD::SETULT},
                                                    {ISD::SETLE, ISD::SETULE}};
  for (auto [X, Y] : {std::pair(A, B), std::pair(B, A)})
    for (auto [Index, Condition] : enumerate(Conditions)) {
      ISD::CondCode CC = Condition[!IsSigned];
      if (!DAG.doesNodeExist(ISD::SETCC, DAG.getVTList(MVT::i1),
                             {X, Y, DAG.getCondCode(CC)}))
        continue;
      COURSE_RULE("extremum-by-existing-comparison",
                  Op.getScalarValueSizeInBits());
      return Select(X, Y, CC, /*IsGreater=*/Index < 2);
    }
  COURSE_RULE("extremum-by-greater", Op.getScalarValueSizeInBits());
  return Select(A, B, IsSigned ? ISD::SETGT : ISD::SETUGT, /*IsGreater=*/true);
}

SDValue CourseTargetLowering::lowerGlobalAddress(SDValue Op,
                                                 SelectionDAG &DAG) const {
  const auto *Node = cast<GlobalAddressSDNode>(Op);
  SDLoc DL(Op);
  const GlobalValue *GV = Node->getGlobal();
  std::optional<uint64_t> Address;
  if (const auto *Object =
          dyn_cast_or_null<GlobalVariable>(GV->getAliaseeObject()))
    Address = getCourseGlobalAddress(*Object);
  if (!Address) {
    fail(DAG.getMachineFunction().getFunction(), DL.getDebugLoc(),
         "the address of '" + GV->getName() + "' is not supported");
    return DAG.getPOISON(MVT::i64);
  }
  return DAG.getConstant(*Address + Node->getOffset(), DL, MVT::i64);
}

SDValue CourseTargetLowering::lowerDynamicStackAlloc(SDValue Op,
                                                     SelectionDAG &DAG) const {
  SDLoc DL(Op);
  SDValue Alignment =
      DAG.getTargetConstant(Op.getConstantOperandVal(2), DL, MVT::i64);
  return DAG.getNode(CourseISD::DYNALLOCA, DL,
                     DAG.getVTList(MVT::i64, MVT::Other),
                     {Op.getOperand(0), Op.getOperand(1), Alignment});
}

// A va_list is a pointer to the next variadic argument.
SDValue CourseTargetLowering::lowerVAStart(SDValue Op,
                                           SelectionDAG &DAG) const {
  SDLoc DL(Op);
  const auto *MFI =
      DAG.getMachineFunction().getInfo<CourseMachineFunctionInfo>();
  const Value *List = cast<SrcValueSDNode>(Op.getOperand(2))->getValue();
  if (!MFI->getVarArgsFrameIndex()) {
    fail(DAG.getMachineFunction().getFunction(), DL.getDebugLoc(),
         "va_start in a function without variadic arguments");
    return Op.getOperand(0);
  }
  SDValue First = DAG.getFrameIndex(*MFI->getVarArgsFrameIndex(), MVT::i64);
  return DAG.getStore(Op.getOperand(0), DL, First, Op.getOperand(1),
                      MachinePointerInfo(List));
}

// In memory an i1 is a byte that holds 0 or 1.
SDValue CourseTargetLowering::lowerLoadI1(SDValue Op, SelectionDAG &DAG) const {
  COURSE_RULE("load-of-bit", 1);
  const auto *Load = cast<LoadSDNode>(Op);
  SDLoc DL(Op);
  SDValue Byte = DAG.getLoad(MVT::i8, DL, Load->getChain(), Load->getBasePtr(),
                             Load->getMemOperand());
  SDValue Bit = DAG.getNode(ISD::AssertZext, DL, MVT::i8, Byte,
                            DAG.getValueType(MVT::i1));
  return DAG.getMergeValues(
      {DAG.getNode(ISD::TRUNCATE, DL, MVT::i1, Bit), Byte.getValue(1)}, DL);
}

SDValue CourseTargetLowering::lowerStoreI1(SDValue Op,
                                           SelectionDAG &DAG) const {
  COURSE_RULE("store-of-bit", 1);
  const auto *Store = cast<StoreSDNode>(Op);
  SDLoc DL(Op);
  SDValue Byte = DAG.getNode(ISD::ZERO_EXTEND, DL, MVT::i8, Store->getValue());
  return DAG.getStore(Store->getChain(), DL, Byte, Store->getBasePtr(),
                      Store->getMemOperand());
}

// Selection takes what comes from another block as frozen, but later passes let
// each use of an undefined register, and of its copies, read something else.
// PHIs may: a frozen value is a copy.
void CourseTargetLowering::finalizeLowering(MachineFunction &MF) const {
  TargetLowering::finalizeLowering(MF);
  COURSE_RULES_IN(MF);
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  auto IsRead = [&](Register Reg) {
    return any_of(MF.getRegInfo().use_nodbg_instructions(Reg),
                  [](const MachineInstr &User) { return !User.isPHI(); });
  };
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.isImplicitDef() && IsRead(MI.getOperand(0).getReg())) {
        COURSE_RULE("undefined-as-zero", 64);
        MI.setDesc(TII.get(Course::MOVI));
        MI.addOperand(MF, MachineOperand::CreateImm(0));
      }
}
