//===-- CourseGVToMalloc.cpp - Globals as blocks of main ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a global variable a block of the heap that main allocates and passes
/// to whoever needs it:
///
///   @g = internal global i32 1         define i32 @main() {
///   define i32 @main() {                 %g = call ptr @malloc(i64 8)
///     %r = call i32 @f()                 store i32 1, ptr %g
///   }                             =>     %r = call i32 @f(ptr %g)
///   define internal i32 @f() {         }
///     %x = load i32, ptr @g            define internal i32 @f(ptr %g) {
///   }                                    %x = load i32, ptr %g
///
/// So that what works on blocks and parameters finds it: heap-to-stack, alloca
/// sinking, constants in parameters. What is left goes back by
/// course-malloc-to-gv. On this machine a global variable is as good as an
/// object of main's frame and better than a block of the heap, and LLVM's
/// GlobalOpt finds what one function uses only; so the pipelines have this off.
///
/// A variable stays if anybody but the program's own functions may know it, if
/// it is part of another one's initial value, if one of the functions that need
/// it has 16 parameters already, or is called by more than plain calls, or if
/// main is called. Linear in the size of the module for each variable.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseGVToMalloc.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-gv-to-malloc"

STATISTIC(NumVariablesConverted, "Number of globals that became blocks");
STATISTIC(NumParametersAdded, "Number of parameters that this took");

// What main may store to fill a block.
static constexpr size_t MaxStores = 256;

namespace {

/// A variable with those who need it.
class Conversion {
  GlobalVariable &GV;
  Function &Main;
  const DataLayout &DL;
  /// All but main that use it or call who does.
  SetVector<Function *> Users;
  SmallVector<std::pair<uint64_t, Constant *>, 8> Initial;
  /// Where each function has the pointer.
  DenseMap<const Function *, Value *> Pointers;

public:
  Conversion(GlobalVariable &GV, Function &Main)
      : GV(GV), Main(Main), DL(Main.getDataLayout()) {}

  /// Why the variable has to stay, or null.
  const char *getObstacle();
  void convert();

private:
  bool addUsers(const Constant &C);
  bool addCallers(Function &F);
  bool addInitial(Constant &C, uint64_t Offset);
  Function *addParameter(Function &F);
  void allocate();
  void passOn(CallInst &Call, Function &Callee);
};

} // namespace

// The functions that use the variable; false if another constant does.
bool Conversion::addUsers(const Constant &C) {
  return all_of(C.users(), [&](const User *U) {
    if (const auto *I = dyn_cast<Instruction>(U)) {
      if (I->getFunction() != &Main)
        Users.insert(const_cast<Function *>(I->getFunction()));
      return true;
    }
    return isa<ConstantExpr>(U) && addUsers(*cast<Constant>(U));
  });
}

// False if the function cannot get one more parameter.
bool Conversion::addCallers(Function &F) {
  if (!F.hasLocalLinkage() || F.isVarArg() ||
      F.arg_size() >= Course::NumArgRegs)
    return false;
  return all_of(F.uses(), [&](const Use &U) {
    auto *Call = dyn_cast<CallInst>(U.getUser());
    if (!Call || !Call->isCallee(&U) || Call->isMustTailCall())
      return false;
    if (Call->getFunction() != &Main)
      Users.insert(Call->getFunction());
    return true;
  });
}

bool Conversion::addInitial(Constant &C, uint64_t Offset) {
  if (C.isNullValue() || isa<UndefValue>(C))
    return true;
  Type *Ty = C.getType();
  if (!Ty->isAggregateType()) {
    Initial.emplace_back(Offset, &C);
    return Initial.size() <= MaxStores && !Ty->isVectorTy();
  }
  auto *Struct = dyn_cast<StructType>(Ty);
  unsigned Count =
      Struct ? Struct->getNumElements() : Ty->getArrayNumElements();
  for (unsigned N = 0; N != Count; ++N) {
    Constant *Element = C.getAggregateElement(N);
    uint64_t Inside =
        Struct ? DL.getStructLayout(Struct)->getElementOffset(N).getFixedValue()
               : N * DL.getTypeAllocSize(Ty->getArrayElementType());
    if (!Element || !addInitial(*Element, Offset + Inside))
      return false;
  }
  return true;
}

const char *Conversion::getObstacle() {
  if (!GV.hasLocalLinkage() || !GV.hasInitializer() || GV.isConstant() ||
      GV.isThreadLocal() || GV.hasSection() ||
      GV.getName().starts_with("llvm."))
    return "somebody else may know it";
  if (GV.hasAttribute(CourseInStackAreaAttr))
    return "it must not be in the heap";
  if (GV.getAlign().valueOrOne() > 8 ||
      DL.getTypeAllocSize(GV.getValueType()).isZero())
    return "malloc has nothing like it";
  if (!addUsers(GV))
    return "it is in another variable's initial value";
  for (size_t I = 0; I != Users.size(); ++I)
    if (!addCallers(*Users[I]))
      return "a function that needs it cannot get one more parameter";
  if (!addInitial(*GV.getInitializer(), 0))
    return "its initial value takes too many stores";
  return nullptr;
}

