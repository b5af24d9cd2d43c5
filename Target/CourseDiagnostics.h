//===-- CourseDiagnostics.h - Errors about programs -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whatever finds that a program asks for what the machine or this compiler
/// does not have reports it here: an LLVM diagnostic with function and source
/// line, after which code generation goes on with poison, and the exit code is
/// not 0.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEDIAGNOSTICS_H
#define LLVM_LIB_TARGET_COURSE_COURSEDIAGNOSTICS_H

#include "llvm/IR/DebugLoc.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"

namespace llvm {

/// \p Message is lower case, without full stop, and names the culprit.
inline void fail(const Function &F, const DebugLoc &DL, const Twine &Message) {
  DiagnosticLocation Place(DL);
  if (!Place.isValid())
    Place = DiagnosticLocation(F.getSubprogram());
  F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Place));
}

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEDIAGNOSTICS_H
