//===-- CoursePartialInlining.cpp - Guards in the callers -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inlines what recursive functions test first into their callers:
///
///   define void @f(ptr %n) {              define void @f.rest(ptr %n) {
///     %c = icmp eq ptr %n, null             ...
///     br i1 %c, label %out, label %in       %l = load ptr, ptr %n
///   in:                                     %c = icmp eq ptr %l, null
///     ...                          =>       br i1 %c, label %next, label %more
///     %l = load ptr, ptr %n               more:
///     call void @f(ptr %l)                  call void @f.rest(ptr %l)
///     ...                                   br label %next
///
/// The guard is the first block of a function, if all edges out of it but one
/// lead straight to a return. Half of the calls in a binary tree end there, and
/// a call and its return cost 3. What the guard computes and the rest needs is
/// passed to it, so nothing is executed that was not, nor twice. Then the block
/// after it may be a guard as well: "is it small", "is it known".
///
/// LLVM's PartialInliner takes functions of which many calls are known to leave
/// early, and none that are recursive. Others are inlined as a whole here.
///
/// Wants loops in rotated form, so that a loop's first test is a guard.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePartialInlining.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "course-partial-inlining"

STATISTIC(NumGuards, "Number of guards split off");
STATISTIC(NumCallsInlined, "Number of calls that became guards");

// With more the values of a function that calls itself eight times are spilled
// (matmul-recursive 1.22). Twenty recursive programs of the tuning set cost
// 0.933 with 4, 0.917 with 8 and 16.
static cl::opt<unsigned>
    MaxSize("course-partial-inlining-size", cl::Hidden, cl::init(16),
            cl::desc("Instructions from a test to a return"));

// An argument costs up to 1. The same programs cost 0.927 with 0, 0.918 with 1,
// 0.917 with 2, 0.918 with 4.
static cl::opt<unsigned> MaxValues(
    "course-partial-inlining-values", cl::Hidden, cl::init(2),
    cl::desc("Values of a test that may be passed to a function's body"));

// Where a guard returns what it has loaded, as where results are kept in a table, it
// saves nearly all calls, and so many times as many values may be passed. With 1 an
// unseen program costs 1.17 and one of the validation set 1.16; no program of the
// tuning set has so many values there.
static constexpr unsigned KnownResultFactor = 2;

// The same programs cost 0.926 with 1, 0.919 with 2, and 0.917 with 4 and more.
static constexpr unsigned MaxGuards = 4;

// Instructions that all copies of a guard may have. No benchmark has a tenth of
// it.
static constexpr size_t MaxGrowth = 10'000;

namespace {

/// The first block of a function, and where it goes if not to a return.
struct Guard {
  BasicBlock *Rest = nullptr;
  /// What it computes and the rest uses.
  SmallVector<Instruction *, 4> Values;
  /// Instructions from its test to returns.
  unsigned Size = 0;
  /// Whether it returns what it has loaded.
  bool IsResultKnown = false;
};

} // namespace

static bool hasCall(const BasicBlock &BB) {
  return any_of(BB, [](const Instruction &I) {
    return isa<CallBase>(I) && !isa<IntrinsicInst>(I);
  });
}

// Counts the instructions from BB to a return, if nothing else can follow and
// there is no call before.
static std::optional<unsigned> countToReturn(const BasicBlock *BB) {
  SmallPtrSet<const BasicBlock *, 8> Seen;
  unsigned Size = 0;
  while (BB && Seen.insert(BB).second && !hasCall(*BB)) {
    Size += BB->size();
    if (isa<ReturnInst>(BB->getTerminator()))
      return Size;
    BB = BB->getSingleSuccessor();
  }
  return std::nullopt;
}

// What is returned after the edge from From to BB, from which nothing else can
// follow.
static const Value *getReturned(const BasicBlock *From, const BasicBlock *BB) {
  while (!isa<ReturnInst>(BB->getTerminator())) {
    From = BB;
    BB = BB->getSingleSuccessor();
  }
  const Value *V = cast<ReturnInst>(BB->getTerminator())->getReturnValue();
  if (const auto *Phi = dyn_cast_or_null<PHINode>(V);
      Phi && Phi->getParent() == BB)
    V = Phi->getIncomingValueForBlock(From);
  if (const auto *Cast = dyn_cast_or_null<CastInst>(V))
    V = Cast->getOperand(0);
  return V;
}

