//===-- CourseNumberInstructions.cpp - Where the text comes from ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives each instruction of IR its number as a line of debug information, so
/// that the comments of the text say which instruction of IR is behind it:
///
/// \code
///   %x = add i64 %a, %b, !dbg !9     ; !9 = !DILocation(line: 12, ...)
///
///   ; loc ir:12 in f
///   r1 = add r2 r3 64
/// \endcode
///
/// Debug information goes with instructions through joined, repeated and moved
/// blocks, and changes no code. tools/course-tv takes the comments as hints
/// where to cut loops. Instructions count from 1 in the order in which
/// -course-selected-ir prints them, and the pass runs with that option or
/// -verify-codegen only, right before selection. Other debug information is
/// replaced; with -verify-codegen alone it stays, and there are no numbers.
///
//===----------------------------------------------------------------------===//

#include "Emit/SelectedIR.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Pass.h"

#define DEBUG_TYPE "course-number-instructions"

using namespace llvm;

namespace {

class CourseNumberInstructions : public FunctionPass {
public:
  static char ID;
  CourseNumberInstructions() : FunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course numbers of instructions";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
  }
  bool doInitialization(Module &M) override {
    Unit = nullptr;
    return false;
  }
  bool runOnFunction(Function &F) override;

private:
  DICompileUnit *Unit = nullptr;
};

} // namespace

char CourseNumberInstructions::ID = 0;

INITIALIZE_PASS(CourseNumberInstructions, DEBUG_TYPE,
                "Course numbers of instructions", false, false)

bool CourseNumberInstructions::runOnFunction(Function &F) {
  if (!course::areInstructionsNumbered(*F.getParent()))
    return false;
  DIBuilder Builder(*F.getParent(), /*AllowUnresolved=*/true, Unit);
  DIFile *File = Builder.createFile("ir", "");
  if (!Unit)
    Unit = Builder.createCompileUnit(DISourceLanguageName(dwarf::DW_LANG_C),
                                     File, "", /*isOptimized=*/true, "", 0, "",
                                     DICompileUnit::LineTablesOnly);
  DISubprogram *Scope = Builder.createFunction(
      File, F.getName(), "", File, /*LineNo=*/0,
      Builder.createSubroutineType(Builder.getOrCreateTypeArray({})),
      /*ScopeLine=*/0, DINode::FlagZero, DISubprogram::SPFlagDefinition);
  Builder.finalize();
  F.setSubprogram(Scope);
  unsigned Number = 0;
  for (Instruction &I : instructions(F))
    I.setDebugLoc(DILocation::get(F.getContext(), ++Number, 0, Scope));
  return true;
}

FunctionPass *llvm::createCourseNumberInstructionsPass() {
  return new CourseNumberInstructions();
}
