//===-- CourseGlobalLayout.cpp - Where globals and main's frame lie -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives every global variable a constant address and makes `main` store its
/// initial value:
///
///   @a = global [2 x i64] [i64 1, i64 2]     start main 0:
///   define i32 @main() {                 =>    .bb0:
///                                                store 8 1 10224 0
///                                                store 8 2 10232 0
///
/// Globals lie at the top of the stack area, and main's frame starts below
/// them, so that a stack overflow runs into addresses that the machine refuses
/// rather than into data. If the memory for malloc (CourseDataPlacement) is
/// filled downward, it lies between stack and other globals, and main's frame
/// above all, as far as it finds room there (CourseHighSlots).
///
/// If what is left would be too little for the stack (CourseStackReserve), those
/// that are accessed least for their size (CourseAccessProfile) lie in one heap
/// block that main allocates before anything else: the machine's first fit puts
/// it at the start of the heap. Both lie in an order that keeps head travel short
/// (CourseDataOrder).
///
/// A program that is known to need more stack than the stack area has its stack
/// in that block, below the globals there, and so has one compiled with
/// -course-heap-stack.
///
/// Runs first of all codegen passes, while initialisers are still IR. Makes
/// `main` a function that is entered once. Linear in the size of all globals.
///
//===----------------------------------------------------------------------===//

#include "Memory/CourseGlobalLayout.h"
#include "Course.h"
#include "CourseDiagnostics.h"
#include "CourseFrameLowering.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseAccessProfile.h"
#include "Memory/CourseDataOrder.h"
#include "Memory/CourseInitialValues.h"
#include "Memory/CourseStackReserve.h"
#include "Memory/DataRoom.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-global-layout"

static cl::opt<uint64_t> HeapStack(
    "course-heap-stack", cl::Hidden, cl::init(0), cl::value_desc("bytes"),
    cl::desc("Bytes of a stack in the heap; 0 for the stack area, by default "
             "that unless the program is known to need more"));

// A block costs the same whatever its size; the host gives memory for what is
// used of it.
static constexpr uint64_t DefaultHeapStack = 16 << 20;

static constexpr StringLiteral AddressAttr = "course-address";
static constexpr StringLiteral HighRoomAttr = "course-high-room";
static constexpr StringLiteral HighFrameAttr = "course-high-frame";
static constexpr StringLiteral ArenaAttr = "course-arena";
static constexpr StringLiteral DownwardAttr = "course-arena-downward";

static std::optional<uint64_t> parseAttribute(Attribute A) {
  uint64_t Value;
  if (!A.isValid() || A.getValueAsString().getAsInteger(10, Value))
    return std::nullopt;
  return Value;
}

std::optional<uint64_t> llvm::getCourseGlobalAddress(const GlobalVariable &GV) {
  return parseAttribute(GV.getAttribute(AddressAttr));
}

uint64_t llvm::getCourseHighRoom(const Function &F) {
  return F.getFnAttributeAsParsedInteger(HighRoomAttr);
}

bool llvm::hasCourseHighFrame(const Function &F) {
  return F.hasFnAttribute(HighFrameAttr);
}

void llvm::markCourseArena(GlobalVariable &GV, ArenaFill Fill,
                           uint64_t HighRoom) {
  GV.addAttribute(ArenaAttr, utostr(HighRoom));
  if (Fill == ArenaFill::Downward)
    GV.addAttribute(DownwardAttr);
  GV.addAttribute(CourseInStackAreaAttr);
}

bool llvm::isCourseArena(const GlobalVariable &GV) {
  return GV.hasAttribute(ArenaAttr);
}

ArenaFill llvm::getCourseArenaFill(const GlobalVariable &GV) {
  if (!isCourseArena(GV))
    return ArenaFill::None;
  return GV.hasAttribute(DownwardAttr) ? ArenaFill::Downward
                                       : ArenaFill::Upward;
}

uint64_t llvm::getCourseRoomForStack(uint64_t Reserve, ArenaFill Fill,
                                     uint64_t HighRoom) {
  return alignTo(Fill == ArenaFill::Downward
                     ? std::max(Reserve, HighRoom + CourseNullBytes)
                     : Reserve + HighRoom,
                 8);
}

