//===- SourcePlace.cpp - Places in the source -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads what comments say about places in the source.
///
//===----------------------------------------------------------------------===//

#include "SourcePlace.h"
#include "course-machine/Program.h"

using namespace course;

static std::optional<SourcePlace> parsePlace(std::string_view Text) {
  size_t In = Text.rfind(" in ");
  std::string_view Where = Text.substr(0, In);
  size_t Colon = Where.rfind(':');
  if (In == std::string_view::npos || Colon == std::string_view::npos)
    return std::nullopt;
  std::optional<uint64_t> Line = parseDecimal(Where.substr(Colon + 1));
  if (!Line)
    return std::nullopt;
  return SourcePlace{Where.substr(0, Colon), *Line, Text.substr(In + 4)};
}

std::vector<std::optional<SourcePlace>>
course::parseInliningStack(std::string_view Text) {
  constexpr std::string_view Separator = ", called from ";
  std::vector<std::optional<SourcePlace>> Stack;
  while (true) {
    size_t Length = Text.find(Separator);
    Stack.push_back(parsePlace(Text.substr(0, Length)));
    if (Length == std::string_view::npos)
      return Stack;
    Text.remove_prefix(Length + Separator.size());
  }
}
