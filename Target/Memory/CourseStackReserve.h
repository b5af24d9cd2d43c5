//===-- CourseStackReserve.h - What the call stack may need -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Data and call stack share 10 KiB. This is how much of it data must leave.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSESTACKRESERVE_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSESTACKRESERVE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace llvm {

class Function;
class Module;

/// At address 0 there is no object, since it would be a null pointer.
inline constexpr uint64_t CourseNullBytes = 8;

/// Of a function that does what main does for one small input, instead of it
/// (course-specialize-values). Few of them have a frame in the end, and what
/// they allocate stays in the heap: main has the rest of the stack area.
inline constexpr StringLiteral CourseSpecializedAttr = "course-specialized";

/// Bytes for what instruction selection needs beyond what is alive in the IR, once
/// for the deepest path of calls.
inline constexpr uint64_t CourseSpillAllowance = 768;

struct CourseStackReserve {
  uint64_t Bytes;
  /// Nothing but the program's input limits the depth of the stack, and it
  /// cannot be split: all that is left over is for the stack.
  bool IsOpenEnded;
};

/// What data must leave to the call stack of \p M: -course-stack-reserve if it
/// is given; else an upper bound of the frames on the deepest path of calls if
/// there is one; else a default; never less than CourseNullBytes. Linear in the
/// size of the module.
CourseStackReserve getCourseStackReserve(Module &M);

/// The bytes that do not fit into the registers of \p F where most values are
/// alive.
uint64_t estimateCourseSpills(const Function &F);

/// The bytes of the frame of \p F that are known before selection, at most.
uint64_t getCourseObjectBytes(const Function &F);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSESTACKRESERVE_H
