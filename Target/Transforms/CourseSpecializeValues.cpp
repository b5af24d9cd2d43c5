//===-- CourseSpecializeValues.cpp - Programs for small inputs ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a program reads before its first loop, and what bounds loops, is small
/// or is not, and code size costs nothing. So all that follows is repeated for
/// each of the smallest values, with the loops unrolled that are counted then,
/// and with objects of its own:
///
///   %n = call i64 @read()            %n = call i64 @read()
///   ; loops that %n bounds           switch i64 %n, label %follows [
///   ret i64 %r                         i64 0, label %is.0
///                             =>       i64 1, label %is.1
///                                      ... ]
///                                  is.0:
///                                    %r.0 = call i64 @main.0()
///                                    ret i64 %r.0
///
/// A branch tells which one it is. What the value decides need not be computed,
/// and elements of arrays that nothing used before become registers. Code that
/// has loops left is not worth repeating, and neither is what shares variables
/// with the rest, which could no longer treat them as its own.
///
/// The repeated code is a function of its own until the pipeline ends, so that
/// it counts as such for all limits. What has no objects left is inlined then.
///
/// Known as value specialization: Calder, Feller, Eustace, Value Profiling and
/// Optimization, JILP 1999; there with the values that a profile has seen, which
/// ObservedValues adds here.
///
/// Only in main, where values are read once for each run.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSpecializeValues.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/CourseStackReserve.h"
#include "Memory/CourseVersions.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/ObservedValues.h"
#include "Transforms/SizeClasses.h"
#include "Transforms/SpecializedFunction.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <cmath>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-specialize-values"

STATISTIC(NumValues, "Number of values that code was specialized for");
STATISTIC(NumClones, "Number of their constants");

// Instructions that specialized code may have. With 6000 the tuning set costs
// 1.04. With 14000 the program of the longest specialized code, knapsack, takes
// 4.6 s to compile instead of 1.6 s.
static constexpr unsigned MaxGrowth = 8000;
// For compile time: three times as much changes nothing in the tuning set.
static cl::opt<unsigned>
    MaxWork("course-specialize-work", cl::Hidden, cl::init(20000),
            cl::desc("Instructions that may be specialized"));

/// How many values are considered together, and the first constant that is not,
/// for one, two and three of them. With 6, 5 and 4, and loops of up to 8
/// iterations, the tuning set cost 1.12; with 10, 7 and 4 it cost 1.07.
static constexpr unsigned MaxNumValues = 3;
static constexpr unsigned MaxValue[MaxNumValues] = {16, 9, 5};

/// Constants in a row whose code is not worth repeating, after which no larger
/// one is tried. In the tuning set none would be worth it then; after two, one
/// of matmul-recursive is. Without an end, huffman takes 1.3 times as long to
/// compile.
static constexpr unsigned MaxFailures = 3;

namespace {

using BlockList = SmallVector<BasicBlock *, 32>;

/// The function whose code is specialized.
class Specializer {
  Function &F;
  FunctionAnalysisManager &FAM;
  size_t Budget = MaxGrowth;
  /// The first constant that is not considered.
  unsigned Bound = 0;
  /// What of the code before them the blocks use; and what they use alone.
  SmallVector<Value *, 0> Arguments;
  SmallVector<Value *, 8> Objects;

  SmallVector<Instruction *, 4> findValues();
  bool boundsLoop(const Instruction &V, LoopInfo &LI, ScalarEvolution &SE);
  SmallVector<Value *, 8> findObjects(const BlockList &Blocks);
  Function *specialize(const BlockList &Blocks, ArrayRef<Instruction *> Values,
                       ArrayRef<ConstantInt *> Constants);
  bool addSwitch(BasicBlock &BB, BasicBlock &Tail, const BlockList &Blocks,
                 ArrayRef<Instruction *> Values,
                 SmallVector<ConstantInt *, 4> Constants);
  BasicBlock *specializeForSmall(ArrayRef<Instruction *> Values);
  bool specializeForObserved(ArrayRef<Instruction *> Values,
                             ArrayRef<ObservedConstants> Observed,
                             Instruction &Place);
  Function *copyForSizes(const BlockList &Blocks, ArrayRef<Instruction *> Sizes,
                         ArrayRef<Value *> Arrays, uint64_t Most, bool HasRoom);
  bool specializeForSizes(ArrayRef<Instruction *> Values, Instruction &Place);

public:
  Specializer(Function &F, FunctionAnalysisManager &FAM) : F(F), FAM(FAM) {}

