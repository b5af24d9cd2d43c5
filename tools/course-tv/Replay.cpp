//===- Replay.cpp - Runs a counterexample on both sides -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replay.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;

namespace {

/// What came out of a run.
struct Outcome {
  enum { Ended, Stopped, Reads, Failed } End = Failed;
  SmallVector<std::string, 16> Lines;
  /// How it failed. What is read behind where both differ is not there.
  std::string Why;
};

/// Runs one side.
class Runner {
public:
  Runner(StringRef Stem, StringRef Input, StringRef ToolDirectory)
      : Stem(Stem), Input(Input), ToolDirectory(ToolDirectory) {}

  Outcome runIR();
  Outcome runText();

private:
  const std::string Stem, Input, ToolDirectory;

  Outcome run(StringRef Tool, ArrayRef<std::string> Names,
              ArrayRef<StringRef> Arguments, int &Status);
};

} // namespace

static std::string readFile(const Twine &Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  return Buffer ? (*Buffer)->getBuffer().str() : "";
}

Outcome Runner::run(StringRef Tool, ArrayRef<std::string> Names,
                    ArrayRef<StringRef> Arguments, int &Status) {
  constexpr unsigned Seconds = 60;
  Outcome Result;
  ErrorOr<std::string> Path = std::errc::no_such_file_or_directory;
  for (const std::string &Name : Names) {
    if (!Path)
      Path = sys::findProgramByName(Name, {ToolDirectory});
    if (!Path)
      Path = sys::findProgramByName(Name);
  }
  if (!Path) {
    Status = -1;
    Result.Why = "no " + Names.front();
    return Result;
  }
  const std::string Out = Stem + "." + Tool.str() + ".out",
                    Err = Stem + "." + Tool.str() + ".err";
  SmallVector<StringRef, 8> Command = {*Path};
  append_range(Command, Arguments);
  Status =
      sys::ExecuteAndWait(*Path, Command, std::nullopt,
                          {StringRef(Input), StringRef(Out), StringRef(Err)},
                          Seconds, 0, &Result.Why);
  const std::string Text = readFile(Out), Errors = readFile(Err);
  SmallVector<StringRef, 16> Lines;
  StringRef(Text).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef Line : Lines)
    Result.Lines.push_back(Line.str());
  if (Result.Why.empty())
    Result.Why = StringRef(Errors).split('\n').first.str();
  sys::fs::remove(Out);
  sys::fs::remove(Err);
  return Result;
}

Outcome Runner::runIR() {
  constexpr int Stop = 86, NoInput = 87, NoMemory = 88;
  int Status;
  Outcome Result = run("lli", {"lli-22", "lli"}, {Stem + ".ll"}, Status);
  if (Status == 0)
    Result.End = Outcome::Ended;
  if (Status == Stop)
    Result.End = Outcome::Stopped;
  if (Status == NoInput)
    Result.End = Outcome::Reads;
  if (Status == NoMemory)
    Result.Why = "the host's memory is taken where the driver needs it";
  return Result;
}

Outcome Runner::runText() {
  constexpr int RunTimeError = 125;
  int Status;
  Outcome Result =
      run("course-run", {"course-run"},
          {"--quiet", "--max-steps=10000000", Stem + ".s"}, Status);
  if (Status == 0)
    Result.End = Outcome::Ended;
  if (Status == RunTimeError)
    Result.End = StringRef(Result.Why).contains("no more numbers")
                     ? Outcome::Reads
                     : Outcome::Stopped;
  return Result;
}

// What one side does next, or how it ends.
static std::string describe(const Outcome &O, size_t Line) {
  if (Line < O.Lines.size())
    return "writes " + O.Lines[Line];
  return O.End == Outcome::Ended     ? "ends"
         : O.End == Outcome::Stopped ? "stops"
         : O.End == Outcome::Reads   ? "reads"
                                     : "fails: " + O.Why;
}

static std::string compare(const Outcome &IR, const Outcome &Text) {
  const size_t Common = std::mismatch(IR.Lines.begin(), IR.Lines.end(),
                                      Text.Lines.begin(), Text.Lines.end())
                            .first -
                        IR.Lines.begin();
  const std::string OfIR = describe(IR, Common),
                    OfText = describe(Text, Common);
  const std::string Place =
      "at line " + utostr(Common + 1) + " of what is written";
  const bool Fails =
      (Common == IR.Lines.size() && IR.End == Outcome::Failed) ||
      (Common == Text.Lines.size() && Text.End == Outcome::Failed);
  if (!Fails && OfIR == OfText)
    return "not confirmed: both do the same";
  if (Fails)
    return "not confirmed: " + Place + " IR " + OfIR + ", the text " + OfText;
  return "confirmed: " + Place + " IR " + OfIR + ", the text " + OfText;
}

static bool writeFile(const Twine &Path, StringRef Text) {
  std::error_code Error;
  raw_fd_ostream OS(Path.str(), Error);
  OS << Text;
  return !Error;
}

SmallVector<std::string, 2> coursetv::replay(const ReplayCase &Case,
                                             StringRef Directory,
                                             StringRef ToolDirectory) {
  auto Impossible = [](const Twine &Why) {
    return SmallVector<std::string, 2>{("not possible: " + Why).str()};
  };
  if (!Case.Inputs.Impossible.empty())
    return Impossible(Case.Inputs.Impossible);
  std::string Reason;
  std::unique_ptr<Module> IR = makeReplayModule(Case, Reason);
  if (!IR)
    return Impossible(Reason);
  const std::string Text = makeReplayText(Case, Reason);
  if (Text.empty())
    return Impossible(Reason);
  std::string IRText, Input;
  raw_string_ostream OS(IRText);
  IR->print(OS, nullptr);
  for (uint64_t Number : Case.Inputs.Input)
    Input += utostr(Number) + "\n";
  SmallString<128> Stem(Directory);
  sys::path::append(Stem, StringRef(Case.Text.Name));
  const std::string InputFile = (Stem + ".in").str();
  if (sys::fs::create_directories(Directory) ||
      !writeFile(Stem + ".ll", IRText) || !writeFile(Stem + ".s", Text) ||
      !writeFile(InputFile, Input))
    return Impossible("cannot write to '" + Directory + "'");
  Runner Both(Stem, InputFile, ToolDirectory);
  const Outcome OfIR = Both.runIR();
  return {compare(OfIR, Both.runText()),
          ("lli " + Stem + ".ll < " + InputFile).str(),
          ("course-run " + Stem + ".s < " + InputFile).str()};
}
