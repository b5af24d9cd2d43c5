//===-- SelectedIR.h - The IR that the text was made from -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes the IR that instruction selection got, with what the proof of the text
/// (tools/course-tv) cannot guess: where globals and objects of frames lie, and
/// in which registers arguments travel. The proof checks all of it.
///
/// \code
///   %a = alloca [4 x i64], !course.frame !0     ; 32 bytes below sp of entry
///   !0 = !{i64 -32, i1 false}
/// \endcode
///
/// The flag is true if the number is an address rather than an offset.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_SELECTEDIR_H
#define LLVM_LIB_TARGET_COURSE_EMIT_SELECTEDIR_H

#include <memory>

namespace llvm {

class FunctionPass;
class MachineFunction;
class Module;
class PassRegistry;

/// Gives instructions numbers that the text's comments repeat; comes right
/// before selection, and only if isSelectedIRWanted().
FunctionPass *createCourseNumberInstructionsPass();
void initializeCourseNumberInstructionsPass(PassRegistry &);

namespace course {

/// Whether -course-selected-ir names a file.
bool isSelectedIRWritten();
/// Whether that is so, or -verify-codegen asks for a proof.
bool isSelectedIRWanted();
/// Whether instructions get numbers, in place of debug information; without a
/// file it stays, so that the text is the same.
bool areInstructionsNumbered(const Module &M);

/// Notes with each alloca of \p MF, whose frame is final, where its object
/// lies. Does nothing if nobody wants the IR.
void noteFrame(MachineFunction &MF);

/// \p M without debug information.
std::unique_ptr<Module> cloneSelectedIR(const Module &M);

/// Writes \p M to the file that -course-selected-ir names, if any. To be called
/// when all functions have been printed.
void writeSelectedIR(Module &M);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_SELECTEDIR_H
