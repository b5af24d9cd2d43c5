//===-- CourseStartUp.h - What comes before and after main ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSESTARTUP_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSESTARTUP_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// The function that runs at the end of a program, however it ends: the
/// lowering of `exit` calls it, too.
inline constexpr StringLiteral CourseFinishName = "course.finish";

/// If the `main` of \p M has parameters, if there are constructors or
/// destructors, or if the runtime library's list of functions to run at the end
/// is linked, makes `main` a function of another name and gives the program a
/// new one, without parameters, that calls the constructors in the order of
/// their priorities, the old `main`, and CourseFinishName, which calls what is
/// registered and the destructors in the reverse order.
bool makeCourseStartUp(Module &M);

class CourseStartUpPass : public PassInfoMixin<CourseStartUpPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSESTARTUP_H
