//===-- CourseTargetInfo.h - Course target singleton ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TARGETINFO_COURSETARGETINFO_H
#define LLVM_LIB_TARGET_COURSE_TARGETINFO_COURSETARGETINFO_H

namespace llvm {

class Target;

Target &getTheCourseTarget();

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TARGETINFO_COURSETARGETINFO_H