// The same function with one more parameter, before it; F is left without body.
Function *Conversion::addParameter(Function &F) {
  FunctionType *Old = F.getFunctionType();
  SmallVector<Type *, 16> Parameters(Old->params());
  Parameters.push_back(GV.getType());
  auto *New = Function::Create(
      FunctionType::get(Old->getReturnType(), Parameters, /*isVarArg=*/false),
      F.getLinkage(), F.getAddressSpace());
  New->copyAttributesFrom(&F);
  // It reads what a parameter points to now.
  New->removeFnAttr(Attribute::Memory);
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->takeName(&F);
  New->splice(New->begin(), &F);
  New->copyMetadata(&F, 0);
  F.clearMetadata();
  for (auto [From, To] : zip(F.args(), New->args())) {
    From.replaceAllUsesWith(&To);
    To.takeName(&From);
  }
  Argument *Pointer = std::prev(New->arg_end());
  Pointer->setName(GV.getName());
  Pointers[New] = Pointer;
  ++NumParametersAdded;
  return New;
}

void Conversion::allocate() {
  IRBuilder<> Builder(&Main.getEntryBlock(),
                      Main.getEntryBlock().getFirstInsertionPt());
  FunctionCallee Malloc = Main.getParent()->getOrInsertFunction(
      "malloc", GV.getType(), Builder.getInt64Ty());
  uint64_t Size = alignTo(DL.getTypeAllocSize(GV.getValueType()), 8);
  CallInst *Block = Builder.CreateCall(Malloc, Builder.getInt64(Size));
  Block->takeName(&GV);
  for (auto [Offset, Element] : Initial)
    Builder.CreateAlignedStore(
        Element,
        Offset == 0 ? Block
                    : Builder.CreatePtrAdd(Block, Builder.getInt64(Offset)),
        commonAlignment(Align(8), Offset));
  Pointers[&Main] = Block;
  Main.removeFnAttr(Attribute::Memory);
}

void Conversion::passOn(CallInst &Call, Function &Callee) {
  SmallVector<Value *, 16> Arguments(Call.args());
  Arguments.push_back(Pointers.lookup(Call.getFunction()));
  SmallVector<OperandBundleDef, 1> Bundles;
  Call.getOperandBundlesAsDefs(Bundles);
  auto *New = CallInst::Create(Callee.getFunctionType(), &Callee, Arguments,
                               Bundles, "", Call.getIterator());
  New->setCallingConv(Call.getCallingConv());
  New->setTailCallKind(Call.getTailCallKind());
  New->setAttributes(Call.getAttributes());
  New->removeFnAttr(Attribute::Memory);
  New->copyMetadata(Call);
  New->takeName(&Call);
  Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

void Conversion::convert() {
  OptimizationRemarkEmitter ORE(&Main);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Converted", &Main)
           << "global variable " << ore::NV("Variable", GV.getName())
           << " became a block, " << ore::NV("Functions", Users.size())
           << " functions get its address";
  });
  Constant *Address = &GV;
  convertUsersOfConstantsToInstructions(Address);
  SmallVector<std::pair<Function *, Function *>, 8> NewOf;
  for (Function *F : Users)
    NewOf.emplace_back(F, addParameter(*F));
  allocate();
  for (auto [Old, New] : NewOf) {
    while (!Old->use_empty())
      passOn(*cast<CallInst>(Old->user_back()), *New);
    Old->eraseFromParent();
  }
  for (Use &U : make_early_inc_range(GV.uses()))
    U.set(Pointers.lookup(cast<Instruction>(U.getUser())->getFunction()));
  GV.eraseFromParent();
  ++NumVariablesConverted;
}

// Whether the program declares malloc as the machine has it, if at all.
static bool isMallocUsual(const Module &M) {
  const Function *Malloc = M.getFunction("malloc");
  LLVMContext &Context = M.getContext();
  return !Malloc || (Malloc->isDeclaration() &&
                     Malloc->getFunctionType() ==
                         FunctionType::get(PointerType::get(Context, 0),
                                           {Type::getInt64Ty(Context)}, false));
}

PreservedAnalyses CourseGVToMallocPass::run(Module &M,
                                            ModuleAnalysisManager &) {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || !Main->use_empty() ||
      !isMallocUsual(M)) {
    LLVM_DEBUG(dbgs() << "no main, or one that is called, or another malloc\n");
    return PreservedAnalyses::all();
  }
  bool IsChanged = false;
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    Conversion C(GV, *Main);
    if (const char *Obstacle = C.getObstacle()) {
      LLVM_DEBUG(dbgs() << GV.getName() << ": " << Obstacle << '\n');
      continue;
    }
    // Point of no return.
    C.convert();
    IsChanged = true;
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
