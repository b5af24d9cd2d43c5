//===-- CourseDataPlacement.cpp - The heap's data in the stack area -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets the program take its memory from the part of the stack area that is
/// left over, as long as there is enough of it, and from the heap afterwards:
///
///   %p = call ptr @malloc(i64 %n)
/// =>
///   %fits = icmp ule i64 %n, %left
///   br i1 %fits, label %stack, label %heap
/// stack:
///   %at = sub i64 9000, %left
///   %a = getelementptr i8, ptr @course.arena, i64 %at
///   %less = sub i64 %left, %n
/// heap:
///   %h = call ptr @malloc(i64 %n)
/// %p = phi ptr [ %a, %stack ], [ %h, %heap ]
///
/// An access there costs 2 instead of 4, and what is near the stack needs no
/// travel of 4 and more to and from the heap. The decision is made when the
/// program runs, since sizes are mostly known only then. But data that is used
/// together and partly fits would make the head travel between both worlds, so
/// allocations whose sizes and numbers are known beforehand at one point of
/// main (SCEV) get one decision: all of them fit, or none is moved.
///
/// A constant size in main becomes a constant address. A block that is given
/// back is not used again: fresh memory is zero-filled, and the stack area is
/// so only once. free() looks at the address.
///
/// Runs after everything that gains by knowing that two allocations do not
/// overlap, since parts of one global may. Requires a whole program, and nobody
/// else's malloc; leaves to the stack what CourseStackReserve says. Linear in
/// the size of the module apart from SCEV and the dominator tree.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseDataPlacement.h"
#include "CourseGlobalLayout.h"
#include "CourseStackReserve.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-data-placement"

STATISTIC(NumAllocationsMoved, "Number of calls of malloc that try the stack "
                               "area first");
STATISTIC(NumGroups, "Number of groups of allocations decided together");

// Less is not worth the code.
static constexpr uint64_t SmallestArena = 64;

static cl::opt<bool> EnableGroups(
    "course-data-placement-groups", cl::Hidden, cl::init(true),
    cl::desc("Decide for allocations of known total size together"));

namespace {

/// Allocations that are moved together or not at all.
struct Group {
  /// The bytes of all of them are known here, before the first.
  Instruction *Anchor;
  SmallVector<CallInst *, 4> Sites;
  const SCEV *TotalSize;
};

/// Finds the groups in main.
class GroupFinder {
  ScalarEvolution &SE;
  DominatorTree &DT;
  LoopInfo &LI;

public:
  GroupFinder(ScalarEvolution &SE, DominatorTree &DT, LoopInfo &LI)
      : SE(SE), DT(DT), LI(LI) {}

  /// \p Sites in an order in which what dominates comes first.
  SmallVector<Group, 4> run(ArrayRef<CallInst *> Sites);

private:
  Instruction *getAnchor(CallInst &Site) const;
  const SCEV *getSize(CallInst &Site) const;
  bool isKnownAt(const SCEV *Size, const Instruction *Place) const;
};

} // namespace

// The place before the loops around a site.
Instruction *GroupFinder::getAnchor(CallInst &Site) const {
  Loop *L = LI.getLoopFor(Site.getParent());
  if (!L)
    return &Site;
  BasicBlock *Preheader = L->getOutermostLoop()->getLoopPreheader();
  return Preheader ? Preheader->getTerminator() : nullptr;
}

// The bytes of all blocks that a site allocates, at most; null if unknown.
const SCEV *GroupFinder::getSize(CallInst &Site) const {
  const SCEV *Size = SE.getSCEV(Site.getArgOperand(0));
  for (Loop *L = LI.getLoopFor(Site.getParent()); L; L = L->getParentLoop()) {
    const SCEV *Count = SE.getBackedgeTakenCount(L);
    if (isa<SCEVCouldNotCompute>(Count) || !SE.isLoopInvariant(Size, L))
      return nullptr;
    Count = SE.getTruncateOrZeroExtend(Count, Size->getType());
    Size =
        SE.getMulExpr(Size, SE.getAddExpr(Count, SE.getOne(Size->getType())));
  }
  return Size;
}

