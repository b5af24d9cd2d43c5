//===-- HeadModel.cpp - Where accesses are and how far apart --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/HeadModel.h"
#include "CourseCostModel.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace llvm::course;

// Unrolled loops add up to 32 offsets, one after the other.
static constexpr unsigned MaxLookup = 64;

//===----------------------------------------------------------------------===//
// What the IR says
//===----------------------------------------------------------------------===//

void course::findHeadObjects(const Value &Pointer,
                             SmallVectorImpl<const Value *> &Objects) {
  getUnderlyingObjects(&Pointer, Objects, /*LI=*/nullptr, MaxLookup);
}

const Value *course::getAccessedPointer(const Instruction &I) {
  if (const auto *Memory = dyn_cast<MemIntrinsic>(&I))
    return Memory->getRawDest();
  return getLoadStorePointerOperand(&I);
}

bool course::isMachineMalloc(const Value &V) {
  const auto *Call = dyn_cast<CallInst>(&V);
  const Function *F = Call ? Call->getCalledFunction() : nullptr;
  return F && F->isDeclaration() && F->getName() == "malloc";
}

HeadPrices course::getHeadPrices(const Module &M) {
  StringRef CPU;
  if (const Function *Main = M.getFunction("main"))
    CPU = Main->getFnAttribute("target-cpu").getValueAsString();
  const CourseCostModel Costs(CourseCostModel::isKnownCPU(CPU) ? CPU
                                                               : "swpp2020");
  auto Get = [&](Course::CostClass C) { return double(Costs.getCost(C)); };
  return {Get(Course::CostClass::HeadByte), Get(Course::CostClass::Reset),
          Get(Course::CostClass::Stack), Get(Course::CostClass::Heap)};
}

