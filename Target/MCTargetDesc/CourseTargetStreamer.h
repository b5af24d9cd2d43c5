//===-- CourseTargetStreamer.h - Lines besides instructions -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `start`, labels and `end`: what a course program has besides instructions.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSETARGETSTREAMER_H
#define LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSETARGETSTREAMER_H

#include "llvm/MC/MCStreamer.h"

namespace llvm {

class formatted_raw_ostream;

class CourseTargetStreamer : public MCTargetStreamer {
public:
  explicit CourseTargetStreamer(MCStreamer &S) : MCTargetStreamer(S) {}

  /// start <Name> <NumArgs>:
  virtual void emitFunctionStart(StringRef Name, unsigned NumArgs) {}
  /// <Label>: -- with its leading dot.
  virtual void emitBlockLabel(StringRef Label) {}
  /// end <Name>
  virtual void emitFunctionEnd(StringRef Name) {}
};

class CourseTargetAsmStreamer final : public CourseTargetStreamer {
  formatted_raw_ostream &OS;

public:
  CourseTargetAsmStreamer(MCStreamer &S, formatted_raw_ostream &OS)
      : CourseTargetStreamer(S), OS(OS) {}

  void emitFunctionStart(StringRef Name, unsigned NumArgs) override;
  void emitBlockLabel(StringRef Label) override;
  void emitFunctionEnd(StringRef Name) override;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSETARGETSTREAMER_H
