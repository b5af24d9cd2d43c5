//===-- CourseLoadStorePack.cpp - Narrow accesses in one ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes one wide access of narrow ones to neighbouring addresses:
///
///   %a = load i32, ptr %p              %w = load i64, ptr %p, align 8
///   %b = load i32, ptr %p4       =>    %a = trunc i64 %w to i32
///                                      %h = lshr i64 %w, 32
///                                      %b = trunc i64 %h to i32
///
///   store i32 %x, ptr %p               %l = zext i32 %x to i64
///   store i32 %y, ptr %p4        =>    %u = zext i32 %y to i64
///                                      %h = shl i64 %u, 32
///                                      %w = or disjoint i64 %h, %l
///                                      store i64 %w, ptr %p, align 8
///
/// An access costs 2 or more however wide it is. To split costs 0.6 a piece,
/// and nothing for the lowest one where its users are narrow, too; to merge
/// costs 0.6 and 0.8, and nothing if the pieces are constants or the parts of
/// one value in their order. What is copied, or goes through and, or and xor
/// only, stays whole in between. Memory is little-endian.
///
/// A wide load comes where the first of the narrow ones was, a wide store where
/// the last was, if nothing in between can tell. The machine wants an access of
/// 8 bytes at a multiple of 8: objects of the program are aligned for that, for
/// other addresses ScalarEvolution or an access has to prove it. All bytes of
/// the wide access are bytes of narrow ones.
///
/// A region is a block, with those that are executed whenever it is: loads may
/// come before a branch between them, as in the unrolled body of a loop that
/// counts under a condition. Runs after unrolling, and before the order of
/// accesses is settled. Quadratic in 128 accesses of a region at a time.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLoadStorePack.h"
#include "CourseCostModel.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Transforms/AccessAlignment.h"
#include "Transforms/BlockChains.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace PatternMatch;
using Ticks = CourseCostModel::Ticks;

#define DEBUG_TYPE "course-load-store-pack"

STATISTIC(NumLoadsPacked, "Number of narrow loads replaced");
STATISTIC(NumStoresPacked, "Number of narrow stores replaced");
STATISTIC(NumWideAccesses, "Number of wide loads and stores made");

static constexpr unsigned MaxAccesses = 128;

namespace {
/// A load or store of a whole number of bytes.
struct Piece {
  Instruction *I;
  /// Its place among those that touch memory.
  unsigned Order;
  /// From the address of the family.
  int64_t Offset;
  unsigned Size;
  bool IsPacked = false;

  bool isStore() const { return isa<StoreInst>(I); }
  int64_t getEnd() const { return Offset + Size; }
};

/// Accesses whose addresses differ by constants.
struct Family {
  const SCEV *Address;
  SmallVector<Piece, 8> Pieces;
};

/// Narrow accesses that cover Size bytes from Offset on, in program order.
struct Window {
  Family *F;
  SmallVector<Piece *, 8> Pieces;
  int64_t Offset;
  unsigned Size;

  unsigned getShift(const Piece &P) const { return (P.Offset - Offset) * 8; }
  bool isTop(const Piece &P) const { return P.getEnd() == Offset + Size; }
};

/// Packs the accesses of a region.
class Packer {
  ScalarEvolution &SE;
  const CourseCostModel &Costs;
  BatchAAResults AA;
  const DataLayout &DL;
  LLVMContext &Context;
  SmallVector<Family, 8> Families;
  /// What touches memory, in order; null for what has been replaced.
  SmallVector<Instruction *, 64> Memory;
  SmallVector<Instruction *, 16> Dead;

public:
  Packer(Function &F, ScalarEvolution &SE, const CourseCostModel &Costs,
         AAResults &AA)
      : SE(SE), Costs(Costs), AA(AA), DL(F.getDataLayout()),
        Context(F.getContext()) {}

  /// Of what is not executed in any case, no access is a piece.
  void add(Instruction &I, bool MayBePiece);
  bool hasRoomFor(size_t Accesses) const {
    return Memory.size() + Accesses <= MaxAccesses;
  }
  bool run();

private:
  bool packAll(Family &F, bool Stores);
  bool packFrom(Family &F, Piece &First, unsigned Size, bool Stores);
  bool isAligned(const Family &F, int64_t Offset, unsigned Size) const;
  bool canMove(const Piece &P, const Piece &To);
  Ticks getAccessCost(const Instruction &I) const;
  bool getWindow(Window &W, bool Stores);

