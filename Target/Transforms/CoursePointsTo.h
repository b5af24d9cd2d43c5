//===-- CoursePointsTo.h - What accesses of a program may touch -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tells LLVM's alias analyses which loads and stores of a whole program touch
/// different objects.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class raw_ostream;

class CoursePointsToPass : public PassInfoMixin<CoursePointsToPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

/// Prints what each pointer may point to, and what is stored where.
class CoursePointsToPrinterPass
    : public PassInfoMixin<CoursePointsToPrinterPass> {
  raw_ostream &OS;

public:
  explicit CoursePointsToPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Prints how much each form of the analysis tells apart, and its time.
class CoursePointsToFormsPrinterPass
    : public PassInfoMixin<CoursePointsToFormsPrinterPass> {
  raw_ostream &OS;

public:
  explicit CoursePointsToFormsPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H
