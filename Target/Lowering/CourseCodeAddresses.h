//===-- CourseCodeAddresses.h - Functions and labels as numbers -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Function pointers, indirect calls and computed goto for a machine without
/// code in memory.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSECODEADDRESSES_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSECODEADDRESSES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// Replaces addresses of functions and labels by numbers, and what jumps to
/// them by switches. \p M is the whole program: there are no functions but its.
/// What comes into the program afterwards may be lowered by a further call, but
/// earlier switches do not know it. \returns true if \p M changed.
bool lowerCourseCodeAddresses(Module &M);

class CourseCodeAddressesPass : public PassInfoMixin<CourseCodeAddressesPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSECODEADDRESSES_H
