//===-- CourseNarrowElements.cpp - Arrays of smaller elements -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives objects of a whole program smaller elements:
///
///   %a = malloc(8 * n)                       %a = malloc((2 * n + 7) & -8)
///   store i64 %x, ptr gep(i64, %a, %i)   =>  store i16 (trunc %x),
///                                                      gep(i16, %a, %i)
///   load i64, ..., !range [0, 50000)         zext (load i16, ...)
///
/// On this machine neither the truncation nor the extension costs anything. A
/// small object lies in the stack area rather than in the heap, the head travels
/// less, and one load brings several elements (course-load-store-pack).
///
/// Objects that one pointer may point to (ObjectUses.h) change together. They do
/// if all of their accesses are known: each loads or stores one element of the
/// same size, at a multiple of it, and each load says in which range its value
/// is, as course-ranges makes it. A value outside of that range is poison when
/// it is loaded, so it does not matter that a store cuts it.
///
/// Elements of eight bytes become smaller if no value is negative. If the data
/// of known size may not find room in the stack area, all do: then two elements
/// of four bytes, which come with one load and which one division tells apart,
/// are not worth the heap's prices and the path there, nor is the absence of a
/// sign extension, which costs 1.2.
///
/// Linear in the size of the program, apart from the analysis of pointers.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseNarrowElements.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseStackReserve.h"
#include "Memory/HeadModel.h"
#include "Transforms/ObjectElements.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-narrow-elements"

STATISTIC(NumNarrowed, "Number of objects that got smaller elements");

// If elements of four bytes always got smaller, the tuning set would cost 1.0005,
// matmul-transposed 1.31 (rows of smaller elements are less often aligned), and
// median-network 0.96. Placement needs room for frames, spill slots and gaps, too:
// with the whole stack area in place of four fifths of it, two-products (medium)
// would cost 1.02, and no other program of the tuning set would change. With half
// of it, maze-search would cost 0.985 (tiny) and 1.007 (small).
static cl::opt<uint64_t> MaxRoom(
    "course-narrow-elements-room", cl::Hidden,
    cl::init(Course::StackAreaEnd / 5 * 4),
    cl::desc("Elements of all sizes get smaller if data has more bytes"));

namespace {

/// A group whose elements may be smaller.
struct NarrowGroup : ObjectGroup {
  /// Of an element, in bytes.
  uint64_t OldSize = 0, NewSize = 0;
  /// Whether a new element is sign-extended.
  bool IsSigned = false;

  explicit NarrowGroup(ObjectGroup G) : ObjectGroup(std::move(G)) {}
  uint64_t narrow(uint64_t Bytes) const { return Bytes / OldSize * NewSize; }
};

/// Changes one group.
class Narrower {
  const NarrowGroup &G;
  LLVMContext &Context;
  IntegerType *const NewType;

public:
  Narrower(const NarrowGroup &G, LLVMContext &Context)
      : G(G), Context(Context),
        NewType(IntegerType::get(Context, G.NewSize * 8)) {}

  void run();

private:
  void rewriteLoad(LoadInst &Load);
  void rewriteStore(StoreInst &Store);
  void rewriteBlock(MemIntrinsic &Block);
  void rewriteAllocation(Value &Allocation);
  void rewriteVariable(GlobalVariable &GV);
};

} // namespace

//===----------------------------------------------------------------------===//
// Which objects may change
//===----------------------------------------------------------------------===//

// The bytes that hold what an element of that size may be when it is loaded.
static uint64_t getNeededSize(const LoadInst &Load, bool IsSigned) {
  const MDNode *Known = Load.getMetadata(LLVMContext::MD_range);
  if (!Known)
    return getElementSize(Load);
  const ConstantRange Range = getConstantRangeFromMetadata(*Known);
  const unsigned Bits =
      IsSigned ? std::max(Range.getSignedMin().getSignificantBits(),
                          Range.getSignedMax().getSignificantBits())
               : std::max(Range.getUnsignedMax().getActiveBits(), 1u);
  return PowerOf2Ceil(divideCeil(Bits, 8));
}

