//===-- VerifyCodegen.h - Proves what was printed ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// With -verify-codegen the text is kept until it is complete, goes where it
/// would have gone, and is then proven to do what the IR says that selection got
/// (room Prover). Each function's verdict goes to standard error:
///
/// \code
///   verify-codegen: f: proven
///   verify-codegen: g: unknown: time
///   error: verify-codegen: h: refuted: result: ..., argument 1 = 5
/// \endcode
///
/// An error is what is refuted, nothing else. The text is the same as without the
/// option.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_VERIFYCODEGEN_H
#define LLVM_LIB_TARGET_COURSE_EMIT_VERIFYCODEGEN_H

#include "llvm/ADT/SmallString.h"

namespace llvm {

class ModulePass;
class raw_ostream;

/// Takes what has been printed by then from \p Text to \p Out and proves it, both
/// when the module is finished. Both must outlive the pass.
ModulePass *createCourseVerifyCodegenPass(SmallString<0> &Text,
                                          raw_ostream &Out);

namespace course {

/// Whether -verify-codegen is given.
bool isCodegenVerified();

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_VERIFYCODEGEN_H
