//===-- CourseMCAsmInfo.h - Properties of course assembly -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCASMINFO_H
#define LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCASMINFO_H

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/TargetParser/Triple.h"

namespace llvm {

class CourseMCAsmInfo : public MCAsmInfo {
public:
  CourseMCAsmInfo(const Triple &TT, const MCTargetOptions &Options);

  /// What is not acceptable would be quoted, which the machine does not know.
  bool isAcceptableChar(char C) const override;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEMCASMINFO_H
