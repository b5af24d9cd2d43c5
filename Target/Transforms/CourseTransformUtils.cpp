//===-- CourseTransformUtils.cpp - What several passes ask ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Small questions about IR.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseTransformUtils.h"
#include "CourseCostModel.h"
#include "Transforms/CourseLoopScopes.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

bool llvm::isInCourseCycle(const BasicBlock &BB) {
  SmallPtrSet<const BasicBlock *, 32> Seen;
  SmallVector<const BasicBlock *, 32> Work(successors(&BB));
  while (!Work.empty()) {
    const BasicBlock *Next = Work.pop_back_val();
    if (Next == &BB)
      return true;
    if (Seen.insert(Next).second)
      append_range(Work, successors(Next));
  }
  return false;
}

void llvm::removeCourseTailMarks(Function &F) {
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getTailCallKind() == CallInst::TCK_Tail)
      Call->setTailCallKind(CallInst::TCK_None);
}

const char *llvm::getCourseInliningObstacle(const Function &F) {
  if (!F.hasExactDefinition())
    return "another definition may replace it";
  if (F.hasOptNone() || F.hasFnAttribute(Attribute::NoInline))
    return "an attribute forbids it";
  if (F.isVarArg())
    return "it has variable arguments";
  if (any_of(F, [](const BasicBlock &BB) { return BB.hasAddressTaken(); }))
    return "it has a block whose address is taken";
  for (const Instruction &I : instructions(F)) {
    if (const auto *Object = dyn_cast<AllocaInst>(&I);
        Object && !Object->isStaticAlloca())
      return "it has objects of unknown size or number in its frame";
    if (isa<IndirectBrInst>(I))
      return "it has computed jumps";
    const auto *Call = dyn_cast<CallBase>(&I);
    if (Call &&
        (!isa<CallInst>(Call) || Call->isInlineAsm() ||
         Call->cannotDuplicate() || Call->hasFnAttr(Attribute::ReturnsTwice) ||
         Call->isMustTailCall()))
      return "it has a call that cannot be copied";
  }
  return nullptr;
}

SmallVector<SmallVector<Function *, 2>> llvm::findCourseRecursions(Module &M) {
  CallGraph CG(M);
  SmallVector<SmallVector<Function *, 2>> Recursions;
  for (auto It = scc_begin(&CG); !It.isAtEnd(); ++It) {
    if (!It.hasCycle())
      continue;
    SmallVector<Function *, 2> &Recursion = Recursions.emplace_back();
    for (const CallGraphNode *Node : *It)
      if (Function *F = Node->getFunction(); F && !F->isDeclaration())
        Recursion.push_back(F);
  }
  return Recursions;
}

unsigned llvm::inlineCourseCalls(Function &F,
                                 function_ref<bool(Function *)> Takes) {
  SmallVector<CallInst *> Calls;
  for (User *U : F.users())
    if (auto *Call = dyn_cast<CallInst>(U);
        Call && Call->getCalledFunction() == &F && !Call->isMustTailCall() &&
        !Call->isNoInline() && !Call->getFunction()->hasOptNone() &&
        AttributeFuncs::areInlineCompatible(*Call->getFunction(), F) &&
        Takes(Call->getFunction()))
      Calls.push_back(Call);
  unsigned NumInlined = 0;
  SmallSetVector<Function *, 8> Callers;
  for (CallInst *Call : Calls) {
    Function *Caller = Call->getFunction();
    InlineFunctionInfo Info;
    if (!InlineFunction(*Call, Info).isSuccess())
      continue;
    AttributeFuncs::mergeAttributesForInlining(*Caller, F);
    Callers.insert(Caller);
    ++NumInlined;
  }
  for (Function *Caller : Callers)
    dropCourseLoopScopes(*Caller);
  return NumInlined;
}

bool llvm::isCourseUnrollingWorthwhile(Loop &L, ScalarEvolution &SE,
                                       const TargetTransformInfo &TTI,
                                       OptimizationRemarkEmitter &ORE) {
  TargetTransformInfo::UnrollingPreferences UP = {};
  UP.MaxCount = std::numeric_limits<unsigned>::max();
  TTI.getUnrollingPreferences(&L, SE, UP, &ORE);
  return UP.Threshold != 0 && UP.MaxCount > 1;
}