  Ticks getSplitCost(const Window &W) const;
  Ticks getMergeCost(const Window &W);
  Value *getWhole(ArrayRef<Value *> Values, const Window &W, bool MayCreate,
                  IRBuilder<> &Builder);

  Value *getAddress(const Window &W, const Piece &At, IRBuilder<> &Builder);
  void remove(Piece &P);
  void replaceLoads(const Window &W);
  void replaceStores(const Window &W);
};

} // namespace

//===----------------------------------------------------------------------===//
// What there is
//===----------------------------------------------------------------------===//

void Packer::add(Instruction &I, bool MayBePiece) {
  unsigned Order = Memory.size();
  Memory.push_back(&I);
  if (!MayBePiece || !isWholeBytes(I))
    return;
  unsigned Size = DL.getTypeStoreSize(getLoadStoreType(&I));
  const SCEV *Address = SE.getSCEV(getLoadStorePointerOperand(&I));
  for (Family &F : Families)
    if (std::optional<APInt> Offset =
            SE.computeConstantDifference(Address, F.Address);
        Offset && Offset->isSignedIntN(32)) {
      F.Pieces.push_back({&I, Order, Offset->getSExtValue(), Size});
      return;
    }
  Families.push_back({Address, {{&I, Order, 0, Size}}});
}

//===----------------------------------------------------------------------===//
// What can be packed
//===----------------------------------------------------------------------===//

// Whether the address of a place in a family is a multiple of Size. All its
// accesses are executed together.
bool Packer::isAligned(const Family &F, int64_t Offset, unsigned Size) const {
  return any_of(F.Pieces, [&](const Piece &P) {
    if ((Offset - P.Offset) % int64_t(Size) != 0)
      return false;
    const Value *Pointer = getLoadStorePointerOperand(P.I);
    return getLoadStoreAlignment(P.I).value() >= Size ||
           SE.getMinTrailingZeros(SE.getSCEV(const_cast<Value *>(Pointer))) >=
               Log2_32(Size);
  });
}

// A wide load comes at the first piece, a wide store at the last: whether P may
// go there.
bool Packer::canMove(const Piece &P, const Piece &To) {
  auto [From, End] = std::minmax(P.Order, To.Order);
  MemoryLocation Location = MemoryLocation::get(P.I);
  for (unsigned At = From + 1; At < End; ++At) {
    if (!Memory[At])
      continue;
    ModRefInfo Info = AA.getModRefInfo(Memory[At], Location);
    if (P.isStore() ? isModOrRefSet(Info) : isModSet(Info))
      return false;
  }
  return true;
}

// Finds the pieces of W, which start at its first one in program order (for
// stores: go back from its last one); true if they cover it.
bool Packer::getWindow(Window &W, bool Stores) {
  Piece &Anchor = *W.Pieces.front();
  auto GetBytes = [&](const Piece &P) {
    return ((1u << P.Size) - 1) << (P.Offset - W.Offset);
  };
  unsigned Covered = GetBytes(Anchor);
  auto Consider = [&](Piece &P) {
    if (P.IsPacked || P.isStore() != Stores || P.Offset < W.Offset ||
        P.getEnd() > W.Offset + W.Size || P.Size == W.Size ||
        !canMove(P, Anchor))
      return;
    if (Stores && ((Covered & GetBytes(P)) != 0 ||
                   P.I->getParent() != Anchor.I->getParent()))
      return;
    Covered |= GetBytes(P);
    W.Pieces.push_back(&P);
  };
  size_t Index = &Anchor - W.F->Pieces.begin();
  if (Stores)
    for (size_t At = Index; At-- != 0;)
      Consider(W.F->Pieces[At]);
  else
    for (size_t At = Index + 1; At != W.F->Pieces.size(); ++At)
      Consider(W.F->Pieces[At]);
  if (Covered != (1u << W.Size) - 1)
    return false;
  if (Stores)
    std::reverse(W.Pieces.begin(), W.Pieces.end());
  return true;
}

// A piece that is not the first may still be the lowest: all places of First in
// the window are tried.
bool Packer::packFrom(Family &F, Piece &First, unsigned Size, bool Stores) {
  for (int64_t Start = First.getEnd() - Size; Start <= First.Offset; ++Start) {
    if (!isAligned(F, Start, Size))
      continue;
    Window W = {&F, {&First}, Start, Size};
    if (!getWindow(W, Stores))
      return false;
    Ticks Cost = Stores ? getMergeCost(W) : getSplitCost(W);
    Ticks Saved = (W.Pieces.size() - 1) * getAccessCost(*First.I);
    LLVM_DEBUG(dbgs() << W.Pieces.size() << (Stores ? " stores" : " loads")
                      << " as one of " << Size << " bytes: saves " << Saved
                      << ", costs " << Cost << '\n');
    if (Saved <= Cost)
      return false;
    // Point of no return.
    if (Stores)
      replaceStores(W);
    else
      replaceLoads(W);
    return true;
  }
  return false;
}

