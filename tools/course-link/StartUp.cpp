//===-- StartUp.cpp - Constructors and destructors ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A wrapper around `main`, since a program may call `main` itself.
///
//===----------------------------------------------------------------------===//

#include "StartUp.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// Empties the list called \p Name. \returns its functions, lowest priority
/// number first, otherwise in the order of the list.
static SmallVector<Constant *> takeStructors(Module &M, StringRef Name) {
  GlobalVariable *List = M.getGlobalVariable(Name);
  if (!List)
    return {};

  SmallVector<std::pair<uint64_t, Constant *>> Entries;
  if (auto *Array = dyn_cast<ConstantArray>(List->getInitializer()))
    for (const Use &Entry : Array->operands()) {
      auto *Fields = cast<Constant>(Entry);
      uint64_t Priority =
          cast<ConstantInt>(Fields->getAggregateElement(0u))->getZExtValue();
      Constant *Callee = Fields->getAggregateElement(1);
      // A null entry ends the list in old IR.
      if (!Callee->isNullValue())
        Entries.push_back({Priority, Callee});
    }
  List->eraseFromParent();
  stable_sort(Entries, less_first());
  return to_vector(make_second_range(Entries));
}

/// The function that calls \p Handlers, if any, and \p Destructors; null if
/// there is nothing to call.
static Function *createFinish(Module &M, Function *Handlers,
                              ArrayRef<Constant *> Destructors) {
  if (!Handlers && Destructors.empty())
    return nullptr;
  LLVMContext &Context = M.getContext();
  FunctionType *Type =
      FunctionType::get(Type::getVoidTy(Context), /*isVarArg=*/false);
  Function *Finish = Function::Create(Type, GlobalValue::ExternalLinkage,
                                      course_link::FinishName, M);
  Finish->addFnAttr(Attribute::NoUnwind);
  const Function *Exit = M.getFunction("exit");
  if (Exit && Exit->isDeclaration() && !Exit->use_empty())
    // It stays until `exit` is lowered, which is after inlining.
    Finish->addFnAttr(Attribute::NoInline);
  else
    Finish->setLinkage(GlobalValue::InternalLinkage);
  IRBuilder<> Builder(BasicBlock::Create(Context, "", Finish));
  if (Handlers)
    Builder.CreateCall(Handlers);
  for (Constant *Destructor : reverse(Destructors))
    Builder.CreateCall(Type, Destructor);
  Builder.CreateRetVoid();
  return Finish;
}

void course_link::runConstructorsInMain(Module &M) {
  SmallVector<Constant *> Constructors = takeStructors(M, "llvm.global_ctors");
  SmallVector<Constant *> Destructors = takeStructors(M, "llvm.global_dtors");
  // The runtime library's, there if the program calls atexit.
  Function *Handlers = M.getFunction("__course_run_exit_handlers");
  if (Handlers && Handlers->isDeclaration())
    Handlers = nullptr;
  if (Constructors.empty() && Destructors.empty() && !Handlers)
    return;

  Function *Main = M.getFunction("main");
  Main->setName("main.program");
  Main->setLinkage(GlobalValue::InternalLinkage);
  Function *Wrapper = Function::Create(Main->getFunctionType(),
                                       GlobalValue::ExternalLinkage, "main", M);
  Wrapper->setAttributes(Main->getAttributes());
  // The wrapper is no source code, so it is always worth optimising.
  Wrapper->removeFnAttr(Attribute::OptimizeNone);
  Wrapper->removeFnAttr(Attribute::NoInline);

  IRBuilder<> Builder(BasicBlock::Create(M.getContext(), "", Wrapper));
  FunctionType *StructorType =
      FunctionType::get(Builder.getVoidTy(), /*isVarArg=*/false);
  for (Constant *Constructor : Constructors)
    Builder.CreateCall(StructorType, Constructor);
  CallInst *Result = Builder.CreateCall(Main);
  if (Function *Finish = createFinish(M, Handlers, Destructors))
    Builder.CreateCall(Finish);
  if (Main->getReturnType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Result);
}