// The same for all loads of a group.
static uint64_t getNeededSize(const ObjectGroup &G, bool IsSigned) {
  uint64_t Size = 0;
  for (const Instruction *I : G.Accesses)
    if (const auto *Load = dyn_cast<LoadInst>(I))
      Size = std::max(Size, getNeededSize(*Load, IsSigned));
  return Size;
}

// What the variable holds, in smaller elements; null if it is not made of
// numbers.
static Constant *narrowInitializer(const GlobalVariable &GV,
                                   const NarrowGroup &G) {
  const DataLayout &DL = GV.getDataLayout();
  LLVMContext &Context = GV.getContext();
  auto *Init = const_cast<Constant *>(GV.getInitializer());
  const uint64_t Size = DL.getTypeAllocSize(GV.getValueType());
  Type *OldType = IntegerType::get(Context, G.OldSize * 8);
  auto *NewType = IntegerType::get(Context, G.NewSize * 8);
  auto *Whole = ArrayType::get(NewType, Size / G.OldSize);
  if (Init->isNullValue())
    return ConstantAggregateZero::get(Whole);
  SmallVector<Constant *, 16> Elements;
  for (uint64_t At = 0; At != Size; At += G.OldSize) {
    const Constant *C =
        ConstantFoldLoadFromConst(Init, OldType, APInt(64, At), DL);
    if (isa_and_nonnull<UndefValue>(C))
      Elements.push_back(UndefValue::get(NewType));
    else if (const auto *Number = dyn_cast_or_null<ConstantInt>(C))
      Elements.push_back(ConstantInt::get(
          NewType, Number->getValue().trunc(NewType->getBitWidth())));
    else
      return nullptr;
  }
  return ConstantArray::get(Whole, Elements);
}

static bool isNarrowable(const Value &Allocation, const NarrowGroup &G,
                         const DataLayout &DL) {
  if (const auto *GV = dyn_cast<GlobalVariable>(&Allocation))
    return GV->hasInitializer() && !GV->isExternallyInitialized() &&
           !GV->isThreadLocal() && !GV->hasSection() &&
           DL.getTypeAllocSize(GV->getValueType()) % G.OldSize == 0 &&
           narrowInitializer(*GV, G);
  if (const auto *Alloca = dyn_cast<AllocaInst>(&Allocation)) {
    std::optional<TypeSize> Size = Alloca->getAllocationSize(DL);
    return Size && !Size->isScalable() && !Alloca->isUsedWithInAlloca() &&
           Size->getFixedValue() % G.OldSize == 0;
  }
  // Others stop the program.
  return isMachineMalloc(Allocation) &&
         isMultiple(*cast<CallInst>(Allocation).getArgOperand(0), G.OldSize,
                    DL);
}

/// Whether elements of \p G may be smaller; says how. \p Fits says whether all
/// data finds room in the stack area.
static bool canNarrow(NarrowGroup &G, bool Fits, const DataLayout &DL) {
  if (G.IsObscure || G.Accesses.empty())
    return false;
  G.OldSize = getElementSize(*G.Accesses.front());
  if (G.OldSize == 0 || (Fits && G.OldSize != 8) ||
      any_of(G.Accesses, [&](const Instruction *I) {
        return getElementSize(*I) != G.OldSize;
      }))
    return false;
  G.NewSize = getNeededSize(G, /*IsSigned=*/false);
  if (!Fits && G.NewSize == G.OldSize) {
    G.IsSigned = true;
    G.NewSize = getNeededSize(G, /*IsSigned=*/true);
  }
  return G.NewSize != 0 && G.NewSize < G.OldSize &&
         all_of(
             G.Steps,
             [&](const GetElementPtrInst *GEP) {
               return isStepByElements(*GEP, G.OldSize);
             }) &&
         all_of(
             G.Blocks,
             [&](const MemIntrinsic *Block) {
               return !Block->isVolatile() &&
                      isMultiple(*Block->getLength(), G.OldSize, DL);
             }) &&
         all_of(
             G.Allocations,
             [&](const Value *Allocation) {
               return isNarrowable(*Allocation, G, DL);
             });
}