bool Packer::packAll(Family &F, bool Stores) {
  if (F.Pieces.size() < 2)
    return false;
  bool IsChanged = false;
  for (unsigned Size = WidestAccess; Size != 1; Size /= 2)
    for (size_t I = 0, E = F.Pieces.size(); I != E; ++I) {
      Piece &P = F.Pieces[Stores ? E - 1 - I : I];
      if (!P.IsPacked && P.isStore() == Stores && P.Size < Size)
        IsChanged |= packFrom(F, P, Size, Stores);
    }
  return IsChanged;
}

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

// Where the heap's blocks will be is not known yet: in the heap or, as far as
// there is room, in the stack area.
Ticks Packer::getAccessCost(const Instruction &I) const {
  const Ticks InStack = Costs.getCost(Course::CostClass::Stack);
  if (isa<AllocaInst, GlobalValue>(
          getUnderlyingObject(getLoadStorePointerOperand(&I))))
    return InStack;
  return (InStack + Costs.getCost(Course::CostClass::Heap)) / 2;
}

// A narrow load extends for nothing; a piece does it if it is the top one.
static bool isZeroExtended(const Value &V) {
  return any_of(V.users(), [](const User *U) { return isa<ZExtInst>(U); });
}

Ticks Packer::getSplitCost(const Window &W) const {
  Ticks Cost = 0;
  for (const Piece *P : W.Pieces) {
    if (W.getShift(*P) != 0)
      Cost += Costs.getCost(Course::CostClass::MulDiv);
    if (!W.isTop(*P) && isZeroExtended(*P->I))
      Cost += Costs.getCost(Course::CostClass::MulDiv);
  }
  return Cost;
}

// Whether selection widens the value for nothing.
static bool isExtensionFree(const Value &V, const DataLayout &DL) {
  if (isa<Constant, LoadInst, BinaryOperator>(V) && V.hasOneUse())
    return true;
  // What it was cut off from has nothing above it.
  const auto *Trunc = dyn_cast<TruncInst>(&V);
  return isa<ZExtInst>(V) ||
         (Trunc &&
          computeKnownBits(Trunc->getOperand(0), DL).countMaxActiveBits() <=
              V.getType()->getIntegerBitWidth());
}

Ticks Packer::getMergeCost(const Window &W) {
  SmallVector<Value *, 8> Values;
  for (const Piece *P : W.Pieces)
    Values.push_back(cast<StoreInst>(P->I)->getValueOperand());
  IRBuilder<> Unused(Context);
  if (getWhole(Values, W, /*MayCreate=*/false, Unused))
    return 0;

  Ticks Cost = 0;
  unsigned NumParts = 0;
  bool HasConstant = false;
  for (auto [P, V] : zip_equal(W.Pieces, Values)) {
    if (isa<Constant>(V)) {
      HasConstant |= !match(V, m_Zero());
      continue;
    }
    ++NumParts;
    if (W.getShift(*P) != 0)
      Cost += Costs.getCost(Course::CostClass::MulDiv);
    if (!W.isTop(*P) && !isExtensionFree(*V, P->I->getDataLayout()))
      Cost += Costs.getCost(Course::CostClass::MulDiv);
  }
  NumParts += HasConstant;
  return Cost + (NumParts - 1) * Costs.getCost(Course::CostClass::Logic);
}

