//===- course-run.cpp - The course machine as a command -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs a course assembly file: standard input and output are the program's,
/// the report of costs goes to standard error or to a file.
///
//===----------------------------------------------------------------------===//

#include "FileClash.h"
#include "Terminal.h"
#include "WholeFile.h"
#include "course-machine/Report.h"

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <unistd.h>

using namespace course;

namespace {

/// Exit statuses. A program that ends normally gives 0 (or what it returned,
/// with --exit-with-result).
enum ExitStatus : int {
  Success = 0,
  /// --check found something.
  CheckFailed = 1,
  /// The command line is wrong, or a file cannot be read or written.
  UsageError = 2,
  LimitReached = 124,
  RuntimeError = 125,
  InvalidProgram = 126,
};

constexpr const char *Usage = R"(usage: course-run [options] <file.s>
       course-run --print-costs [--cpu=<name>]

Runs a course assembly program (- is standard input). Its 'read' takes numbers
from standard input and its 'write' prints to standard output. A report of the
cost goes to standard error.

  --cpu=<name>           cost table: swpp2020 (default) or swpp2020-spec
  --input=<file>         let 'read' read this file
  --stats=<file>         write the report to this file; - is standard output
  --json                 write the report as a JSON object
  --profile=<file>       write to this file (-: standard output), as JSON, what each
                         instruction, call path, source line and object cost
  --profile-paths        count there also paths through the blocks of functions
  --text                 input and output are text: 'read' gives the next byte, or
                         2^64-1 at the end, 'write' prints a byte; what it writes
                         from 256 to 511 is a byte of standard error
  --quiet                write no report
  --max-cost=<cost>      stop before the total cost exceeds this (as in 12.5)
  --max-steps=<n>        execute at most this many instructions
  --max-memory=<bytes>   what heap and call stack may each occupy in the host's
                         memory; default 1073741824
  --check-incoming       to read a register that the running call has not written
                         is an error, unless the function begins with a comment
                         '; incoming' that names it
  --exit-with-result     exit with the low 8 bits of what main returns
  --debug                debug the program: commands come from standard input,
                         and its numbers from --input; 'help' lists them
  --check                only read the program and report errors and warnings
  --werror               warnings (what is an error if executed) are errors
  --print-costs          print the cost table: name, ticks, ticks for each call
                         argument, ticks for each arg register; 2500 ticks are 1
  --help                 print this text
  --version              print the version

exit status: 0 the program ended normally; 1 --check found errors; 2 wrong usage;
124 a limit was reached; 125 run-time error; 126 not a valid program. When SIGHUP,
SIGINT, SIGPIPE, SIGTERM or SIGXCPU ends a run with --profile, the profile is written
before.
)";

struct Settings {
  std::string ProgramFile;
  std::string InputFile;
  std::string StatsFile;
  std::string ProfileFile;
  RunOptions Run;
  bool Json = false;
  bool Text = false;
  bool Quiet = false;
  bool ExitWithResult = false;
  bool Debug = false;
  bool CheckOnly = false;
  bool WarningsAreErrors = false;
  bool PrintCosts = false;
  bool Help = false;
  bool Version = false;
};

int usageError(const std::string &Message) {
  std::cerr << "course-run: error: " << Message << '\n';
  return UsageError;
}

class CommandLine {
public:
  CommandLine(int Argc, char **Argv) : Args(Argv + 1, Argv + Argc) {}

  /// Returns Success or UsageError.
  int parse(Settings &S) {
    for (Next = 0; Next != Args.size(); ++Next)
      if (int Status = parseArgument(S))
        return Status;
    if (S.ProgramFile.empty() && !S.PrintCosts && !S.Help && !S.Version)
      return usageError("no program given; --help shows the usage");
    if (S.Run.CountPaths && !S.Run.MakeProfile)
      return usageError("--profile-paths needs --profile");
    return S.Debug ? checkDebug(S) : Success;
  }

private:
  /// What would come after the run has no place in a dialogue.
  static int checkDebug(const Settings &S) {
    const std::pair<std::string_view, bool> Others[] = {
        {"--check", S.CheckOnly},
        {"--json", S.Json},
        {"--quiet", S.Quiet},
        {"--stats", !S.StatsFile.empty()},
        {"--profile", S.Run.MakeProfile},
        {"--exit-with-result", S.ExitWithResult},
    };
    for (auto [Name, IsGiven] : Others)
      if (IsGiven)
        return usageError("--debug and " + std::string(Name) +
                          " do not go together");
    if (S.ProgramFile == "-")
      return usageError("--debug needs standard input for its commands");
    return Success;
  }

