//===-- CourseInterleaveArrays.cpp - Large arrays side by side ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Arrays that do not find room in the stack area become one, in which elements
/// with the same index lie side by side:
///
///   int a[100000], b[100000];             struct { int a, b; } ab[100001];
///   c += a[i] * b[i];                =>   c += ab[i].a * ab[i].b;
///
/// That pays if elements with the same index are used together, as somewhere in
/// one block. And it pays for huge arrays: a program has them for the largest
/// input that it can take, and few inputs are as large. Then what is used of each
/// lies at its start, and the head travels over all the rest, 160 from a[0] to
/// b[0]; side by side, what is used of all of them lies together, even if one has
/// more elements than another. For an array that is used alone, the head travels
/// over the others: a little for each element.
///
/// Arrays are variables of the program that are zero-filled at first, of which
/// all accesses and addresses are known (ObjectUses.h). A pointer may lead to one
/// of them only, and nothing fills or copies them as blocks. There is one element
/// more, since an address may be that of the end.
///
/// Linear in the size of the program, apart from the analysis of pointers.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseInterleaveArrays.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "Transforms/AddressParts.h"
#include "Transforms/ObjectElements.h"
#include "Transforms/SizeClasses.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-interleave-arrays"

STATISTIC(NumInterleaved, "Number of arrays whose elements lie among others");

// Smaller arrays may find room in the stack area. With 5000, programs with static
// arrays that do not fit there would cost 0.970 and not 0.943 of what they do
// without this pass, disjoint-sets 1.44.
static cl::opt<uint64_t>
    LeastSize("course-interleave-arrays-size", cl::Hidden,
              cl::init(Course::StackAreaEnd),
              cl::desc("Elements of arrays with more bytes lie side by side"));

// A program that uses all of larger arrays takes too long for this to matter. With
// arrays of 80 000 and 400 000 bytes, road-network costs 0.11 with 10 places of what
// it does if only those of the same length lie together, 0.44 with 1000, and 2.4
// with 20 000, which is 350 million. Arrays of 20 000 and 40 000 bytes that are used
// alone would cost 1.24 if they are used whole.
static cl::opt<uint64_t>
    HugeSize("course-interleave-arrays-huge", cl::Hidden, cl::init(65536),
             cl::desc("So do those of arrays with more bytes, whatever uses "
                      "them"));

// As many as sixteen arrays of int. road-network, which has most, has 24.
static constexpr uint64_t MaxStride = 64;

namespace {

/// Variables with their factors, in elements.
using ArrayIndex = std::vector<std::pair<const Value *, int64_t>>;

/// An array that may lie among others.
struct LargeArray {
  ObjectGroup Uses;
  GlobalVariable *Variable = nullptr;
  /// Of an element, in bytes.
  uint64_t Size = 0;
  /// Of elements.
  uint64_t Count = 0;
  /// Its place among the elements with the same index.
  uint64_t Offset = 0;
};

} // namespace

// Whether the stack area is known to have no room for it, alone or with others.
static bool isLarge(const GlobalVariable &GV) {
  return GV.getDataLayout().getTypeAllocSize(GV.getValueType()) > LeastSize ||
         GV.hasAttribute(CourseLargeClassAttr);
}

// Whether \p A, whose uses are known, can lie among others.
static bool canInterleave(LargeArray &A, const DataLayout &DL) {
  const ObjectGroup &G = A.Uses;
  if (G.IsObscure || G.Accesses.empty() || !G.Blocks.empty() ||
      G.Allocations.size() != 1)
    return false;
  A.Variable = dyn_cast<GlobalVariable>(G.Allocations.front());
  if (!A.Variable || !isZeroFilledVariable(*A.Variable))
    return false;
  A.Size = getElementSize(*G.Accesses.front());
  const uint64_t Bytes = DL.getTypeAllocSize(A.Variable->getValueType());
  if (A.Size == 0 || !isLarge(*A.Variable) || Bytes % A.Size != 0)
    return false;
  A.Count = Bytes / A.Size;
  return all_of(G.Accesses,
                [&](const Instruction *I) {
                  return getElementSize(*I) == A.Size;
                }) &&
         all_of(G.Steps, [&](const GetElementPtrInst *GEP) {
           return isStepByElements(*GEP, A.Size);
         });
}

// Which element is accessed, but for a constant; none if that is not known.
static ArrayIndex getIndex(const LargeArray &A, const Instruction &Access) {
  const auto Parts = AddressParts::get(*getLoadStorePointerOperand(&Access),
                                       Access.getDataLayout());
  ArrayIndex Index;
  if (Parts && Parts->Base == A.Variable)
    for (const auto &[V, Scale] : Parts->Scales)
      Index.push_back({V, Scale / int64_t(A.Size)});
  return Index;
}

// The name of the runs that use the array, if not all do.
static StringRef getRuns(const LargeArray &A) {
  return A.Variable->getAttribute(CourseExclusiveAttr).getValueAsString();
}

