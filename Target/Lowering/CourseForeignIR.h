//===-- CourseForeignIR.h - IR for other targets ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEFOREIGNIR_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEFOREIGNIR_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseForeignIRPass : public PassInfoMixin<CourseForeignIRPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEFOREIGNIR_H
