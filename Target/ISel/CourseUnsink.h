//===-- CourseUnsink.h - Takes back what MachineSink has moved ---*- C++ -*-==//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What runs before and after LLVM's MachineSink.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ISEL_COURSEUNSINK_H
#define LLVM_LIB_TARGET_COURSE_ISEL_COURSEUNSINK_H

namespace llvm {

class FunctionPass;
class PassRegistry;

/// Where it runs first, after what comes before MachineSink.
extern char &CourseUnsinkID;
/// Where it runs again.
FunctionPass *createCourseUnsinkPass();
void initializeCourseUnsinkPass(PassRegistry &);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ISEL_COURSEUNSINK_H
