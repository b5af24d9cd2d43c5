//===-- JSONText.h - JSON that others have written --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads JSON that is not to be trusted. LLVM's parser calls itself
/// for each array in an array, so that a long row of brackets ends the program.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_JSONTEXT_H
#define LLVM_LIB_TARGET_COURSE_JSONTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <algorithm>

namespace llvm::course {

/// Profiles have four levels, requests of editors fewer than ten; the parser
/// ends a program with a stack of 8 MB at tens of thousands.
constexpr unsigned MaxJSONDepth = 200;

/// The greatest number of arrays and objects in one another, also of a text
/// that is no JSON.
inline unsigned jsonDepth(StringRef Text) {
  unsigned Depth = 0, Greatest = 0;
  bool IsInString = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (C == '"')
      IsInString = !IsInString;
    else if (IsInString)
      I += C == '\\';
    else if (C == '[' || C == '{')
      Greatest = std::max(Greatest, ++Depth);
    else if ((C == ']' || C == '}') && Depth > 0)
      --Depth;
  }
  return Greatest;
}

/// The value of a text, or what is wrong with it.
inline Expected<json::Value> parseJSON(StringRef Text) {
  if (jsonDepth(Text) > MaxJSONDepth)
    return createStringError("it is nested too deeply");
  return json::parse(Text);
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_JSONTEXT_H
