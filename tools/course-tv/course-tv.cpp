//===- course-tv.cpp - Proves that the text does what IR says -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
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
static cl::opt<bool> Trace("trace", cl::desc("Print where both sides are"),
                           cl::cat(Category));

namespace {

constexpr const char *VerdictNames[] = {"proven", "refuted", "unknown"};

class Driver {
public:
  int run();

private:
  LLVMContext Context;
  std::unique_ptr<Module> M;
  std::optional<course::Program> Program;
  unsigned Counts[3] = {};
  json::Array Rows;

  bool readInputs();
  void prove(const course::Function &Text, FunctionAnalysisManager &FAM);
  void report(StringRef Name, const ProofResult &Result);
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

// The name that the compiler gives the function in the text.
static std::string unmangle(StringRef Name) {
  std::string Result;
  for (size_t I = 0; I != Name.size(); ++I) {
    unsigned Byte;
    if (Name[I] != '-')
      Result += Name[I];
    else if (I + 2 < Name.size() &&
             !Name.substr(I + 1, 2).getAsInteger(16, Byte)) {
      Result += char(Byte);
      I += 2;
    }
  }
  return Result;
}

void Driver::report(StringRef Name, const ProofResult &Result) {
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
}

void Driver::prove(const course::Function &Text, FunctionAnalysisManager &FAM) {
  const StringRef Name(Text.Name);
  Function *F = M->getFunction(unmangle(Name));
  if (!F || F->isDeclaration()) {
    ProofResult Missing;
    Missing.Reason = "no such function in IR";
    return report(Name, Missing);
  }
  ProofOptions Options;
  Options.TimeoutInSeconds = Timeout;
  Options.Trace = Trace;
  AAResults &AA = FAM.getResult<AAManager>(*F);
  ProofResult Result = Prover(*F, *Program, Text, AA, Options).run();
  // Flags that make poison cost time, so they are taken into account only if it
  // does not go without.
  if (Result.V != Verdict::Proven && Result.Seconds <= Timeout / 4) {
    Options.PoisonFlags = true;
    Options.TimeoutInSeconds = Timeout / 4;
    ProofResult WithFlags = Prover(*F, *Program, Text, AA, Options).run();
    if (WithFlags.V == Verdict::Proven)
      Result = std::move(WithFlags);
  }
  // A counterexample must be one with flags.
  if (Result.V != Verdict::Proven && Result.Seconds <= Timeout / 4) {
    Options.SearchRuns = 200;
    ProofResult Found = Prover(*F, *Program, Text, AA, Options).run();
    if (Found.V == Verdict::Refuted || Result.V == Verdict::Refuted)
      Result = std::move(Found);
  }
  report(Name, Result);
}

int Driver::run() {
  if (!readInputs())
    return 2;
  PassBuilder PB;
  FunctionAnalysisManager FAM;
  FAM.registerPass([&] { return PB.buildDefaultAAPipeline(); });
  ModuleAnalysisManager MAM;
  LoopAnalysisManager LAM;
  CGSCCAnalysisManager CGAM;
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  for (const course::Function &Text : Program->Functions)
    if (Only.empty() || is_contained(Only, std::string(Text.Name)))
      prove(Text, FAM);
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
  return Driver().run();
}
