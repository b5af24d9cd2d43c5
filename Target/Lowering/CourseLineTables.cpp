//===-- CourseLineTables.cpp - Keeps places of debug information ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Of debug information the assembly has comments with source lines. Records of
/// variables and labels go first of all: some passes count them as
/// instructions, and the code must be the same with and without.
///
/// clang does not make more than lines for this target; this is for other IR.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseLineTables.h"
#include "Course.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"

using namespace llvm;

#define DEBUG_TYPE "course-line-tables"

static bool dropRecords(Module &M) {
  bool IsChanged = false;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (I.hasDbgRecords()) {
        I.dropDbgRecords();
        IsChanged = true;
      }
  return IsChanged;
}

PreservedAnalyses CourseLineTablesPass::run(Module &M,
                                            ModuleAnalysisManager &) {
  dropRecords(M);
  return PreservedAnalyses::all();
}

namespace {

class CourseLineTables : public ModulePass {
public:
  static char ID;
  CourseLineTables() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course line tables"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
  bool runOnModule(Module &M) override { return dropRecords(M); }
};

} // namespace

char CourseLineTables::ID = 0;

INITIALIZE_PASS(CourseLineTables, DEBUG_TYPE, "Course line tables", false,
                false)

ModulePass *llvm::createCourseLineTablesPass() {
  return new CourseLineTables();
}