Value *llvm::expandCourseFrozen(SCEVExpander &Expander, const SCEV &S,
                                Instruction &At, AssumptionCache &AC,
                                const DominatorTree &DT) {
  Value *V = Expander.expandCodeFor(&S, S.getType(), &At);
  if (isGuaranteedNotToBeUndefOrPoison(V, &AC, &At, &DT))
    return V;
  return IRBuilder<>(&At).CreateFreeze(V, "frozen");
}

SmallSetVector<Instruction *, 32>
llvm::findDeadInCourseLoop(const Loop &L, ArrayRef<Instruction *> Roots,
                           function_ref<bool(const Use &)> IsReplaced) {
  SmallSetVector<Instruction *, 32> Dead(Roots.begin(), Roots.end());
  auto MayDie = [&](const Instruction &I) {
    return L.contains(&I) && !I.mayReadOrWriteMemory() && !I.isTerminator();
  };
  for (unsigned I = 0; I != Dead.size(); ++I)
    for (Value *Operand : Dead[I]->operands())
      if (auto *Def = dyn_cast<Instruction>(Operand); Def && MayDie(*Def))
        Dead.insert(Def);
  auto IsNeeded = [&](const Instruction *I) {
    return any_of(I->uses(), [&](const Use &U) {
      return !IsReplaced(U) && !Dead.contains(cast<Instruction>(U.getUser()));
    });
  };
  while (Dead.remove_if(IsNeeded))
    ;
  return Dead;
}

double llvm::getCourseExpansionPrice(const SCEV &S,
                                     const CourseCostModel &Costs) {
  if (isa<SCEVConstant, SCEVUnknown>(S))
    return 0;
  double Price = 0;
  for (const SCEV *Operand : S.operands())
    Price += getCourseExpansionPrice(*Operand, Costs);
  if (isa<SCEVAddExpr>(S))
    return Price +
           (S.operands().size() - 1) * Costs.getCost(Course::CostClass::AddSub);
  return Price + Costs.getCost(Course::CostClass::MulDiv);
}

// How often the condition of a version holds for each time that it does not. 1
// makes costs of the one as important as costs of the other.
static constexpr uint32_t UsualWeight = 15;

void llvm::versionCourseLoop(Loop &L, Value *Condition, LoopInfo &LI,
                             DominatorTree &DT, ScalarEvolution &SE,
                             AssumptionCache &AC) {
  formLCSSARecursively(L, DT, &LI, &SE);
  BasicBlock *Check = L.getLoopPreheader();
  BasicBlock *Preheader =
      SplitBlock(Check, Check->getTerminator(), &DT, &LI, nullptr,
                 L.getHeader()->getName() + ".usual");
  ValueToValueMapTy Clones;
  SmallVector<BasicBlock *, 8> Blocks;
  Loop *Other = cloneLoopWithPreheader(Preheader, Check, &L, Clones, ".rest",
                                       &LI, &DT, Blocks);
  remapInstructionsInBlocks(Blocks, Clones);
  Instruction *Jump = Check->getTerminator();
  // What nobody has looked at before may be undefined.
  IRBuilder<> Builder(Jump);
  if (!isGuaranteedNotToBeUndefOrPoison(Condition, &AC, Jump, &DT))
    Condition = Builder.CreateFreeze(Condition);
  Builder.CreateCondBr(
      Condition, Preheader, cast<BasicBlock>(Clones[Preheader]),
      MDBuilder(Jump->getContext()).createBranchWeights(UsualWeight, 1));
  Jump->eraseFromParent();

  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  for (BasicBlock *Exit : Exits)
    for (PHINode &Phi : Exit->phis()) {
      for (unsigned I = 0, E = Phi.getNumIncomingValues(); I != E; ++I) {
        if (!L.contains(Phi.getIncomingBlock(I)))
          continue;
        Value *V = Phi.getIncomingValue(I);
        Value *Clone = Clones.lookup(V);
        Phi.addIncoming(Clone ? Clone : V,
                        cast<BasicBlock>(Clones[Phi.getIncomingBlock(I)]));
      }
      SE.forgetLcssaPhiWithNewPredecessor(&L, &Phi);
    }
  SmallVector<DomTreeNode *, 8> After;
  for (BasicBlock *BB : L.blocks())
    copy_if(DT.getNode(BB)->children(), std::back_inserter(After),
            [&](DomTreeNode *Node) { return !L.contains(Node->getBlock()); });
  for (DomTreeNode *Node : After)
    DT.changeImmediateDominator(Node, DT.getNode(Check));
  SE.forgetTopmostLoop(&L);
  SE.forgetBlockAndLoopDispositions();
  simplifyLoop(&L, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
  simplifyLoop(Other, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
}