// Whether code at Place can compute Size; a division must not be by zero.
bool GroupFinder::isKnownAt(const SCEV *Size, const Instruction *Place) const {
  return !SCEVExprContains(Size, [&](const SCEV *S) {
    if (isa<SCEVAddRecExpr, SCEVCouldNotCompute>(S))
      return true;
    if (const auto *Division = dyn_cast<SCEVUDivExpr>(S))
      return !isa<SCEVConstant>(Division->getRHS());
    const auto *Unknown = dyn_cast<SCEVUnknown>(S);
    const auto *I =
        Unknown ? dyn_cast<Instruction>(Unknown->getValue()) : nullptr;
    return I && !DT.dominates(I, Place);
  });
}

SmallVector<Group, 4> GroupFinder::run(ArrayRef<CallInst *> Sites) {
  SmallVector<Group, 4> Groups;
  for (CallInst *Site : Sites) {
    Instruction *Anchor = getAnchor(*Site);
    const SCEV *Size = Anchor ? getSize(*Site) : nullptr;
    if (!Size) {
      LLVM_DEBUG(dbgs() << "decided when it comes:" << *Site << '\n');
      continue;
    }
    if (!Groups.empty()) {
      Group &Last = Groups.back();
      if (DT.dominates(Last.Anchor, Site) && isKnownAt(Size, Last.Anchor)) {
        Last.Sites.push_back(Site);
        Last.TotalSize = SE.getAddExpr(Last.TotalSize, Size);
        continue;
      }
    }
    if (isKnownAt(Size, Anchor))
      Groups.push_back({Anchor, {Site}, Size});
  }
  return Groups;
}

namespace {

class DataPlacement {
  Module &M;
  FunctionAnalysisManager &FAM;
  Type *const Int64Ty;
  SmallVector<CallInst *, 16> Allocations, Frees;
  SmallVector<Group, 4> Groups;
  GlobalVariable *Arena = nullptr;
  uint64_t ArenaSize = 0;
  /// Where the number of bytes left is kept: an alloca of main that becomes a
  /// value, or a global.
  Value *Left = nullptr;
  /// For a site of a group, what it may take from: 0 if the group does not fit.
  DenseMap<CallInst *, AllocaInst *> GroupRoom;
  SmallVector<AllocaInst *, 4> Promotable;

public:
  DataPlacement(Module &M, FunctionAnalysisManager &FAM)
      : M(M), FAM(FAM), Int64Ty(Type::getInt64Ty(M.getContext())) {}

  bool run();

private:
  bool collect();
  bool findRoom();
  bool findGroups(Function &Main);
  AllocaInst *createVariable(Function &Main, const Twine &Name);
  void createArena(Function &Main);
  void decideGroups(Function &Main);
  void decideGroup(const Group &G, SCEVExpander &Expander);
  void move(CallInst &Site);
  void guard(CallInst &Free);
};

} // namespace

static bool isBuiltin(const Function *F, StringRef Name) {
  return F && F->isDeclaration() && F->getName() == Name;
}

// Everything that allocates and frees; false if there is nothing to do.
bool DataPlacement::collect() {
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      if (!Call || Call->arg_size() != 1)
        continue;
      const Function *Callee = Call->getCalledFunction();
      Type *ArgTy = Call->getArgOperand(0)->getType();
      if (isBuiltin(Callee, "malloc") && ArgTy == Int64Ty &&
          Call->getType()->isPointerTy() && !F.hasOptNone())
        Allocations.push_back(Call);
      else if (isBuiltin(Callee, "free") && ArgTy->isPointerTy())
        Frees.push_back(Call);
      else if (isBuiltin(Callee, "free")) {
        LLVM_DEBUG(dbgs() << "free has another signature\n");
        return false;
      }
    }
  // A constant that can never fit stays where it is.
  erase_if(Allocations, [](const CallInst *Site) {
    const auto *Size = dyn_cast<ConstantInt>(Site->getArgOperand(0));
    return Size && Size->getValue().uge(Course::StackAreaEnd);
  });
  return !Allocations.empty();
}

