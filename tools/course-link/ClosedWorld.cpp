//===-- ClosedWorld.cpp - All symbols of a program ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Errors are independent of the optimisation level: they are found before any
/// optimisation of the linked program, with unreachable functions gone.
///
//===----------------------------------------------------------------------===//

#include "ClosedWorld.h"
#include "Diagnostics.h"
#include "Inputs.h"
#include "Lowering/CourseRuntime.h"
#include "Optimizer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace course_link;

/// What course-start-up makes to run at the end.
static constexpr StringLiteral FinishName = "course.finish";

/// \returns false, after an error, if \p M has no `main`.
static bool checkMain(const Module &M, Diagnostics &Diags) {
  const Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration()) {
    Diags.error("no definition of 'main'");
    return false;
  }
  return true;
}

/// Nobody looks for `used` symbols in the output.
static void dropUsedLists(Module &M) {
  for (StringRef Name : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *List = M.getGlobalVariable(Name))
      List->eraseFromParent();
}

static void replaceAliases(Module &M) {
  for (GlobalAlias &Alias : make_early_inc_range(M.aliases())) {
    // The value under a name of its own keeps that name.
    Constant *Aliasee = Alias.getAliasee();
    std::string Name(Alias.getName());
    bool IsMain = Name == "main";
    Alias.replaceAllUsesWith(Aliasee);
    Alias.eraseFromParent();
    if (IsMain)
      Aliasee->stripPointerCasts()->setName(Name);
  }
}

//===----------------------------------------------------------------------===//
// What is missing
//===----------------------------------------------------------------------===//

namespace {

/// A function or variable that refers to a symbol.
struct Reference {
  const GlobalObject *User = nullptr;
  const DILocation *Location = nullptr;
};

} // namespace

/// Collects what refers to \p C, directly or through constants.
static void collectReferences(const Constant &C,
                              SmallVectorImpl<Reference> &References) {
  SmallSetVector<const Value *, 8> Worklist;
  Worklist.insert(&C);
  for (unsigned I = 0; I != Worklist.size(); ++I)
    for (const User *U : Worklist[I]->users()) {
      if (const auto *Inst = dyn_cast<Instruction>(U))
        References.push_back({Inst->getFunction(), Inst->getDebugLoc()});
      else if (const auto *GV = dyn_cast<GlobalVariable>(U))
        References.push_back({GV});
      else
        Worklist.insert(U);
    }
}

/// Appends " in <file>:<line>", as much of it as is known.
static void appendPlace(std::string &Message, const Reference &R) {
  if (R.Location)
    Message += (" in " + R.Location->getFilename() + ":" +
                Twine(R.Location->getLine()))
                   .str();
  else if (const auto *F = dyn_cast<Function>(R.User))
    Message += (" in " + getSourceFile(*F)).str();
}

/// Neither the machine nor the library has them.
static bool isJump(const Function &F) {
  return F.getName().ends_with("setjmp") || F.getName().ends_with("longjmp");
}

static void reportUndefined(const Function &F, Diagnostics &Diags) {
  std::string Message = "undefined function '" + demangle(F.getName()) + "'";
  if (isJump(F))
    Message = "'" + F.getName().str() + "' is not supported";
  SmallVector<Reference> References;
  collectReferences(F, References);

  SmallPtrSet<const GlobalObject *, 4> Seen;
  for (const Reference &R : References) {
    if (!Seen.insert(R.User).second)
      continue;
    Message += Seen.size() == 1 ? ", referenced by '" : ", '";
    Message += demangle(R.User->getName()) + "'";
    appendPlace(Message, R);
  }
  Diags.error(Message);
}

/// A function that need not exist and does not: its address is null, and a call
/// of it is not reached.
static void replaceMissingWeak(Function &F) {
  for (User *U : make_early_inc_range(F.users()))
    if (auto *Call = dyn_cast<CallInst>(U);
        Call && Call->getCalledOperand() == &F)
      changeToUnreachable(Call);
  F.replaceAllUsesWith(Constant::getNullValue(F.getType()));
}

/// A declaration that is referred to: a definition for it, or an error.
static void defineVariable(GlobalVariable &GV, Diagnostics &Diags) {
  Type *Ty = GV.getValueType();
  auto *Array = dyn_cast<ArrayType>(Ty);
  if (!Ty->isSized() || (Array && Array->getNumElements() == 0)) {
    Diags.error("global variable '" + demangle(GV.getName()) +
                "' is not defined and has no known size");
    return;
  }
  Diags.warning("global variable '" + demangle(GV.getName()) +
                "' is not defined; it gets zero-filled storage");
  GV.setInitializer(Constant::getNullValue(Ty));
  GV.setLinkage(GlobalValue::InternalLinkage);
}

static void resolveDeclarations(Module &M, Diagnostics &Diags) {
  for (GlobalVariable &GV : M.globals()) {
    if (!GV.isDeclaration() || GV.use_empty())
      continue;
    if (GV.hasExternalWeakLinkage())
      GV.replaceAllUsesWith(Constant::getNullValue(GV.getType()));
    else
      defineVariable(GV, Diags);
  }
  bool IsLibraryWanted = false;
  for (Function &F : M) {
    if (!F.isDeclaration() || F.use_empty() || F.isIntrinsic() ||
        isMachineFunction(F.getName()) || F.getName() == "exit")
      continue;
    if (F.hasExternalWeakLinkage()) {
      replaceMissingWeak(F);
      continue;
    }
    reportUndefined(F, Diags);
    IsLibraryWanted |= !isJump(F);
  }
  if (!IsLibraryWanted)
    return;
  if (std::string What = describeMissingCourseRuntime(); !What.empty())
    Diags.note(What);
}

void course_link::closeWorld(Module &M, Optimizer &Opt, Diagnostics &Diags) {
  replaceAliases(M);
  if (!checkMain(M, Diags))
    return;
  Opt.addStartUp(M);
  dropUsedLists(M);
  internalizeModule(M, [](const GlobalValue &GV) {
    return GV.getName() == "main" || GV.getName() == FinishName;
  });
  Opt.removeUnreachable(M);
  resolveDeclarations(M, Diags);
  forgetSourceFiles(M);
}