  bool run(bool FitsArrays);
};

} // namespace

//===----------------------------------------------------------------------===//
// What to specialize for
//===----------------------------------------------------------------------===//

// Whether a loop is left for the sake of V.
bool Specializer::boundsLoop(const Instruction &V, LoopInfo &LI,
                             ScalarEvolution &SE) {
  auto DependsOn = [&](const SCEV *S) {
    return SCEVExprContains(S, [&](const SCEV *Part) {
      const auto *Unknown = dyn_cast<SCEVUnknown>(Part);
      return Unknown && Unknown->getValue() == &V;
    });
  };
  for (const Loop *L : LI.getLoopsInPreorder()) {
    SmallVector<BasicBlock *, 4> Exiting;
    L->getExitingBlocks(Exiting);
    for (BasicBlock *BB : Exiting)
      if (const SCEV *Count = SE.getExitCount(L, BB);
          !isa<SCEVCouldNotCompute>(Count) && DependsOn(Count))
        return true;
  }
  return false;
}

// Of all values that bound loops those that are read before the first branch.
SmallVector<Instruction *, 4> Specializer::findValues() {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  SmallVector<Instruction *, 4> Values;
  BasicBlock *BB = &F.getEntryBlock();
  while (BB && !LI.getLoopFor(BB) && !isInCourseCycle(*BB)) {
    for (Instruction &I : *BB)
      if (isCourseRead(I) && boundsLoop(I, LI, SE))
        Values.push_back(&I);
    BB = BB->getSingleSuccessor();
  }
  return Values;
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

// Objects that only those blocks use.
SmallVector<Value *, 8> Specializer::findObjects(const BlockList &Blocks) {
  const SmallPtrSet<BasicBlock *, 32> Set(Blocks.begin(), Blocks.end());
  auto IsInside = [&](const User *U) {
    const auto *I = dyn_cast<Instruction>(U);
    return I && (Set.contains(I->getParent()) || I->isLifetimeStartOrEnd());
  };
  SmallVector<Value *, 8> Found;
  for (Instruction &I : F.getEntryBlock())
    if (auto *Alloca = dyn_cast<AllocaInst>(&I);
        Alloca && Alloca->isStaticAlloca() && all_of(I.users(), IsInside))
      Found.push_back(Alloca);
  for (GlobalVariable &GV : F.getParent()->globals()) {
    GV.removeDeadConstantUsers();
    if (GV.hasLocalLinkage() && GV.hasInitializer() && !GV.isConstant() &&
        GV.getInitializer()->isNullValue() && !GV.use_empty() &&
        all_of(GV.users(), IsInside))
      Found.push_back(&GV);
  }
  return Found;
}

//===----------------------------------------------------------------------===//
// Copies of code
//===----------------------------------------------------------------------===//

// What the blocks use of the code before them.
static SmallSetVector<Value *, 8>
findArguments(const BlockList &Blocks, ArrayRef<Instruction *> Values) {
  const SmallPtrSet<BasicBlock *, 32> Set(Blocks.begin(), Blocks.end());
  SmallSetVector<Value *, 8> Found;
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB)
      for (Value *Op : I.operands()) {
        const auto *Def = dyn_cast<Instruction>(Op);
        if (!is_contained(Values, Op) &&
            (isa<Argument>(Op) || (Def && !Set.contains(Def->getParent()))))
          Found.insert(Op);
      }
  return Found;
}

// A function that does what the blocks do.
static Function *outline(Function &F, const BlockList &Blocks,
                         ArrayRef<Value *> Arguments, const Twine &Name,
                         ValueToValueMapTy &Map) {
  SmallVector<Type *, 8> Types;
  for (Value *Argument : Arguments)
    Types.push_back(Argument->getType());
  Function *New =
      Function::Create(FunctionType::get(F.getReturnType(), Types, false),
                       GlobalValue::InternalLinkage, Name, F.getParent());
  New->addFnAttrs(AttrBuilder(F.getContext(), F.getAttributes().getFnAttrs()));
  for (auto [Argument, Own] : zip(Arguments, New->args()))
    Map[Argument] = &Own;
  BasicBlock *Entry = BasicBlock::Create(F.getContext(), "entry", New);
  BlockList Copies;
  for (BasicBlock *BB : Blocks) {
    BasicBlock *Copy = CloneBasicBlock(BB, Map, "", New);
    Map[BB] = Copy;
    Copies.push_back(Copy);
  }
  BranchInst::Create(Copies.front(), Entry);
  return New;
}

