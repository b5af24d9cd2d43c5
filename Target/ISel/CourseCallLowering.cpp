//===-- CourseCallLowering.cpp - Calls, arguments, returns ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A call is one instruction with its arguments as operands and its result in
/// any register. Arguments and results narrower than 64 bits are zero-extended.
/// The 17th and later arguments, and every variadic one, lie in 8-byte slots
/// from the caller's sp up; so do earlier ones if a caller has fewer registers.
///
//===----------------------------------------------------------------------===//

#include "CourseDiagnostics.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "ISel/CourseISelLowering.h"
#include "llvm/CodeGen/CallingConvLower.h"
#include "llvm/CodeGen/MachineFrameInfo.h"

using namespace llvm;

namespace {

/// Knows how many arguments can be in registers.
class CourseCCState : public CCState {
public:
  unsigned NumArgumentRegisters;

  CourseCCState(const Function &Callee, CallingConv::ID CC, bool IsVarArg,
                MachineFunction &MF, SmallVectorImpl<CCValAssign> &Locations)
      : CCState(CC, IsVarArg, MF, Locations, Callee.getContext()),
        NumArgumentRegisters(getNumCourseArgumentRegisters(Callee)) {}
};

} // namespace

static bool hasArgumentRegister(const CCState &State) {
  ArrayRef<MCPhysReg> Registers = Course::ARGRegClass.getRegisters();
  return State.getFirstUnallocated(Registers) <
         static_cast<const CourseCCState &>(State).NumArgumentRegisters;
}

#include "CourseGenCallingConv.inc"

// A value of 64 bits as the callee or the caller left it, narrowed to its type.
static SDValue narrow(SDValue Value, EVT VT, bool IsZeroExtended,
                      const SDLoc &DL, SelectionDAG &DAG) {
  if (VT == MVT::i64)
    return Value;
  if (IsZeroExtended)
    Value =
        DAG.getNode(ISD::AssertZext, DL, MVT::i64, Value, DAG.getValueType(VT));
  return DAG.getNode(ISD::TRUNCATE, DL, VT, Value);
}

static SDValue widen(SDValue Value, const SDLoc &DL, SelectionDAG &DAG) {
  return DAG.getZExtOrTrunc(Value, DL, MVT::i64);
}

// Results of at most 64 bits together are one: each lies above those before it.
static SDValue packResults(ArrayRef<ISD::OutputArg> Outs,
                           ArrayRef<SDValue> Values, const SDLoc &DL,
                           SelectionDAG &DAG) {
  if (Values.size() == 1)
    return widen(Values.front(), DL, DAG);
  SDValue Packed = DAG.getConstant(0, DL, MVT::i64);
  uint64_t Offset = 0;
  for (auto [Out, Value] : zip(Outs, Values)) {
    // A member that is undefined must not make the others so.
    SDValue Part = widen(DAG.getFreeze(Value), DL, DAG);
    Packed = DAG.getNode(ISD::OR, DL, MVT::i64, Packed,
                         DAG.getNode(ISD::SHL, DL, MVT::i64, Part,
                                     DAG.getConstant(Offset, DL, MVT::i64)),
                         SDNodeFlags::Disjoint);
    Offset += Out.VT.getFixedSizeInBits();
  }
  return Packed;
}

static void unpackResults(SDValue Packed, ArrayRef<ISD::InputArg> Ins,
                          const SDLoc &DL, SelectionDAG &DAG,
                          SmallVectorImpl<SDValue> &Values) {
  uint64_t Offset = 0;
  for (const ISD::InputArg &In : Ins) {
    SDValue Value = Packed;
    if (Offset != 0)
      Value = DAG.getNode(ISD::SRL, DL, MVT::i64, Packed,
                          DAG.getConstant(Offset, DL, MVT::i64));
    // Nothing lies above the last one.
    Values.push_back(narrow(Value, In.VT,
                            /*IsZeroExtended=*/&In == &Ins.back(), DL, DAG));
    Offset += In.VT.getFixedSizeInBits();
  }
}