bool DataPlacement::findRoom() {
  CourseStackReserve Reserve = getCourseStackReserve(M);
  if (Reserve.IsOpenEnded) {
    LLVM_DEBUG(dbgs() << "the stack may need everything\n");
    return false;
  }
  ArenaSize = alignDown(getCourseStackAreaLeft(M, Reserve.Bytes), 8);
  LLVM_DEBUG(dbgs() << ArenaSize << " bytes are left\n");
  return ArenaSize >= SmallestArena;
}

// Groups the allocations of main; false if too little is known of the others.
bool DataPlacement::findGroups(Function &Main) {
  // main may call itself.
  if (Main.use_empty()) {
    SmallVector<CallInst *, 8> Sites;
    for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&Main))
      for (Instruction &I : *BB)
        if (is_contained(Allocations, &I))
          Sites.push_back(cast<CallInst>(&I));
    Groups = GroupFinder(FAM.getResult<ScalarEvolutionAnalysis>(Main),
                         FAM.getResult<DominatorTreeAnalysis>(Main),
                         FAM.getResult<LoopAnalysis>(Main))
                 .run(Sites);
  }
  SmallPtrSet<const CallInst *, 16> Known;
  for (const Group &G : Groups)
    Known.insert(G.Sites.begin(), G.Sites.end());
  return all_of(Allocations, [&](const CallInst *Site) {
    if (Known.contains(Site) || isa<ConstantInt>(Site->getArgOperand(0)))
      return true;
    LLVM_DEBUG(dbgs() << "of unknown size and number:" << *Site << '\n');
    return false;
  });
}

AllocaInst *DataPlacement::createVariable(Function &Main, const Twine &Name) {
  BasicBlock &Entry = Main.getEntryBlock();
  auto *Variable =
      new AllocaInst(Int64Ty, /*AddrSpace=*/0, /*ArraySize=*/nullptr, Align(8),
                     Name, Entry.begin());
  Promotable.push_back(Variable);
  return Variable;
}

void DataPlacement::createArena(Function &Main) {
  bool IsAllInMain = all_of(Allocations, [&](const CallInst *Site) {
    return Site->getFunction() == &Main;
  });
  // The memory that the counter takes is not left.
  if (!IsAllInMain)
    ArenaSize -= 8;
  auto *Ty = ArrayType::get(Type::getInt8Ty(M.getContext()), ArenaSize);
  Arena = new GlobalVariable(M, Ty, /*isConstant=*/false,
                             GlobalValue::InternalLinkage,
                             ConstantAggregateZero::get(Ty), "course.arena");
  Arena->setAlignment(Align(8));
  // free() knows its addresses by that.
  Arena->addAttribute(CourseInStackAreaAttr);

  // main may call itself: its counter is then not the only one.
  if (IsAllInMain && Main.use_empty()) {
    Left = createVariable(Main, "left");
  } else {
    auto *Counter = new GlobalVariable(
        M, Int64Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
        ConstantInt::get(Int64Ty, ArenaSize), "course.arena.left");
    Counter->setAlignment(Align(8));
    Left = Counter;
    return;
  }
  new StoreInst(ConstantInt::get(Int64Ty, ArenaSize), Left,
                std::next(cast<Instruction>(Left)->getIterator()));
}