namespace {

class GlobalLayout {
  Module &M;
  const DataLayout &DL;
  SmallVector<GlobalVariable *, 16> Globals;
  uint64_t LowestStackAddress = Course::StackAreaEnd;
  uint64_t HighRoom = 0;
  ArenaFill Fill = ArenaFill::None;
  /// Of the heap block: first the stack, if it is there, then globals.
  uint64_t HeapStackSize = 0;
  uint64_t HeapSize = 0;

public:
  explicit GlobalLayout(Module &M) : M(M), DL(M.getDataLayout()) {}
  void run();

private:
  void resolveAliases();
  void resolveThreadLocals();
  void collectGlobals();
  void assignAddresses();
  Function *prepareMain();
  void initialise(Function *Main);
  void storeInitialiser(GlobalVariable &GV, ValueToValueMapTy &Addresses,
                        Function &Main, Instruction &Entry);
};

} // namespace

void GlobalLayout::resolveAliases() {
  for (GlobalAlias &Alias : make_early_inc_range(M.aliases())) {
    Alias.replaceAllUsesWith(Alias.getAliasee());
    Alias.eraseFromParent();
  }
}

// There is one thread.
void GlobalLayout::resolveThreadLocals() {
  for (Function &F : M)
    if (F.getIntrinsicID() == Intrinsic::threadlocal_address)
      for (User *U : make_early_inc_range(F.users())) {
        auto *Call = cast<CallInst>(U);
        Call->replaceAllUsesWith(Call->getArgOperand(0));
        Call->eraseFromParent();
      }
  for (GlobalVariable &GV : M.globals())
    GV.setThreadLocal(false);
}

static void warn(Module &M, const Twine &Message) {
  M.getContext().diagnose(DiagnosticInfoGeneric(Message, DS_Warning));
}

static void error(Module &M, const Twine &Message) {
  M.getContext().diagnose(DiagnosticInfoGeneric(Message, DS_Error));
}

// Constant expressions that nobody uses are no uses.
static bool isPlaced(GlobalVariable &GV) {
  if (GV.getName().starts_with("llvm."))
    return false;
  GV.removeDeadConstantUsers();
  return !GV.use_empty();
}

void GlobalLayout::collectGlobals() {
  for (GlobalVariable &GV : M.globals()) {
    if (!isPlaced(GV))
      continue;
    if (!GV.getValueType()->isSized()) {
      error(M, "global variable '" + GV.getName() + "' has no known size");
      continue;
    }
    // Course programs declare their globals and define them nowhere.
    if (GV.isDeclaration() && !GV.hasAttribute(AddressAttr))
      warn(M, "global variable '" + GV.getName() +
                  "' is not defined; it gets zero-filled storage");
    Globals.push_back(&GV);
  }
}

// What is accessed most for its size comes first.
CourseStackAreaPlan llvm::planCourseStackArea(Module &M, uint64_t Size,
                                              double MinDensity) {
  const DataLayout &DL = M.getDataLayout();
  const CourseAccessProfile Profile(M);
  DenseMap<CourseAccessProfile::Object, GlobalVariable *> ByObject;
  SmallVector<CourseDatum, 16> Data, Chosen, InHeap;
  FramePlace Frames = FramePlace::Start;
  for (GlobalVariable &GV : M.globals()) {
    if (!isPlaced(GV) || !GV.getValueType()->isSized())
      continue;
    const uint64_t Bytes = Room(GV, DL).getMaxSize();
    const ArenaFill Fill = getCourseArenaFill(GV);
    if (Fill == ArenaFill::Downward)
      Frames = FramePlace::End;
    Data.push_back(
        {Profile.getObject(GV), Bytes, getExpectedOffset(Bytes, Fill)});
    ByObject[Data.back().Object] = &GV;
  }
  llvm::sort(Data, [&](const CourseDatum &A, const CourseDatum &B) {
    const double OfA = getCourseDensity(Profile, A);
    const double OfB = getCourseDensity(Profile, B);
    return std::tie(OfB, A.Size, A.Object) < std::tie(OfA, B.Size, B.Object);
  });

  CourseStackAreaPlan Plan;
  // What is used in all runs lies together, and what is not, in one place. The
  // state of course-exit comes when calls of exit go.
  const Function *Exit = M.getFunction("exit");
  uint64_t InAllRuns = Exit && !Exit->use_empty() ? 8 : 0;
  SharedRoom InSomeRuns(0);
  auto IsExclusive = [&](const CourseDatum &D) {
    return isExclusive(*ByObject[D.Object]);
  };
  auto GetTaken = [&](const CourseDatum &D) {
    const uint64_t Others = IsExclusive(D)
                                ? InSomeRuns.getEnd(*ByObject[D.Object])
                                : InSomeRuns.getEnd();
    return InAllRuns + Others + D.Size;
  };
  auto Choose = [&](const CourseDatum &D) {
    const GlobalVariable &GV = *ByObject[D.Object];
    if (IsExclusive(D))
      InSomeRuns.setEnd(GV, InSomeRuns.getEnd(GV) + D.Size);
    else
      InAllRuns += D.Size;
    Chosen.push_back(D);
  };
  for (const CourseDatum &D : Data)
    if (ByObject[D.Object]->hasAttribute(CourseInStackAreaAttr))
      Choose(D);
  for (const CourseDatum &D : Data) {
    GlobalVariable *GV = ByObject[D.Object];
    if (GV->hasAttribute(CourseInStackAreaAttr))
      continue;
    if (GetTaken(D) <= Size && getCourseDensity(Profile, D) >= MinDensity &&
        !GV->hasAttribute(CourseInHeapAttr))
      Choose(D);
    else
      // A program has large arrays for the largest input that it can take: most
      // inputs use their starts. With their middles, eight benchmarks with such
      // arrays cost 1.02 of what they do in the order of density.
      InHeap.push_back({D.Object, D.Size, /*Middle=*/0});
  }
  Plan.Left = Size - std::min(Size, InAllRuns + InSomeRuns.getEnd());
  const HeadPrices Prices = getHeadPrices(M);
  orderCourseData(Chosen, Profile, Prices, Frames);
  orderCourseHeapData(InHeap, Profile, Prices, Frames, Chosen);
  // What is used in all runs is as near to the heap as if it were alone.
  for (bool Exclusive : {true, false})
    for (const CourseDatum &D : Chosen)
      if (IsExclusive(D) == Exclusive)
        Plan.InStackArea.push_back(ByObject[D.Object]);
  for (const CourseDatum &D : InHeap)
    Plan.InHeap.push_back(ByObject[D.Object]);
  return Plan;
}