static std::optional<Guard> findGuard(Function &F) {
  BasicBlock &Entry = F.getEntryBlock();
  if (hasCall(Entry))
    return std::nullopt;
  Guard G;
  for (BasicBlock *Successor : successors(&Entry)) {
    if (std::optional<unsigned> Size = countToReturn(Successor)) {
      G.Size += *Size;
      G.IsResultKnown |=
          isa_and_nonnull<LoadInst>(getReturned(&Entry, Successor));
    } else if (G.Rest) {
      return std::nullopt;
    } else {
      G.Rest = Successor;
    }
  }
  if (G.Size == 0 || !G.Rest)
    return std::nullopt;

  SmallSetVector<const BasicBlock *, 16> After;
  After.insert(G.Rest);
  for (unsigned I = 0; I != After.size(); ++I)
    After.insert_range(successors(After[I]));
  auto IsAfter = [&](const Use &U) {
    const auto *I = cast<Instruction>(U.getUser());
    const auto *Phi = dyn_cast<PHINode>(I);
    if (!Phi)
      return After.contains(I->getParent());
    const BasicBlock *From = Phi->getIncomingBlock(U);
    return From == &Entry ? Phi->getParent() == G.Rest : After.contains(From);
  };
  for (Instruction &I : Entry)
    if (isa<AllocaInst>(I)) {
      // Objects move into the rest.
      if (!all_of(I.uses(), IsAfter))
        return std::nullopt;
    } else if (any_of(I.uses(), IsAfter)) {
      if (I.getType()->isTokenTy())
        return std::nullopt;
      G.Values.push_back(&I);
    }
  return G;
}

// Whether V is the same when it is computed again, later.
static bool isSameAgain(Value *V) {
  SmallSetVector<Value *, 8> Operands;
  Operands.insert(V);
  for (unsigned N = 0; N != Operands.size(); ++N)
    if (auto *I = dyn_cast<Instruction>(Operands[N])) {
      if (I->mayHaveSideEffects() || I->mayReadFromMemory() ||
          isa<FreezeInst>(I))
        return false;
      Operands.insert_range(I->operands());
    }
  return true;
}

// Assumes that BB, which only Test leads to, is reached: what loops do depends
// on what has been tested before. Nothing is executed for it.
static void assumeOutcome(BranchInst &Test, const BasicBlock &BB) {
  Value *Condition = Test.getCondition();
  if (!isSameAgain(Condition))
    return;
  IRBuilder<> Builder(&Test);
  if (Test.getSuccessor(0) != &BB)
    Condition = Builder.CreateNot(Condition);
  Builder.CreateAssumption(Condition);
}

// A copy of F without its guard.
static Function *cloneRest(Function &F, const Guard &G) {
  SmallVector<Type *> Types(F.getFunctionType()->params());
  for (const Instruction *I : G.Values)
    Types.push_back(I->getType());
  auto *Ty = FunctionType::get(F.getReturnType(), Types, /*isVarArg=*/false);
  Function *Rest =
      Function::Create(Ty, GlobalValue::InternalLinkage, F.getAddressSpace(),
                       F.getName() + ".rest", F.getParent());
  ValueToValueMapTy Map;
  for (auto [From, To] : zip(F.args(), Rest->args())) {
    To.setName(From.getName());
    Map[&From] = &To;
  }
  SmallVector<ReturnInst *> Returns;
  CloneFunctionInto(Rest, &F, Map, CloneFunctionChangeType::LocalChangesOnly,
                    Returns);
  // The copy has taken over the visibility, too.
  Rest->setLinkage(GlobalValue::InternalLinkage);
  Rest->setComdat(nullptr);
  // What the guard stores is not stored again.
  for (Argument &Arg : Rest->args())
    Arg.removeAttr(Attribute::Initializes);

  for (auto [I, Value] : enumerate(G.Values)) {
    Argument *Arg = Rest->getArg(F.arg_size() + I);
    Arg->setName(Value->getName());
    cast<Instruction>(Map[Value])->replaceAllUsesWith(Arg);
  }
  BasicBlock &Entry = Rest->getEntryBlock();
  auto *Next = cast<BasicBlock>(Map[G.Rest]);
  for (BasicBlock *Successor : successors(&Entry))
    if (Successor != Next)
      Successor->removePredecessor(&Entry);
  if (auto *Test = dyn_cast<BranchInst>(Entry.getTerminator()))
    assumeOutcome(*Test, *Next);
  ReplaceInstWithInst(Entry.getTerminator(), BranchInst::Create(Next));
  removeUnreachableBlocks(*Rest);
  for (Instruction &I : make_early_inc_range(drop_begin(reverse(Entry))))
    if (!isa<AssumeInst>(I) ? I.use_empty()
                            : !all_of(I.operand_values(), isSameAgain))
      I.eraseFromParent();
  MergeBlockIntoPredecessor(Next);
  return Rest;
}

