//===- VerifyText.h - A proof for the compiler -----------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the compiler sees of the prover. Includes nothing of the machine or Z3.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_VERIFYTEXT_H
#define LLVM_LIB_TARGET_COURSE_PROVER_VERIFYTEXT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class Module;
}

namespace coursetv {

struct TextVerdict {
  /// The function as the text calls it.
  std::string Name;
  bool IsProven = false, IsRefuted = false;
  /// Why it is not proven and, if it is refuted, for which inputs.
  std::string Reason;
};

/// Proves that each function of \p Text does what \p M says and reports the
/// verdicts one by one. Returns what is wrong with the text if the machine does
/// not read it, or nothing. The text need not have a main.
std::string verifyText(llvm::Module &M, llvm::StringRef Text,
                       double SecondsForEach,
                       llvm::function_ref<void(const TextVerdict &)> Report);

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_VERIFYTEXT_H
