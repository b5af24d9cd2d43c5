//===-- CourseUnsupported.h - What the machine does not have ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEUNSUPPORTED_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEUNSUPPORTED_H

namespace llvm {

class Module;

/// Reports each function and variable of \p M with a scalable vector and takes
/// its body from it. \returns true if there is one.
bool refuseCourseScalableVectors(Module &M);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEUNSUPPORTED_H
