//===-- CourseScalarPromotion.h - Array elements in registers ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keeps an element of an array in a register while a loop reads others.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESCALARPROMOTION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESCALARPROMOTION_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseScalarPromotionPass
    : public PassInfoMixin<CourseScalarPromotionPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESCALARPROMOTION_H