SDValue CourseTargetLowering::LowerFormalArguments(
    SDValue Chain, CallingConv::ID CallConv, bool IsVarArg,
    const SmallVectorImpl<ISD::InputArg> &Ins, const SDLoc &DL,
    SelectionDAG &DAG, SmallVectorImpl<SDValue> &InVals) const {
  MachineFunction &MF = DAG.getMachineFunction();
  MachineFrameInfo &FrameInfo = MF.getFrameInfo();
  auto *FuncInfo = MF.getInfo<CourseMachineFunctionInfo>();

  SmallVector<CCValAssign, 16> Locations;
  CourseCCState State(MF.getFunction(), CallConv, IsVarArg, MF, Locations);
  State.AnalyzeFormalArguments(Ins, CC_Course);

  SmallVector<unsigned, 16> ArgBits;
  for (const CCValAssign &Location : Locations) {
    SDValue Value;
    if (Location.isRegLoc()) {
      ArgBits.push_back(Location.getValVT().getFixedSizeInBits());
      Register Reg = MF.addLiveIn(Location.getLocReg(), &Course::VALRegClass);
      Value = DAG.getCopyFromReg(Chain, DL, Reg, MVT::i64);
    } else {
      int FI = FrameInfo.CreateFixedObject(8, Location.getLocMemOffset(),
                                           /*IsImmutable=*/true);
      Value = DAG.getLoad(MVT::i64, DL, Chain, DAG.getFrameIndex(FI, MVT::i64),
                          MachinePointerInfo::getFixedStack(MF, FI));
    }
    InVals.push_back(
        narrow(Value, Location.getValVT(), /*IsZeroExtended=*/true, DL, DAG));
  }
  FuncInfo->setNumArgRegs(ArgBits.size());
  FuncInfo->setArgBits(ArgBits);
  if (IsVarArg)
    FuncInfo->setVarArgsFrameIndex(FrameInfo.CreateFixedObject(
        8, State.getStackSize(), /*IsImmutable=*/false));
  return Chain;
}

// The caller's copy of an argument that the callee may change.
static SDValue copyByVal(SDValue Chain, SDValue Pointer, ISD::ArgFlagsTy Flags,
                         const SDLoc &DL, SelectionDAG &DAG, SDValue &Copy) {
  uint64_t Size = Flags.getByValSize();
  Align Alignment = Flags.getNonZeroByValAlign();
  if (Size > Course::StackAreaEnd) {
    fail(DAG.getMachineFunction().getFunction(), DL.getDebugLoc(),
         "an argument of " + Twine(Size) + " bytes is larger than the stack");
    Copy = Pointer;
    return Chain;
  }
  int FI = DAG.getMachineFunction().getFrameInfo().CreateStackObject(
      std::max<uint64_t>(Size, 1), Alignment, /*isSpillSlot=*/false);
  Copy = DAG.getFrameIndex(FI, MVT::i64);
  return DAG.getMemcpy(
      Chain, DL, Copy, Pointer, DAG.getConstant(Size, DL, MVT::i64), Alignment,
      /*isVol=*/false, /*AlwaysInline=*/true, /*CI=*/nullptr, std::nullopt,
      MachinePointerInfo::getFixedStack(DAG.getMachineFunction(), FI),
      MachinePointerInfo());
}

static void pushUndefinedResults(TargetLowering::CallLoweringInfo &CLI,
                                 SmallVectorImpl<SDValue> &InVals) {
  for (const ISD::InputArg &In : CLI.Ins)
    InVals.push_back(CLI.DAG.getPOISON(In.VT));
}

// Null, with an error, where the machine cannot call it.
static const Function *getCallee(TargetLowering::CallLoweringInfo &CLI) {
  const Function &Caller = CLI.DAG.getMachineFunction().getFunction();
  const DebugLoc &DL = CLI.DL.getDebugLoc();
  if (const auto *External = dyn_cast<ExternalSymbolSDNode>(CLI.Callee)) {
    const char *Name = External->getSymbol();
    fail(Caller, DL,
         Twine("undefined function '") + (Name ? Name : "of a library") + "'");
    return nullptr;
  }
  const auto *Global = dyn_cast<GlobalAddressSDNode>(CLI.Callee);
  const auto *Callee =
      Global
          ? dyn_cast_or_null<Function>(Global->getGlobal()->getAliaseeObject())
          : nullptr;
  if (!Callee) {
    fail(Caller, DL, "indirect calls are not supported");
    return nullptr;
  }
  if (Callee->isDeclarationForLinker() &&
      !Course::isBuiltinFunctionName(Callee->getName())) {
    fail(Caller, DL, "undefined function '" + Callee->getName() + "'");
    return nullptr;
  }
  return Callee;
}

SDValue
CourseTargetLowering::lowerBuiltinCall(const Function &Callee,
                                       CallLoweringInfo &CLI,
                                       SmallVectorImpl<SDValue> &InVals) const {
  SelectionDAG &DAG = CLI.DAG;
  const SDLoc &DL = CLI.DL;
  StringRef Name = Callee.getName();
  unsigned NumArgs = Name == "read" ? 0 : 1;
  if (CLI.OutVals.size() != NumArgs || CLI.Ins.size() > 1) {
    fail(DAG.getMachineFunction().getFunction(), DL.getDebugLoc(),
         "'" + Name + "' takes " + Twine(NumArgs) +
             (NumArgs == 1 ? " argument" : " arguments") +
             " of at most 64 bits and gives one result of at most 64 bits");
    pushUndefinedResults(CLI, InVals);
    return CLI.Chain;
  }

  SmallVector<SDValue, 2> Ops = {CLI.Chain};
  if (NumArgs)
    Ops.push_back(widen(CLI.OutVals[0], DL, DAG));
  SDValue Result, Chain;
  if (Name == "read" || Name == "malloc") {
    Result = DAG.getNode(Name == "read" ? CourseISD::READ : CourseISD::MALLOC,
                         DL, DAG.getVTList(MVT::i64, MVT::Other), Ops);
    Chain = Result.getValue(1);
  } else {
    Chain = DAG.getNode(Name == "write" ? CourseISD::WRITE : CourseISD::FREE,
                        DL, MVT::Other, Ops);
    Result = DAG.getConstant(0, DL, MVT::i64);
  }
  if (!CLI.Ins.empty())
    InVals.push_back(
        narrow(Result, CLI.Ins[0].VT, /*IsZeroExtended=*/false, DL, DAG));
  return Chain;
}