// Which arrays are to lie side by side, as classes of their numbers.
static IntEqClasses findClasses(ArrayRef<LargeArray> Arrays) {
  IntEqClasses Classes(Arrays.size());
  std::map<std::pair<const BasicBlock *, ArrayIndex>, SmallVector<unsigned, 2>>
      ByIndex;
  for (auto [Number, A] : enumerate(Arrays))
    for (const Instruction *I : A.Uses.Accesses)
      if (ArrayIndex Index = getIndex(A, *I); !Index.empty()) {
        auto &Others = ByIndex[{I->getParent(), std::move(Index)}];
        for (unsigned Other : Others)
          if (Arrays[Other].Count == A.Count &&
              getRuns(Arrays[Other]) == getRuns(A))
            Classes.join(Number, Other);
        Others.push_back(Number);
      }
  // Of those that are used in the same runs.
  StringMap<unsigned> FirstHuge;
  for (auto [Number, A] : enumerate(Arrays))
    if (A.Count * A.Size > HugeSize)
      Classes.join(FirstHuge.try_emplace(getRuns(A), Number).first->second,
                   Number);
  Classes.compress();
  return Classes;
}

// Gives places to elements, the largest first. \returns how far apart those of one
// array are.
static uint64_t placeElements(MutableArrayRef<LargeArray *> Arrays) {
  // They are elements of one vector.
  llvm::sort(Arrays, [](const LargeArray *A, const LargeArray *B) {
    return std::tie(B->Size, A) < std::tie(A->Size, B);
  });
  uint64_t End = 0;
  for (LargeArray *A : Arrays) {
    A->Offset = End;
    End += A->Size;
  }
  return alignTo(End, Arrays.front()->Size);
}

static void remark(const LargeArray &A, uint64_t Stride) {
  const Instruction &Access = *A.Uses.Accesses.front();
  OptimizationRemarkEmitter ORE(Access.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Interleaved", &Access)
           << "elements of " << ore::NV("Array", A.Variable->getName())
           << " lie " << ore::NV("Stride", Stride)
           << " bytes apart, with those of other arrays between them";
  });
}

static void putSideBySide(ArrayRef<LargeArray *> Arrays, uint64_t Stride) {
  uint64_t Count = 0;
  for (const LargeArray *A : Arrays)
    Count = std::max(Count, A->Count);
  Module &M = *Arrays.front()->Variable->getParent();
  auto *Ty = ArrayType::get(
      ArrayType::get(Type::getInt8Ty(M.getContext()), Stride), Count + 1);
  auto *All = new GlobalVariable(
      M, Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
      ConstantAggregateZero::get(Ty), "", Arrays.front()->Variable);
  All->setAlignment(Align(8));
  if (StringRef Runs = getRuns(*Arrays.front()); !Runs.empty())
    All->addAttribute(CourseExclusiveAttr, Runs);
  for (const LargeArray *A : Arrays) {
    remark(*A, Stride);
    for (Instruction *I : A->Uses.Accesses)
      setLoadStoreAlignment(I, Align(A->Size));
    for (GetElementPtrInst *GEP : A->Uses.Steps)
      scaleStep(*GEP, A->Size, Stride);
    A->Variable->replaceAllUsesWith(ConstantExpr::getInBoundsGetElementPtr(
        Type::getInt8Ty(M.getContext()), All,
        ConstantInt::get(Type::getInt64Ty(M.getContext()), A->Offset)));
    if (A == Arrays.front())
      All->takeName(A->Variable);
    A->Variable->eraseFromParent();
    ++NumInterleaved;
  }
}

PreservedAnalyses CourseInterleaveArraysPass::run(Module &M,
                                                  ModuleAnalysisManager &) {
  const DataLayout &DL = M.getDataLayout();
  if (count_if(M.globals(), [](const GlobalVariable &GV) {
        return GV.hasLocalLinkage() && GV.getValueType()->isSized() &&
               isLarge(GV);
      }) < 2)
    return PreservedAnalyses::all();
  expandVariableAddresses(M);
  ObjectUses Objects(M);
  if (!Objects.analyze())
    return PreservedAnalyses::none();
  SmallVector<LargeArray, 8> Arrays;
  for (ObjectGroup &Group : Objects.getGroups())
    if (LargeArray A{std::move(Group)}; canInterleave(A, DL))
      Arrays.push_back(std::move(A));
  const IntEqClasses Classes = findClasses(Arrays);
  SmallVector<SmallVector<LargeArray *, 8>, 4> Together(
      Classes.getNumClasses());
  for (auto [Number, A] : enumerate(Arrays))
    Together[Classes[Number]].push_back(&A);
  erase_if(Together, [](MutableArrayRef<LargeArray *> Class) {
    return Class.size() < 2 || placeElements(Class) > MaxStride;
  });
  SmallPtrSet<const Value *, 8> Changed;
  for (ArrayRef<LargeArray *> Class : Together)
    for (const LargeArray *A : Class)
      Changed.insert(A->Variable);
  if (!Changed.empty())
    dropSizes(M, Objects, Changed);
  for (MutableArrayRef<LargeArray *> Class : Together)
    putSideBySide(Class, placeElements(Class));
  return PreservedAnalyses::none();
}
