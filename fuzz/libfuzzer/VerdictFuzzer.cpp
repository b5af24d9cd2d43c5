//===- VerdictFuzzer.cpp - The machine's reader against the assembler -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine and the assembler have readers of their own. They accept the
/// same programs and warn of the same ones, and what the assembler prints is to
/// the machine the same program, instruction by instruction.
///
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "Check.h"
#include "course-machine/Program.h"

#include <algorithm>
#include <cstdint>

using namespace course;
using namespace course::fuzz;

static bool isSame(const Instruction &A, const Instruction &B) {
  return A.Op == B.Op && A.Width == B.Width && A.Cond == B.Cond &&
         A.ResetArea == B.ResetArea && A.Result == B.Result &&
         A.Operands == B.Operands && A.Labels == B.Labels &&
         A.Callee == B.Callee;
}

static bool isSame(const Block &A, const Block &B) {
  return A.Name == B.Name &&
         std::equal(A.Instructions.begin(), A.Instructions.end(),
                    B.Instructions.begin(), B.Instructions.end(),
                    [](auto &X, auto &Y) { return isSame(X, Y); });
}

static bool isSame(const Function &A, const Function &B) {
  return A.Name == B.Name && A.NumArgs == B.NumArgs &&
         A.Incoming == B.Incoming &&
         std::equal(A.Blocks.begin(), A.Blocks.end(), B.Blocks.begin(),
                    B.Blocks.end(),
                    [](auto &X, auto &Y) { return isSame(X, Y); });
}

static bool isSame(const Program &A, const Program &B) {
  return std::equal(A.Functions.begin(), A.Functions.end(), B.Functions.begin(),
                    B.Functions.end(),
                    [](auto &X, auto &Y) { return isSame(X, Y); }) &&
         std::equal(A.SourceComments.begin(), A.SourceComments.end(),
                    B.SourceComments.begin(), B.SourceComments.end(),
                    [](auto &X, auto &Y) { return X.Source == Y.Source; });
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text(reinterpret_cast<const char *>(Data), Size);
  Assembly Printed = assemble(Text);
  ParseResult Read = parseProgram(Text, "fuzz.s");
  demand(Printed.IsAccepted || !Read.Parsed,
         "the machine accepts what the assembler refuses");
  demand(!Printed.IsAccepted || Read.Parsed,
         "the assembler accepts what the machine refuses");
  if (!Read.Parsed)
    return 0;

  std::set<unsigned> SuspectLines;
  for (const Diagnostic &D : findSuspects(*Read.Parsed))
    SuspectLines.insert(D.Line);
  // Of several uses of an undefined label the assembler shows the first.
  demand(SuspectLines.empty() == Printed.SuspectLines.empty() &&
             std::ranges::includes(SuspectLines, Printed.SuspectLines),
         "the machine and the assembler warn of different lines");

  ParseResult Again = parseProgram(Printed.Text, "printed.s");
  demand(Again.Parsed.has_value(), "the machine refuses what is printed");
  demand(isSame(*Read.Parsed, *Again.Parsed),
         "what is printed is another program");
  return 0;
}