//===----------------------------------------------------------------------===//
// The change
//===----------------------------------------------------------------------===//

static Align narrowAlign(Align Old, const NarrowGroup &G) {
  return Align(std::max<uint64_t>(G.narrow(Old.value()), 1));
}

void Narrower::rewriteLoad(LoadInst &Load) {
  IRBuilder<> Builder(&Load);
  const MDNode &Range = *Load.getMetadata(LLVMContext::MD_range);
  const ConstantRange Narrow =
      getConstantRangeFromMetadata(Range).truncate(NewType->getBitWidth());
  LoadInst *New = Builder.CreateAlignedLoad(NewType, Load.getPointerOperand(),
                                            narrowAlign(Load.getAlign(), G));
  New->copyMetadata(Load);
  New->setMetadata(LLVMContext::MD_range,
                   Narrow.isFullSet() || Narrow.isEmptySet()
                       ? nullptr
                       : MDBuilder(Context).createRange(Narrow.getLower(),
                                                        Narrow.getUpper()));
  Value *Wide = G.IsSigned ? Builder.CreateSExt(New, Load.getType())
                           : Builder.CreateZExt(New, Load.getType());
  Wide->takeName(&Load);
  Load.replaceAllUsesWith(Wide);
  Load.eraseFromParent();
}

void Narrower::rewriteStore(StoreInst &Store) {
  IRBuilder<> Builder(&Store);
  StoreInst *New = Builder.CreateAlignedStore(
      Builder.CreateTrunc(Store.getValueOperand(), NewType),
      Store.getPointerOperand(), narrowAlign(Store.getAlign(), G));
  New->copyMetadata(Store);
  Store.eraseFromParent();
}

void Narrower::rewriteBlock(MemIntrinsic &Block) {
  IRBuilder<> Builder(&Block);
  Block.setLength(Builder.CreateLShr(
      Block.getLength(), Log2_64(G.OldSize / G.NewSize), "", /*isExact=*/true));
  Block.setDestAlignment(narrowAlign(Block.getDestAlign().valueOrOne(), G));
  if (auto *Transfer = dyn_cast<MemTransferInst>(&Block))
    Transfer->setSourceAlignment(
        narrowAlign(Transfer->getSourceAlign().valueOrOne(), G));
  for (unsigned Kind : {LLVMContext::MD_tbaa, LLVMContext::MD_tbaa_struct})
    Block.setMetadata(Kind, nullptr);
}

void Narrower::rewriteVariable(GlobalVariable &GV) {
  Constant *Init = narrowInitializer(GV, G);
  auto *New = new GlobalVariable(
      *GV.getParent(), Init->getType(), GV.isConstant(), GV.getLinkage(), Init,
      "", &GV, GV.getThreadLocalMode(), GV.getAddressSpace());
  New->copyAttributesFrom(&GV);
  New->takeName(&GV);
  GV.replaceAllUsesWith(New);
  GV.eraseFromParent();
}

void Narrower::rewriteAllocation(Value &Allocation) {
  if (auto *GV = dyn_cast<GlobalVariable>(&Allocation))
    return rewriteVariable(*GV);
  auto &I = cast<Instruction>(Allocation);
  IRBuilder<> Builder(&I);
  if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
    const uint64_t Size =
        Alloca->getAllocationSize(I.getDataLayout())->getFixedValue();
    AllocaInst *New = Builder.CreateAlloca(
        ArrayType::get(NewType, Size / G.OldSize), Alloca->getAddressSpace());
    New->setAlignment(Alloca->getAlign());
    New->takeName(Alloca);
    SmallVector<DbgVariableRecord *, 2> Records;
    findDbgUsers(Alloca, Records);
    for (DbgVariableRecord *Record : Records)
      Record->setKillLocation();
    Alloca->replaceAllUsesWith(New);
    Alloca->eraseFromParent();
    return;
  }
  // The machine allocates multiples of eight bytes.
  auto &Malloc = cast<CallInst>(I);
  Value *Size = Builder.CreateLShr(Malloc.getArgOperand(0),
                                   Log2_64(G.OldSize / G.NewSize), "",
                                   /*isExact=*/true);
  Size = Builder.CreateAdd(Size, Builder.getInt64(7), "", /*HasNUW=*/true);
  Malloc.setArgOperand(0, Builder.CreateAnd(Size, Builder.getInt64(-8)));
}

