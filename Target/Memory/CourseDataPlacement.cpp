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
/// main (SCEV) get one decision: all of them fit, or none is moved, but for those
/// that are not used beside others (findSitesApart). Globals that are accessed much
/// less for their size make room (CourseAccessProfile).
/// What follows the first decision of main exists twice, so that all that comes
/// later knows which memory an address is of: a block has a constant address,
/// and the head is sent back from where only the heap is used.
///
/// If all are nodes, as it seems, memory is taken from the upper end, below
/// variables and main's frame, which are then near the heap when it is used up:
///
///   %less = sub i64 %left, %n
///   %a = getelementptr i8, ptr @course.arena, i64 %less
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

#include "Memory/CourseDataPlacement.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseAccessProfile.h"
#include "Memory/CourseAllocationGroups.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/CourseStackReserve.h"
#include "Memory/CourseVersions.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-data-placement"

STATISTIC(NumAllocationsMoved, "Number of calls of malloc that try the stack "
                               "area first");
STATISTIC(NumGroups, "Number of groups of allocations decided together");
STATISTIC(NumVersioned, "Number of decisions after which main exists twice");

// Less is not worth the code.
static constexpr uint64_t SmallestArena = 64;

// What may be a node of a list or tree. With 10240, the 89 smallest of the
// benchmarks have the same code.
static constexpr uint64_t LargestNode = 512;

// 96 slots. The largest main of the benchmarks has 66 near the heap.
static constexpr uint64_t MaxHighRoom = 768;

// What a global costs more in the heap, for each access with the paths there
// and back over the gap, in multiples of what an allocation costs more. Resets
// are left out, which pay in some places only: with the paths that they shorten
// the factor is 3, and random kernels cost up to 1.25.
static double getEvictionFactor(const HeadPrices &Prices) {
  const double Surcharge = Prices.HeapAccess - Prices.StackAccess;
  const double Gap = double(Course::HeapStart - Course::StackAreaEnd);
  return (Surcharge + 2 * Gap * Prices.Byte) / Surcharge;
}

// How often data fits into the arena, to 1 that it does not. On the tuning set 3
// costs 0.9996 of 1; 8 costs 0.9995, but its medium inputs lose.
static constexpr unsigned FitsWeight = 3;

static cl::opt<ArenaFill> FillChoice(
    "course-data-placement-fill", cl::Hidden, cl::init(ArenaFill::None),
    cl::desc("The end of the arena that is used first"),
    cl::values(clEnumValN(ArenaFill::None, "auto", "the upper for nodes"),
               clEnumValN(ArenaFill::Upward, "upward", "the lower"),
               clEnumValN(ArenaFill::Downward, "downward", "the upper")));

static cl::opt<bool> EnableGroups(
    "course-data-placement-groups", cl::Hidden, cl::init(true),
    cl::desc("Decide for allocations of known total size together"));

// With 5000, which unrolled loops exceed in a sixth of the tuning set, it costs
// 1.009. 100000 changes none of eight programs of it.
static cl::opt<unsigned> VersionLimit(
    "course-data-placement-versions", cl::Hidden, cl::init(20000),
    cl::desc("Have what follows a decision twice, up to so many instructions"));

namespace {

class DataPlacement {
  Module &M;
  FunctionAnalysisManager &FAM;
  Type *const Int64Ty;
  const CourseAccessProfile Profile;
  SmallVector<CallInst *, 16> Allocations, Frees;
  SmallVector<CourseAllocationGroup, 4> Groups;
  bool IsChanged = false;
  GlobalVariable *Arena = nullptr;
  uint64_t ArenaSize = 0;
  ArenaFill Fill = ArenaFill::Upward;
  /// What main may need for spill slots near the heap, or its frame there.
  uint64_t HighRoom = 0;
  /// The globals that share the stack area with it.
  CourseStackAreaPlan Plan;
  /// Where the number of bytes left is kept: an alloca of main that becomes a
  /// value, or a global.
  Value *Left = nullptr;
  /// For a site of a group, whether the group is moved, and where in the arena
  /// its next block is then.
  struct Decision {
    Value *Fits = nullptr;
    AllocaInst *Next = nullptr;
  };
  DenseMap<CallInst *, Decision> Decided;
  SmallVector<AllocaInst *, 4> Promotable;
  /// Whether groups fit, in an order in which what dominates comes first.
  SmallVector<Instruction *, 4> Decisions;

public:
  DataPlacement(Module &M, FunctionAnalysisManager &FAM)
      : M(M), FAM(FAM), Int64Ty(Type::getInt64Ty(M.getContext())), Profile(M) {}