// The value of which Values are the parts, each at its piece's place, or null.
// Unless MayCreate, something else than null if there would be one.
Value *Packer::getWhole(ArrayRef<Value *> Values, const Window &W,
                        bool MayCreate, IRBuilder<> &Builder) {
  Type *WideTy = IntegerType::get(Context, W.Size * 8);
  if (all_of(Values, [](Value *V) { return isa<ConstantInt>(V); })) {
    COURSE_RULE("whole-of-constants", W.Size * 8);
    APInt Whole(W.Size * 8, 0);
    for (auto [P, V] : zip_equal(W.Pieces, Values))
      Whole.insertBits(cast<ConstantInt>(V)->getValue(), W.getShift(*P));
    return ConstantInt::get(WideTy, Whole);
  }

  Value *Source = nullptr;
  auto IsPart = [&](Value *V, unsigned Shift) {
    Value *Wide;
    bool Is =
        Shift == 0
            ? match(V, m_Trunc(m_Value(Wide)))
            : match(V, m_Trunc(m_LShr(m_Value(Wide), m_SpecificInt(Shift))));
    if (!Is || Wide->getType() != WideTy || (Source && Source != Wide))
      return false;
    COURSE_RULE("part-of-whole", W.Size * 8);
    Source = Wide;
    return true;
  };
  if (all_of(zip_equal(W.Pieces, Values), [&](auto Pair) {
        return IsPart(std::get<1>(Pair), W.getShift(*std::get<0>(Pair)));
      }))
    return Source;

  auto *First = dyn_cast<BinaryOperator>(Values.front());
  if (!First || !First->isBitwiseLogicOp())
    return nullptr;
  SmallVector<Value *, 8> Left, Right;
  for (Value *V : Values) {
    auto *Op = dyn_cast<BinaryOperator>(V);
    if (!Op || Op->getOpcode() != First->getOpcode() || !Op->hasOneUse())
      return nullptr;
    Left.push_back(Op->getOperand(0));
    Right.push_back(Op->getOperand(1));
  }
  Value *L = getWhole(Left, W, MayCreate, Builder);
  Value *R = L ? getWhole(Right, W, MayCreate, Builder) : nullptr;
  if (!R)
    return nullptr;
  COURSE_RULE("whole-of-operations", W.Size * 8);
  return MayCreate ? Builder.CreateBinOp(First->getOpcode(), L, R) : First;
}

//===----------------------------------------------------------------------===//
// What it becomes
//===----------------------------------------------------------------------===//

// From the pointer of a piece, which is there already.
Value *Packer::getAddress(const Window &W, const Piece &At,
                          IRBuilder<> &Builder) {
  Value *Pointer = getLoadStorePointerOperand(At.I);
  if (W.Offset == At.Offset)
    return Pointer;
  return Builder.CreatePtrAdd(Pointer, Builder.getInt64(W.Offset - At.Offset));
}

static void remark(const Window &W, const Instruction &At) {
  OptimizationRemarkEmitter ORE(At.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Packed", &At)
           << ore::NV("Pieces", unsigned(W.Pieces.size()))
           << (isa<StoreInst>(At) ? " stores" : " loads") << " became one of "
           << ore::NV("Bytes", W.Size) << " bytes";
  });
}

// What is true of all pieces: the wide access touches what any of them does.
static AAMDNodes getAliasFacts(const Window &W) {
  AAMDNodes Facts = W.Pieces.front()->I->getAAMetadata();
  for (const Piece *P : drop_begin(W.Pieces))
    Facts = Facts.concat(P->I->getAAMetadata());
  return Facts;
}

// Nobody asks for it any more, but what alias analysis remembers needs it.
void Packer::remove(Piece &P) {
  P.IsPacked = true;
  Memory[P.Order] = nullptr;
  Dead.push_back(P.I);
}

void Packer::replaceLoads(const Window &W) {
  COURSE_RULE("packed-loads", W.Size * 8);
  const Piece &First = *W.Pieces.front();
  remark(W, *First.I);
  IRBuilder<> Builder(First.I);
  LoadInst *Wide = Builder.CreateAlignedLoad(Builder.getIntNTy(W.Size * 8),
                                             getAddress(W, First, Builder),
                                             Align(W.Size), "packed");
  Wide->setAAMetadata(getAliasFacts(W));
  for (Piece *P : W.Pieces) {
    Builder.SetInsertPoint(P->I);
    Value *Part = Wide;
    if (unsigned Shift = W.getShift(*P))
      Part = Builder.CreateLShr(Part, Shift);
    Part = Builder.CreateTrunc(Part, P->I->getType());
    Part->takeName(P->I);
    P->I->replaceAllUsesWith(Part);
    remove(*P);
  }
  Memory[First.Order] = Wide;
  NumLoadsPacked += W.Pieces.size();
  ++NumWideAccesses;
}

