//===- Hints.cpp - Where the compiler says the text comes from ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Hints.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"

using namespace coursetv;
using namespace llvm;

Hints::Hints(const Function &F, const course::Program &Program,
             const course::Function &Text) {
  std::vector<const Instruction *> Instructions;
  for (const Instruction &I : instructions(F)) {
    Instructions.push_back(&I);
    Numbers[&I] = Instructions.size();
  }
  for (const course::Block &B : Text.Blocks) {
    auto &Row = From.emplace_back();
    for (const course::Instruction &I : B.Instructions) {
      const std::string_view Source = Program.sourceOf(B, I.Line);
      StringRef Rest(Source.data(), Source.size());
      unsigned Number;
      const bool IsHint = Rest.consume_front("ir:") &&
                          !Rest.consumeInteger(10, Number) && Number != 0 &&
                          Number <= Instructions.size();
      Row.push_back(IsHint ? Instructions[Number - 1] : nullptr);
    }
  }
}
