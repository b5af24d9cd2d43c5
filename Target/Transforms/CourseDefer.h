//===-- CourseDefer.h - What waits for the whole program --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What LLVM does to a file before it is linked, the pipeline for the whole
/// program does again.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDEFER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDEFER_H

namespace llvm {

class PassBuilder;

namespace course {

/// Lets pipelines before linking leave large modules to the one that sees the
/// whole program.
void registerDeferring(PassBuilder &PB);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDEFER_H