void GlobalLayout::assignAddresses() {
  uint64_t Reserve = getCourseStackReserve(M).Bytes;
  if (HeapStack.getNumOccurrences() != 0)
    HeapStackSize = alignTo(HeapStack, 8);
  else if (Reserve > Course::StackAreaEnd)
    HeapStackSize = std::max(DefaultHeapStack, alignTo(2 * Reserve, 8));
  if (HeapStackSize != 0)
    Reserve = CourseNullBytes;
  HeapSize = HeapStackSize;
  for (const GlobalVariable *GV : Globals)
    if (isCourseArena(*GV) && HeapStackSize == 0) {
      HighRoom = parseAttribute(GV->getAttribute(ArenaAttr)).value_or(0);
      Fill = getCourseArenaFill(*GV);
    }
  const uint64_t NotForData =
      std::min(getCourseRoomForStack(Reserve, Fill, HighRoom),
               uint64_t(Course::StackAreaEnd));
  // With the stack in the heap nothing is to be far from there.
  const double MinDensity =
      HeapStackSize != 0 ? std::numeric_limits<double>::infinity() : 0;
  const CourseStackAreaPlan Plan =
      planCourseStackArea(M, Course::StackAreaEnd - NotForData, MinDensity);
  SharedRoom InStackArea(HighRoom);
  for (GlobalVariable *GV : reverse(Plan.InStackArea)) {
    const uint64_t Address = Room(*GV, DL).placeBelow(Course::StackAreaEnd -
                                                      InStackArea.getEnd(*GV));
    InStackArea.setEnd(*GV, Course::StackAreaEnd - Address);
    GV->addAttribute(AddressAttr, utostr(Address));
  }
  LowestStackAddress = Course::StackAreaEnd - InStackArea.getEnd();
  SharedRoom InHeap(HeapSize);
  for (GlobalVariable *GV : Plan.InHeap) {
    Room Needed(*GV, DL);
    const uint64_t Address =
        alignTo(Course::HeapStart + InHeap.getEnd(*GV), Needed.Alignment);
    InHeap.setEnd(*GV, Address + Needed.Size - Course::HeapStart);
    GV->addAttribute(AddressAttr, utostr(Address));
  }
  HeapSize = InHeap.getEnd();
}

// Returns main without callers, or null.
Function *GlobalLayout::prepareMain() {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || Main->use_empty())
    return Main && !Main->isDeclaration() ? Main : nullptr;

  Function *Entry =
      Function::Create(Main->getFunctionType(), GlobalValue::ExternalLinkage,
                       Main->getAddressSpace(), "", &M);
  Entry->takeName(Main);
  Main->setName("main.recursive");
  Main->setLinkage(GlobalValue::InternalLinkage);
  IRBuilder<> Builder(BasicBlock::Create(M.getContext(), "entry", Entry));
  CallInst *Call = Builder.CreateCall(Main);
  if (Main->getReturnType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Call);
  return Entry;
}

