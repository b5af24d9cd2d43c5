//===-- PointerOffsets.cpp - Where in objects pointers point --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The least congruences that hold for all executions.
///
//===----------------------------------------------------------------------===//

#include "Transforms/PointerOffsets.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ValueLatticeUtils.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"
#include <numeric>

using namespace llvm;
using namespace llvm::course;

static constexpr uint64_t Everything = UINT64_MAX;

Congruence Congruence::make(int64_t Residue, uint64_t Modulus) {
  if (Modulus > uint64_t(INT64_MAX))
    return {0, 1, false};
  if (Modulus != 0) {
    Residue %= int64_t(Modulus);
    if (Residue < 0)
      Residue += int64_t(Modulus);
  }
  return {Residue, Modulus, false};
}

Congruence Congruence::join(const Congruence &Other) const {
  if (IsEmpty)
    return Other;
  if (Other.IsEmpty)
    return *this;
  const uint64_t Distance = Residue > Other.Residue
                                ? uint64_t(Residue) - uint64_t(Other.Residue)
                                : uint64_t(Other.Residue) - uint64_t(Residue);
  return make(Residue, std::gcd(std::gcd(Modulus, Other.Modulus), Distance));
}

Congruence Congruence::plus(int64_t Distance) const {
  if (IsEmpty)
    return *this;
  return make(int64_t(uint64_t(Residue) + uint64_t(Distance)), Modulus);
}

Congruence Congruence::plusMultiples(uint64_t Step) const {
  return IsEmpty ? *this : make(Residue, std::gcd(Modulus, Step));
}

bool course::mayOverlap(const Congruence &A, uint64_t SizeA,
                        const Congruence &B, uint64_t SizeB) {
  const uint64_t Modulus = std::gcd(A.Modulus, B.Modulus);
  const auto Distance = int64_t(uint64_t(B.Residue) - uint64_t(A.Residue));
  if (Modulus == 0)
    return Distance < 0 ? -uint64_t(Distance) < SizeB
                        : uint64_t(Distance) < SizeA;
  const auto M = int64_t(Modulus);
  const int64_t Up = (Distance % M + M) % M;
  return uint64_t(Up) < SizeA || uint64_t((M - Up) % M) < SizeB;
}

// Whether all calls of F are seen, with their arguments.
static bool hasKnownCalls(const Function &F) {
  return canTrackArgumentsInterprocedurally(const_cast<Function *>(&F));
}

// A call may pass more than there are parameters, for `...`.
static const Function *getKnownCallee(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  return F && !F->isDeclaration() && F->arg_size() <= Call.arg_size() ? F
                                                                      : nullptr;
}

// Addresses count modulo 2^64: only powers of 2 divide what has wrapped.
static Congruence withoutOddPart(const Congruence &C) {
  return C.plusMultiples(C.Modulus & -C.Modulus);
}

Congruence PointerOffsets::evaluate(const GEPOperator &GEP) const {
  SmallMapVector<Value *, APInt, 4> Variables;
  const unsigned Width = DL.getIndexTypeSizeInBits(GEP.getType());
  APInt Constant(Width, 0);
  if (!GEP.getType()->isPointerTy() || Width != 64 ||
      !GEP.collectOffset(DL, Width, Variables, Constant))
    return Congruence::all();
  Congruence Result = get(GEP.getPointerOperand());
  // Two of 2^63 are none.
  if (!GEP.hasNoUnsignedSignedWrap() && !Constant.isSignedIntN(32))
    Result = withoutOddPart(Result);
  Result = Result.plus(Constant.getSExtValue());
  for (const auto &[Index, Scale] : Variables) {
    const unsigned NumZeros =
        computeKnownBits(Index, DL).countMinTrailingZeros();
    uint64_t Step = Scale.abs().getZExtValue();
    if (NumZeros < unsigned(countl_zero(Step)))
      Step <<= NumZeros;
    Result = Result.plusMultiples(Step);
    if (!GEP.hasNoUnsignedSignedWrap())
      Result = withoutOddPart(Result);
  }
  return Result;
}

Congruence PointerOffsets::get(const Value *Pointer) const {
  if (isa<GlobalVariable>(Pointer))
    return Congruence::number(0);
  if (isa<ConstantPointerNull, UndefValue, Function>(Pointer))
    return Congruence();
  if (const auto *Alias = dyn_cast<GlobalAlias>(Pointer))
    return get(Alias->getAliasee());
  if (const auto *C = dyn_cast<ConstantExpr>(Pointer)) {
    const auto *GEP = dyn_cast<GEPOperator>(C);
    return GEP ? evaluate(*GEP) : Congruence::all();
  }
  if (isa<Constant>(Pointer))
    return Congruence::all();
  return Offsets.lookup(Pointer);
}

