//===-- CourseRuntime.cpp - The runtime library in a program --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The library is one bitcode file beside the tools. Only what the program
/// declares, and what that needs in turn, is read from it and copied. Its
/// functions are already lowered: nothing in them becomes a call of another one
/// that is not linked with them.
///
/// `course-runtime` runs before global layout, since library functions bring
/// variables of their own.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseRuntime.h"
#include "Course.h"
#include "Lowering/CourseHeapCalls.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#ifdef __linux__
#include <sys/auxv.h>
#endif

using namespace llvm;

#define DEBUG_TYPE "course-runtime"

static cl::opt<std::string> RuntimeFile(
    "course-runtime-library", cl::value_desc("file"), cl::Hidden,
    cl::desc("The runtime library; empty for none, by default "
             "../lib/course/libcourse.bc beside the directory of the tools"));

// What functions say of themselves that CourseFreezeArgumentsPass has been at.
static constexpr StringLiteral FreezesArguments = "course-freezes-arguments";

// What is said of functions that come from the library.
static constexpr StringLiteral LibraryFunction = "course-library";

// The path of the tool that this is part of.
static SmallString<128> getTool() {
  SmallString<128> Tool(sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&linkCourseRuntime)));
#ifdef __linux__
  // Where there is no /proc, the kernel still says by which path it was started.
  if (Tool.empty())
    if (auto *Path = reinterpret_cast<const char *>(getauxval(AT_EXECFN)))
      (void)sys::fs::real_path(Path, Tool);
#endif
  return Tool;
}

static std::string getRuntimeFile() {
  if (RuntimeFile.getNumOccurrences() != 0)
    return RuntimeFile;
  SmallString<128> Path(sys::path::parent_path(getTool()));
  sys::path::append(Path, "..", "lib", "course", "libcourse.bc");
  return std::string(Path);
}

// What the library might define.
static bool isMissing(const GlobalValue &GV) {
  if (!GV.isDeclaration() || GV.use_empty() || GV.hasExternalWeakLinkage())
    return false;
  const auto *F = dyn_cast<Function>(&GV);
  return !F ||
         (!F->isIntrinsic() && !Course::isBuiltinFunctionName(F->getName()));
}

static void reportUnreadable(Module &M, StringRef Path, Error E) {
  M.getContext().diagnose(
      DiagnosticInfoGeneric("cannot read the runtime library '" + Path +
                                "': " + toString(std::move(E)),
                            DS_Error));
}

std::string llvm::describeMissingCourseRuntime() {
  std::string Path = getRuntimeFile();
  if (Path.empty())
    return "-course-runtime-library= leaves out the runtime library, which has "
           "the C library and floating-point operations";
  if (sys::fs::exists(Path))
    return "";
  return "the runtime library '" + Path +
         "', which has the C library and floating-point operations, does not "
         "exist; 'scripts/build course-runtime' and the package 'course-llvm' "
         "make it";
}

void llvm::warnOfMissingCourseRuntime(Module &M) {
  if (RuntimeFile.getNumOccurrences() != 0 || none_of(M.functions(), isMissing))
    return;
  if (std::string What = describeMissingCourseRuntime(); !What.empty())
    M.getContext().diagnose(DiagnosticInfoGeneric(What, DS_Warning));
}

Value *llvm::freezeCourseOperand(Value *X, IRBuilderBase &Builder) {
  return isGuaranteedNotToBeUndefOrPoison(X) ? X : Builder.CreateFreeze(X);
}

static FunctionCallee declare(Module &M, StringRef Name, FunctionType *Ty) {
  Function *Old = M.getFunction(Name);
  if (Old && Old->hasLocalLinkage())
    Old->setName(Name + ".specialized");
  bool IsNew = !M.getNamedValue(Name);
  FunctionCallee Callee = M.getOrInsertFunction(Name, Ty);
  if (auto *F = dyn_cast<Function>(Callee.getCallee()); F && IsNew) {
    F->setDoesNotThrow();
    F->setDoesNotAccessMemory();
    F->setWillReturn();
    F->addFnAttr(Attribute::NoFree);
    F->addFnAttr(Attribute::NoSync);
    // Not speculatable: division by zero stops the program.
    F->addRetAttr(Attribute::NoUndef);
  }
  return Callee;
}

// Whether the function takes undef and poison, as the library's do.
static bool isTolerant(const Function &F) {
  if (F.hasFnAttribute(FreezesArguments))
    return true;
  return F.isDeclaration() && none_of(F.args(), [](const Argument &Arg) {
           return Arg.hasAttribute(Attribute::NoUndef);
         });
}

CallInst *llvm::createCourseRuntimeCall(StringRef Name, Type *Ty,
                                        ArrayRef<Value *> Args,
                                        IRBuilderBase &Builder) {
  SmallVector<Type *, 3> Params;
  for (Value *Arg : Args)
    Params.push_back(Arg->getType());
  FunctionCallee Callee =
      declare(*Builder.GetInsertBlock()->getModule(), Name,
              FunctionType::get(Ty, Params, /*isVarArg=*/false));
  SmallVector<Value *, 3> Operands(Args);
  const auto *F = dyn_cast<Function>(Callee.getCallee());
  if (!F || !isTolerant(*F))
    for (Value *&Operand : Operands)
      Operand = freezeCourseOperand(Operand, Builder);
  return Builder.CreateCall(Callee, Operands);
}

