//===- FileClash.h - Files that are used twice -----------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds out, before anything is written, whether what a command line has
/// written would overwrite something else that it reads or writes.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_RUN_TOOL_FILECLASH_H
#define COURSE_RUN_TOOL_FILECLASH_H

#include <optional>
#include <string>
#include <vector>

namespace course {

/// A file that a command line names, and what for. The name - is standard input
/// or output.
struct FileUse {
  std::string What;
  std::string Name;
};

/// Says which file of \p Written is another one of them, by whatever path, one
/// of \p Read, standard output or standard error. What is no regular file, as a
/// terminal, may be written by several.
std::optional<std::string> findFileClash(const std::vector<FileUse> &Written,
                                         const std::vector<FileUse> &Read);

} // namespace course

#endif // COURSE_RUN_TOOL_FILECLASH_H