// The number that a leaf of an initialiser is, addresses included.
static std::optional<APInt> evaluateLeaf(Constant *C, ValueToValueMapTy &Map,
                                         const DataLayout &DL) {
  if (isa<GlobalValue, ConstantExpr>(C))
    C = ConstantFoldConstant(MapValue(C, Map), DL);
  if (const auto *Int = dyn_cast<ConstantInt>(C))
    return Int->getValue();
  if (const auto *FP = dyn_cast<ConstantFP>(C))
    return FP->getValueAPF().bitcastToAPInt();
  const auto *Expr = dyn_cast<ConstantExpr>(C);
  if (Expr && Expr->getOpcode() == Instruction::IntToPtr)
    if (const auto *Address = dyn_cast<ConstantInt>(Expr->getOperand(0)))
      return Address->getValue().zextOrTrunc(64);
  return std::nullopt;
}

// The bits of a vector, whose elements lie without gaps.
static std::optional<APInt> evaluateVector(Constant *C, ValueToValueMapTy &Map,
                                           const DataLayout &DL) {
  auto *Ty = cast<FixedVectorType>(C->getType());
  unsigned Width = DL.getTypeSizeInBits(Ty->getElementType());
  APInt Bits(DL.getTypeSizeInBits(Ty), 0);
  for (unsigned I = 0, E = Ty->getNumElements(); I != E; ++I) {
    Constant *Element = C->getAggregateElement(I);
    if (Element->isNullValue() || isa<UndefValue>(Element))
      continue;
    std::optional<APInt> Value = evaluateLeaf(Element, Map, DL);
    if (!Value)
      return std::nullopt;
    Bits.insertBits(Value->trunc(Width), I * Width);
  }
  return Bits;
}

// Writes C as it lies in memory; false if a part of it is no number.
static bool writeBytes(Constant *C, MutableArrayRef<uint8_t> Bytes,
                       ValueToValueMapTy &Map, const DataLayout &DL) {
  if (C->isNullValue() || isa<UndefValue>(C))
    return true;
  Type *Ty = C->getType();
  if (isa<StructType, ArrayType>(Ty)) {
    auto *Struct = dyn_cast<StructType>(Ty);
    uint64_t NumElements =
        Struct ? Struct->getNumElements() : Ty->getArrayNumElements();
    uint64_t Stride =
        Struct ? 0 : DL.getTypeAllocSize(Ty->getArrayElementType());
    for (uint64_t I = 0; I != NumElements; ++I) {
      uint64_t Offset =
          Struct ? DL.getStructLayout(Struct)->getElementOffset(I) : I * Stride;
      if (!writeBytes(C->getAggregateElement(I), Bytes.drop_front(Offset), Map,
                      DL))
        return false;
    }
    return true;
  }
  std::optional<APInt> Value =
      Ty->isVectorTy() ? evaluateVector(C, Map, DL) : evaluateLeaf(C, Map, DL);
  if (!Value)
    return false;
  uint64_t Size = DL.getTypeStoreSize(Ty);
  APInt Wide = Value->zextOrTrunc(Size * 8);
  for (uint64_t I = 0; I != Size; ++I)
    Bytes[I] = Wide.extractBitsAsZExtValue(8, I * 8);
  return true;
}

namespace {

/// A store of a part of an initial value.
struct Piece {
  uint64_t Offset;
  uint64_t Width;
  uint64_t Value;
};

} // namespace

// What differs from zero, in pieces as wide as the address allows.
static SmallVector<Piece, 16> getPieces(ArrayRef<uint8_t> Bytes,
                                        uint64_t Address) {
  SmallVector<Piece, 16> Pieces;
  for (uint64_t Offset = 0; Offset != Bytes.size();) {
    const uint64_t Start = Address + Offset;
    Piece P = {Offset, std::min<uint64_t>(8, Start & -Start), 0};
    while (P.Width > Bytes.size() - Offset)
      P.Width /= 2;
    for (uint64_t I = P.Width; I-- != 0;)
      P.Value = P.Value << 8 | Bytes[Offset + I];
    if (P.Value != 0)
      Pieces.push_back(P);
    Offset += P.Width;
  }
  return Pieces;
}

static bool hasLoadsAfter(const Instruction *I) {
  return any_of(make_range(I->getIterator(), I->getParent()->end()),
                [](const Instruction &After) { return isa<LoadInst>(After); });
}