// Whether addresses of the object are used for accesses only.
static bool isPrivate(const Value &Object) {
  SmallPtrSet<const Value *, 16> Seen = {&Object};
  SmallVector<const Value *, 16> Addresses = {&Object};
  while (!Addresses.empty())
    for (const Use &U : Addresses.pop_back_val()->uses()) {
      const User *Who = U.getUser();
      if (isa<LoadInst, ICmpInst, MemIntrinsic, LifetimeIntrinsic>(Who))
        continue;
      if (isa<StoreInst>(Who) &&
          U.getOperandNo() == StoreInst::getPointerOperandIndex())
        continue;
      if (!isa<GEPOperator, PHINode, SelectInst>(Who))
        return false;
      if (Seen.insert(Who).second)
        Addresses.push_back(Who);
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

HeadAddress HeadModel::getFrameAddress() {
  HeadAddress P;
  P.IsFrame = true;
  return P;
}

static HeadBase getBase(const MachineOperand &MO) {
  if (MO.isImm())
    return {HeadBase::Zero, 0};
  if (MO.isFI())
    return {HeadBase::Frame, uint64_t(int64_t(MO.getIndex()))};
  if (MO.isReg())
    return {HeadBase::Register, MO.getReg().id()};
  return {};
}

HeadAddress HeadModel::getAddress(const MachineInstr &MI) {
  assert(isCourseAccess(MI) && "only loads and stores have a place");
  const MachineOperand &Base = MI.getOperand(CourseBaseOperand);
  HeadAddress P;
  P.Base = getBase(Base);
  P.Offset = uint64_t(MI.getOperand(CourseBaseOperand + 1).getImm());
  if (Base.isImm())
    P.Offset += uint64_t(Base.getImm());
  // A base of sp says nothing: where no frame needs it, it holds any value.
  P.IsFrame = Base.isFI();
  if (!MI.hasOneMemOperand())
    return P;
  const MachineMemOperand &Memory = **MI.memoperands_begin();
  P.Scopes = Memory.getAAInfo().Scope;
  if (const PseudoSourceValue *Source = Memory.getPseudoValue())
    P.IsFrame |= Source->isStack() || isa<FixedStackPseudoSourceValue>(Source);
  else if (const Value *Pointer = Memory.getValue())
    findHeadObjects(*Pointer, P.Objects);
  return P;
}

std::optional<HeadAddress> HeadModel::getAddress(const Instruction &I) {
  const Value *Pointer = getAccessedPointer(I);
  if (!Pointer)
    return std::nullopt;
  HeadAddress P;
  const DataLayout &DL = I.getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  P.Base = {HeadBase::IR, uint64_t(reinterpret_cast<uintptr_t>(Base))};
  P.Offset = Offset.getZExtValue();
  findHeadObjects(*Base, P.Objects);
  P.Scopes = I.getMetadata(LLVMContext::MD_alias_scope);
  return P;
}

//===----------------------------------------------------------------------===//
// Areas and objects
//===----------------------------------------------------------------------===//

// Whether it came from memory or from elsewhere in the program.
static bool isPassed(const Value &Object) {
  return isa<Argument, LoadInst, CallInst, ExtractValueInst>(Object);
}

HeadModel::HeadModel(const Module &M) : M(M), Prices(getHeadPrices(M)) {
  uint64_t SP = Course::StackAreaEnd;
  const Function *Main = M.getFunction("main");
  if (Main)
    SP = getCourseEntrySP(*Main).value_or(SP);
  // Where the stack is in the heap, so is all else, above it.
  Frames.Area = getAreaOf(SP - 1);
  if (Frames.Area == MemoryArea::Stack)
    Frames.Address = double(SP);
  for (const GlobalVariable &GV : M.globals())
    if (isCourseArena(GV)) {
      Arena = getVariable(GV);
      if (getCourseArenaFill(GV) == ArenaFill::Downward &&
          Frames.Area == MemoryArea::Stack)
        Frames.Address = double(Course::StackAreaEnd);
    }
  const Function *Malloc = M.getFunction("malloc");
  // Without main it is a part of a program.
  HasHeap = !Main || Frames.Area == MemoryArea::Heap ||
            (Malloc && !Malloc->use_empty());
}

HeadObject HeadModel::getVariable(const GlobalVariable &GV) const {
  HeadObject O;
  O.Area = MemoryArea::Stack;
  O.Size = GV.getDataLayout().getTypeAllocSize(GV.getValueType());
  O.IsArena = isCourseArena(GV);
  if (std::optional<uint64_t> Address = getCourseGlobalAddress(GV)) {
    O.Area = getAreaOf(*Address);
    O.Address =
        double(*Address) + getExpectedOffset(*O.Size, getCourseArenaFill(GV));
  }
  return O;
}

bool HeadModel::isStackPrivate() const {
  if (IsStackPrivate)
    return *IsStackPrivate;
  bool IsPrivate = all_of(M.globals(), [&](const GlobalVariable &GV) {
    return !GV.getValueType()->isSized() ||
           getVariable(GV).Area != MemoryArea::Stack || isPrivate(GV);
  });
  if (Frames.Area == MemoryArea::Stack)
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        IsPrivate = IsPrivate && (!isa<AllocaInst>(I) || isPrivate(I));
  IsStackPrivate = IsPrivate;
  return IsPrivate;
}

// Of an object that is allocated here; unknown for others.
MemoryArea HeadModel::getOwnArea(const Value &Object) const {
  if (isa<AllocaInst>(Object) || !HasHeap)
    return Frames.Area;
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return getVariable(*GV).Area;
  return isMachineMalloc(Object) ? MemoryArea::Heap : MemoryArea::Unknown;
}

MemoryArea HeadModel::getObjectArea(const Value &Object) const {
  const MemoryArea Own = getOwnArea(Object);
  // A number that became an address may be any.
  if (Own != MemoryArea::Unknown || !isPassed(Object))
    return Own;
  if (isStackPrivate())
    return MemoryArea::Heap;
  if (!Passed)
    Passed = std::make_unique<PassedAreas>(
        M, [&](const Value &Other) { return getOwnArea(Other); });
  const MemoryArea Area = Passed->get(Object);
  return Area == MemoryArea::Unvisited ? MemoryArea::Unknown : Area;
}

MemoryArea HeadModel::getArea(const HeadAddress &P) const {
  if (std::optional<uint64_t> Address = P.getAddress())
    return getAreaOf(*Address);
  if (P.IsFrame)
    return Frames.Area;
  MemoryArea Common = MemoryArea::Unvisited;
  for (const Value *Object : P.Objects)
    Common = meetAreas(Common, getObjectArea(*Object));
  return Common == MemoryArea::Unvisited ? MemoryArea::Unknown : Common;
}

static std::optional<uint64_t> getConstantSize(const Value &Object) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&Object))
    if (std::optional<TypeSize> Size =
            Alloca->getAllocationSize(Alloca->getDataLayout()))
      return Size->getKnownMinValue();
  const auto *Call = dyn_cast<CallInst>(&Object);
  if (!Call || !isMachineMalloc(Object) || Call->arg_size() != 1)
    return std::nullopt;
  const auto *Size = dyn_cast<ConstantInt>(Call->getArgOperand(0));
  return Size ? std::optional(Size->getValue().getLimitedValue())
              : std::nullopt;
}