  int parseArgument(Settings &S) {
    std::string_view Arg = Args[Next];
    if (Arg == "-" || !Arg.starts_with("-")) {
      if (!S.ProgramFile.empty())
        return usageError("more than one program given");
      S.ProgramFile = Arg;
      return Success;
    }
    const std::pair<std::string_view, bool *> Flags[] = {
        {"--json", &S.Json},
        {"--text", &S.Text},
        {"--quiet", &S.Quiet},
        {"--exit-with-result", &S.ExitWithResult},
        {"--debug", &S.Debug},
        {"--check", &S.CheckOnly},
        {"--check-incoming", &S.Run.CheckIncoming},
        {"--profile-paths", &S.Run.CountPaths},
        {"--werror", &S.WarningsAreErrors},
        {"--print-costs", &S.PrintCosts},
        {"--help", &S.Help},
        {"--version", &S.Version},
    };
    for (auto [Name, Flag] : Flags)
      if (Arg == Name) {
        *Flag = true;
        return Success;
      }
    return parseValueOption(S, Arg);
  }

  int parseValueOption(Settings &S, std::string_view Arg) {
    constexpr std::string_view Known[] = {
        "--cpu",      "--input",     "--stats",     "--profile",
        "--max-cost", "--max-steps", "--max-memory"};
    std::string_view Name = Arg.substr(0, Arg.find('='));
    bool IsKnown = false;
    for (std::string_view Option : Known)
      IsKnown |= Option == Name;
    if (!IsKnown)
      return usageError("unknown option '" + std::string(Arg) + "'");
    std::string Value;
    if (Name.size() != Arg.size())
      Value = Arg.substr(Name.size() + 1);
    else if (Next + 1 != Args.size())
      Value = Args[++Next];
    else
      return usageError("option '" + std::string(Name) + "' needs a value");
    if (Value.empty())
      return usageError("option '" + std::string(Name) +
                        "' has an empty value");
    return setOption(S, Name, Value);
  }

  int setOption(Settings &S, std::string_view Name, const std::string &Value) {
    if (Name == "--input") {
      S.InputFile = Value;
      return Success;
    }
    if (Name == "--stats") {
      S.StatsFile = Value;
      return Success;
    }
    if (Name == "--profile") {
      S.ProfileFile = Value;
      S.Run.MakeProfile = true;
      return Success;
    }
    if (Name == "--cpu") {
      S.Run.Costs = findCostTable(Value);
      return S.Run.Costs ? Success : usageError(unknownCpu(Value));
    }
    std::optional<uint64_t> Number =
        Name == "--max-cost" ? parseTicks(Value) : parseDecimal(Value);
    if (!Number)
      return usageError("invalid value '" + Value + "' for option '" +
                        std::string(Name) + "'");
    (Name == "--max-cost"    ? S.Run.MaxTicks
     : Name == "--max-steps" ? S.Run.MaxSteps
                             : S.Run.MaxMemoryInBytes) = *Number;
    return Success;
  }

  static std::string unknownCpu(const std::string &Name) {
    std::string Message = "unknown cpu '" + Name + "', known are";
    for (const CostTable &Table : costTables())
      Message += " '" + std::string(Table.Name) + "'";
    return Message;
  }

  std::vector<std::string_view> Args;
  size_t Next = 0;
};

/// Reads the program and reports what is wrong with it.
std::optional<Program> loadProgram(const Settings &S, std::string Text) {
  std::string Name = S.ProgramFile == "-" ? "<stdin>" : S.ProgramFile;
  ParseResult Result = parseProgram(std::move(Text), Name);
  for (const Diagnostic &D : Result.Errors)
    std::cerr << formatDiagnostic(Name, D, "error") << '\n';
  if (!Result.Parsed)
    return std::nullopt;
  std::vector<Diagnostic> Suspects = findSuspects(*Result.Parsed);
  for (const Diagnostic &D : Suspects)
    std::cerr << formatDiagnostic(Name, D,
                                  S.WarningsAreErrors ? "error" : "warning")
              << '\n';
  if (S.WarningsAreErrors && !Suspects.empty())
    return std::nullopt;
  return std::move(Result.Parsed);
}

/// Has signals wait that would cut off what is written.
class SignalBlock {
public:
  SignalBlock() {
    sigset_t Signals;
    sigemptyset(&Signals);
    for (int Number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU})
      sigaddset(&Signals, Number);
    sigprocmask(SIG_BLOCK, &Signals, &Before);
  }
  ~SignalBlock() { sigprocmask(SIG_SETMASK, &Before, nullptr); }

private:
  sigset_t Before;
};

/// Returns Success or UsageError; then there is no part of the file.
int writeFile(const std::string &Name, const std::string &Text) {
  if (Name == "-") {
    std::cout << Text << std::flush;
    return std::cout ? Success : usageError("cannot write standard output");
  }
  std::error_code Ignored;
  std::optional<SignalBlock> Whole;
  if (!std::filesystem::exists(Name, Ignored) ||
      std::filesystem::is_regular_file(Name, Ignored))
    Whole.emplace();
  std::ofstream File(Name, std::ios::binary);
  File << Text << std::flush;
  if (File)
    return Success;
  if (std::filesystem::is_regular_file(Name, Ignored))
    std::filesystem::remove(Name, Ignored);
  return usageError("cannot write '" + Name + "'");
}