void Packer::replaceStores(const Window &W) {
  COURSE_RULE("packed-stores", W.Size * 8);
  const Piece &Last = *W.Pieces.back();
  remark(W, *Last.I);
  SmallVector<Value *, 8> Values;
  for (const Piece *P : W.Pieces)
    Values.push_back(cast<StoreInst>(P->I)->getValueOperand());
  IRBuilder<> Builder(Last.I);
  Value *Whole = getWhole(Values, W, /*MayCreate=*/true, Builder);
  bool IsWhole = Whole;
  for (auto [P, V] : zip_equal(W.Pieces, Values)) {
    if (!IsWhole) {
      // As the pieces come, so that few are alive at once. Poison is poison
      // for its own bytes only.
      Builder.SetInsertPoint(P->I);
      if (!isGuaranteedNotToBePoison(V))
        V = Builder.CreateFreeze(V);
      Value *Part = Builder.CreateZExt(V, Builder.getIntNTy(W.Size * 8));
      if (unsigned Shift = W.getShift(*P))
        Part = Builder.CreateShl(Part, Shift);
      Whole =
          Whole ? Builder.CreateOr(Part, Whole, "", /*IsDisjoint=*/true) : Part;
    }
    remove(*P);
  }
  Builder.SetInsertPoint(Last.I);
  StoreInst *Wide = Builder.CreateAlignedStore(
      Whole, getAddress(W, Last, Builder), Align(W.Size));
  Wide->setAAMetadata(getAliasFacts(W));
  Memory[Last.Order] = Wide;
  NumStoresPacked += W.Pieces.size();
  ++NumWideAccesses;
}

bool Packer::run() {
  bool IsChanged = false;
  // What is loaded in one piece may be stored in one piece.
  for (bool Stores : {false, true})
    for (Family &F : Families)
      IsChanged |= packAll(F, Stores);
  for (Instruction *I : Dead)
    I->eraseFromParent();
  return IsChanged;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

namespace {

/// Finds the regions of a function.
class Regions {
  Function &F;
  ScalarEvolution &SE;
  const CourseCostModel &Costs;
  AAResults &AA;
  const BlockChains Chains;
  std::optional<Packer> Region;
  bool IsChanged = false;

  void finish();
  void add(Instruction &I, bool MayBePiece);
  void addBlock(BasicBlock &BB);
  bool goOn(const BlockChains::Link &To);

public:
  Regions(Function &F, FunctionAnalysisManager &FAM,
          const CourseCostModel &Costs)
      : F(F), SE(FAM.getResult<ScalarEvolutionAnalysis>(F)), Costs(Costs),
        AA(FAM.getResult<AAManager>(F)),
        Chains(FAM.getResult<DominatorTreeAnalysis>(F),
               FAM.getResult<PostDominatorTreeAnalysis>(F),
               FAM.getResult<LoopAnalysis>(F)) {}

  bool run();
};

} // namespace

void Regions::finish() {
  if (Region)
    IsChanged |= Region->run();
  Region.reset();
}

void Regions::add(Instruction &I, bool MayBePiece) {
  if (!I.mayReadOrWriteMemory())
    return;
  if (Region && !Region->hasRoomFor(1))
    finish();
  if (!Region)
    Region.emplace(F, SE, Costs, AA);
  Region->add(I, MayBePiece);
}

void Regions::addBlock(BasicBlock &BB) {
  // No access may be moved across what may not go on.
  for (Instruction &I : make_early_inc_range(BB))
    if (isGuaranteedToTransferExecutionToSuccessor(&I))
      add(I, /*MayBePiece=*/true);
    else
      finish();
}

// Adds what is between; false if the region ends there.
bool Regions::goOn(const BlockChains::Link &To) {
  size_t Size = 0;
  for (BasicBlock *BB : To.Between)
    Size += count_if(
        *BB, [](const Instruction &I) { return I.mayReadOrWriteMemory(); });
  if (!Region || !Region->hasRoomFor(Size))
    return false;
  for (BasicBlock *BB : To.Between)
    for (Instruction &I : *BB)
      add(I, /*MayBePiece=*/false);
  return true;
}

bool Regions::run() {
  SmallPtrSet<BasicBlock *, 32> Done;
  for (BasicBlock *First : ReversePostOrderTraversal<Function *>(&F)) {
    for (BasicBlock *BB = First; BB && Done.insert(BB).second;) {
      addBlock(*BB);
      const std::optional<BlockChains::Link> Next = Chains.getNext(*BB);
      BB = Next && goOn(*Next) ? Next->To : nullptr;
    }
    finish();
  }
  return IsChanged;
}

PreservedAnalyses CourseLoadStorePackPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  COURSE_RULES_IN(F);
  bool IsChanged = alignObjects(F);
  IsChanged |= Regions(F, FAM, TM.getSubtargetImpl(F)->getCostModel()).run();
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
