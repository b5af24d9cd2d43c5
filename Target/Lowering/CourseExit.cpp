//===-- CourseExit.cpp - exit from any depth of calls ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program ends when `main` returns, so `exit` in `main` is a return.
/// Elsewhere it is a return, too, and every caller up to `main` returns at
/// once:
///
///   call void @exit(i32 3)       =>  store i64 (2^32 + 3), @course.exiting
///                                    ret
///   %r = call i64 @may_exit()    =>  %r = call i64 @may_exit()
///                                    if (load @course.exiting) ret
///
/// Only callers of functions from which `exit` can be reached check. `main`
/// runs what is registered to run at the end, `course.finish`, if there is such
/// a function, and returns the status.
///
/// Runs after inlining, when few calls are left, and after indirect calls are
/// direct. Linear in the calls of the functions concerned.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-exit"

namespace {

class ExitLowering {
  Module &M;
  Function *Exit;
  /// Where exit ends; null for programs without main.
  Function *Main;
  GlobalVariable *State = nullptr;
  SmallSetVector<Function *, 8> MayExit;

public:
  ExitLowering(Module &M, Function *Exit)
      : M(M), Exit(Exit), Main(M.getFunction("main")) {}
  void run();

private:
  void findCallers();
  void separateMain();
  void forgetPromises(Function &F);
  void lowerExit(CallInst &Call);
  void checkAfter(CallInst &Call);
  void returnFrom(Function &F, Value *Status, IRBuilder<> &B);
};

} // namespace

// Set in the state beside the status, so that a status of 0 is one.
static constexpr uint64_t IsExiting = uint64_t(1) << 32;

void ExitLowering::findCallers() {
  SmallVector<Function *, 8> Worklist = {Exit};
  while (!Worklist.empty())
    for (User *U : Worklist.pop_back_val()->users())
      if (auto *Call = dyn_cast<CallInst>(U))
        if (MayExit.insert(Call->getFunction()))
          Worklist.push_back(Call->getFunction());
}

// A main that is called is a function like others; the one at the bottom of the
// stack is a new one.
void ExitLowering::separateMain() {
  if (!Main || Main->isDeclaration() || Main->use_empty() ||
      !MayExit.contains(Main))
    return;
  Function *Inner = Main;
  Main = Function::Create(Inner->getFunctionType(), Inner->getLinkage(), "", M);
  Main->takeName(Inner);
  Main->copyAttributesFrom(Inner);
  Inner->setName("main.recursive");
  Inner->setLinkage(GlobalValue::InternalLinkage);
  IRBuilder<> B(BasicBlock::Create(M.getContext(), "entry", Main));
  SmallVector<Value *, 2> Args;
  for (Argument &A : Main->args())
    Args.push_back(&A);
  CallInst *Call = B.CreateCall(Inner, Args);
  if (Inner->getReturnType()->isVoidTy())
    B.CreateRetVoid();
  else
    B.CreateRet(Call);
  MayExit.insert(Main);
}

// A function that returned never, or something, or read nothing, now may return
// anything after a look at the state.
void ExitLowering::forgetPromises(Function &F) {
  F.removeFnAttr(Attribute::NoReturn);
  F.removeFnAttr(Attribute::Memory);
  AttributeMask Promises;
  for (Attribute::AttrKind Kind :
       {Attribute::NoUndef, Attribute::NonNull, Attribute::NoAlias,
        Attribute::Alignment, Attribute::Dereferenceable,
        Attribute::DereferenceableOrNull, Attribute::Range,
        Attribute::NoFPClass})
    Promises.addAttribute(Kind);
  F.removeRetAttrs(Promises);
  for (Argument &A : F.args())
    A.removeAttr(Attribute::Returned);
  for (User *U : F.users())
    if (auto *Call = dyn_cast<CallInst>(U)) {
      Call->removeFnAttr(Attribute::NoReturn);
      Call->removeFnAttr(Attribute::Memory);
      Call->removeRetAttrs(Promises);
    }
}

