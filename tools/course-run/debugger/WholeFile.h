//===- WholeFile.h - Reading all of a file ---------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads files that have an end.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_RUN_DEBUGGER_WHOLEFILE_H
#define COURSE_RUN_DEBUGGER_WHOLEFILE_H

#include <optional>
#include <string>

namespace course {

/// What programs and inputs may have; those with more have no end.
inline constexpr size_t MostMegabytes = 512;

/// All of a file or, for the name -, of standard input. Where that cannot be
/// read, nothing, and \p Problem says why.
std::optional<std::string> readWholeFile(const std::string &Name,
                                         std::string &Problem);

} // namespace course

#endif // COURSE_RUN_DEBUGGER_WHOLEFILE_H
