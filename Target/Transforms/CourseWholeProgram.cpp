//===-- CourseWholeProgram.cpp - A module with main is all there is -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes everything but `main` internal in a module that defines `main`, and
/// defines the variables that are only declared:
///
///   @x = external global i64           @x = internal global i64 0
///   define void @f() { ... }      =>   define internal void @f() { ... }
///   define i32 @main() { ... }         define i32 @main() { ... }
///
/// Runs before every other pass, since most of them look at a symbol only if
/// nobody else can. What nobody defines stays a declaration if it is a
/// function: selection reports the call. Linear in the number of symbols.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseWholeProgram.h"
#include "Lowering/CourseStartUp.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace llvm;

#define DEBUG_TYPE "course-whole-program"

STATISTIC(NumVariablesDefined, "Number of declared variables that got storage");

static cl::opt<bool> EnableWholeProgram(
    "course-enable-whole-program", cl::Hidden, cl::init(true),
    cl::desc("Take a module that defines main for the whole program"));

// Course programs declare their globals and define them nowhere.
static bool defineVariables(Module &M) {
  bool IsChanged = false;
  for (GlobalVariable &GV : M.globals()) {
    if (!GV.isDeclaration() || GV.use_empty() || GV.hasExternalWeakLinkage() ||
        GV.getName().starts_with("llvm.") || !GV.getValueType()->isSized())
      continue;
    M.getContext().diagnose(DiagnosticInfoGeneric(
        "global variable '" + GV.getName() +
            "' is not defined; it gets zero-filled storage",
        DS_Warning));
    GV.setInitializer(Constant::getNullValue(GV.getValueType()));
    GV.setLinkage(GlobalValue::InternalLinkage);
    ++NumVariablesDefined;
    IsChanged = true;
  }
  return IsChanged;
}

PreservedAnalyses CourseWholeProgramPass::run(Module &M,
                                              ModuleAnalysisManager &) {
  const Function *Main = M.getFunction("main");
  if (!EnableWholeProgram || !Main || Main->isDeclaration()) {
    LLVM_DEBUG(dbgs() << "not a whole program\n");
    return PreservedAnalyses::all();
  }
  bool IsChanged = defineVariables(M);
  // The latter is called where exit is lowered, much later.
  IsChanged |= internalizeModule(M, [=](const GlobalValue &GV) {
    return &GV == Main || GV.getName() == CourseFinishName;
  });
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
