//===-- CourseFitArrays.cpp - Arrays as large as is used ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives arrays as many rows and columns as ranges of their indices say are used:
///
///   int t[1000][1000];                    int t[40][50];
///   for (i = 0; i < n; i++)          =>   for (i = 0; i < n; i++)
///     for (j = 0; j < m; j++)               for (j = 0; j < m; j++)
///       t[i][j] = i * j;                      t[i][j] = i * j;
///
/// if n is at most 40 and m at most 50. So rows lie closer together, and more of
/// the data finds room in the stack area.
///
/// Arrays are variables of the program that are zero-filled at first, of which
/// all accesses and addresses are known (ObjectUses.h). Each address is the one
/// of the variable and a sum of products of indices with the sizes of rows
/// (AddressParts.h), each of which must stay inside of its row: t[0][1000] is
/// t[1][0]. A block may fill all of the array, or a part of a row.
///
/// SizeClasses asks for code in which arrays are smaller; where none became
/// smaller, that code goes.
///
/// Linear in the size of the program, apart from the analyses of pointers and
/// ranges.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseFitArrays.h"
#include "Memory/CourseGlobalLayout.h"
#include "Transforms/ObjectElements.h"
#include "Transforms/RangeAnalysis.h"
#include "Transforms/SizeClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-fit-arrays"

STATISTIC(NumFitted, "Number of arrays that got smaller");

namespace {

/// The sum of Factor * Value, and Constant.
struct LinearIndex {
  SmallVector<std::pair<const Value *, int64_t>, 2> Terms;
  int64_t Constant = 0;
};

/// A load, a store, or a block, and its place in an array: an index for each
/// dimension, the outermost first, and at last one for the bytes of an element.
struct ArrayAccess {
  Instruction *I;
  SmallVector<LinearIndex, 4> Indices;
};

/// An array and what it could be.
class FittedArray {
  ObjectGroup Uses;
  GlobalVariable &Variable;
  const DataLayout &DL;
  /// Null when all is known.
  const RangeAnalysis *Analysis;
  /// How far apart what a dimension numbers is, in bytes, the outermost first.
  SmallVector<uint64_t, 4> Strides;
  SmallVector<uint64_t, 4> OldCounts, NewCounts;
  Type *Element;
  std::vector<ArrayAccess> Accesses;

  ConstantRange getRange(const Value *V) const {
    return Analysis->Ranges.get(V).Range;
  }
  Interval getInterval(const LinearIndex &Index) const;
  std::optional<uint64_t> getMaxBytes(const Instruction &I) const;
  bool isWhole(const Instruction &I) const;
  bool isInSeveralDimensions(int64_t Scale) const;
  bool add(Instruction &I, const Value &Pointer);
  Type *getNewType() const;
  void remark() const;

public:
  /// \p Uses are all that there are.
  FittedArray(ObjectGroup &Uses, const RangeAnalysis &Analysis);

  /// Whether fewer elements are enough.
  bool findUsed();
  /// Takes them; the variable goes.
  void fit();
  GlobalVariable &getVariable() const { return Variable; }
};

} // namespace

//===----------------------------------------------------------------------===//
// What is used
//===----------------------------------------------------------------------===//

FittedArray::FittedArray(ObjectGroup &Uses, const RangeAnalysis &Analysis)
    : Uses(std::move(Uses)),
      Variable(*cast<GlobalVariable>(this->Uses.Allocations.front())),
      DL(Variable.getDataLayout()), Analysis(&Analysis),
      Element(Variable.getValueType()) {
  while (const auto *Array = dyn_cast<ArrayType>(Element)) {
    Element = Array->getElementType();
    Strides.push_back(DL.getTypeAllocSize(Element));
    OldCounts.push_back(Array->getNumElements());
  }
  NewCounts.assign(OldCounts.size(), 0);
}

Interval FittedArray::getInterval(const LinearIndex &Index) const {
  AddressParts Parts;
  Parts.Offset = Index.Constant;
  for (auto [V, Factor] : Index.Terms)
    Parts.Scales[V] += Factor;
  return Parts.getDistance([this](const Value *V) { return getRange(V); });
}

