//===-- Diagnostics.h - Errors of course-link -------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One place that prints and counts what goes wrong, whether course-link finds
/// it itself or a pass reports it through the LLVMContext: nothing is written
/// after an error.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_DIAGNOSTICS_H
#define COURSE_LINK_DIAGNOSTICS_H

#include "llvm/ADT/Twine.h"

namespace llvm {
class LLVMContext;
class SMDiagnostic;
} // namespace llvm

namespace course_link {

class Diagnostics {
public:
  void error(const llvm::Twine &Message);
  void error(const llvm::SMDiagnostic &Message);
  void warning(const llvm::Twine &Message);
  void note(const llvm::Twine &Message);

  bool hasErrors() const { return NumErrors != 0; }

  /// Has \p Context report here. This object must outlive \p Context.
  void attachTo(llvm::LLVMContext &Context);

private:
  unsigned NumErrors = 0;
};

} // namespace course_link

#endif // COURSE_LINK_DIAGNOSTICS_H
