//===- AssemblerFuzzer.cpp - Any text for the assembler -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whatever the text is, the assembler refuses it and says why, or prints a
/// program that it accepts again and prints the same, with the same warnings.
///
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "Check.h"

#include <cstdint>

using namespace course::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Assembly First =
      assemble(std::string_view(reinterpret_cast<const char *>(Data), Size));
  demand(First.IsAccepted == First.FirstError.empty(),
         "the verdict and the errors contradict each other");
  if (!First.IsAccepted)
    return 0;
  Assembly Second = assemble(First.Text);
  demand(Second.IsAccepted, "what is printed is not accepted");
  demand(Second.Text == First.Text, "what is printed is printed differently");
  demand(Second.SuspectLines.size() == First.SuspectLines.size(),
         "what is printed has other warnings");
  return 0;
}
