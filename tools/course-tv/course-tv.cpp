//===- course-tv.cpp - Proves that the text does what IR says -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/ProgramProver.h"
#include "Replay.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;

static cl::OptionCategory Category("course-tv options");
static cl::opt<std::string> IRFile(cl::Positional, cl::Required,
                                   cl::desc("<IR that was selected from>"),
                                   cl::cat(Category));
static cl::opt<std::string> TextFile(cl::Positional, cl::Required,
                                     cl::desc("<program>"), cl::cat(Category));
static cl::opt<double> Timeout("timeout", cl::init(60),
                               cl::desc("Seconds for each function"),
                               cl::cat(Category));
static cl::list<std::string>
    Only("function", cl::desc("Prove only this function"), cl::cat(Category));
static cl::opt<bool> Json("json", cl::desc("Print JSON"), cl::cat(Category));
static cl::opt<std::string>
    Replay("replay", cl::value_desc("directory"),
           cl::desc("Write programs there that show what is refuted, one for "
                    "lli and one for course-run, and run them"),
           cl::cat(Category));
static cl::opt<bool> Trace("trace", cl::desc("Print where both sides are"),
                           cl::cat(Category));

namespace {

constexpr const char *VerdictNames[] = {"proven", "refuted", "unknown"};

class Driver {
public:
  explicit Driver(StringRef ToolDirectory) : ToolDirectory(ToolDirectory) {}
  int run();

private:
  const std::string ToolDirectory;
  LLVMContext Context;
  std::unique_ptr<Module> M;
  std::optional<course::Program> Program;
  unsigned Counts[3] = {};
  json::Array Rows;

  bool readInputs();
  void prove(const course::Function &Text, ProgramProver &Prover);
  void report(StringRef Name, const ProofResult &Result,
              ArrayRef<std::string> Replayed);
};

} // namespace

bool Driver::readInputs() {
  SMDiagnostic Error;
  M = parseIRFile(IRFile, Error, Context);
  if (!M) {
    Error.print("course-tv", errs());
    return false;
  }
  auto Buffer = MemoryBuffer::getFile(TextFile);
  if (!Buffer) {
    WithColor::error(errs(), "course-tv")
        << TextFile << ": " << Buffer.getError().message() << "\n";
    return false;
  }
  course::ParseResult Parsed =
      course::parseProgram((*Buffer)->getBuffer().str(), TextFile);
  for (const course::Diagnostic &D : Parsed.Errors)
    errs() << course::formatDiagnostic(TextFile, D, "error") << "\n";
  Program = std::move(Parsed.Parsed);
  return Program.has_value();
}

void Driver::report(StringRef Name, const ProofResult &Result,
                    ArrayRef<std::string> Replayed) {
  ++Counts[unsigned(Result.V)];
  if (Json) {
    json::Object Inputs;
    for (auto &[Where, Value] : Result.Counterexample)
      Inputs[Where] = Value;
    Rows.push_back(json::Object{{"function", Name},
                                {"verdict", VerdictNames[unsigned(Result.V)]},
                                {"reason", Result.Reason},
                                {"detail", Result.Detail},
                                {"inputs", std::move(Inputs)},
                                {"replay", json::Array(Replayed)},
                                {"cuts", Result.NumCuts},
                                {"runs", Result.NumRuns},
                                {"questions", Result.NumQuestions},
                                {"seconds", Result.Seconds}});
    return;
  }
  outs() << Name << ": " << VerdictNames[unsigned(Result.V)];
  if (!Result.Reason.empty())
    outs() << ": " << Result.Reason;
  outs() << "\n";
  if (!Result.Detail.empty() && Result.Detail != Result.Reason)
    outs() << "  " << Result.Detail << "\n";
  for (auto &[Where, Value] : Result.Counterexample)
    outs() << "  " << Where << " = " << Value << "\n";
  for (StringRef Line : Replayed)
    outs() << "  replay: " << Line << "\n";
}

void Driver::prove(const course::Function &Text, ProgramProver &Prover) {
  const ProofResult Result = Prover.prove(Text, Timeout, Trace);
  SmallVector<std::string, 2> Replayed;
  if (Result.V == Verdict::Refuted && !Replay.empty())
    Replayed = replay({*Prover.functionOf(Text), *Program, Text, Result.Inputs},
                      Replay, ToolDirectory);
  report(Text.Name, Result, Replayed);
}

int Driver::run() {
  if (!readInputs())
    return 2;
  ProgramProver Prover(*M, *Program);
  for (const course::Function &Text : Program->Functions)
    if (Only.empty() || is_contained(Only, std::string(Text.Name)))
      prove(Text, Prover);
  if (Json)
    outs() << formatv("{0:2}", json::Value(std::move(Rows))) << "\n";
  else
    outs() << Counts[0] << " proven, " << Counts[1] << " refuted, " << Counts[2]
           << " unknown\n";
  return Counts[1] ? 1 : Counts[2] ? 2 : 0;
}

int main(int argc, char **argv) {
  InitLLVM X(argc, argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "proves that a program of the course machine does what IR says\n\n"
      "Exit status: 0 if all functions are proven, 1 if one is refuted, 2 if "
      "one is unknown.\n");
  return Driver(sys::path::parent_path(sys::fs::getMainExecutable(
                    argv[0], reinterpret_cast<void *>(&main))))
      .run();
}
