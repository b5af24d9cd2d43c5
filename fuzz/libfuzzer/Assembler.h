//===- Assembler.h - llvm-mc as a function ---------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The assembler of the target, from text to text: what `llvm-mc
/// -triple=course` does.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_FUZZ_LIBFUZZER_ASSEMBLER_H
#define COURSE_FUZZ_LIBFUZZER_ASSEMBLER_H

#include <set>
#include <string>
#include <string_view>

namespace course::fuzz {

struct Assembly {
  bool IsAccepted = false;
  /// What is printed; also of a program that is not accepted, up to the first
  /// error and whatever follows.
  std::string Text;
  std::string FirstError;
  /// Lines with warnings, counted from 1.
  std::set<unsigned> SuspectLines;
};

Assembly assemble(std::string_view Program);

} // namespace course::fuzz

#endif // COURSE_FUZZ_LIBFUZZER_ASSEMBLER_H