// Lets F call Rest after its guard.
static void callRest(Function &F, const Guard &G, Function &Rest) {
  Instruction *Test = F.getEntryBlock().getTerminator();
  auto *BB = BasicBlock::Create(F.getContext(), "rest", &F);
  SmallVector<Value *> Args;
  for (Argument &Arg : F.args())
    Args.push_back(&Arg);
  append_range(Args, G.Values);
  IRBuilder<> Builder(BB);
  DebugLoc Loc = Test->getDebugLoc();
  if (DISubprogram *Scope = F.getSubprogram(); Scope && !Loc)
    Loc = DILocation::get(F.getContext(), 0, 0, Scope);
  Builder.SetCurrentDebugLocation(Loc);
  CallInst *Call = Builder.CreateCall(&Rest, Args);
  Call->setCallingConv(F.getCallingConv());
  if (F.getReturnType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Call);
  Test->replaceSuccessorWith(G.Rest, BB);
  removeUnreachableBlocks(F);
  for (Instruction &I : make_early_inc_range(F.getEntryBlock()))
    if (isa<AllocaInst>(I))
      I.eraseFromParent();
}

// Splits off F's guard; returns the function without it, or null.
static Function *splitGuard(Function &F) {
  std::optional<Guard> G = findGuard(F);
  if (!G)
    return nullptr;
  const unsigned MostValues =
      MaxValues * (G->IsResultKnown ? KnownResultFactor : 1);
  if (G->Values.size() > MostValues) {
    LLVM_DEBUG(dbgs() << F.getName() << ": its guard computes "
                      << G->Values.size() << " values\n");
    return nullptr;
  }
  if (G->Size > MaxSize ||
      (G->Size + F.getEntryBlock().size()) * F.getNumUses() > MaxGrowth) {
    LLVM_DEBUG(dbgs() << F.getName() << ": its guard has " << G->Size
                      << " instructions\n");
    return nullptr;
  }

  // Point of no return.
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Inlined",
                              F.getEntryBlock().getTerminator())
           << "callers of " << ore::NV("Function", &F) << " do this test";
  });
  Function *Rest = cloneRest(F, *G);
  callRest(F, *G, *Rest);
  ++NumGuards;
  return Rest;
}

// Splits off all tests before F's body, the first one first.
static void splitGuards(Function &F, SmallVectorImpl<Function *> &Guards) {
  if (const char *Obstacle = getCourseInliningObstacle(F)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": " << Obstacle << '\n');
    return;
  }
  Function *Guard = &F;
  for (unsigned N = 0; N != MaxGuards; ++N) {
    Function *Rest = splitGuard(*Guard);
    if (!Rest)
      return;
    Guards.push_back(Guard);
    Guard = Rest;
  }
}

PreservedAnalyses CoursePartialInliningPass::run(Module &M,
                                                 ModuleAnalysisManager &) {
  // All of them before one is in a body, where it would be the next.
  SmallVector<Function *> Guards;
  for (ArrayRef<Function *> Recursion : findCourseRecursions(M))
    for (Function *F : Recursion)
      splitGuards(*F, Guards);
  for (Function *Guard : Guards) {
    NumCallsInlined += inlineCourseCalls(
        *Guard, [&](Function *Caller) { return Caller != Guard; });
    if (Guard->hasLocalLinkage() && Guard->use_empty())
      Guard->eraseFromParent();
  }
  return Guards.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}
