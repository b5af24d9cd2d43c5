//===-- CourseClosedForms.h - Variables from others -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes variables of a loop from its induction variable.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECLOSEDFORMS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECLOSEDFORMS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

/// See CourseClosedForms.cpp.
class CourseClosedFormsPass : public PassInfoMixin<CourseClosedFormsPass> {
  const CourseTargetMachine &TM;

public:
  explicit CourseClosedFormsPass(const CourseTargetMachine &TM) : TM(TM) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECLOSEDFORMS_H