  bool run();

private:
  bool collect();
  double getDensity() const;
  ArenaFill chooseFill() const;
  bool findRoom();
  bool findGroups(Function &Main);
  AllocaInst *createVariable(Function &Main, const Twine &Name);
  void createArena(Function &Main);
  Value *createOffset(Value *Now, Value *Less, IRBuilder<> &Builder) const;
  void decideGroups(Function &Main);
  SmallPtrSet<const CallInst *, 8> findSitesApart() const;
  void decideGroup(const CourseAllocationGroup &G, SCEVExpander &Expander);
  void move(CallInst &Site);
  void guard(CallInst &Free);
  bool version(Instruction &Decision);
  void versionFirst(Function &Main);
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
      if (isMachineMalloc(*Call) && ArgTy == Int64Ty &&
          Call->getType()->isPointerTy() && !F.hasOptNone() &&
          !F.hasFnAttribute(CourseSpecializedAttr))
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

// How often each byte of the stack area is accessed if the allocations take it:
// a group that is larger takes nothing, one that is smaller leaves the rest.
double DataPlacement::getDensity() const {
  double Accesses = 0;
  for (const CallInst *Site : Allocations)
    Accesses += Profile.getAccesses(Profile.getObject(*Site));
  return Accesses / Course::StackAreaEnd;
}

// Small blocks of known size whose number is not known are mostly the nodes of
// lists and trees, which go on in the heap when the arena is used up. Of others
// the first is better at a constant address with its start near variables: if
// all were taken downward, anagrams would cost 1.07, and subset-sum, which has
// one large block, 1.08. The frames of functions other than main would be far
// from all data: text-bank, which has such, would cost 1.13.
ArenaFill DataPlacement::chooseFill() const {
  if (FillChoice != ArenaFill::None)
    return FillChoice;
  const bool AreSmall = all_of(Allocations, [](const CallInst *Site) {
    const auto *Size = dyn_cast<ConstantInt>(Site->getArgOperand(0));
    return Size && Size->getValue().ule(LargestNode);
  });
  // One that calls itself has frames like any other function.
  const bool IsFrameInMain = all_of(M, [](const Function &F) {
    return F.isDeclaration() || (F.getName() == "main" && F.use_empty()) ||
           getCourseObjectBytes(F) == 0;
  });
  size_t NumGrouped = 0;
  bool IsTotalUnknown = false;
  for (const CourseAllocationGroup &G : Groups) {
    NumGrouped += G.Sites.size();
    IsTotalUnknown |= !isa<SCEVConstant>(G.TotalSize);
  }
  const bool IsNumberUnknown =
      NumGrouped < Allocations.size() && !IsTotalUnknown;
  return AreSmall && IsNumberUnknown && IsFrameInMain ? ArenaFill::Downward
                                                      : ArenaFill::Upward;
}

bool DataPlacement::findRoom() {
  CourseStackReserve Reserve = getCourseStackReserve(M);
  if (Reserve.IsOpenEnded) {
    LLVM_DEBUG(dbgs() << "the stack may need everything\n");
    return false;
  }
  // Selection makes more values alive.
  const Function &Main = *M.getFunction("main");
  Fill = chooseFill();
  const uint64_t Spills = estimateCourseSpills(Main);
  if (Spills != 0 || Fill == ArenaFill::Downward)
    HighRoom = std::min(alignTo(2 * Spills, 8) + 128, MaxHighRoom);
  if (Fill == ArenaFill::Downward)
    HighRoom += getCourseObjectBytes(Main);
  const uint64_t NotForData =
      getCourseRoomForStack(Reserve.Bytes, Fill, HighRoom);
  if (NotForData >= Course::StackAreaEnd)
    return false;
  Plan =
      planCourseStackArea(M, Course::StackAreaEnd - NotForData,
                          getDensity() / getEvictionFactor(getHeadPrices(M)));
  ArenaSize = alignDown(Plan.Left, 8);
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
    auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(Main);
    auto &DT = FAM.getResult<DominatorTreeAnalysis>(Main);
    IsChanged |= computeCourseSizesEarly(Sites, SE, DT);
    Groups = groupCourseAllocations(Sites, SE, DT,
                                    FAM.getResult<LoopAnalysis>(Main));
  }
  SmallPtrSet<const CallInst *, 16> Known;
  for (const CourseAllocationGroup &G : Groups)
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
  // Nobody decides again.
  for (GlobalVariable *GV : Plan.InStackArea)
    GV->addAttribute(CourseInStackAreaAttr);
  for (GlobalVariable *GV : Plan.InHeap)
    GV->addAttribute(CourseInHeapAttr);
  // The memory that the counter takes is not left.
  if (!IsAllInMain)
    ArenaSize -= 8;
  auto *Ty = ArrayType::get(Type::getInt8Ty(M.getContext()), ArenaSize);
  Arena = new GlobalVariable(M, Ty, /*isConstant=*/false,
                             GlobalValue::InternalLinkage,
                             ConstantAggregateZero::get(Ty), "course.arena");
  Arena->setAlignment(Align(8));
  // free() knows its addresses by that.
  markCourseArena(*Arena, Fill, HighRoom);