// How many bytes are accessed at most; none if that is not known.
std::optional<uint64_t> FittedArray::getMaxBytes(const Instruction &I) const {
  const auto *Block = dyn_cast<MemSetInst>(&I);
  if (!Block)
    return getElementSize(I);
  const Value *Length = Block->getLength();
  if (const auto *Constant = dyn_cast<ConstantInt>(Length))
    return Constant->getZExtValue();
  if (!RangeSolver::isTracked(Length))
    return std::nullopt;
  return getRange(Length).getUnsignedMax().getLimitedValue();
}

bool FittedArray::isWhole(const Instruction &I) const {
  const auto *Block = dyn_cast<MemSetInst>(&I);
  const auto *Length =
      Block ? dyn_cast<ConstantInt>(Block->getLength()) : nullptr;
  return Length && Block->getDest() == &Variable &&
         Length->getZExtValue() == DL.getTypeAllocSize(Variable.getValueType());
}

// Takes the part of the index that is a multiple of the stride, to the nearest.
static LinearIndex takeMultiple(LinearIndex &Index, int64_t Stride) {
  LinearIndex Multiple;
  for (auto &[V, Factor] : Index.Terms) {
    const int64_t Half = Factor < 0 ? -(Stride / 2) : Stride / 2;
    const int64_t Times = (Factor + Half) / Stride;
    if (Times != 0)
      Multiple.Terms.push_back({V, Times});
    Factor -= Times * Stride;
  }
  erase_if(Index.Terms, [](const auto &Term) { return Term.second == 0; });
  return Multiple;
}

bool FittedArray::isInSeveralDimensions(int64_t Scale) const {
  LinearIndex Rest;
  Rest.Terms.push_back({nullptr, Scale});
  return count_if(Strides, [&](uint64_t Stride) {
           return !takeMultiple(Rest, Stride).Terms.empty();
         }) > 1;
}

// Whether some use of V may see another value than others. LLVM does not follow
// PHIs around a loop.
static bool mayBeUndef(const Value &V, const Sigmas &S) {
  // More than an index of a loop is made of.
  constexpr unsigned MaxValues = 32;
  SmallSetVector<const Value *, 8> Values;
  Values.insert(S.getOriginal(&V));
  for (unsigned I = 0; I != Values.size(); ++I) {
    const Value *Next = Values[I];
    if (isGuaranteedNotToBeUndef(Next))
      continue;
    if (I == MaxValues ||
        !isa<PHINode, BinaryOperator, CastInst, SelectInst>(Next))
      return true;
    for (const Value *Op : cast<Instruction>(Next)->operands())
      Values.insert(S.getOriginal(Op));
  }
  return false;
}

