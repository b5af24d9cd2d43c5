//===-- BankFiles.cpp - Banks for tests -----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BankFiles.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

ArrayRef<StringRef> llvm::course::bankNames() {
  static const StringRef Names[] = {"flat8",       "G16", "three-levels",
                                    "pairs-quads", "x86", "arm"};
  return Names;
}

AliasedBank llvm::course::parseBank(StringRef Text) {
  Expected<AliasedBank> Bank = AliasedBank::read(Text, "bank");
  if (!Bank)
    reportFatalInternalError(Bank.takeError());
  return std::move(*Bank);
}

AliasedBank llvm::course::loadBank(StringRef Name) {
  std::string Path = (COURSE_BANKS_DIR "/" + Name + ".yaml").str();
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    reportFatalInternalError(Twine(Path) + ": " + Buffer.getError().message());
  return parseBank((*Buffer)->getBuffer());
}

MinFunction llvm::course::parseFunction(StringRef Text,
                                        const AliasedBank &Bank) {
  Expected<MinProgram> Program = readMinIR(Text, "program", Bank);
  if (!Program)
    reportFatalInternalError(Program.takeError());
  return std::move(Program->front());
}

AliasedBank llvm::course::makePairs(unsigned NumPairs) {
  std::string Halves, Wholes, Elements;
  for (unsigned I = 0; I != NumPairs; ++I) {
    std::string N(1, char('A' + I)), Comma = I ? ", " : "";
    Halves += Comma + N + "H, " + N + "L";
    Wholes += Comma + N + "X";
    Elements += Comma + N + "X: [" + N + "H, " + N + "L]";
  }
  return parseBank("regclasses:\n  - {name: G8, registers: [" + Halves +
                   "]}\n  - {name: G16, registers: [" + Wholes +
                   "], elements: {" + Elements + "}}\n");
}