static void returnCall(IRBuilder<> &B, Function &New,
                       ArrayRef<Value *> Arguments) {
  SmallVector<Value *, 8> Needed(Arguments.begin(), Arguments.end());
  for (Argument &A : New.args())
    if (A.use_empty())
      Needed[A.getArgNo()] = PoisonValue::get(A.getType());
  CallInst *Result = B.CreateCall(&New, Needed);
  if (New.getReturnType()->isVoidTy())
    B.CreateRetVoid();
  else
    B.CreateRet(Result);
}

// A function that does what comes after the values if they are those constants,
// or null if it does not pay.
Function *Specializer::specialize(const BlockList &Blocks,
                                  ArrayRef<Instruction *> Values,
                                  ArrayRef<ConstantInt *> Constants) {
  ValueToValueMapTy Map;
  std::string Name = F.getName().str();
  Function *New = outline(F, Blocks, Arguments, Name, Map);
  for (auto [V, Constant] : zip(Values, Constants)) {
    Map[V] = Constant;
    Name += "." + std::to_string(Constant->getZExtValue());
  }
  New->setName(Name);
  New->addFnAttr(CourseSpecializedAttr);
  SpecializedFunction S(*New, FAM);
  for (Value *Object : Objects) {
    Value *Mapped = Map.lookup(Object);
    Map[Object] = S.addObject(*Object, Mapped ? *Mapped : *Object);
  }
  BlockList Copies(make_pointer_range(drop_begin(*New)));
  remapCourseCopies(Copies, Map);
  // Much of it goes again: with the budget alone, the small inputs of gram-schmidt,
  // matmul-naive and matmul-transposed would cost 1.9 to 2.4 times as much.
  S.simplify(4 * Budget);
  const size_t Size = New->getInstructionCount();
  // What it spills takes no more of the stack area than is set aside anyway: with
  // 1024 bytes, gram-schmidt would cost 1.001 and its text be 1.5 times as long.
  if (!S.isIndependent() || Size > Budget ||
      estimateCourseSpills(*New) > CourseSpillAllowance) {
    FAM.clear(*New, New->getName());
    New->eraseFromParent();
    return nullptr;
  }
  Budget -= Size;
  ++NumClones;
  return New;
}

// What is computed from the values for the tail only is a part of it.
static void sinkIntoTail(BasicBlock &Tail, const BlockList &Blocks) {
  const SmallPtrSet<const BasicBlock *, 32> Set(Blocks.begin(), Blocks.end());
  for (BasicBlock *BB = Tail.getSinglePredecessor(); BB;
       BB = BB->getSinglePredecessor())
    for (Instruction &I : make_early_inc_range(reverse(*BB)))
      if (isa<CastInst, BinaryOperator, CmpInst, SelectInst, FreezeInst>(I) &&
          all_of(I.users(), [&](const User *U) {
            return Set.contains(cast<Instruction>(U)->getParent());
          }))
        I.moveBefore(Tail, Tail.getFirstInsertionPt());
}

// The instructions of the block and all that it leads to; 0 if they must not be
// there twice.
static size_t countRepeatable(BasicBlock &First) {
  size_t Size = 0;
  for (BasicBlock *BB : depth_first(&First)) {
    if (!canCourseCodeBeThereTwice(*BB))
      return 0;
    Size += BB->size();
  }
  return Size;
}

static void removeLifetimes(ArrayRef<Value *> Objects) {
  for (Value *Object : Objects)
    for (User *U : make_early_inc_range(Object->users()))
      if (auto *I = dyn_cast<Instruction>(U); I && I->isLifetimeStartOrEnd())
        I->eraseFromParent();
}

