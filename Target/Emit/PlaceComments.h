//===-- PlaceComments.h - Comments for profiles -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Comments that tell profiles and the debugger of course-run which source
/// files there are and what lies where in memory: docs/profile.md. Only with
/// debug information; they say nothing that the code depends on.
///
/// \code
///   ; source md5:1b6c456ad4b25d395d0d1280e98ceb5c file.c
///   ; object 9024 1200 table
///   start f 0:
///     ; frame 32
///     ; variable 12 signed 4 sp 16 n
/// \endcode
///
/// The last one is of functions that are not optimized: the variable n of line
/// 12 is a signed number of 4 bytes at sp + 16, while the function runs. Other
/// kinds are `unsigned`, `float`, and `memory` for all that is no number; other
/// places are registers with an offset, and `at` with an address.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_PLACECOMMENTS_H
#define LLVM_LIB_TARGET_COURSE_EMIT_PLACECOMMENTS_H

namespace llvm {

class MachineFunction;
class MCStreamer;
class Module;

namespace course {

/// Writes the source files of \p M, and the global variables, which have their
/// addresses.
void emitModuleComments(const Module &M, MCStreamer &Out);

/// Writes where the frame of \p MF lies, which is final.
void emitFrameComments(const MachineFunction &MF, MCStreamer &Out);

/// Writes where the variables of \p MF lie, in the order of their lines.
void emitVariableComments(const MachineFunction &MF, MCStreamer &Out);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_PLACECOMMENTS_H
