//===- RunText.h - Helpers of the unit tests -------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs programs given as text.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_UNITTESTS_RUNTEXT_H
#define COURSE_MACHINE_UNITTESTS_RUNTEXT_H

#include "course-machine/Machine.h"

#include <gtest/gtest.h>
#include <sstream>

namespace course {

struct Outcome {
  /// Keeps alive what the fault refers to.
  Program P;
  RunResult Result;
  std::string Output;

  const Statistics &stats() const { return Result.Stats; }
  uint64_t ticks() const { return Result.Stats.TotalTicks; }
  std::string message() const { return Result.Why ? Result.Why->Message : ""; }
};

inline Outcome runText(const std::string &Text, const std::string &Input = "",
                       const RunOptions &Options = {}) {
  ParseResult Parsed = parseProgram(Text, "test.s");
  for (const Diagnostic &D : Parsed.Errors)
    ADD_FAILURE() << formatDiagnostic("test.s", D, "error") << "\nin:\n"
                  << Text;
  if (!Parsed.Parsed)
    return {};
  std::istringstream In(Input);
  std::ostringstream Out;
  Outcome O{std::move(*Parsed.Parsed), {}, {}};
  O.Result = run(O.P, Options, In, Out);
  O.Output = Out.str();
  return O;
}

/// A program of one block: \p Body and, unless it is empty, \p Ending.
inline std::string mainOf(const std::string &Body,
                          const std::string &Ending = "ret r1") {
  return "start main 0:\n.entry:\n" + Body + "\n" + Ending + "\nend main\n";
}

/// What `main` returns when its block is \p Body and `ret r1`.
inline uint64_t eval(const std::string &Body) {
  Outcome O = runText(mainOf(Body));
  EXPECT_EQ(O.Result.Status, RunStatus::Finished) << Body << O.message();
  return O.Result.ReturnValue;
}

/// The ticks of \p Body alone, in a program of one block.
inline uint64_t ticksOf(const std::string &Body, const char *Cpu = "swpp2020",
                        const std::string &Input = "") {
  RunOptions Options;
  Options.Costs = findCostTable(Cpu);
  Outcome With = runText(mainOf(Body, "ret"), Input, Options);
  EXPECT_EQ(With.Result.Status, RunStatus::Finished) << With.message();
  return With.ticks() - runText(mainOf("", "ret"), "", Options).ticks();
}

} // namespace course

#endif // COURSE_MACHINE_UNITTESTS_RUNTEXT_H
