//===-- CourseEffort.h - What a large program may grow by ----- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies of code cost nothing on the machine, only time of compilation. What
/// inlining and unrolling may add depends on the size of the program.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEFFORT_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEFFORT_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class LoopInfo;

/// By the size of the program. What a function was given before is not counted.
class CourseEffortPass : public PassInfoMixin<CourseEffortPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// By the number of loops that there are now, and what CourseEffortPass said.
class CourseLoopEffortPass : public PassInfoMixin<CourseLoopEffortPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

namespace course {

/// The instructions of a module, the library's functions aside. Variables that
/// are not values yet count as if they were.
uint64_t countInstructions(const Module &M);

/// Says in the module how many instructions it has, before LLVM's pipeline
/// inlines and unrolls. What linked modules have said is summed up.
void recordInstructions(Module &M, uint64_t Size);

unsigned countInnermostLoops(const LoopInfo &LI);

/// The instructions that an unrolled loop of the function may have, of \p Most
/// that it may have in a small program. There are \p NumLoops innermost loops in
/// the function now: complete unrolling of those around them may have made more
/// than the program had.
unsigned limitUnrolledSize(const Function &F, unsigned NumLoops, unsigned Most);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEFFORT_H
