//===-- CourseEstimate.h - What a program is expected to cost ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the final machine code of a program costs by the model: the prices of
/// CourseCostModel, with HeadTravel's bytes, times how often blocks and
/// functions run by Frequencies.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_COURSEESTIMATE_H
#define LLVM_LIB_TARGET_COURSE_EMIT_COURSEESTIMATE_H

namespace llvm {

class FunctionPass;
class PassRegistry;

/// Writes what the program is expected to cost, in ticks, to \p Ticks, unless
/// that is null, and with -course-print-estimate to standard error. Comes last
/// of all, and changes nothing.
FunctionPass *createCourseEstimatePass(double *Ticks);

/// Whether -course-print-estimate is given.
bool isCourseEstimatePrinted();

void initializeCourseEstimatePass(PassRegistry &);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_COURSEESTIMATE_H
