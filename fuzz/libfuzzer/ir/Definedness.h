//===-- Definedness.h - Modules whose output is no accident -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a mutator makes of a program may be undefined. Here it is made defined
/// as far as that is easy, and the rest is found.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_FUZZ_IR_DEFINEDNESS_H
#define COURSE_FUZZ_IR_DEFINEDNESS_H

namespace llvm {
class Module;
}

namespace course::fuzz {

/// Takes out what may be undefined or poison: flags, attributes and metadata
/// that promise something, divisions by zero, too large shifts, undefined
/// constants and fresh memory. Does nothing where nothing is left to do.
void makeDefined(llvm::Module &M);

/// Whether \p M is a program that prints the same however it is compiled: all
/// accesses are inside of an object that is known, and nothing depends on an
/// address.
bool isDefined(const llvm::Module &M);

} // namespace course::fuzz

#endif // COURSE_FUZZ_IR_DEFINEDNESS_H
