//===- LineReader.h - Lines that a user types ------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads commands: at a terminal with libedit, if the build found it, which
/// edits, completes and remembers; and plainly from anything else.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_RUN_TOOL_LINEREADER_H
#define COURSE_RUN_TOOL_LINEREADER_H

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace course {

/// What the last word of a line may become.
using Completer = std::function<std::vector<std::string>(std::string_view)>;

class LineReader {
public:
  virtual ~LineReader() = default;
  /// The next line, or nothing at the end of the input.
  virtual std::optional<std::string> read() = 0;
  /// Whether a user types them.
  virtual bool isTerminal() const = 0;
};

/// Of standard input.
std::unique_ptr<LineReader> makeLineReader(std::string Prompt, Completer C);

} // namespace course

#endif // COURSE_RUN_TOOL_LINEREADER_H
