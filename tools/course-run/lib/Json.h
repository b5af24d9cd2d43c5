//===- Json.h - Text in JSON -----------------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Strings as JSON has them.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_JSON_H
#define COURSE_MACHINE_LIB_JSON_H

#include <string>
#include <string_view>

namespace course {

/// \p Text as a JSON string. Source comments may have control characters.
inline std::string jsonString(std::string_view Text) {
  constexpr char Digits[] = "0123456789abcdef";
  std::string Result = "\"";
  for (char C : Text) {
    if (C >= 0 && C < ' ') {
      Result += {'\\', 'u', '0', '0', Digits[C >> 4], Digits[C & 15]};
      continue;
    }
    if (C == '"' || C == '\\')
      Result += '\\';
    Result += C;
  }
  return Result + '"';
}

} // namespace course

#endif // COURSE_MACHINE_LIB_JSON_H