/// Returns Success or UsageError.
int writeReport(const Settings &S, const RunResult &Result) {
  if (S.Quiet)
    return Success;
  std::vector<ReportLine> Report = makeReport(Result, *S.Run.Costs);
  std::string Text = S.Json ? printReportAsJson(Report) : printReport(Report);
  if (S.StatsFile.empty()) {
    std::cerr << Text;
    return Success;
  }
  return writeFile(S.StatsFile, Text);
}

/// The signal that is to end the run, or 0.
volatile std::sig_atomic_t SignalReceived = 0;

extern "C" void noteSignal(int Number) {
  if (SignalReceived == 0)
    SignalReceived = Number;
  // Else the run would wait for its input first.
  close(STDIN_FILENO);
}

/// Lets signals end the run, but not the process; the second one does. Who has
/// closed a pipe may get several: for what the program writes, and reports.
void catchSignals() {
  for (int Number : {SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGXCPU}) {
    struct sigaction Action = {};
    sigaction(Number, nullptr, &Action);
    if (Action.sa_handler == SIG_IGN)
      continue;
    Action = {};
    Action.sa_handler = noteSignal;
    Action.sa_flags = Number == SIGPIPE ? 0 : int(SA_RESETHAND);
    sigaction(Number, &Action, nullptr);
  }
}

/// Ends as if there were no handler.
void endBySignal() {
  std::signal(SignalReceived, SIG_DFL);
  std::raise(SignalReceived);
}

int execute(const Settings &S, const Program &P, std::istream &In) {
  RunOptions Options = S.Run;
  if (S.Text)
    Options.Text = &std::cerr;
  if (S.Run.MakeProfile) {
    Options.Signal = &SignalReceived;
    catchSignals();
  }
  RunResult Result = run(P, Options, In, std::cout);
  if (Result.Why)
    std::cerr << printFault(P.FileName, *Result.Why);
  int Status = writeReport(S, Result);
  if (!S.ProfileFile.empty())
    if (int Failed =
            writeFile(S.ProfileFile, printProfile(P, Result, *S.Run.Costs)))
      Status = Failed;
  if (SignalReceived != 0)
    endBySignal();
  if (Status)
    return Status;
  if (!std::cout)
    return usageError("cannot write standard output");
  switch (Result.Status) {
  case RunStatus::Failed:
    return RuntimeError;
  case RunStatus::Stopped:
  case RunStatus::Interrupted:
    return LimitReached;
  case RunStatus::Finished:
    break;
  }
  return S.ExitWithResult ? int(Result.ReturnValue & 0xff) : Success;
}

/// The program reads a file, or nothing.
int debug(const Settings &S, const Program &P) {
  std::optional<std::string> Input = "";
  std::string Problem;
  if (!S.InputFile.empty())
    Input = readWholeFile(S.InputFile, Problem);
  if (!Input)
    return usageError(Problem);
  RunOptions Options = S.Run;
  if (S.Text)
    Options.Text = &std::cerr;
  try {
    debugAtTerminal(P, Options, std::move(*Input));
  } catch (const std::bad_alloc &) {
    return usageError("the host has too little memory to go on");
  }
  return std::cout ? Success : usageError("cannot write standard output");
}

/// What is written, and would overwrite what else is there for the run.
std::optional<std::string> findClash(const Settings &S) {
  std::vector<FileUse> Written;
  if (!S.StatsFile.empty() && !S.Quiet)
    Written.push_back({"--stats", S.StatsFile});
  if (!S.ProfileFile.empty())
    Written.push_back({"--profile", S.ProfileFile});
  FileUse Input = {"--input", S.InputFile};
  if (S.InputFile.empty())
    Input = {"standard input", "-"};
  return findFileClash(Written, {{"the program", S.ProgramFile}, Input});
}

int runTool(const Settings &S) {
  if (S.Help) {
    std::cout << Usage;
    return Success;
  }
  if (S.Version) {
    std::cout << "course-run (course-llvm) " COURSE_VERSION "\n";
    return Success;
  }
  if (S.PrintCosts) {
    std::cout << printCostTable(*S.Run.Costs);
    return Success;
  }
  if (std::optional<std::string> Clash = findClash(S))
    return usageError(*Clash);
  std::string Problem;
  std::optional<std::string> Text = readWholeFile(S.ProgramFile, Problem);
  if (!Text)
    return usageError(Problem);
  std::optional<Program> P = loadProgram(S, std::move(*Text));
  if (!P)
    return S.CheckOnly ? CheckFailed : InvalidProgram;
  if (S.CheckOnly)
    return Success;
  if (S.Debug)
    return debug(S, *P);
  if (S.InputFile.empty())
    return execute(S, *P, std::cin);
  std::ifstream Input(S.InputFile, std::ios::binary);
  std::error_code Ignored;
  if (!Input || std::filesystem::is_directory(S.InputFile, Ignored))
    return usageError("cannot read '" + S.InputFile + "'");
  return execute(S, *P, Input);
}

} // namespace

int main(int Argc, char **Argv) {
  std::ios::sync_with_stdio(false);
  // A file that is too large is one that cannot be written.
  std::signal(SIGXFSZ, SIG_IGN);
  Settings S;
  if (int Status = CommandLine(Argc, Argv).parse(S))
    return Status;
  return runTool(S);
}
