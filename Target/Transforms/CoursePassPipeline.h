//===-- CoursePassPipeline.h - The IR passes of the target ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The one place that says which IR passes run for the course machine, and in
/// which order: course-o1, course-o2 and course-o3, for opt by name, for llc
/// and clang before instruction selection, for course-link on the linked
/// program.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSPIPELINE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSPIPELINE_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;
class Module;
class OptimizationLevel;
class PassBuilder;

/// Makes the names of all passes and pipelines known to \p PB:
///
///   course-o1 course-o2 course-o3   the pipelines
///   course-default<O1..O3>          what code generation runs at that level:
///                                   one of them, or -course-passes
///   course-<pass>                   each pass of ours
///
/// \p TM and \p PB must outlive every pipeline that is parsed.
void registerCoursePasses(PassBuilder &PB, CourseTargetMachine &TM);

/// The pipeline of \p Level, which is not O0.
ModulePassManager buildCoursePipeline(PassBuilder &PB, CourseTargetMachine &TM,
                                      OptimizationLevel Level);

/// Remembers in the module that a pipeline has run.
struct CourseMarkOptimizedPass : PassInfoMixin<CourseMarkOptimizedPass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Whether one of the pipelines has run on \p M: a second run costs time and
/// finds little. False for what is linked from several modules unless it has
/// run on each.
bool isCourseOptimized(const Module &M);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPASSPIPELINE_H