// The code for small values goes between the block that this returns and the one
// before it; null if there is none.
BasicBlock *Specializer::specializeForSmall(ArrayRef<Instruction *> Values) {
  Instruction *Last = Values.back();
  BasicBlock *BB = Last->getParent();
  const size_t Size = countRepeatable(*BB);
  if (Size == 0)
    return nullptr;
  Bound = MaxValue[Values.size() - 1];
  while (Size * std::pow(Bound, Values.size()) > MaxWork)
    if (--Bound < 2)
      return nullptr;

  BasicBlock *Tail = SplitBlock(BB, Last->getNextNode());
  const BlockList Blocks(depth_first(Tail));
  sinkIntoTail(*Tail, Blocks);
  Objects = findObjects(Blocks);
  // What marks the life of a shared object outside does not of its copies.
  removeLifetimes(Objects);
  Arguments = findArguments(Blocks, Values).takeVector();
  if (Arguments.size() > Course::NumArgRegs)
    return Tail;
  FAM.invalidate(F, PreservedAnalyses::none());
  BB->getTerminator()->eraseFromParent();
  addSwitch(*BB, *Tail, Blocks, Values, {});
  NumValues += Values.size();
  return Tail;
}

// The code for observed values comes before all that follows Place.
bool Specializer::specializeForObserved(ArrayRef<Instruction *> Values,
                                        ArrayRef<ObservedConstants> Observed,
                                        Instruction &Place) {
  BasicBlock *BB = Place.getParent();
  const size_t Size = countRepeatable(*BB);
  if (Size == 0 || Size * Observed.size() > MaxWork)
    return false;
  BasicBlock *Tail = SplitBlock(BB, &Place);
  const BlockList Blocks(depth_first(Tail));
  sinkIntoTail(*Tail, Blocks);
  addObservedPaths(*BB, Blocks, Values, Observed);
  FAM.invalidate(F, PreservedAnalyses::none());
  simplifyObservedPaths(F, FAM);
  return true;
}

// A function that does what the blocks do if no size is more than Most.
Function *Specializer::copyForSizes(const BlockList &Blocks,
                                    ArrayRef<Instruction *> Sizes,
                                    ArrayRef<Value *> Arrays, uint64_t Most,
                                    bool HasRoom) {
  ValueToValueMapTy Map;
  Function *New =
      outline(F, Blocks, Arguments, F.getName() + ".up.to." + Twine(Most), Map);
  New->addFnAttr(CourseSizeClassAttr);
  for (Value *Array : Arrays)
    Map[Array] = copyForSizeClass(*New, *Array, HasRoom);
  BlockList Copies(make_pointer_range(drop_begin(*New)));
  remapCourseCopies(Copies, Map);
  for (Instruction *V : Sizes)
    if (auto *Size = dyn_cast_or_null<Argument>(Map.lookup(V)))
      limitSize(*Size, Most);
  FunctionPassManager FPM;
  FPM.addPass(InstCombinePass());
  FPM.addPass(SimplifyCFGPass());
  FPM.run(*New, FAM);
  FAM.invalidate(*New, PreservedAnalyses::none());
  return New;
}

// Code with smaller arrays comes before all that follows Place.
bool Specializer::specializeForSizes(ArrayRef<Instruction *> Values,
                                     Instruction &Place) {
  BasicBlock *BB = Place.getParent();
  const size_t Size = countRepeatable(*BB);
  if (Size == 0 || Size > MaxWork)
    return false;
  BasicBlock *Tail = SplitBlock(BB, &Place);
  const BlockList Blocks(depth_first(Tail));
  sinkIntoTail(*Tail, Blocks);
  FAM.invalidate(F, PreservedAnalyses::none());
  SmallVector<Value *, 8> Arrays = findObjects(Blocks);
  erase_if(Arrays, [](const Value *Object) { return !isArrayObject(*Object); });
  SizeClasses Classes = findSizeClasses(*F.getParent(), Arrays);
  const SmallVector<Instruction *, 4> Sizes =
      findSizes(F, FAM, Values, Classes.Arrays);
  while (!Classes.Limits.empty() && Size * Classes.Limits.size() > MaxWork)
    Classes.Limits.pop_back();
  if (Sizes.empty() || Classes.Limits.empty())
    return true;
  Arguments = findArguments(Blocks, {}).takeVector();
  erase_if(Arguments,
           [&](Value *V) { return is_contained(Classes.Arrays, V); });
  if (Arguments.size() > Course::NumArgRegs)
    return true;
  removeLifetimes(Classes.Arrays);
  // Where the copies are executed, the code for all sizes is not.
  for (Value *Array : Classes.Arrays)
    if (auto *GV = dyn_cast<GlobalVariable>(Array))
      GV->addAttribute(CourseExclusiveAttr, F.getName());
  BB->getTerminator()->eraseFromParent();
  for (uint64_t Most : Classes.Limits) {
    Function *New =
        copyForSizes(Blocks, Sizes, Classes.Arrays, Most,
                     Classes.FirstHasRoom && Most == Classes.Limits.front());
    BasicBlock *Copy = BasicBlock::Create(F.getContext(), "small", &F);
    BasicBlock *Others = Most == Classes.Limits.back()
                             ? Tail
                             : BasicBlock::Create(F.getContext(), "others", &F);
    branchToSizeClass(*BB, *Copy, *Others, Sizes, Most, *New);
    IRBuilder<> B(Copy);
    returnCall(B, *New, Arguments);
    BB = Others;
  }
  FAM.invalidate(F, PreservedAnalyses::none());
  return true;
}