bool llvm::isCourseLibraryFunction(const Function &F) {
  return F.hasFnAttribute(LibraryFunction);
}

bool llvm::linkCourseRuntime(Module &M) {
  // What atexit registers has to be run, too.
  for (StringRef Name : {"atexit", "__cxa_atexit"})
    if (const Function *F = M.getFunction(Name); F && isMissing(*F))
      M.getOrInsertFunction("__course_run_exit_handlers",
                            Type::getVoidTy(M.getContext()));

  SmallPtrSet<const GlobalValue *, 8> Missing;
  for (const GlobalValue &GV : M.global_values())
    if (isMissing(GV))
      Missing.insert(&GV);
  if (Missing.empty())
    return false;

  std::string Path = getRuntimeFile();
  if (Path.empty())
    return false;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    // An incomplete installation, or the library is being built.
    if (RuntimeFile.getNumOccurrences() != 0)
      reportUnreadable(M, Path, errorCodeToError(Buffer.getError()));
    return false;
  }
  Expected<std::unique_ptr<Module>> Library =
      getOwningLazyBitcodeModule(std::move(*Buffer), M.getContext());
  if (!Library) {
    reportUnreadable(M, Path, Library.takeError());
    return false;
  }
  if (none_of(Missing, [&](const GlobalValue *GV) {
        const GlobalValue *Definition =
            (*Library)->getNamedValue(GV->getName());
        return Definition && !Definition->isDeclaration();
      }))
    return false;

  // One spelling of the target, or the linker warns.
  (*Library)->setTargetTriple(M.getTargetTriple());
  (*Library)->setDataLayout(M.getDataLayout());
  SmallPtrSet<const Function *, 32> Before;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Before.insert(&F);
  if (Linker::linkModules(M, std::move(*Library), Linker::LinkOnlyNeeded))
    return false;
  // The library is compiled for whatever processor the program is, and as what
  // implements builtins. LLVM takes no function here for one that it knows, but
  // would not inline what is compiled so into what is not. If some of the
  // program is, its module may have had no target (CourseForeignIRPass).
  const bool IsLikeLibrary = any_of(Before, [](const Function *F) {
    return F->hasFnAttribute("no-builtins");
  });
  for (Function &F : M)
    if (!F.isDeclaration() && !Before.contains(&F)) {
      F.removeFnAttr("target-cpu");
      if (!IsLikeLibrary)
        F.removeFnAttr("no-builtins");
      F.addFnAttr(LibraryFunction);
    }
  useCourseSizedBlocks(M);
  return true;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

PreservedAnalyses CourseSoftFloatPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  return lowerCourseFloatingPoint(F) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}

PreservedAnalyses CourseWideDivisionPass::run(Function &F,
                                              FunctionAnalysisManager &) {
  return lowerCourseWideDivision(F) ? PreservedAnalyses::none()
                                    : PreservedAnalyses::all();
}

PreservedAnalyses CourseFreezeArgumentsPass::run(Function &F,
                                                 FunctionAnalysisManager &) {
  if (F.isDeclaration() || !F.getName().starts_with("__"))
    return PreservedAnalyses::all();
  IRBuilder<> Builder(&F.getEntryBlock(), F.getEntryBlock().begin());
  for (Argument &Arg : F.args()) {
    if (!Arg.getType()->isIntegerTy() && !Arg.getType()->isFloatingPointTy())
      continue;
    // What is out of range would be poison.
    for (auto Kind :
         {Attribute::NoUndef, Attribute::NoFPClass, Attribute::Range})
      Arg.removeAttr(Kind);
    auto *Frozen = cast<Instruction>(Builder.CreateFreeze(&Arg));
    Arg.replaceUsesWithIf(Frozen,
                          [&](const Use &U) { return U.getUser() != Frozen; });
  }
  F.addFnAttr(FreezesArguments);
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

PreservedAnalyses CourseLinkRuntimePass::run(Module &M,
                                             ModuleAnalysisManager &) {
  return linkCourseRuntime(M) ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}

namespace {

class CourseRuntime : public ModulePass {
public:
  static char ID;
  CourseRuntime() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course runtime library"; }

  bool runOnModule(Module &M) override {
    bool IsChanged = false;
    for (Function &F : M) {
      IsChanged |= lowerCourseFloatingPoint(F);
      IsChanged |= lowerCourseWideDivision(F);
    }
    return linkCourseRuntime(M) || IsChanged;
  }
};

} // namespace

char CourseRuntime::ID = 0;

INITIALIZE_PASS(CourseRuntime, DEBUG_TYPE, "Course runtime library", false,
                false)

ModulePass *llvm::createCourseRuntimePass() { return new CourseRuntime(); }
