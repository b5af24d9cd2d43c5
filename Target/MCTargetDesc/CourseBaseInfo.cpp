//===-- CourseBaseInfo.cpp - Numbers shared by all layers -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseBaseInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

bool Course::isNameChar(char C) {
  return isAlnum(C) || C == '_' || C == '-' || C == '.';
}

bool Course::isName(StringRef Name) {
  return !Name.empty() && all_of(Name, isNameChar);
}

bool Course::isBuiltinFunctionName(StringRef Name) {
  return Name == "read" || Name == "write" || Name == "malloc" ||
         Name == "free";
}

std::string Course::mangleFunctionName(StringRef Name) {
  // IR marks names that no further mangling may touch with a leading \1.
  Name.consume_front("\1");
  std::string Result;
  // `read` and `write` cannot be defined, and malloc and free would read like
  // the instructions.
  if (isBuiltinFunctionName(Name))
    Result = "-";
  for (char C : Name) {
    if (isAlnum(C) || C == '_' || C == '.') {
      Result += C;
      continue;
    }
    Result += '-';
    Result += hexdigit(static_cast<unsigned char>(C) >> 4, /*LowerCase=*/true);
    Result += hexdigit(static_cast<unsigned char>(C) & 15, /*LowerCase=*/true);
  }
  return Result.empty() ? "-" : Result;
}

static constexpr StringLiteral CondNames[] = {
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};

StringRef CourseCC::getName(CondCode CC) { return CondNames[CC]; }

std::optional<CourseCC::CondCode> CourseCC::parse(StringRef Name) {
  const auto *It = find(CondNames, Name);
  if (It == std::end(CondNames))
    return std::nullopt;
  return static_cast<CondCode>(It - std::begin(CondNames));
}
