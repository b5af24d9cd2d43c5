//===-- CourseTargetStreamer.cpp - Lines that are not instructions --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseTargetStreamer.h"
#include "llvm/Support/FormattedStream.h"

using namespace llvm;

void CourseTargetAsmStreamer::emitFunctionStart(StringRef Name,
                                                unsigned NumArgs) {
  OS << "start " << Name << ' ' << NumArgs << ":\n";
}

void CourseTargetAsmStreamer::emitBlockLabel(StringRef Label) {
  OS << "  " << Label << ":\n";
}

void CourseTargetAsmStreamer::emitFunctionEnd(StringRef Name) {
  OS << "end " << Name << "\n\n";
}