// Finds the indices of an access; false if they may leave their rows.
bool FittedArray::add(Instruction &I, const Value &Pointer) {
  const std::optional<uint64_t> Bytes = getMaxBytes(I);
  const std::optional<AddressParts> Parts = AddressParts::get(Pointer, DL);
  // Sums of what is below 2^40 do not wrap around.
  if (!Bytes || *Bytes == 0 || *Bytes >= 1ull << 40 || !Parts ||
      Parts->Base != &Variable || Parts->Scales.size() > 64)
    return false;
  // An undefined value may be another one for each dimension.
  if (any_of(Parts->Scales, [&](const auto &Scale) {
        return isInSeveralDimensions(Scale.second) &&
               mayBeUndef(*Scale.first, Analysis->S);
      }))
    return false;
  LinearIndex Rest;
  Rest.Constant = Parts->Offset;
  for (auto [V, Scale] : Parts->Scales)
    if (Scale != 0)
      Rest.Terms.push_back({V, Scale});
  ArrayAccess &Access = Accesses.emplace_back(ArrayAccess{&I, {}});
  for (auto [Dimension, Stride] : enumerate(Strides)) {
    LinearIndex Index = takeMultiple(Rest, Stride);
    const Interval Inside = getInterval(Rest);
    // What is never executed may be anywhere.
    if (Inside.Low > Inside.High) {
      Access.Indices.assign(Strides.size() + 1, {});
      return true;
    }
    const auto Size = int64_t(Stride);
    Index.Constant = divideFloorSigned(Inside.Low, Size);
    const bool IsBlock = isa<MemSetInst>(I) && Dimension + 1 == Strides.size();
    const int64_t Last = Inside.High + (IsBlock ? 0 : int64_t(*Bytes) - 1);
    if (Inside.Low == INT64_MIN || Inside.High > INT64_MAX - (1ll << 40) ||
        divideFloorSigned(Last, Size) != Index.Constant)
      return false;
    Rest.Constant -= Index.Constant * Size;
    Interval Used = getInterval(Index);
    if (IsBlock && Used.High >= 1ll << 40)
      return false;
    if (IsBlock)
      Used.High += (Inside.High - Index.Constant * Size + *Bytes - 1) / Size;
    uint64_t &Count = NewCounts[Dimension];
    // Outside of the array nothing is accessed.
    const auto Old = int64_t(OldCounts[Dimension]);
    if (Dimension != 0 && (Used.Low < 0 || Used.High >= Old))
      return false;
    Count = std::max<uint64_t>(Count,
                               std::clamp<int64_t>(Used.High, 0, Old - 1) + 1);
    Access.Indices.push_back(std::move(Index));
  }
  Access.Indices.push_back(std::move(Rest));
  return true;
}

// Whether nobody asks for the address itself.
static bool isOnlyAccessed(const Value &Pointer) {
  return all_of(Pointer.users(),
                IsaPred<GetElementPtrInst, LoadInst, StoreInst, MemSetInst>);
}

bool FittedArray::findUsed() {
  for (Instruction *I : Uses.Accesses)
    if (!add(*I, *getLoadStorePointerOperand(I))) {
      LLVM_DEBUG(dbgs() << Variable.getName() << ":" << *I << " at "
                        << *getLoadStorePointerOperand(I) << "\n");
      return false;
    }
  for (MemIntrinsic *Block : Uses.Blocks)
    if (!isa<MemSetInst>(Block) || Block->isVolatile() ||
        (!isWhole(*Block) && !add(*Block, *Block->getDest())))
      return false;
  if (!isOnlyAccessed(Variable) || !all_of(Uses.Steps, [](const Value *Step) {
        return isOnlyAccessed(*Step);
      }))
    return false;
  if (NewCounts.size() > 1)
    NewCounts.back() = std::min(getFittedRow(NewCounts.back(), Strides.back()),
                                OldCounts.back());
  // Values have other names while ranges are known.
  for (ArrayAccess &Access : Accesses)
    for (LinearIndex &Index : Access.Indices)
      for (auto &Term : Index.Terms)
        Term.first = Analysis->S.getOriginal(Term.first);
  Analysis = nullptr;
  return !Accesses.empty() && NewCounts != OldCounts;
}

//===----------------------------------------------------------------------===//
// The change
//===----------------------------------------------------------------------===//

static Value *emit(const LinearIndex &Index, IRBuilder<> &B) {
  Value *Sum = nullptr;
  for (auto [V, Factor] : Index.Terms) {
    Value *Product =
        B.CreateSExtOrTrunc(const_cast<Value *>(V), B.getInt64Ty());
    if (Factor != 1)
      Product = B.CreateNSWMul(Product, B.getInt64(Factor));
    Sum = Sum ? B.CreateNSWAdd(Sum, Product) : Product;
  }
  Value *Constant = B.getInt64(Index.Constant);
  if (!Sum)
    return Constant;
  return Index.Constant == 0 ? Sum : B.CreateNSWAdd(Sum, Constant);
}

Type *FittedArray::getNewType() const {
  Type *Ty = Element;
  for (uint64_t Count : reverse(NewCounts))
    Ty = ArrayType::get(Ty, Count);
  return Ty;
}

