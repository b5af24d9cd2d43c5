//===-- CourseFoldStrings.cpp - Calls of string functions -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes of calls of string functions what their constant arguments say, by
/// LLVM's LibCallSimplifier:
///
///   strcpy(s, "abc")     =>  memcpy(s, "abc", 4), which is a store
///   strlen("abc")            3
///   strcmp(s, "")            *s
///
/// LLVM knows no library of the machine, so that no other pass takes a
/// program's functions for those of the C library. Here those count that the
/// runtime library has. What it has not brought is not called instead.
///
/// Runs once, before functions get into each other. Linear in the size of the
/// program.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseFoldStrings.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/SimplifyLibCalls.h"

using namespace llvm;

#define DEBUG_TYPE "course-fold-strings"

STATISTIC(NumFolded, "Number of calls of string functions that are simpler");

static constexpr LibFunc StringFunctions[] = {
    LibFunc_memchr,  LibFunc_memcmp,  LibFunc_stpcpy,  LibFunc_strcat,
    LibFunc_strchr,  LibFunc_strcmp,  LibFunc_strcpy,  LibFunc_strcspn,
    LibFunc_strlen,  LibFunc_strncat, LibFunc_strncmp, LibFunc_strncpy,
    LibFunc_strnlen, LibFunc_strpbrk, LibFunc_strrchr, LibFunc_strspn,
    LibFunc_strstr};

static bool run(Function &F, const TargetLibraryInfo &TLI,
                FunctionAnalysisManager &FAM) {
  // A function may call itself by the name that it has for others.
  LibFunc Own;
  if (TLI.getLibFunc(F, Own))
    return false;
  // The simplifier does not keep functions that it gets, but refers to them.
  auto Erase = [](Instruction *I) { I->eraseFromParent(); };
  auto Replace = [&](Instruction *I, Value *With) {
    I->replaceAllUsesWith(With);
    Erase(I);
  };
  LibCallSimplifier Simplifier(
      F.getDataLayout(), &TLI, &FAM.getResult<DominatorTreeAnalysis>(F),
      /*DC=*/nullptr, &FAM.getResult<AssumptionAnalysis>(F),
      FAM.getResult<OptimizationRemarkEmitterAnalysis>(F), /*BFI=*/nullptr,
      /*PSI=*/nullptr, Replace, Erase);
  // Comparisons of what a call gives may go with it.
  SmallVector<CallInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I))
      Calls.push_back(Call);
  bool IsChanged = false;
  for (CallInst *Call : Calls) {
    LibFunc Callee;
    if (Call->isMustTailCall() || Call->isNoTailCall() ||
        !TLI.getLibFunc(*Call, Callee))
      continue;
    const bool IsUsed = !Call->use_empty();
    IRBuilder<> Builder(Call);
    Value *Simpler = Simplifier.optimizeCall(Call, Builder);
    if (!Simpler)
      continue;
    ++NumFolded;
    IsChanged = true;
    if (Simpler == Call) {
      // Who looked at the result looks at something else now.
      if (IsUsed && Call->use_empty())
        Erase(Call);
      continue;
    }
    Replace(Call, Simpler);
  }
  return IsChanged;
}

PreservedAnalyses CourseFoldStringsPass::run(Module &M,
                                             ModuleAnalysisManager &MAM) {
  TargetLibraryInfoImpl Functions(M.getTargetTriple());
  Functions.disableAllFunctions();
  bool HasFunctions = false;
  for (const Function &F : M) {
    LibFunc Number;
    if (F.isDeclaration() || !isCourseLibraryFunction(F) ||
        !Functions.getLibFunc(F.getName(), Number) ||
        !is_contained(StringFunctions, Number))
      continue;
    Functions.setAvailable(Number);
    HasFunctions = true;
  }
  if (!HasFunctions)
    return PreservedAnalyses::all();
  const TargetLibraryInfo TLI(Functions);
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  bool IsChanged = false;
  for (Function &F : M)
    if (!F.isDeclaration())
      IsChanged |= ::run(F, TLI, FAM);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