  // main may call itself: its counter is then not the only one.
  if (IsAllInMain && Main.use_empty()) {
    Left = createVariable(Main, "left");
  } else {
    auto *Counter = new GlobalVariable(
        M, Int64Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
        ConstantInt::get(Int64Ty, ArenaSize), "course.arena.left");
    Counter->setAlignment(Align(8));
    Counter->addAttribute(CourseInStackAreaAttr);
    Counter->addAttribute(CourseArenaLeftAttr);
    Left = Counter;
    return;
  }
  new StoreInst(ConstantInt::get(Int64Ty, ArenaSize), Left,
                std::next(cast<Instruction>(Left)->getIterator()));
}

// V, or what is frozen of it: a branch on poison would be undefined.
static Value *createDefined(Value *V, IRBuilder<> &Builder) {
  return isGuaranteedNotToBeUndefOrPoison(V) ? V : Builder.CreateFreeze(V);
}

// Where in the arena memory begins of which Now bytes were left and then Less.
Value *DataPlacement::createOffset(Value *Now, Value *Less,
                                   IRBuilder<> &Builder) const {
  return Fill == ArenaFill::Downward
             ? Less
             : Builder.CreateSub(Builder.getInt64(ArenaSize), Now, "at");
}

// What fits is taken at once, so that nothing can come between. That is before
// it is known whether anything will be allocated: sizes may be poison here.
void DataPlacement::decideGroup(const CourseAllocationGroup &G,
                                SCEVExpander &Expander) {
  Value *Total = Expander.expandCodeFor(G.TotalSize, Int64Ty, G.Anchor);
  IRBuilder<> Builder(G.Anchor);
  Total = createDefined(Total, Builder);
  Value *Now = Builder.CreateLoad(Int64Ty, Left, "left");
  Value *Fits = Builder.CreateICmpULE(Total, Now, "group.fits");
  for (const SCEV *Part : G.Parts) {
    if (Part == G.TotalSize || G.MaxSize < std::numeric_limits<uint64_t>::max())
      continue;
    Builder.SetInsertPoint(G.Anchor);
    Value *Factor = Expander.expandCodeFor(Part, Int64Ty, G.Anchor);
    Builder.SetInsertPoint(G.Anchor);
    Factor = createDefined(Factor, Builder);
    Fits = Builder.CreateAnd(
        Fits, Builder.CreateICmpULE(Factor, Builder.getInt64(ArenaSize)),
        "group.fits");
  }
  Builder.SetInsertPoint(G.Anchor);
  AllocaInst *Next = createVariable(*G.Anchor->getFunction(), "group.next");
  Value *Less = Builder.CreateSub(Now, Total, "less");
  Builder.CreateStore(createOffset(Now, Less, Builder), Next);
  Builder.CreateStore(Builder.CreateSelect(Fits, Less, Now), Left);
  for (CallInst *Site : G.Sites)
    Decided[Site] = {Fits, Next};
  if (auto *I = dyn_cast<Instruction>(Fits))
    Decisions.push_back(I);
  ++NumGroups;
  LLVM_DEBUG(dbgs() << "a group of " << G.Sites.size() << " sites, "
                    << *G.TotalSize << " bytes\n");
}

void DataPlacement::decideGroups(Function &Main) {
  if (!EnableGroups)
    return;
  SCEVExpander Expander(FAM.getResult<ScalarEvolutionAnalysis>(Main), "arena");
  for (const CourseAllocationGroup &G : Groups)
    decideGroup(G, Expander);
}

// The sites of groups whose blocks are better in the stack area even if all others
// are in the heap: those that are accessed before and after what is in the stack
// area at least as often, so that paths get no longer. Without them, an unseen lzw
// costs 1.12; if paths were weighed against cheaper accesses, radix-sort would
// cost 1.33.
SmallPtrSet<const CallInst *, 8> DataPlacement::findSitesApart() const {
  SmallSet<CourseAccessProfile::Object, 8> InHeap;
  InHeap.insert(CourseAccessProfile::Heap);
  for (const CallInst *Site : Allocations)
    InHeap.insert(Profile.getObject(*Site));
  for (const GlobalVariable *GV : Plan.InHeap)
    InHeap.insert(Profile.getObject(*GV));
  auto IsApart = [&](const CallInst *Site) {
    const CourseAccessProfile::Object Object = Profile.getObject(*Site);
    double Shorter = 0;
    for (auto [Other, Times] : Profile.getNeighbours(Object))
      if (Other != Object)
        Shorter += InHeap.contains(Other) ? -Times : Times;
    return Shorter >= 0;
  };
  SmallPtrSet<const CallInst *, 8> Apart;
  for (const CourseAllocationGroup &G : Groups)
    if (G.Sites.size() > 1)
      for (const CallInst *Site : make_filter_range(G.Sites, IsApart))
        Apart.insert(Site);
  return Apart;
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
  if (!Site.paramHasAttr(0, Attribute::NoUndef))
    Site.setArgOperand(0, createDefined(Site.getArgOperand(0), Builder));
  Value *Size = Site.getArgOperand(0);
  auto [Fits, Next] = Decided.lookup(&Site);
  Value *Now = nullptr;
  if (!Fits) {
    Now = Builder.CreateLoad(Int64Ty, Left, "left");
    Fits = Builder.CreateICmpULE(Size, Now, "fits");
  }

  Instruction *Then, *Else;
  SplitBlockAndInsertIfThenElse(Fits, &Site, &Then, &Else);
  Builder.SetInsertPoint(Then);
  Value *Less = Next ? nullptr : Builder.CreateSub(Now, Size, "less");
  Value *At = Next ? Builder.CreateLoad(Int64Ty, Next, "at")
                   : createOffset(Now, Less, Builder);
  // Loop strength reduction must not see that the address is a constant: it
  // would make an induction variable for each offset from it (union-find 1.16).
  Value *Base = Builder.CreateLaunderInvariantGroup(Arena);
  Value *InArena = Builder.CreateInBoundsGEP(Builder.getInt8Ty(), Base, At);
  if (Next)
    Builder.CreateStore(Builder.CreateAdd(At, Size), Next);
  else
    Builder.CreateStore(Less, Left);

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

// What calls malloc uses the state of the arena now.
static void forgetMemoryEffects(Function &F,
                                SmallPtrSetImpl<const Function *> &Seen) {
  if (!Seen.insert(&F).second)
    return;
  F.removeFnAttr(Attribute::Memory);
  for (User *U : F.users())
    if (auto *Call = dyn_cast<CallBase>(U)) {
      Call->removeFnAttr(Attribute::Memory);
      forgetMemoryEffects(*Call->getFunction(), Seen);
    }
}

// Nothing comes after both, so that there is nothing to join.
bool DataPlacement::version(Instruction &Decision) {
  SmallVector<BasicBlock *, 16> Rest = splitCourseRest(Decision, VersionLimit);
  if (Rest.empty())
    return false;
  ValueToValueMapTy Clones;
  SmallVector<BasicBlock *, 16> OtherRest;
  for (BasicBlock *BB : Rest) {
    OtherRest.push_back(
        CloneBasicBlock(BB, Clones, ".heap", Decision.getFunction()));
    Clones[BB] = OtherRest.back();
  }
  remapCourseCopies(OtherRest, Clones);
  auto Decide = [&](ArrayRef<BasicBlock *> Blocks, bool Fits) {
    Value *Known = ConstantInt::getBool(Decision.getType(), Fits);
    for (BasicBlock *BB : Blocks)
      for (Instruction &I : *BB)
        I.replaceUsesOfWith(&Decision, Known);
  };
  Decide(Rest, true);
  Decide(OtherRest, false);
  Instruction *Jump = Decision.getParent()->getTerminator();
  MDBuilder Weights(Decision.getContext());
  IRBuilder<>(Jump).CreateCondBr(&Decision, Rest.front(), OtherRest.front(),
                                 Weights.createBranchWeights(FitsWeight, 1));
  Jump->eraseFromParent();
  ++NumVersioned;
  OptimizationRemarkEmitter ORE(Decision.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Versioned", &Decision)
           << "what follows exists twice, for the stack area and for the heap";
  });
  return true;
}

// One decision that takes effect; after it, others would be there twice.
void DataPlacement::versionFirst(Function &Main) {
  // Constant sizes leave nothing to decide.
  for (Instruction &I : instructions(Main))
    if (Value *Known = simplifyInstruction(&I, M.getDataLayout()))
      I.replaceAllUsesWith(Known);
  any_of(Decisions, [&](Instruction *Decision) {
    return !Decision->use_empty() && version(*Decision);
  });
}

bool DataPlacement::run() {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || Main->hasOptNone()) {
    LLVM_DEBUG(dbgs() << "not a whole program\n");
    return false;
  }
  if (!collect() || !findGroups(*Main) || !findRoom())
    return IsChanged;

  // Point of no return.
  createArena(*Main);
  for (CallInst *Site : Allocations)
    moveCourseAllocasToFront(*Site->getFunction());
  decideGroups(*Main);
  SmallPtrSet<const Function *, 8> Seen;
  const SmallPtrSet<const CallInst *, 8> Apart = findSitesApart();
  for (CallInst *Site : Allocations) {
    forgetMemoryEffects(*Site->getFunction(), Seen);
    move(*Site);
    // Its group may be too large for what is left, and it not.
    if (Decided.erase(Site) && Apart.contains(Site))
      move(*Site);
  }
  for (CallInst *Free : Frees)
    guard(*Free);
  if (!Promotable.empty()) {
    DominatorTree DT(*Main);
    PromoteMemToReg(Promotable, DT);
  }
  if (VersionLimit != 0)
    versionFirst(*Main);
  return true;
}

PreservedAnalyses CourseDataPlacementPass::run(Module &M,
                                               ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return DataPlacement(M, FAM).run() ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}
