//===- number-lexer.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A state machine that reads numbers, names, strings and comments from text.

#include <course.h>
#include <stdint.h>

typedef enum {
  Start,
  InName,
  InNumber,
  InFraction,
  InExponent,
  InString,
  InComment,
  Slash,
  NumStates
} State;

static const char Source[] = "let x1 = 3.14e2 + foo(12, 7.5); /* c */ \"str "
                             "ing\" / y_2 ; 0 .5 1e9 /*x/*/ end";

int main(void) {
  uint32_t n = (uint32_t)read(), skip = (uint32_t)read();
  uint32_t counts[NumStates] = {0}, errors = 0, digits = 0;
  State state = Start;
  char before = 0;
  for (uint32_t i = 0; i < n; ++i) {
    char c = Source[(i + i / 1000 * skip) % (sizeof Source - 1)];
  again:
    switch (state) {
    case Start:
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_')
        state = InName;
      else if (c >= '0' && c <= '9')
        state = InNumber;
      else if (c == '"')
        state = InString;
      else if (c == '/')
        state = Slash;
      break;
    case InName:
      if ((c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9'))
        break;
      ++counts[InName];
      state = Start;
      goto again;
    case InNumber:
    case InFraction:
    case InExponent:
      if (c >= '0' && c <= '9') {
        ++digits;
        break;
      }
      if (c == '.' && state == InNumber) {
        state = InFraction;
        break;
      }
      if (c == 'e' && state != InExponent) {
        state = InExponent;
        break;
      }
      ++counts[state];
      if (c >= 'a' && c <= 'z')
        ++errors;
      state = Start;
      goto again;
    case InString:
      if (c == '"') {
        ++counts[InString];
        state = Start;
      }
      break;
    case Slash:
      if (c == '*') {
        state = InComment;
        before = 0;
        break;
      }
      ++counts[Slash];
      state = Start;
      goto again;
    case InComment:
      if (c == '/' && before == '*') {
        ++counts[InComment];
        state = Start;
      }
      before = c;
      break;
    case NumStates:
      break;
    }
  }
  for (unsigned s = 1; s < NumStates; ++s)
    write(counts[s]);
  write(errors);
  write(digits);
  return 0;
}
