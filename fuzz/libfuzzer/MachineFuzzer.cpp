//===- MachineFuzzer.cpp - Any text as a program of the machine -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whatever the text is: the machine reads it or says what is wrong, runs it
/// up to a limit, and describes the end. What follows the first zero byte is
/// the program's input.
///
/// Limits, checks and the cost table must not change what a program does: each
/// program that ends runs under all of them, and the runs are compared. In text
/// mode it runs once more.
///
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "course-machine/Report.h"

#include <sstream>

using namespace course;
using course::fuzz::demand;

/// Enough for every path of a small program, and soon over.
static constexpr uint64_t MaxSteps = 2000;
static constexpr uint64_t MaxMemoryInBytes = 1 << 20;

namespace {

/// All that can be seen of a run.
struct Run {
  RunResult Result;
  std::string Output;
  /// The report in all its forms.
  std::string Report;
};

} // namespace

static Run runOnce(const Program &P, const RunOptions &Options,
                   const std::string &Input) {
  std::istringstream In(Input);
  std::ostringstream Out;
  Run R;
  R.Result = run(P, Options, In, Out);
  R.Output = Out.str();
  std::vector<ReportLine> Lines = makeReport(R.Result, *Options.Costs);
  R.Report = printReport(Lines) + printReportAsJson(Lines);
  if (R.Result.Why)
    R.Report += printFault(P.FileName, *R.Result.Why);
  return R;
}

static bool isSame(const Run &A, const Run &B) {
  return A.Output == B.Output && A.Report == B.Report;
}

/// The total is the sum of its parts, and so is the number of steps.
static void checkSums(const RunResult &Result) {
  const Statistics &Stats = Result.Stats;
  uint64_t Ticks = Stats.HeadTicks, Steps = 0;
  for (const Statistics::PerClass &Class : Stats.Classes) {
    Ticks += Class.Ticks;
    Steps += Class.Count;
  }
  demand(Ticks == Stats.TotalTicks, "costs do not add up");
  demand(Steps == Stats.Steps, "steps do not add up");
}

/// So are they in each table of a profile.
static void checkPlaces(const RunResult &Result) {
  const Statistics &Stats = Result.Stats;
  uint64_t Steps = 0, Ticks = 0, PathTicks = 0, HeadBytes = 0;
  for (const Profile::Instruction &I : Result.Places->Instructions) {
    Steps += I.Count;
    Ticks += I.Self.Ticks;
  }
  for (const Profile::CallPath &Path : Result.Places->CallPaths)
    PathTicks += Path.Self.Ticks;
  for (const Profile::Transition &T : Result.Places->Transitions)
    HeadBytes += T.HeadBytes;
  demand(Steps == Stats.Steps && Ticks == Stats.TotalTicks,
         "instructions do not add up");
  demand(PathTicks == Stats.TotalTicks, "call paths do not add up");
  demand(HeadBytes == Stats.HeadBytes, "head travel does not add up");
}

/// A run up to the limits of steps and memory.
static Run runLimited(const Program &P, RunOptions Options,
                      const std::string &Input) {
  Options.MaxSteps = MaxSteps;
  Options.MaxMemoryInBytes = MaxMemoryInBytes;
  Run R = runOnce(P, Options, Input);
  checkSums(R.Result);
  demand(R.Result.Stats.Steps <= MaxSteps, "the step limit is exceeded");
  Options.MakeProfile = true;
  Run Profiled = runOnce(P, Options, Input);
  demand(isSame(Profiled, R), "a profile makes a difference");
  checkPlaces(Profiled.Result);
  printProfile(P, Profiled.Result, *Options.Costs);
  return R;
}

/// \p First ended by itself.
static void checkWithoutLimits(const Program &P, const std::string &Input,
                               const Run &First) {
  RunOptions Free;
  Free.MaxMemoryInBytes = MaxMemoryInBytes;
  demand(isSame(runOnce(P, Free, Input), First),
         "a limit that is not reached makes a difference");
  Free.CheckIncoming = true;
  Run Checked = runOnce(P, Free, Input);
  demand(Checked.Result.Status == RunStatus::Failed || isSame(Checked, First),
         "the check of incoming registers makes a difference");
}

/// \p First came to its end.
static void checkCostLimit(const Program &P, const CostTable &Costs,
                           const std::string &Input, const Run &First) {
  RunOptions Exact;
  Exact.Costs = &Costs;
  Exact.MaxMemoryInBytes = MaxMemoryInBytes;
  Exact.MaxTicks = First.Result.Stats.TotalTicks;
  demand(isSame(runOnce(P, Exact, Input), First),
         "a program costs more than it says");
  // A `ret` is never free.
  --Exact.MaxTicks;
  Run Short = runOnce(P, Exact, Input);
  demand(Short.Result.Status == RunStatus::Stopped,
         "a program costs less than it says");
  demand(Short.Result.Stats.TotalTicks <= Exact.MaxTicks,
         "the cost limit is exceeded");
}

static void checkRuns(const Program &P, const std::string &Input) {
  Run First = runLimited(P, {}, Input);
  if (First.Result.Status != RunStatus::Stopped)
    checkWithoutLimits(P, Input, First);

  RunOptions Options;
  Options.Costs = &costTables().back();
  Run Other = runLimited(P, Options, Input);
  demand(Other.Output == First.Output &&
             Other.Result.Status == First.Result.Status &&
             Other.Result.Stats.Steps == First.Result.Stats.Steps,
         "what an instruction costs makes a difference");
  if (Other.Result.Status == RunStatus::Finished)
    checkCostLimit(P, *Options.Costs, Input, Other);

  std::ostringstream Errors;
  Options.Text = &Errors;
  runLimited(P, Options, Input);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text(reinterpret_cast<const char *>(Data), Size);
  std::string Input = "1 -2 3 18446744073709551615 0 7 x";
  if (size_t Zero = Text.find('\0'); Zero != std::string::npos) {
    Input = Text.substr(Zero + 1);
    Text.resize(Zero);
  }

  ParseResult Read = parseProgram(Text, "fuzz.s");
  demand(Read.Parsed.has_value() == Read.Errors.empty(),
         "a program and errors, or neither");
  for (const Diagnostic &D : Read.Errors)
    demand(!formatDiagnostic("fuzz.s", D, "error").empty(), "an empty error");
  if (!Read.Parsed)
    return 0;
  const Program &P = *Read.Parsed;
  for (const Diagnostic &D : findSuspects(P))
    demand(!P.lineText(D.Line).empty(), "an empty line is suspect");

  checkRuns(P, Input);
  return 0;
}