SDValue
CourseTargetLowering::LowerCall(CallLoweringInfo &CLI,
                                SmallVectorImpl<SDValue> &InVals) const {
  SelectionDAG &DAG = CLI.DAG;
  const SDLoc &DL = CLI.DL;
  MachineFunction &MF = DAG.getMachineFunction();
  MachineFrameInfo &FrameInfo = MF.getFrameInfo();
  CLI.IsTailCall = false;

  const Function *Callee = getCallee(CLI);
  if (!Callee) {
    pushUndefinedResults(CLI, InVals);
    return CLI.Chain;
  }
  if (Callee->isDeclarationForLinker())
    return lowerBuiltinCall(*Callee, CLI, InVals);

  SmallVector<CCValAssign, 16> Locations;
  CourseCCState State(*Callee, CLI.CallConv, CLI.IsVarArg, MF, Locations);
  for (auto [I, Out] : enumerate(CLI.Outs)) {
    CCAssignFn *Assign = Out.Flags.isVarArg() ? CC_CourseVariadic : CC_Course;
    if (Assign(I, Out.VT, Out.VT, CCValAssign::Full, Out.Flags, Out.OrigTy,
               State))
      llvm_unreachable("every integer has its place");
  }
  FrameInfo.setHasCalls(true);
  if (uint64_t Size = State.getStackSize()) {
    FrameInfo.setAdjustsStack(true);
    FrameInfo.setMaxCallFrameSize(
        std::max<uint64_t>(FrameInfo.getMaxCallFrameSize(), Size));
  }

  SDValue Chain = CLI.Chain;
  SmallVector<SDValue, 16> Args;
  SmallVector<SDValue, 8> Stores;
  for (auto [Location, Value, Out] : zip(Locations, CLI.OutVals, CLI.Outs)) {
    if (Out.Flags.isByVal())
      Chain = copyByVal(Chain, Value, Out.Flags, DL, DAG, Value);
    Value = widen(Value, DL, DAG);
    if (Location.isRegLoc()) {
      Args.push_back(Value);
      continue;
    }
    SDValue Offset =
        DAG.getTargetConstant(Location.getLocMemOffset(), DL, MVT::i64);
    Chain = DAG.getNode(CourseISD::STORE_ARG, DL, MVT::Other,
                        {Chain, Value, Offset});
  }

  SmallVector<SDValue, 18> Ops = {
      Chain, DAG.getTargetGlobalAddress(Callee, DL, MVT::i64)};
  append_range(Ops, Args);
  bool HasResult = !CLI.Ins.empty();
  SDVTList VTs = HasResult ? DAG.getVTList(MVT::i64, MVT::Other)
                           : DAG.getVTList(MVT::Other);
  SDValue Call = DAG.getNode(CourseISD::CALL, DL, VTs, Ops);
  if (HasResult)
    unpackResults(Call, CLI.Ins, DL, DAG, InVals);
  return Call.getValue(HasResult ? 1 : 0);
}

bool CourseTargetLowering::CanLowerReturn(
    CallingConv::ID CallConv, MachineFunction &MF, bool IsVarArg,
    const SmallVectorImpl<ISD::OutputArg> &Outs, LLVMContext &Context,
    const Type *) const {
  // Type legalization cannot make integers of the parts of a vector of halves.
  unsigned NumBits = 0;
  for (const ISD::OutputArg &Out : Outs) {
    if (Out.ArgVT.isVector() && Out.ArgVT.isFloatingPoint())
      return false;
    NumBits += Out.VT.getFixedSizeInBits();
  }
  return NumBits <= 64;
}

SDValue
CourseTargetLowering::LowerReturn(SDValue Chain, CallingConv::ID, bool,
                                  const SmallVectorImpl<ISD::OutputArg> &Outs,
                                  const SmallVectorImpl<SDValue> &OutVals,
                                  const SDLoc &DL, SelectionDAG &DAG) const {
  SmallVector<SDValue, 2> Ops = {Chain};
  if (!OutVals.empty())
    Ops.push_back(packResults(Outs, OutVals, DL, DAG));
  return DAG.getNode(CourseISD::RET, DL, MVT::Other, Ops);
}
