//===-- CourseStartUp.cpp - What comes before and after main --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine starts at `main`, passes it nothing, and ends with it. What C
/// and C++ want before and after is called there:
///
///   define i32 @main(i32, ptr) { }  =>  define i32 @main.program(i32, ptr) { }
///                                       define i32 @main() {
///                                         call void @constructor()
///                                         %r = call i32 @main.program(
///                                                  i32 1, ptr @course.argv)
///                                         call void @course.finish()
///                                         ret i32 %r
///                                       }
///
/// A wrapper, since a program may call `main` itself; one that does not and
/// only wants parameters keeps its `main`, with constants for them. Runs after
/// the runtime library is linked, which has the list that `atexit` fills, and
/// before everything that optimises. Doing it twice does no harm.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseStartUp.h"
#include "Course.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include <tuple>

using namespace llvm;

#define DEBUG_TYPE "course-start-up"

// Empties the list called Name; gives its functions, lowest priority number
// first, otherwise in the order of the list.
static SmallVector<Constant *> takeStructors(Module &M, StringRef Name) {
  GlobalVariable *List = M.getGlobalVariable(Name);
  if (!List || !List->hasInitializer())
    return {};

  // Priority, place in the list, function.
  SmallVector<std::tuple<uint64_t, size_t, Constant *>> Entries;
  if (auto *Array = dyn_cast<ConstantArray>(List->getInitializer()))
    for (const Use &Entry : Array->operands()) {
      auto *Fields = cast<Constant>(Entry);
      auto *Priority = dyn_cast<ConstantInt>(Fields->getAggregateElement(0u));
      Constant *Callee = Fields->getAggregateElement(1);
      // A null entry ends the list in old IR. An undefined one is none, as for
      // LLVM's printer.
      if (Priority && !isa<UndefValue>(Callee) && !Callee->isNullValue())
        Entries.push_back({Priority->getZExtValue(), Entries.size(), Callee});
    }
  List->eraseFromParent();
  llvm::sort(Entries, std::less<>());
  return map_to_vector(
      Entries, [](const auto &Entry) { return std::get<Constant *>(Entry); });
}

