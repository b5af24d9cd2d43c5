//===-- CourseAllocationOrder.cpp - Order of calls of malloc --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Memory is given out in the order of the calls of malloc, so this order says
/// how far the head travels between two blocks:
///
///   %a = call ptr @malloc(i64 %n)          %a = call ptr @malloc(i64 %n)
///   %b = call ptr @malloc(i64 %m)    =>    %c = call ptr @malloc(i64 %n)
///   %c = call ptr @malloc(i64 %n)          %b = call ptr @malloc(i64 %m)
///   loop: ... a[i] = c[i]
///
/// Blocks of main whose sizes are known at the first of them, and that are
/// allocated once in any case, are brought into an order with little travel
/// (CourseDataOrder), all where the first was. Nothing may be given back
/// meanwhile, so that they still lie one after the other.
///
/// Runs after CourseDataPlacement, for what is in the heap. Before it, data in the
/// stack area would be in that order, too: 29 unseen programs then cost 1.0008.
/// Linear in the size of main, but for the search.
///
//===----------------------------------------------------------------------===//

#include "Memory/CourseAllocationOrder.h"
#include "Memory/CourseAccessProfile.h"
#include "Memory/CourseAllocationGroups.h"
#include "Memory/CourseDataOrder.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-allocation-order"

STATISTIC(NumOrdered, "Number of groups of blocks that got another order");

// What unknown numbers are taken for. Only what it is beside constants matters.
static constexpr double LikelyNumber = 100;

// About how many bytes a block has.
static double estimate(const SCEV *Size) {
  if (const auto *C = dyn_cast<SCEVConstant>(Size))
    return double(C->getAPInt().getSExtValue());
  if (const auto *Cast = dyn_cast<SCEVCastExpr>(Size))
    return estimate(Cast->getOperand());
  if (const auto *Add = dyn_cast<SCEVAddExpr>(Size)) {
    double Sum = 0;
    for (const SCEV *Term : Add->operands())
      Sum += estimate(Term);
    return Sum;
  }
  if (const auto *Mul = dyn_cast<SCEVMulExpr>(Size)) {
    double Product = 1;
    for (const SCEV *Factor : Mul->operands())
      Product *= estimate(Factor);
    return Product;
  }
  const auto *Division = dyn_cast<SCEVUDivExpr>(Size);
  const double Divisor = Division ? estimate(Division->getRHS()) : 0;
  return Divisor > 0 ? estimate(Division->getLHS()) / Divisor : LikelyNumber;
}

namespace {

class AllocationOrder {
  Function &Main;
  const CourseAccessProfile Profile;
  const HeadPrices Prices;
  ScalarEvolution &SE;
  DominatorTree &DT;
  LoopInfo &LI;
  PostDominatorTree PDT;
  /// What may give memory back.
  SmallVector<const Instruction *, 8> Givers;

public:
  AllocationOrder(Function &Main, FunctionAnalysisManager &FAM)
      : Main(Main), Profile(*Main.getParent()),
        Prices(getHeadPrices(*Main.getParent())),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(Main)),
        DT(FAM.getResult<DominatorTreeAnalysis>(Main)),
        LI(FAM.getResult<LoopAnalysis>(Main)), PDT(Main) {}

  bool run();

private:
  SmallVector<CallInst *, 8> findSites();
  bool canMove(const CallInst &Site, const Instruction &To) const;
  bool order(const CourseAllocationGroup &G);
  void move(ArrayRef<CallInst *> Sites, Instruction &To);
};

} // namespace

SmallVector<CallInst *, 8> AllocationOrder::findSites() {
  SmallVector<CallInst *, 8> Sites;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&Main))
    for (Instruction &I : *BB) {
      auto *Call = dyn_cast<CallInst>(&I);
      if (!Call || isa<IntrinsicInst>(Call))
        continue;
      const Function *Callee = Call->getCalledFunction();
      if (isMachineMalloc(*Call))
        Sites.push_back(Call);
      else if (!Callee || !Callee->isDeclaration() ||
               Callee->getName() == "free")
        Givers.push_back(Call);
    }
  return Sites;
}