// Before the uses, as late as possible; at Entry if all runs use it.
void GlobalLayout::storeInitialiser(GlobalVariable &GV,
                                    ValueToValueMapTy &Addresses,
                                    Function &Main, Instruction &Entry) {
  if (!GV.hasInitializer() || GV.getInitializer()->isNullValue())
    return;
  SmallVector<uint8_t, 64> Bytes(DL.getTypeAllocSize(GV.getValueType()));
  if (!writeBytes(GV.getInitializer(), Bytes, Addresses, DL)) {
    error(M, "the initialiser of '" + GV.getName() +
                 "' is not a constant of this machine");
    return;
  }
  const SmallVector<Piece, 16> Pieces =
      getPieces(Bytes, *getCourseGlobalAddress(GV));
  SmallVector<Instruction *, 4> Places;
  if (!Main.hasOptNone())
    Places = findCourseFirstUses(GV, Main, Pieces.size());
  if (Places.empty())
    Places.push_back(&Entry);
  // Selection lets loads of constants pass the stores of their block.
  if (any_of(Places, hasLoadsAfter))
    GV.setConstant(false);
  for (Instruction *Place : Places) {
    IRBuilder<> Builder(Place);
    for (const Piece &P : Pieces)
      Builder.CreateAlignedStore(
          Builder.getIntN(P.Width * 8, P.Value),
          Builder.CreateConstGEP1_64(Builder.getInt8Ty(), &GV, P.Offset),
          Align(P.Width));
  }
}

void GlobalLayout::initialise(Function *Main) {
  // Inside initialisers addresses are the numbers they now are.
  ValueToValueMapTy Addresses;
  for (GlobalVariable *GV : Globals)
    Addresses[GV] = ConstantExpr::getIntToPtr(
        ConstantInt::get(Type::getInt64Ty(M.getContext()),
                         *getCourseGlobalAddress(*GV)),
        GV->getType());

  if (!Main) {
    for (GlobalVariable *GV : Globals)
      if (GV->hasInitializer() && !GV->getInitializer()->isNullValue())
        warn(M, "nothing stores the initial value of '" + GV->getName() +
                    "', since there is no 'main'");
    return;
  }

  IRBuilder<> Builder(&*Main->getEntryBlock().getFirstInsertionPt());
  if (HeapSize != 0) {
    FunctionCallee Malloc = M.getOrInsertFunction("malloc", Builder.getPtrTy(),
                                                  Builder.getInt64Ty());
    if (!cast<Function>(Malloc.getCallee())->isDeclaration()) {
      error(M, "globals and stack need " + Twine(HeapSize) +
                   " bytes of heap, but the program defines its own 'malloc'");
      return;
    }
    Builder.CreateCall(Malloc, Builder.getInt64(alignTo(HeapSize, 8)));
  }
  // The frames are below, where the head is to be in the end. Of several globals
  // at one address only one has bytes to store.
  llvm::sort(Globals, [](const GlobalVariable *A, const GlobalVariable *B) {
    return *getCourseGlobalAddress(*A) > *getCourseGlobalAddress(*B);
  });
  for (GlobalVariable *GV : Globals)
    storeInitialiser(*GV, Addresses, *Main, *Builder.GetInsertPoint());
  // What was the same in the whole run is so after these stores only.
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      I.setMetadata(LLVMContext::MD_invariant_load, nullptr);
  setCourseEntrySP(*Main, HeapStackSize != 0 ? Course::HeapStart + HeapStackSize
                                             : LowestStackAddress);
  if (HighRoom != 0)
    Main->addFnAttr(HighRoomAttr, utostr(HighRoom));
  if (Fill == ArenaFill::Downward)
    Main->addFnAttr(HighFrameAttr);
}

void GlobalLayout::run() {
  // Callers call by name.
  for (Function &F : M)
    if (!F.hasName())
      F.setName("anonymous");
  resolveAliases();
  resolveThreadLocals();
  collectGlobals();
  assignAddresses();
  initialise(prepareMain());
}

namespace {

class CourseGlobalLayout : public ModulePass {
public:
  static char ID;
  CourseGlobalLayout() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course global layout"; }
  bool runOnModule(Module &M) override {
    GlobalLayout(M).run();
    return true;
  }
};

} // namespace

char CourseGlobalLayout::ID = 0;

INITIALIZE_PASS(CourseGlobalLayout, DEBUG_TYPE, "Course global layout", false,
                false)

ModulePass *llvm::createCourseGlobalLayoutPass() {
  return new CourseGlobalLayout();
}
