//===- ProgramProver.cpp - Proves a program function by function ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/ProgramProver.h"
#include "Prover/VerifyText.h"
#include "llvm/IR/Module.h"

using namespace coursetv;
using namespace llvm;

ProgramProver::ProgramProver(Module &M, const course::Program &Program)
    : M(M), Program(Program) {
  PassBuilder PB;
  FAM.registerPass([&] { return PB.buildDefaultAAPipeline(); });
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
}

Function *ProgramProver::functionOf(const course::Function &Text) const {
  Function *F = M.getFunction(unmangle(Text.Name));
  return F && !F->isDeclaration() ? F : nullptr;
}

ProofResult ProgramProver::prove(const course::Function &Text, double Timeout,
                                 bool Trace) {
  Function *F = functionOf(Text);
  if (!F) {
    ProofResult Missing;
    Missing.Reason = "no such function in IR";
    return Missing;
  }
  ProofOptions Options;
  Options.TimeoutInSeconds = Timeout;
  Options.Trace = Trace;
  AAResults &AA = FAM.getResult<AAManager>(*F);
  ProofResult Result = Prover(*F, Program, Text, AA, Options).run();
  // Flags that make poison cost time, so they are taken into account only if it
  // does not go without.
  Options.PoisonFlags = true;
  Options.TimeoutInSeconds = Timeout / 4;
  const bool HasTime = Result.Seconds <= Timeout / 4;
  if (Result.V != Verdict::Proven && HasTime) {
    ProofResult WithFlags = Prover(*F, Program, Text, AA, Options).run();
    if (WithFlags.V == Verdict::Proven)
      Result = std::move(WithFlags);
  }
  // A counterexample must be one with flags.
  if (Result.V == Verdict::Refuted ||
      (Result.V != Verdict::Proven && HasTime)) {
    Options.SearchRuns = 200;
    ProofResult Found = Prover(*F, Program, Text, AA, Options).run();
    if (Found.V == Verdict::Refuted) {
      Result = std::move(Found);
    } else if (Result.V == Verdict::Refuted) {
      Result.V = Verdict::Unknown;
      Result.Counterexample.clear();
    }
  }
  return Result;
}

static std::string reasonOf(const ProofResult &Result) {
  std::string Reason = Result.Detail.empty() ? Result.Reason : Result.Detail;
  for (auto &[Where, Value] : Result.Counterexample)
    Reason += ", " + Where + " = " + Value;
  return Reason;
}

std::string
coursetv::verifyText(Module &M, StringRef Text, double SecondsForEach,
                     function_ref<void(const TextVerdict &)> Report) {
  // The machine reads programs only.
  std::string Whole = Text.str();
  const bool HasMain = M.getFunction("main") && !M.getFunction("main")->empty();
  if (!HasMain)
    Whole += "start main 0:\n.e:\nret\nend main\n";
  course::ParseResult Parsed = course::parseProgram(std::move(Whole), "text");
  if (!Parsed.Parsed)
    return "line " + std::to_string(Parsed.Errors.front().Line) + ": " +
           Parsed.Errors.front().Message;
  ProgramProver Prover(M, *Parsed.Parsed);
  for (const course::Function &F : Parsed.Parsed->Functions) {
    if (!HasMain && F.Name == "main")
      continue;
    const ProofResult Result = Prover.prove(F, SecondsForEach, false);
    Report({std::string(F.Name), Result.V == Verdict::Proven,
            Result.V == Verdict::Refuted, reasonOf(Result)});
  }
  return "";
}