void DataPlacement::decideGroup(const Group &G, SCEVExpander &Expander) {
  Value *Total = Expander.expandCodeFor(G.TotalSize, Int64Ty, G.Anchor);
  IRBuilder<> Builder(G.Anchor);
  Value *Now = Builder.CreateLoad(Int64Ty, Left, "left");
  Value *Fits = Builder.CreateICmpULE(Total, Now, "group.fits");
  AllocaInst *Room = createVariable(*G.Anchor->getFunction(), "group.room");
  Builder.CreateStore(
      Builder.CreateSelect(Fits, ConstantInt::get(Int64Ty, ArenaSize),
                           ConstantInt::get(Int64Ty, 0), "room"),
      Room);
  for (CallInst *Site : G.Sites)
    GroupRoom[Site] = Room;
  ++NumGroups;
  LLVM_DEBUG(dbgs() << "a group of " << G.Sites.size() << " sites, "
                    << *G.TotalSize << " bytes\n");
}

void DataPlacement::decideGroups(Function &Main) {
  if (!EnableGroups)
    return;
  SCEVExpander Expander(FAM.getResult<ScalarEvolutionAnalysis>(Main), "arena");
  for (const Group &G : Groups)
    // Alone and executed once, it is compared where it is.
    if (G.Sites.size() != 1 || G.Anchor != G.Sites.front())
      decideGroup(G, Expander);
}

void DataPlacement::move(CallInst &Site) {
  OptimizationRemarkEmitter ORE(Site.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Moved", &Site)
           << "malloc takes its memory from the " << ore::NV("Bytes", ArenaSize)
           << " bytes that the stack leaves, if it fits";
  });
  ++NumAllocationsMoved;

  IRBuilder<> Builder(&Site);
  Value *Size = Site.getArgOperand(0);
  Value *Now = Builder.CreateLoad(Int64Ty, Left, "left");
  Value *Fits = Builder.CreateICmpULE(Size, Now, "fits");
  // With room for all, a group's members fit, unless the sum wrapped around.
  if (AllocaInst *Room = GroupRoom.lookup(&Site))
    Fits = Builder.CreateAnd(
        Builder.CreateIsNotNull(Builder.CreateLoad(Int64Ty, Room, "room")),
        Fits, "all.fit");

  Instruction *Then, *Else;
  SplitBlockAndInsertIfThenElse(Fits, &Site, &Then, &Else);
  Builder.SetInsertPoint(Then);
  Value *At =
      Builder.CreateSub(ConstantInt::get(Int64Ty, ArenaSize), Now, "at");
  Value *InArena = Builder.CreateInBoundsGEP(Builder.getInt8Ty(), Arena, At);
  Builder.CreateStore(Builder.CreateSub(Now, Size), Left);

  BasicBlock *Join = Site.getParent();
  Site.moveBefore(Else->getIterator());
  PHINode *Block = PHINode::Create(Site.getType(), 2, "", Join->begin());
  Site.replaceAllUsesWith(Block);
  Block->takeName(&Site);
  Block->addIncoming(InArena, Then->getParent());
  Block->addIncoming(&Site, Else->getParent());
}

// What lies in the stack area is not given back.
void DataPlacement::guard(CallInst &Free) {
  IRBuilder<> Builder(&Free);
  Value *Address = Builder.CreatePtrToInt(Free.getArgOperand(0), Int64Ty);
  Value *IsInHeap = Builder.CreateICmpUGE(
      Address, ConstantInt::get(Int64Ty, Course::StackAreaEnd), "in.heap");
  Instruction *Then =
      SplitBlockAndInsertIfThen(IsInHeap, &Free, /*Unreachable=*/false);
  Free.moveBefore(Then->getIterator());
}

bool DataPlacement::run() {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || Main->hasOptNone()) {
    LLVM_DEBUG(dbgs() << "not a whole program\n");
    return false;
  }
  if (!collect() || !findRoom() || !findGroups(*Main))
    return false;

  // Point of no return.
  createArena(*Main);
  decideGroups(*Main);
  for (CallInst *Site : Allocations)
    move(*Site);
  for (CallInst *Free : Frees)
    guard(*Free);
  if (!Promotable.empty()) {
    DominatorTree DT(*Main);
    PromoteMemToReg(Promotable, DT);
  }
  return true;
}

PreservedAnalyses CourseDataPlacementPass::run(Module &M,
                                               ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return DataPlacement(M, FAM).run() ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}
