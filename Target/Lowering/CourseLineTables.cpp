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
/// instructions, and the code must be the same with and without. Where nothing
/// is optimized, a variable is what an alloca holds; that is kept as the
/// alloca's metadata, which no pass looks at:
/// \code
///   %n = alloca i64, !course.variable !21   ; a DILocalVariable
/// \endcode
///
/// clang does not make more than lines for optimized code of this target; other
/// IR may have more.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseLineTables.h"
#include "Course.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"

using namespace llvm;

#define DEBUG_TYPE "course-line-tables"

// Notes the variables that lie in memory as long as their function runs.
static void keepVariables(Instruction &I) {
  for (const DbgVariableRecord &R : filterDbgVars(I.getDbgRecordRange())) {
    if (!R.isDbgDeclare() || R.getExpression()->getNumElements() != 0 ||
        R.getDebugLoc().getInlinedAt())
      continue;
    auto *Place = dyn_cast_or_null<AllocaInst>(R.getAddress());
    if (Place && Place->isStaticAlloca())
      Place->setMetadata(Course::VariableMetadata, R.getVariable());
  }
}

static bool dropRecords(Module &M) {
  bool IsChanged = false;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (I.hasDbgRecords()) {
        if (F.hasOptNone())
          keepVariables(I);
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