HeadObject HeadModel::getObject(const Value &Object) const {
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return getVariable(*GV);
  HeadObject O = isa<AllocaInst>(Object) || !HasHeap
                     ? Frames
                     : HeadObject{MemoryArea::Heap};
  O.Size = getConstantSize(Object);
  return O;
}

// Each counts alike.
SmallVector<HeadObject, 2> HeadModel::findObjects(const HeadAddress &P) const {
  if (std::optional<uint64_t> Address = P.getAddress())
    return {{getAreaOf(*Address), double(*Address), 0}};
  if (P.IsFrame)
    return {Frames};
  SmallVector<HeadObject, 2> Found;
  for (const Value *Object : P.Objects) {
    Found.push_back(getObject(*Object));
    // For arguments, too, that costs matmul-recursive 1.06 with 4 registers.
    if (Arena && isa<LoadInst, CallInst>(Object))
      Found.push_back(*Arena);
  }
  if (Found.empty())
    Found.push_back(HasHeap ? HeadObject{} : Frames);
  return Found;
}

// Whether no object is known that it points into.
static bool isVague(const HeadAddress &P) {
  return !P.getAddress() && !P.IsFrame &&
         all_of(P.Objects, [](const Value *Object) {
           return isPassed(*Object) && !isMachineMalloc(*Object);
         });
}

//===----------------------------------------------------------------------===//
// Distances and paths
//===----------------------------------------------------------------------===//

static bool isInFrame(const HeadAddress &P) {
  return P.IsFrame ||
         (!P.Objects.empty() && all_of(P.Objects, [](const Value *Object) {
           return isa<AllocaInst>(Object);
         }));
}

static bool isSameObject(const HeadAddress &A, const HeadAddress &B) {
  if (A.Scopes && A.Scopes == B.Scopes)
    return true;
  if (A.Objects.size() != 1 || A.Objects != B.Objects)
    return false;
  const auto *GV = dyn_cast<GlobalVariable>(A.Objects.front());
  return !GV || !isCourseArena(*GV);
}

double HeadModel::getDistance(const HeadAddress &A,
                              const HeadAddress &B) const {
  if (A.Base == B.Base)
    return getAddressDistance(A.Offset, B.Offset);
  if (A.IsFrame && B.IsFrame)
    return NearDistance;
  const SmallVector<HeadObject, 2> OfA = findObjects(A), OfB = findObjects(B);
  if (isSameObject(A, B))
    return getDistanceInside(OfA.front());
  // Data of one program is mostly in one of arena and heap.
  if (isVague(A) && isVague(B))
    return FarDistance;
  double Sum = 0;
  for (const HeadObject &OA : OfA)
    for (const HeadObject &OB : OfB)
      Sum += getObjectDistance(OA, OB);
  return Sum / double(OfA.size() * OfB.size());
}

HeadPath HeadModel::getPath(const HeadAddress &From,
                            const HeadAddress &To) const {
  const double Bytes = getDistance(From, To);
  HeadObject Target;
  Target.Area = getArea(To);
  for (const HeadObject &O : findObjects(To))
    if (O.Area == Target.Area)
      Target = O;
  return choosePath(getArea(From), Target, Bytes,
                    From.getAddress() && To.getAddress(), Prices);
}

double HeadModel::getPathToFrame(const HeadAddress &P) const {
  const HeadAddress Frame = getFrameAddress();
  if (isInFrame(P))
    return 0;
  return (getPath(Frame, P).Ticks + getPath(P, Frame).Ticks) / 2;
}

const HeadModel &HeadModelCache::get(const Module &M) {
  if (Known != &M)
    Model = std::make_unique<HeadModel>(M);
  Known = &M;
  return *Model;
}
