//===- Words.h - The words of course assembly -------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the lines of course assembly consist of: words between blanks, among
/// them mnemonics, registers, numbers, conditions and names.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_WORDS_H
#define COURSE_MACHINE_LIB_WORDS_H

#include "course-machine/Program.h"

#include <optional>
#include <vector>

namespace course {

struct Token {
  std::string_view Text;
  uint32_t Column = 0;
};

/// What may follow a mnemonic.
enum class Form : uint8_t {
  Binary,
  Compare,
  Select,
  Load,
  Store,
  Unary,
  Reset,
  Ret,
  Br,
  Switch,
  Call,
  Assert,
};

enum class ResultRule : uint8_t { Required, Forbidden, Optional };

struct Mnemonic {
  Opcode Op;
  Form Shape;
  ResultRule Result;
};

/// What a mnemonic stands for, or null.
const Mnemonic *findMnemonic(std::string_view Text);

std::optional<Condition> parseCondition(std::string_view Text);

/// 1..Max from "<Prefix><number>" without leading zeros, or 0.
unsigned numberedRegister(std::string_view Text, std::string_view Prefix,
                          unsigned Max);

/// The register of this name; of kind None if there is none.
Value parseRegister(std::string_view Text);

/// Whether functions and labels may be called so.
bool isName(std::string_view Text);

/// \p Text as messages show it: short, and without what does not print.
std::string quoted(std::string_view Text);

/// Sets \p Tokens to the words of a line.
void tokenize(std::string_view Line, std::vector<Token> &Tokens);

} // namespace course

#endif // COURSE_MACHINE_LIB_WORDS_H
