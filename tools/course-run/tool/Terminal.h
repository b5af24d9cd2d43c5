//===- Terminal.h - A dialogue on standard input and output ----*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What `course-run --debug` does.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_RUN_TOOL_TERMINAL_H
#define COURSE_RUN_TOOL_TERMINAL_H

#include "course-machine/Machine.h"

namespace course {

/// Lets a user debug \p P, which reads \p Input. Returns after `quit` or the end
/// of standard input. Throws std::bad_alloc if the host has too little memory.
void debugAtTerminal(const Program &P, const RunOptions &Options,
                     std::string Input);

} // namespace course

#endif // COURSE_RUN_TOOL_TERMINAL_H
