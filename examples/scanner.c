//===- scanner.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A scanner as a state machine: reads the character codes of an expression up
/// to a 0, splits it into numbers, names and operators, and evaluates it by
/// precedence (a name counts as its length).

#include <course.h>
#include <stdint.h>

enum Token { End, Number, Open, Close, Plus, Minus, Times, Divide, Bad };

static uint64_t Character;
static enum Token Current;
static uint64_t Value;

static void advance(void) { Character = read(); }

static void scan(void) {
  enum { Start, InNumber, InName, InHex } state = Start;
  uint64_t digits = 0;
  for (Value = 0;;) {
    switch (state) {
    case Start:
      switch (Character) {
      case 0:
        Current = End;
        return;
      case ' ':
      case '\t':
        break;
      case '0' ... '9':
        Value = Character - '0';
        digits = 1;
        state = InNumber;
        break;
      case 'a' ... 'z':
      case 'A' ... 'Z':
      case '_':
        Value = 1;
        state = InName;
        break;
      case '+':
      case '-':
      case '*':
      case '/':
      case '(':
      case ')':
        Current = Character == '+'   ? Plus
                  : Character == '-' ? Minus
                  : Character == '*' ? Times
                  : Character == '/' ? Divide
                  : Character == '(' ? Open
                                     : Close;
        advance();
        return;
      default:
        Current = Bad;
        advance();
        return;
      }
      break;
    case InNumber:
      if (Character == 'x' && digits == 1 && !Value) {
        state = InHex;
      } else if (Character >= '0' && Character <= '9') {
        Value = Value * 10 + (Character - '0');
        ++digits;
      } else {
        Current = Number;
        return;
      }
      break;
    case InHex:
      if (Character >= '0' && Character <= '9') {
        Value = Value * 16 + (Character - '0');
      } else if ((Character | 32) >= 'a' && (Character | 32) <= 'f') {
        Value = Value * 16 + ((Character | 32) - 'a' + 10);
      } else {
        Current = Number;
        return;
      }
      break;
    case InName:
      if ((Character | 32) < 'a' || (Character | 32) > 'z') {
        Current = Number;
        return;
      }
      ++Value;
      break;
    }
    advance();
  }
}

static int64_t expression(unsigned level) {
  int64_t left;
  if (level == 2) {
    if (Current == Minus) {
      scan();
      return -expression(2);
    }
    if (Current == Open) {
      scan();
      left = expression(0);
    } else {
      left = (int64_t)Value;
    }
    if (Current != End)
      scan();
    return left;
  }
  left = expression(level + 1);
  for (;;) {
    enum Token operator = Current;
    if (level ? operator != Times && operator != Divide
              : operator != Plus && operator != Minus)
      return left;
    scan();
    int64_t right = expression(level + 1);
    switch (operator) {
    case Plus:
      left += right;
      break;
    case Minus:
      left -= right;
      break;
    case Times:
      left *= right;
      break;
    default:
      left = right ? left / right : 0;
      break;
    }
  }
}

int main(void) {
  for (uint64_t lines = read(); lines--;) {
    advance();
    scan();
    write(expression(0));
    write(Current);
  }
  return 0;
}
