//===- Words.cpp - The words of course assembly ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>

using namespace course;

namespace {

const std::unordered_map<std::string_view, Mnemonic> &mnemonics() {
  using enum ResultRule;
  static const std::unordered_map<std::string_view, Mnemonic> Map = {
#define OPCODE(NAME, MNEMONIC, FORM, RESULT)                                   \
  {MNEMONIC, {Opcode::NAME, Form::FORM, RESULT}},
#include "course-machine/Instructions.def"
  };
  return Map;
}

constexpr std::array<std::string_view, 10> ConditionNames = {
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};

bool isNameCharacter(char C) {
  return (C >= 'A' && C <= 'Z') || (C >= 'a' && C <= 'z') ||
         (C >= '0' && C <= '9') || C == '_' || C == '-' || C == '.';
}

} // namespace

const Mnemonic *course::findMnemonic(std::string_view Text) {
  auto Known = mnemonics().find(Text);
  return Known == mnemonics().end() ? nullptr : &Known->second;
}

std::optional<Condition> course::parseCondition(std::string_view Text) {
  auto Known = std::find(ConditionNames.begin(), ConditionNames.end(), Text);
  if (Known == ConditionNames.end())
    return std::nullopt;
  return Condition(Known - ConditionNames.begin());
}

bool course::isName(std::string_view Text) {
  return !Text.empty() &&
         std::all_of(Text.begin(), Text.end(), isNameCharacter);
}

std::string course::quoted(std::string_view Text) {
  constexpr size_t MaxShown = 60;
  std::string Result = "'";
  for (char C : Text.substr(0, MaxShown))
    Result += C >= ' ' && C <= '~' ? C : '?';
  return Result + (Text.size() > MaxShown ? "...'" : "'");
}

unsigned course::numberedRegister(std::string_view Text,
                                  std::string_view Prefix, unsigned Max) {
  if (!Text.starts_with(Prefix))
    return 0;
  Text.remove_prefix(Prefix.size());
  if (Text.empty() || Text.size() > 2 || Text.front() == '0')
    return 0;
  std::optional<uint64_t> Number = parseDecimal(Text);
  return Number && *Number <= Max ? unsigned(*Number) : 0;
}

Value course::parseRegister(std::string_view Text) {
  if (Text == "sp")
    return {Value::Kind::Register, NumSavedRegisters};
  if (unsigned N = numberedRegister(Text, "r", NumGeneralRegisters))
    return {Value::Kind::Register, N};
  if (unsigned N = numberedRegister(Text, "arg", NumArgRegisters))
    return {Value::Kind::Argument, N};
  return {};
}

void course::tokenize(std::string_view Line, std::vector<Token> &Tokens) {
  Tokens.clear();
  auto IsBlank = [](char C) { return C == ' ' || C == '\t'; };
  for (size_t I = 0; I != Line.size();) {
    if (IsBlank(Line[I])) {
      ++I;
      continue;
    }
    size_t First = I;
    while (I != Line.size() && !IsBlank(Line[I]))
      ++I;
    Tokens.push_back({Line.substr(First, I - First), uint32_t(First + 1)});
  }
}

std::optional<uint64_t> course::parseDecimal(std::string_view Text) {
  uint64_t Number = 0;
  const char *End = Text.data() + Text.size();
  auto [Stop, Code] = std::from_chars(Text.data(), End, Number);
  if (Text.empty() || Code != std::errc() || Stop != End)
    return std::nullopt;
  return Number;
}