// Whether it is executed once whenever the other place is, with nothing given
// back between.
bool AllocationOrder::canMove(const CallInst &Site,
                              const Instruction &To) const {
  return !LI.getLoopFor(Site.getParent()) && !LI.getLoopFor(To.getParent()) &&
         PDT.dominates(Site.getParent(), To.getParent()) &&
         none_of(Givers, [&](const Instruction *Giver) {
           return isPotentiallyReachable(&To, Giver, nullptr, &DT, &LI) &&
                  isPotentiallyReachable(Giver, &Site, nullptr, &DT, &LI);
         });
}

void AllocationOrder::move(ArrayRef<CallInst *> Sites, Instruction &To) {
  SCEVExpander Expander(SE, "size");
  IRBuilder<> Builder(&To);
  SmallVector<Value *, 4> Sizes;
  for (CallInst *Site : Sites) {
    Value *Size = Site->getArgOperand(0);
    // What is expanded takes flags from the instructions that it uses.
    if (!DT.dominates(Size, &To))
      Size = Expander.expandCodeFor(SE.getSCEV(Size), Size->getType(), &To);
    Builder.SetInsertPoint(&To);
    Sizes.push_back(isGuaranteedNotToBeUndefOrPoison(Size)
                        ? Size
                        : Builder.CreateFreeze(Size));
  }
  for (auto [Site, Size] : zip_equal(Sites, Sizes)) {
    if (Site != &To)
      Site->moveBefore(To.getIterator());
    Site->setArgOperand(0, Size);
  }
}

bool AllocationOrder::order(const CourseAllocationGroup &G) {
  SmallVector<CourseDatum, 4> Data;
  DenseMap<CourseAccessProfile::Object, CallInst *> SiteOf;
  SmallVector<CallInst *, 4> Old, New;
  for (CallInst *Site : G.Sites) {
    if (!canMove(*Site, *G.Anchor))
      continue;
    const double Size =
        std::max(8.0, estimate(SE.getSCEV(Site->getArgOperand(0))));
    const CourseAccessProfile::Object O = Profile.getObject(*Site);
    Data.push_back({O, uint64_t(Size), Size / 2});
    SiteOf[O] = Site;
    Old.push_back(Site);
  }
  LLVM_DEBUG(dbgs() << "a group of " << G.Sites.size() << " sites, "
                    << Data.size() << " of which may move\n");
  if (Data.size() < 2)
    return false;
  llvm::stable_sort(Data, [&](const CourseDatum &A, const CourseDatum &B) {
    return getCourseDensity(Profile, A) > getCourseDensity(Profile, B);
  });
  orderCourseData(Data, Profile, Prices);
  for (const CourseDatum &D : Data)
    New.push_back(SiteOf.lookup(D.Object));
  if (New == Old)
    return false;
  LLVM_DEBUG({
    dbgs() << "new order:\n";
    for (const CallInst *Site : New)
      dbgs() << *Site << '\n';
  });
  // What is moved may itself be the place.
  auto *Mark = new FreezeInst(ConstantInt::getTrue(Main.getContext()), "",
                              G.Anchor->getIterator());
  move(New, *Mark);
  Mark->eraseFromParent();
  ++NumOrdered;
  return true;
}

bool AllocationOrder::run() {
  const SmallVector<CallInst *, 8> Sites = findSites();
  if (Sites.size() < 2)
    return false;
  bool IsChanged = computeCourseSizesEarly(Sites, SE, DT);
  for (const CourseAllocationGroup &G :
       groupCourseAllocations(Sites, SE, DT, LI))
    IsChanged |= order(G);
  return IsChanged;
}

PreservedAnalyses CourseAllocationOrderPass::run(Module &M,
                                                 ModuleAnalysisManager &MAM) {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || Main->hasOptNone() ||
      !Main->use_empty())
    return PreservedAnalyses::all();
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return AllocationOrder(*Main, FAM).run() ? PreservedAnalyses::none()
                                           : PreservedAnalyses::all();
}