// The function that calls Handlers, if any, and Destructors; null if there is
// nothing to call.
static Function *createFinish(Module &M, Function *Handlers,
                              ArrayRef<Constant *> Destructors) {
  if (!Handlers && Destructors.empty())
    return nullptr;
  LLVMContext &Context = M.getContext();
  FunctionType *Type =
      FunctionType::get(Type::getVoidTy(Context), /*isVarArg=*/false);
  Function *Finish =
      Function::Create(Type, GlobalValue::ExternalLinkage, CourseFinishName, M);
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

// A variable of the program's, with the pointers in Elements and a null.
static Constant *createVector(Module &M, ArrayRef<Constant *> Elements,
                              const Twine &Name) {
  SmallVector<Constant *, 2> Pointers(Elements);
  Pointers.push_back(
      ConstantPointerNull::get(PointerType::get(M.getContext(), 0)));
  auto *Type = ArrayType::get(Pointers.back()->getType(), Pointers.size());
  return new GlobalVariable(M, Type, /*isConstant=*/false,
                            GlobalValue::InternalLinkage,
                            ConstantArray::get(Type, Pointers), Name);
}

// argc, argv and the environment: the name of the program, nothing else.
// Parameters of other types are 0.
static SmallVector<Value *> createArguments(Function &Main) {
  Module &M = *Main.getParent();
  SmallVector<Value *> Args;
  for (Argument &A : Main.args()) {
    Type *Ty = A.getType();
    if (A.getArgNo() == 0 && Ty->isIntegerTy()) {
      Args.push_back(ConstantInt::get(Ty, 1));
    } else if (A.getArgNo() == 1 && Ty->isPointerTy() && !A.use_empty()) {
      // The strings may be modified.
      Constant *Text = ConstantDataArray::getString(M.getContext(), "program");
      auto *Name = new GlobalVariable(M, Text->getType(), /*isConstant=*/false,
                                      GlobalValue::InternalLinkage, Text,
                                      "course.program");
      Args.push_back(createVector(M, {Name}, "course.argv"));
    } else if (A.getArgNo() == 2 && Ty->isPointerTy() && !A.use_empty()) {
      Args.push_back(createVector(M, {}, "course.environment"));
    } else {
      Args.push_back(Constant::getNullValue(Ty));
    }
  }
  return Args;
}

// A function without parameters and body that is called what Main was called.
static Function *createMain(Function &Main) {
  Module &M = *Main.getParent();
  auto *Type = FunctionType::get(Main.getReturnType(), /*isVarArg=*/false);
  auto *New = Function::Create(Type, GlobalValue::ExternalLinkage, "", M);
  New->takeName(&Main);
  // Those of parameters go with the parameters.
  New->addFnAttrs(
      AttrBuilder(M.getContext(), Main.getAttributes().getFnAttrs()));
  return New;
}

// For a main that nobody calls.
static void replaceParameters(Function &Main, ArrayRef<Value *> Args) {
  Function *New = createMain(Main);
  New->splice(New->end(), &Main);
  for (auto [Parameter, Arg] : zip_equal(Main.args(), Args))
    Parameter.replaceAllUsesWith(Arg);
  New->setSubprogram(Main.getSubprogram());
  Main.eraseFromParent();
}

// Gives the program another main with this body: a call of Main and of the
// others.
static void wrapMain(Function &Main, ArrayRef<Value *> Args,
                     ArrayRef<Constant *> Constructors, Function *Finish) {
  Function *Wrapper = createMain(Main);
  Wrapper->removeFnAttr(Attribute::Memory);
  Main.setName("main.program");
  Main.setLinkage(GlobalValue::InternalLinkage);

  IRBuilder<> Builder(BasicBlock::Create(Main.getContext(), "", Wrapper));
  FunctionType *StructorType =
      FunctionType::get(Builder.getVoidTy(), /*isVarArg=*/false);
  for (Constant *Constructor : Constructors)
    Builder.CreateCall(StructorType, Constructor);
  CallInst *Result = Builder.CreateCall(&Main, Args);
  Result->setCallingConv(Main.getCallingConv());
  if (Finish)
    Builder.CreateCall(Finish);
  if (Main.getReturnType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Result);
}

bool llvm::makeCourseStartUp(Module &M) {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration())
    return false;
  SmallVector<Constant *> Constructors = takeStructors(M, "llvm.global_ctors");
  SmallVector<Constant *> Destructors = takeStructors(M, "llvm.global_dtors");
  // The runtime library's, there if the program calls atexit. Whoever has been
  // here before calls it.
  Function *Handlers = M.getFunction("__course_run_exit_handlers");
  if (Handlers && (Handlers->isDeclaration() || !Handlers->use_empty()))
    Handlers = nullptr;
  bool HasParameters = !Main->arg_empty() || Main->isVarArg();
  bool IsAlone = Constructors.empty() && Destructors.empty() && !Handlers;
  if (IsAlone && !HasParameters)
    return false;

  SmallVector<Value *> Args = createArguments(*Main);
  if (IsAlone && Main->use_empty() && !Main->isVarArg())
    replaceParameters(*Main, Args);
  else
    wrapMain(*Main, Args, Constructors, createFinish(M, Handlers, Destructors));
  return true;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

PreservedAnalyses CourseStartUpPass::run(Module &M, ModuleAnalysisManager &) {
  return makeCourseStartUp(M) ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}

namespace {

class CourseStartUp : public ModulePass {
public:
  static char ID;
  CourseStartUp() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course start-up"; }
  bool runOnModule(Module &M) override { return makeCourseStartUp(M); }
};

} // namespace

char CourseStartUp::ID = 0;

INITIALIZE_PASS(CourseStartUp, DEBUG_TYPE, "Course start-up", false, false)

ModulePass *llvm::createCourseStartUpPass() { return new CourseStartUp(); }
