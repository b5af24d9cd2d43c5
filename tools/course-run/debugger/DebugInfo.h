//===- DebugInfo.h - What comments say about the source --------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Source files and places of a program that was compiled with -g, by code
/// index, and the files themselves.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_DEBUGINFO_H
#define COURSE_MACHINE_DEBUGGER_DEBUGINFO_H

#include "Code.h"
#include "SourcePlace.h"

#include <map>
#include <string>

namespace course {

/// A file as the program names it, and its lines.
struct SourceText {
  /// Where it is; "" if it cannot be read.
  std::string Path;
  std::vector<std::string> Lines;
  /// What is wrong with it, or "".
  std::string Problem;
};

class DebugInfo {
public:
  /// An inlining stack, innermost first; empty if there is no place.
  using Stack = std::vector<SourcePlace>;
  /// Index into all stacks. The same place always has the same one; 0 is none.
  using Location = uint32_t;

  DebugInfo(const Program &P, const Code &Decoded);

  Location location(uint32_t CodeIndex) const { return OfCode[CodeIndex]; }
  const Stack &stack(Location L) const { return Stacks[L]; }
  size_t numLocations() const { return Stacks.size(); }

  /// The files that places are in, as the program names them.
  std::vector<std::string_view> files() const;
  /// The first line from \p Line on of what \p File names (see isSameFile) to
  /// which code belongs, or 0.
  uint64_t lineWithCode(std::string_view File, uint64_t Line) const;

  /// A source file, looked for under its name, and beside the program.
  const SourceText &text(std::string_view File);

private:
  SourceText read(std::string_view File) const;
  /// Whether a text is what a file was when it was compiled, for all that is
  /// known.
  bool hasChecksum(std::string_view File, const std::string &Text) const;

  const Program &P;
  std::vector<Location> OfCode;
  std::vector<Stack> Stacks;
  std::map<std::string, SourceText, std::less<>> Texts;
};

/// Whether both can be the same file: one ends with the other, by whole names.
bool isSameFile(std::string_view A, std::string_view B);

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_DEBUGINFO_H
