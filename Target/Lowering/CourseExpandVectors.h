//===-- CourseExpandVectors.h - Vector intrinsics as plain IR ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine has no vectors, and LLVM takes most operations of them apart.
/// For these few intrinsics it does not.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEEXPANDVECTORS_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEEXPANDVECTORS_H

namespace llvm {

class IntrinsicInst;
class Value;

/// Builds before \p Call what it means. \returns the value that replaces it (of
/// one without result, anything but null), or null if this is none of the
/// intrinsics concerned.
Value *expandCourseVectorIntrinsic(IntrinsicInst &Call);

/// Whether \p Call loads elements of a vector that a mask chooses.
bool isCourseMaskedLoad(const IntrinsicInst &Call);

/// Replaces such a \p Call by a branch and a load for each element.
void expandCourseMaskedLoad(IntrinsicInst &Call);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEEXPANDVECTORS_H
