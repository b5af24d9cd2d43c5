//===-- CourseTargetInfo.cpp - Course target registration -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Compiler.h"

using namespace llvm;

Target &llvm::getTheCourseTarget() {
  static Target TheCourseTarget;
  return TheCourseTarget;
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeCourseTargetInfo() {
  RegisterTarget<Triple::course, /*HasJIT=*/false> X(
      getTheCourseTarget(), "course", "Course machine (64-bit)", "Course");
}