bool Specializer::run(bool FitsArrays) {
  const SmallVector<Instruction *, 4> Values = findValues();
  if (Values.empty())
    return false;
  const SmallVector<ObservedConstants, 0> Observed =
      findObservedConstants(Values);
  BasicBlock *Tail =
      specializeForSmall(ArrayRef(Values).take_front(MaxNumValues));
  bool HasChanged = Tail != nullptr;
  Instruction *Place = Values.back()->getNextNode();
  // Behind the switch for small values, if that asks for all of them.
  if (Tail && Values.size() <= MaxNumValues)
    Place = &Tail->front();
  // Code for observed values uses the arrays of the code for all sizes.
  if (!Observed.empty())
    HasChanged |= specializeForObserved(Values, Observed, *Place);
  else if (FitsArrays)
    HasChanged |= specializeForSizes(Values, *Place);
  FAM.invalidate(F, PreservedAnalyses::none());
  return HasChanged;
}

// Ends the block with a switch over the value after those with constants.
// Returns whether there are cases.
bool Specializer::addSwitch(BasicBlock &BB, BasicBlock &Tail,
                            const BlockList &Blocks,
                            ArrayRef<Instruction *> Values,
                            SmallVector<ConstantInt *, 4> Constants) {
  IRBuilder<> B(&BB);
  if (Constants.size() == Values.size()) {
    Function *New = specialize(Blocks, Values, Constants);
    if (!New) {
      B.CreateBr(&Tail);
      return false;
    }
    returnCall(B, *New, Arguments);
    return true;
  }
  Instruction *V = Values[Constants.size()];
  SwitchInst *Switch = B.CreateSwitch(V, &Tail);
  unsigned Failures = 0;
  for (unsigned K = 0; K != Bound && Failures != MaxFailures; ++K) {
    auto *Constant = cast<ConstantInt>(ConstantInt::get(V->getType(), K));
    BasicBlock *Case = BasicBlock::Create(F.getContext(), "small", &F);
    Constants.push_back(Constant);
    if (addSwitch(*Case, Tail, Blocks, Values, Constants)) {
      Switch->addCase(Constant, Case);
      Failures = 0;
    } else {
      DeleteDeadBlock(Case);
      ++Failures;
    }
    Constants.pop_back();
  }
  if (Switch->getNumCases() == 0) {
    Switch->eraseFromParent();
    BranchInst::Create(&Tail, &BB);
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

PreservedAnalyses CourseSpecializeValuesPass::run(Module &M,
                                                  ModuleAnalysisManager &MAM) {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || !Main->use_empty() ||
      Main->hasOptNone())
    return PreservedAnalyses::all();
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (GlobalVariable &GV : M.globals())
    if (GV.hasLocalLinkage() && !GV.isConstant())
      convertUsersOfConstantsToInstructions({&GV}, Main);
  FAM.invalidate(*Main, PreservedAnalyses::none());
  if (!Specializer(*Main, FAM).run(FitsArrays))
    return PreservedAnalyses::all();
  return PreservedAnalyses::none();
}

PreservedAnalyses CourseInlineSpecializedPass::run(Module &M,
                                                   ModuleAnalysisManager &) {
  bool HasChanged = false;
  for (Function &F : make_early_inc_range(M)) {
    if (!F.hasFnAttribute(Mark) || any_of(instructions(F), IsaPred<AllocaInst>))
      continue;
    HasChanged |= inlineCourseCalls(F, [](Function *) { return true; }) != 0;
    if (F.use_empty())
      F.eraseFromParent();
  }
  return HasChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