// Ends the builder's block, which has no terminator. Status is an i64.
void ExitLowering::returnFrom(Function &F, Value *Status, IRBuilder<> &B) {
  if (&F == Main)
    if (Function *Finish = M.getFunction("course.finish")) {
      // What runs now makes calls again.
      B.CreateStore(B.getInt64(0), State);
      B.CreateCall(Finish);
    }
  Type *Ty = F.getReturnType();
  if (Ty->isVoidTy())
    B.CreateRetVoid();
  else if (&F == Main && Ty->isIntegerTy())
    B.CreateRet(B.CreateZExtOrTrunc(Status, Ty));
  else
    B.CreateRet(Constant::getNullValue(Ty));
}

void ExitLowering::lowerExit(CallInst &Call) {
  Function &F = *Call.getFunction();
  IRBuilder<> B(&Call);
  // Callers branch on the state.
  Value *Status = freezeCourseOperand(Call.getArgOperand(0), B);
  Status = B.CreateZExtOrTrunc(Status, B.getInt32Ty());
  Status = B.CreateZExt(Status, B.getInt64Ty());
  if (&F != Main)
    B.CreateStore(B.CreateOr(Status, B.getInt64(IsExiting)), State);
  // What follows is not reached, and goes with the rest of the block.
  BasicBlock *BB = Call.getParent();
  SplitBlock(BB, &Call);
  BB->getTerminator()->eraseFromParent();
  B.SetInsertPoint(BB);
  returnFrom(F, Status, B);
}

void ExitLowering::checkAfter(CallInst &Call) {
  Function &F = *Call.getFunction();
  BasicBlock *BB = Call.getParent();
  BasicBlock *Rest = SplitBlock(BB, Call.getNextNode());
  BB->getTerminator()->eraseFromParent();
  auto *Leave = BasicBlock::Create(M.getContext(), "exit", &F, Rest);
  IRBuilder<> B(BB);
  Value *Status = B.CreateLoad(B.getInt64Ty(), State);
  B.CreateCondBr(B.CreateICmpNE(Status, B.getInt64(0)), Leave, Rest);
  B.SetInsertPoint(Leave);
  returnFrom(F, Status, B);
}

void ExitLowering::run() {
  findCallers();
  separateMain();
  Type *Int64Ty = Type::getInt64Ty(M.getContext());
  State = new GlobalVariable(M, Int64Ty, /*isConstant=*/false,
                             GlobalValue::InternalLinkage,
                             ConstantInt::get(Int64Ty, 0), "course.exiting");
  SmallVector<CallInst *, 16> Exits, Calls;
  for (Function *F : MayExit) {
    if (F != Main)
      forgetPromises(*F);
    for (Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallInst>(&I)) {
        Function *Callee = Call->getCalledFunction();
        if (Callee == Exit && Call->arg_size() == 1)
          Exits.push_back(Call);
        else if (Callee && Callee != Exit && MayExit.contains(Callee))
          Calls.push_back(Call);
      }
  }
  for (CallInst *Call : Calls)
    checkAfter(*Call);
  for (CallInst *Call : Exits)
    lowerExit(*Call);
  for (Function *F : MayExit)
    EliminateUnreachableBlocks(*F);
}

namespace {

class CourseExit : public ModulePass {
public:
  static char ID;
  CourseExit() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course exit"; }

  bool runOnModule(Module &M) override {
    Function *Exit = M.getFunction("exit");
    if (!Exit || !Exit->isDeclaration() || Exit->use_empty())
      return false;
    ExitLowering(M, Exit).run();
    return true;
  }
};

} // namespace

char CourseExit::ID = 0;

INITIALIZE_PASS(CourseExit, DEBUG_TYPE, "Course exit", false, false)

ModulePass *llvm::createCourseExitPass() { return new CourseExit(); }
