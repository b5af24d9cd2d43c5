//===-- CourseGlobalLayout.h - Where globals and main's frame lie -*- C++
//-*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine has no data section. Before selection, CourseGlobalLayout gives
/// every global variable a constant address and lets `main` store what
/// initialisers say; both facts are attributes in the IR, so that any later
/// stage, also one that starts from MIR text, reads them there.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEGLOBALLAYOUT_H
#define LLVM_LIB_TARGET_COURSE_COURSEGLOBALLAYOUT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace llvm {

class Function;
class GlobalVariable;
class Module;

/// An attribute of a global variable that must not be moved to the heap.
inline constexpr StringLiteral CourseInStackAreaAttr = "course-in-stack-area";

/// The address that layout gave to \p GV, if it did.
std::optional<uint64_t> getCourseGlobalAddress(const GlobalVariable &GV);

/// The sp at every entry of \p F, if it is always the same.
std::optional<uint64_t> getCourseEntrySP(const Function &F);

/// How many bytes of the stack area layout will leave free beside the globals
/// of \p M and \p Reserve bytes for the stack.
uint64_t getCourseStackAreaLeft(Module &M, uint64_t Reserve);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEGLOBALLAYOUT_H
