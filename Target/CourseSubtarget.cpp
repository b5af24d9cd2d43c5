//===-- CourseSubtarget.cpp - One processor of the machine ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseSubtarget.h"

using namespace llvm;

#define DEBUG_TYPE "course-subtarget"

#define GET_SUBTARGETINFO_TARGET_DESC
#define GET_SUBTARGETINFO_CTOR
#include "CourseGenSubtargetInfo.inc"

CourseSubtarget::CourseSubtarget(const Triple &TT, StringRef CPU, StringRef FS,
                                 const TargetMachine &TM)
    : CourseGenSubtargetInfo(TT, CPU, /*TuneCPU=*/CPU, FS), CostModel(CPU),
      InstrInfo(*this), TLInfo(TM, *this) {
  ParseSubtargetFeatures(CPU, /*TuneCPU=*/CPU, FS);
}
