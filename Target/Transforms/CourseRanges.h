//===-- CourseRanges.h - What follows from ranges of values -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes cheaper what ranges of values allow, and writes the ranges down for
/// other passes. A printer shows them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERANGES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERANGES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class raw_ostream;

/// See CourseRanges.cpp.
class CourseRangesPass : public PassInfoMixin<CourseRangesPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

/// Prints the range of each integer, as [first, last] of signed numbers, and of
/// the memory that accesses share.
class CourseRangesPrinterPass : public PassInfoMixin<CourseRangesPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseRangesPrinterPass(raw_ostream &OS) : OS(OS) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERANGES_H