void Narrower::run() {
  for (Instruction *I : G.Accesses)
    if (auto *Load = dyn_cast<LoadInst>(I))
      rewriteLoad(*Load);
    else
      rewriteStore(*cast<StoreInst>(I));
  for (GetElementPtrInst *GEP : G.Steps)
    scaleStep(*GEP, G.OldSize, G.NewSize);
  for (MemIntrinsic *Block : G.Blocks)
    rewriteBlock(*Block);
  for (Value *Allocation : G.Allocations)
    rewriteAllocation(*Allocation);
}

// Whether the stack and all data of known size have room enough.
static bool hasRoom(Module &M) {
  const DataLayout &DL = M.getDataLayout();
  uint64_t Bytes = getCourseStackReserve(M).Bytes;
  auto Add = [&](uint64_t More) { Bytes = SaturatingAdd(Bytes, More); };
  for (const GlobalVariable &GV : M.globals())
    if (GV.getValueType()->isSized())
      Add(DL.getTypeAllocSize(GV.getValueType()));
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
        if (auto Size = Alloca->getAllocationSize(DL))
          Add(Size->getKnownMinValue());
      } else if (isMachineMalloc(I)) {
        if (auto *Size =
                dyn_cast<ConstantInt>(cast<CallInst>(I).getArgOperand(0)))
          Add(Size->getZExtValue());
      }
  return Bytes <= MaxRoom;
}

static void remark(const NarrowGroup &G) {
  const Instruction &Access = *G.Accesses.front();
  OptimizationRemarkEmitter ORE(Access.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Narrowed", &Access)
           << "elements of " << ore::NV("OldSize", G.OldSize) << " bytes got "
           << ore::NV("NewSize", G.NewSize) << ", as no value needs more";
  });
}

PreservedAnalyses CourseNarrowElementsPass::run(Module &M,
                                                ModuleAnalysisManager &) {
  const DataLayout &DL = M.getDataLayout();
  const bool Fits = hasRoom(M);
  const bool MayNarrow = any_of(M, [&](Function &F) {
    return any_of(instructions(F), [&](Instruction &I) {
      const auto *Load = dyn_cast<LoadInst>(&I);
      const uint64_t Size = Load ? getElementSize(*Load) : 0;
      return Size > (Fits ? 4 : 0) &&
             (getNeededSize(*Load, /*IsSigned=*/false) < Size ||
              (!Fits && getNeededSize(*Load, /*IsSigned=*/true) < Size));
    });
  });
  if (!MayNarrow)
    return PreservedAnalyses::all();
  expandVariableAddresses(M);
  ObjectUses Objects(M);
  if (!Objects.analyze())
    return PreservedAnalyses::none();
  SmallVector<NarrowGroup, 4> Groups;
  for (ObjectGroup &Group : Objects.getGroups())
    if (NarrowGroup G(std::move(Group)); canNarrow(G, Fits, DL))
      Groups.push_back(std::move(G));
  SmallPtrSet<const Value *, 8> Narrowed;
  for (const NarrowGroup &G : Groups)
    Narrowed.insert(G.Allocations.begin(), G.Allocations.end());
  if (!Narrowed.empty())
    dropSizes(M, Objects, Narrowed);
  for (const NarrowGroup &G : Groups) {
    remark(G);
    Narrower(G, M.getContext()).run();
  }
  NumNarrowed += Narrowed.size();
  return PreservedAnalyses::none();
}