Congruence PointerOffsets::evaluate(const Instruction &I) const {
  switch (I.getOpcode()) {
  case Instruction::Alloca:
    return Congruence::number(0);
  case Instruction::GetElementPtr:
    return evaluate(cast<GEPOperator>(I));
  case Instruction::PHI: {
    Congruence Result;
    for (const Value *V : cast<PHINode>(I).incoming_values())
      Result = Result.join(get(V));
    return Result;
  }
  case Instruction::Select:
    return get(I.getOperand(1)).join(get(I.getOperand(2)));
  case Instruction::Freeze:
  case Instruction::BitCast:
    return get(I.getOperand(0));
  case Instruction::Load:
    return Stored;
  case Instruction::Call: {
    const auto &Call = cast<CallBase>(I);
    const Function *Callee = Call.getCalledFunction();
    if (Callee && Callee->isDeclaration() && Callee->getName() == "malloc")
      return Congruence::number(0);
    if (const Function *Known = getKnownCallee(Call))
      return Returns.lookup(Known);
    return Congruence::all();
  }
  default:
    return Congruence::all();
  }
}

bool PointerOffsets::update(Congruence &Old, const Congruence &New) {
  const Congruence Joined = Old.join(New);
  if (Joined == Old)
    return false;
  Old = Joined;
  return true;
}

// Arguments that va_list has are loaded.
bool PointerOffsets::updateVariadic(const CallBase &Call) {
  bool IsChanged = false;
  for (unsigned Arg = Call.getFunctionType()->getNumParams();
       Arg < Call.arg_size(); ++Arg)
    if (Call.getArgOperand(Arg)->getType()->isPointerTy())
      IsChanged |= update(Stored, get(Call.getArgOperand(Arg)));
  return IsChanged;
}

bool PointerOffsets::updateArguments(const CallBase &Call) {
  bool IsChanged = updateVariadic(Call);
  const Function *Callee = getKnownCallee(Call);
  if (!Callee || !hasKnownCalls(*Callee))
    return IsChanged;
  for (const Argument &Arg : Callee->args())
    if (Arg.getType()->isPointerTy())
      IsChanged |=
          update(Offsets[&Arg], Arg.hasByValAttr()
                                    ? Congruence::number(0)
                                    : get(Call.getArgOperand(Arg.getArgNo())));
  return IsChanged;
}

bool PointerOffsets::update(const Instruction &I) {
  bool IsChanged = false;
  if (I.getType()->isPointerTy())
    IsChanged |= update(Offsets[&I], evaluate(I));
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return IsChanged | updateArguments(*Call);
  if (const auto *Return = dyn_cast<ReturnInst>(&I)) {
    const Value *V = Return->getReturnValue();
    if (V && V->getType()->isPointerTy())
      IsChanged |= update(Returns[I.getFunction()], get(V));
    return IsChanged;
  }
  // A pointer that is stored otherwise can be loaded as well.
  if (isa<PtrToIntInst, InsertValueInst, AtomicRMWInst, AtomicCmpXchgInst>(I))
    return update(Stored, Congruence::all()) || IsChanged;
  if (const auto *Store = dyn_cast<StoreInst>(&I);
      Store && Store->getValueOperand()->getType()->isPointerTy())
    return update(Stored, get(Store->getValueOperand())) || IsChanged;
  if (changesPointers(I))
    IsChanged |= update(Stored, Congruence::all());
  return IsChanged;
}

// What is stored if Store copies 8 bytes whole, else null.
static const LoadInst *getCopied(const StoreInst &Store) {
  const auto *Load = dyn_cast<LoadInst>(Store.getValueOperand());
  return Load && Load->getType()->isIntegerTy(64) &&
                 Store.getAlign() >= Align(8) && Load->getAlign() >= Align(8)
             ? Load
             : nullptr;
}

// Whether accesses with these tags may touch the same place, as far as types say.
bool PointerOffsets::mayAlias(const AAMDNodes &A, const AAMDNodes &B) const {
  const Value *Any = ConstantPointerNull::get(PointerType::get(Context, 0));
  return !Aliases.isNoAlias(MemoryLocation::getBeforeOrAfter(Any, A),
                            MemoryLocation::getBeforeOrAfter(Any, B));
}

// Whether an access may touch what is read as a pointer, there or where it has
// been copied to.
bool PointerOffsets::isReadAsPointer(const Value *Address, uint64_t Size,
                                     const AAMDNodes &Tags) const {
  for (PointsTo::Node Object : Pointers->getKnownObjects(Address))
    if (auto Found = PointerPlaces.find(Object);
        Found != PointerPlaces.end() &&
        any_of(Found->second, [&](const Place &P) {
          return (Size == Everything ||
                  mayOverlap(get(Address), Size, P.At, DL.getPointerSize())) &&
                 mayAlias(Tags, P.Tags);
        }))
      return true;
  return false;
}

bool PointerOffsets::addPlace(const Value *Address, const Place &New) {
  bool IsNew = false;
  for (PointsTo::Node Object : Pointers->getKnownObjects(Address)) {
    SmallVector<Place, 1> &Places = PointerPlaces[Object];
    if (is_contained(Places, New))
      continue;
    Places.push_back(New);
    IsNew = true;
  }
  return IsNew;
}

