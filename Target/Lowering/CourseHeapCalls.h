//===-- CourseHeapCalls.h - C's malloc and free on the machine's *- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sizes and null pointers that the machine's malloc and free refuse.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEHEAPCALLS_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEHEAPCALLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class CallInst;
class Instruction;

/// \p I if it is a call of the machine's function \p Name, malloc or free, with
/// one argument of whatever type the program's declaration gives it.
CallInst *getCourseHeapCall(Instruction &I, StringRef Name);

/// Makes sizes in \p F fit the machine's malloc; what fits stays. \returns true
/// if \p F changed.
bool fitCourseHeapSizes(Function &F);

/// Keeps null pointers in \p F from the machine's free. \returns true if \p F
/// changed.
bool guardCourseFrees(Function &F);

/// Lets all blocks carry their size if the library's functions for that, which
/// realloc calls, are in \p M. \returns true if \p M changed.
bool useCourseSizedBlocks(Module &M);

/// Sizes only: frees come last, when passes that look at addresses have run.
class CourseHeapCallsPass : public PassInfoMixin<CourseHeapCallsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEHEAPCALLS_H
