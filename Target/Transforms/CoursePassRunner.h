//===-- CoursePassRunner.h - Pass managers around a pipeline ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs IR passes outside of opt and clang: before selection, and in
/// course-link.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSRUNNER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSRUNNER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class Module;
class PassBuilder;
class TargetMachine;

/// Runs on \p M the pipeline that \p Build makes, with all of LLVM's analyses
/// and instrumentation.
void runCoursePasses(Module &M, TargetMachine &TM,
                     function_ref<ModulePassManager(PassBuilder &)> Build);

/// The same for a pipeline's textual form, which must be right.
void runCoursePasses(Module &M, TargetMachine &TM, StringRef Text);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSRUNNER_H