void FittedArray::remark() const {
  const Instruction &Access = *Accesses.front().I;
  OptimizationRemarkEmitter ORE(Access.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Fitted", &Access)
           << ore::NV("Array", Variable.getName()) << " got "
           << ore::NV("NewSize", DL.getTypeAllocSize(getNewType()))
           << " bytes of "
           << ore::NV("OldSize", DL.getTypeAllocSize(Variable.getValueType()))
           << ", as no index needs more";
  });
}

void FittedArray::fit() {
  remark();
  Type *Ty = getNewType();
  auto *New = new GlobalVariable(*Variable.getParent(), Ty,
                                 /*isConstant=*/false, Variable.getLinkage(),
                                 ConstantAggregateZero::get(Ty), "", &Variable);
  New->copyAttributesFrom(&Variable);
  New->takeName(&Variable);
  for (const ArrayAccess &Access : Accesses) {
    IRBuilder<> B(Access.I);
    SmallVector<Value *, 5> Indices{B.getInt64(0)};
    for (const LinearIndex &Index : drop_end(Access.Indices))
      Indices.push_back(emit(Index, B));
    Value *Address = B.CreateInBoundsGEP(Ty, New, Indices);
    const LinearIndex &Bytes = Access.Indices.back();
    if (!Bytes.Terms.empty() || Bytes.Constant != 0)
      Address = B.CreateInBoundsPtrAdd(Address, emit(Bytes, B));
    if (auto *Block = dyn_cast<MemSetInst>(Access.I)) {
      Block->setDest(Address);
      Block->setDestAlignment(Bytes.Terms.empty() && Bytes.Constant == 0
                                  ? DL.getABITypeAlign(Element)
                                  : Align());
      continue;
    }
    Access.I->replaceUsesOfWith(getLoadStorePointerOperand(Access.I), Address);
    setLoadStoreAlignment(Access.I, Align(getElementSize(*Access.I)));
  }
  // What is left fills all of the array, or nothing uses it.
  SmallVector<WeakTrackingVH, 8> Unused(Uses.Steps.begin(), Uses.Steps.end());
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Unused);
  for (User *U : make_early_inc_range(Variable.users())) {
    auto *Block = cast<MemSetInst>(U);
    Block->setDest(New);
    Block->setLength(ConstantInt::get(Block->getLength()->getType(),
                                      DL.getTypeAllocSize(Ty)));
  }
  Variable.eraseFromParent();
  ++NumFitted;
}

static bool isCandidate(const ObjectGroup &G) {
  const auto *GV = G.Allocations.size() == 1
                       ? dyn_cast<GlobalVariable>(G.Allocations.front())
                       : nullptr;
  return GV && !G.IsObscure && isZeroFilledVariable(*GV) &&
         isa<ArrayType>(GV->getValueType()) &&
         GV->getDataLayout().getTypeAllocSize(GV->getValueType()) != 0;
}

PreservedAnalyses CourseFitArraysPass::run(Module &M,
                                           ModuleAnalysisManager &MAM) {
  if (none_of(M.globals(), [](const GlobalVariable &GV) {
        return GV.hasLocalLinkage() && isa<ArrayType>(GV.getValueType()) &&
               !GV.isConstant();
      }))
    return PreservedAnalyses::all();
  expandVariableAddresses(M);
  ObjectUses Objects(M);
  if (!Objects.analyze()) {
    removeSizeClasses(M, {});
    return PreservedAnalyses::none();
  }
  std::vector<FittedArray> Arrays;
  {
    const RangeAnalysis Analysis(M, MAM);
    for (ObjectGroup &Group : Objects.getGroups())
      if (isCandidate(Group))
        if (FittedArray A(Group, Analysis); A.findUsed())
          Arrays.push_back(std::move(A));
  }
  SmallPtrSet<const Value *, 8> Changed;
  StringSet<> Useful;
  for (const FittedArray &A : Arrays) {
    Changed.insert(&A.getVariable());
    Useful.insert(
        A.getVariable().getAttribute(CourseExclusiveAttr).getValueAsString());
  }
  if (!Changed.empty())
    dropSizes(M, Objects, Changed);
  for (FittedArray &A : Arrays)
    A.fit();
  removeSizeClasses(M, Useful);
  return PreservedAnalyses::none();
}
