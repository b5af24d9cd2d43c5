//===-- CourseSubtarget.h - One processor of the machine --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSESUBTARGET_H
#define LLVM_LIB_TARGET_COURSE_COURSESUBTARGET_H

#include "CourseCostModel.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "ISel/CourseISelLowering.h"
#include "llvm/CodeGen/SelectionDAGTargetInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

#define GET_SUBTARGETINFO_HEADER
#include "CourseGenSubtargetInfo.inc"

namespace llvm {

class CourseSubtarget : public CourseGenSubtargetInfo {
  CourseCostModel CostModel;
  CourseInstrInfo InstrInfo;
  CourseFrameLowering FrameLowering;
  CourseTargetLowering TLInfo;
  SelectionDAGTargetInfo TSInfo;

public:
  CourseSubtarget(const Triple &TT, StringRef CPU, StringRef FS,
                  const TargetMachine &TM);

  const CourseCostModel &getCostModel() const { return CostModel; }

  const CourseInstrInfo *getInstrInfo() const override { return &InstrInfo; }
  const CourseFrameLowering *getFrameLowering() const override {
    return &FrameLowering;
  }
  const CourseTargetLowering *getTargetLowering() const override {
    return &TLInfo;
  }
  const SelectionDAGTargetInfo *getSelectionDAGInfo() const override {
    return &TSInfo;
  }
  const CourseRegisterInfo *getRegisterInfo() const override {
    return &InstrInfo.getRegisterInfo();
  }

  /// Generated.
  void ParseSubtargetFeatures(StringRef CPU, StringRef TuneCPU, StringRef FS);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSESUBTARGET_H
