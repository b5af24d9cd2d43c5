//===-- CourseSSI.h - SSI form and its clients ------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversion to static single information form, what uses it, and what it
/// costs (SSIForm.h).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSI_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSI_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class raw_ostream;

/// Brings a function into the form that -course-ssi says, and leaves it there.
class CourseSSIPass : public PassInfoMixin<CourseSSIPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

/// Takes SSI form away again: names that are the same value become one.
class CourseSSIBackPass : public PassInfoMixin<CourseSSIBackPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

/// Removes tests that an earlier one decides, and makes constants of variables
/// that were compared with them.
class CourseSSIClientsPass : public PassInfoMixin<CourseSSIClientsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

/// Prints at the definition of which names an expression is very busy, and of
/// which it is available, found over strong form; see SparseExpressions.cpp.
class CourseSSIExpressionsPrinterPass
    : public PassInfoMixin<CourseSSIExpressionsPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseSSIExpressionsPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// Prints which variables are live where blocks begin, found over strong form;
/// see SparseLiveness.cpp.
class CourseSSILivenessPrinterPass
    : public PassInfoMixin<CourseSSILivenessPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseSSILivenessPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// Prints how many σs and φs each client needs, and how long conversion takes.
class CourseSSIPrinterPass : public PassInfoMixin<CourseSSIPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseSSIPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

namespace course {

/// Brings a function into the shape that conversion expects: all blocks are
/// reachable, no edge is critical. \returns whether it was not so.
bool prepareForSSI(Function &F);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSI_H
