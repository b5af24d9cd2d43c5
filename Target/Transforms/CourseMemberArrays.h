//===-- CourseMemberArrays.h - Arrays beside other members ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Says that an element of an array in a structure is no other member.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMEMBERARRAYS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMEMBERARRAYS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// See CourseMemberArrays.cpp.
class CourseMemberArraysPass : public PassInfoMixin<CourseMemberArraysPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMEMBERARRAYS_H