// Adds what I reads as a pointer, or copies to where it is read as one.
bool PointerOffsets::addPlaces(const Instruction &I) {
  const Place All{Congruence::all(), AAMDNodes()};
  if (isa<LoadInst>(I) && I.getType()->isPointerTy()) {
    const Value *Address = getLoadStorePointerOperand(&I);
    return addPlace(Address, {get(Address), I.getAAMetadata()});
  }
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    const LoadInst *Load = getCopied(*Store);
    if (!Load || !isReadAsPointer(Store->getPointerOperand(),
                                  DL.getPointerSize(), I.getAAMetadata()))
      return false;
    const Value *Address = Load->getPointerOperand();
    return addPlace(Address, {get(Address), Load->getAAMetadata()});
  }
  if (const auto *Copy = dyn_cast<MemTransferInst>(&I))
    return isReadAsPointer(Copy->getRawDest(), Everything, AAMDNodes()) &&
           addPlace(Copy->getRawSource(), All);
  bool IsNew = false;
  if (const auto *Call = dyn_cast<CallBase>(&I))
    for (unsigned Arg = 0; Arg != Call->arg_size(); ++Arg)
      if (Call->isByValArgument(Arg))
        IsNew |= addPlace(Call->getArgOperand(Arg), All);
  return IsNew;
}

void PointerOffsets::findPointers(const Module &M) {
  PointerPlaces.clear();
  for (bool IsNew = true; IsNew;) {
    IsNew = false;
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        IsNew |= addPlaces(I);
  }
}

// Whether what has been stored in an object that Address may point to has
// addresses, or parts of some.
bool PointerOffsets::holdsAddresses(const Value *Address) const {
  for (PointsTo::Node Object : Pointers->getKnownObjects(Address))
    if (any_of(Pointers->getParts(Object), [&](PointsTo::Node Part) {
          return !Pointers->getStored(Part).empty();
        }))
      return true;
  return false;
}

// Whether an access that is no store of a pointer may write a part of one, or of
// one with another one's.
bool PointerOffsets::changesPointers(const Instruction &I) const {
  const Value *Address = nullptr;
  uint64_t Size = Everything;
  // Whether something that has to do with an address is written.
  bool HasAddress = true;
  auto IsAddress = [&](const Value *V) {
    return !Pointers || !Pointers->getKnownObjects(V).empty();
  };
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    const Value *V = Store->getValueOperand();
    // A vector or an aggregate may have pointers.
    if (!V->getType()->isIntegerTy() && !V->getType()->isFloatingPointTy())
      return true;
    HasAddress = !getCopied(*Store) && IsAddress(V);
    Address = Store->getPointerOperand();
    Size = DL.getTypeStoreSize(V->getType());
  } else if (const auto *Set = dyn_cast<MemSetInst>(&I)) {
    HasAddress = IsAddress(Set->getValue());
    Address = Set->getRawDest();
  } else if (const auto *Copy = dyn_cast<MemTransferInst>(&I)) {
    const bool IsWhole =
        computeKnownBits(Copy->getLength(), DL).countMinTrailingZeros() >= 3 &&
        Copy->getDestAlign().valueOrOne() >= Align(8) &&
        Copy->getSourceAlign().valueOrOne() >= Align(8);
    HasAddress =
        !IsWhole && (!Pointers || holdsAddresses(Copy->getRawSource()));
    Address = Copy->getRawDest();
  }
  return Address && HasAddress &&
         (!Pointers || isReadAsPointer(Address, Size, I.getAAMetadata()));
}

// Whether C, an initial value, holds nothing but addresses of objects' starts.
static bool holdsStartsOnly(const Constant &C) {
  if (isa<GlobalVariable, Function, ConstantData>(C))
    return true;
  return isa<ConstantAggregate>(C) && all_of(C.operands(), [](const Use &Op) {
           return holdsStartsOnly(*cast<Constant>(Op.get()));
         });
}

PointerOffsets::PointerOffsets(const Module &M, const PointsTo *Pointers)
    : DL(M.getDataLayout()), Context(M.getContext()), Pointers(Pointers),
      Libraries(M.getTargetTriple()), Library(Libraries), Aliases(Library) {
  Aliases.addAAResult(Types);
  for (const GlobalVariable &GV : M.globals())
    if (GV.hasInitializer() && !isa<ConstantData>(GV.getInitializer()))
      update(Stored, holdsStartsOnly(*GV.getInitializer())
                         ? Congruence::number(0)
                         : Congruence::all());
  for (const Function &F : M)
    if (!hasKnownCalls(F))
      for (const Argument &Arg : F.args())
        Offsets[&Arg] = Congruence::all();
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    if (Pointers)
      findPointers(M);
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        IsChanged |= update(I);
  }
}
