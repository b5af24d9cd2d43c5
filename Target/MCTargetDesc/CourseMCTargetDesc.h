//===-- CourseMCTargetDesc.h - MC layer of the target -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCTARGETDESC_H
#define LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCTARGETDESC_H

#define GET_REGINFO_ENUM
#include "CourseGenRegisterInfo.inc"

#define GET_INSTRINFO_ENUM
#include "CourseGenInstrInfo.inc"

#define GET_SUBTARGETINFO_ENUM
#include "CourseGenSubtargetInfo.inc"

#endif // LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCTARGETDESC_H
