//===-- CourseLevelMarks.cpp - What clang -O0 and -O1 forbid --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Removes the marks that clang puts on everything at a low level, so that IR
/// written at that level is optimized at the level of code generation:
///
///   -O0   every function is `noinline`, and `optnone` unless that is disabled
///   -O1   every loop has `llvm.loop.unroll.disable`
///
/// An author who means such a mark puts it on some functions and some loops:
/// `main`, which nobody inlines, never has the first, and not all loops have
/// the second. Only in whole programs. Linear in the size of the module.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLevelMarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "course-level-marks"

STATISTIC(NumFunctions, "Number of functions that may be optimized after all");
STATISTIC(NumLoops, "Number of loops that may be unrolled after all");

static constexpr StringLiteral UnrollPrefix = "llvm.loop.unroll.";
static constexpr StringLiteral UnrollDisable = "llvm.loop.unroll.disable";

static bool freeFunctions(Module &M) {
  if (!M.getFunction("main")->hasFnAttribute(Attribute::NoInline))
    return false;
  for (Function &F : M) {
    if (!F.hasFnAttribute(Attribute::NoInline))
      continue;
    F.removeFnAttr(Attribute::OptimizeNone);
    F.removeFnAttr(Attribute::NoInline);
    ++NumFunctions;
  }
  return true;
}

static bool freeLoops(Module &M) {
  SmallVector<Instruction *> Latches;
  for (Function &F : M)
    for (BasicBlock &BB : F)
      if (Instruction *Branch = BB.getTerminator();
          Branch->hasMetadata(LLVMContext::MD_loop))
        Latches.push_back(Branch);
  if (!all_of(Latches, [](const Instruction *Branch) {
        return findOptionMDForLoopID(Branch->getMetadata(LLVMContext::MD_loop),
                                     UnrollDisable);
      }))
    return false;
  // The back edges of one loop share its node.
  DenseMap<MDNode *, MDNode *> NewIDs;
  for (Instruction *Branch : Latches) {
    MDNode *LoopID = Branch->getMetadata(LLVMContext::MD_loop);
    MDNode *&NewID = NewIDs[LoopID];
    if (!NewID) {
      NewID = makePostTransformationMetadata(M.getContext(), LoopID,
                                             {UnrollPrefix}, {});
      ++NumLoops;
    }
    Branch->setMetadata(LLVMContext::MD_loop, NewID);
  }
  return !Latches.empty();
}

PreservedAnalyses CourseLevelMarksPass::run(Module &M,
                                            ModuleAnalysisManager &) {
  const Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration())
    return PreservedAnalyses::all();
  bool IsChanged = freeFunctions(M);
  IsChanged |= freeLoops(M);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
