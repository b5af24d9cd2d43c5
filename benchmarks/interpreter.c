//===- interpreter.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An interpreter of a stack machine: one large switch in a loop. The programs
/// it runs come from the input: length, words, then the value of variable 0.

#include <course.h>
#include <stdint.h>

enum Opcode {
  Halt,
  Push,
  Load,
  Store,
  Add,
  Sub,
  Mul,
  Div,
  Mod,
  Less,
  Equal,
  Not,
  Jump,
  JumpIfZero,
  Write,
  Duplicate,
  Drop,
  Increment
};

enum { MaxLength = 128, MaxDepth = 16, Variables = 8 };

static uint64_t run(const uint8_t *code, uint64_t input) {
  uint64_t stack[MaxDepth], variables[Variables] = {input}, steps = 0;
  unsigned pc = 0, top = 0;
  for (;; ++steps) {
    switch ((enum Opcode)code[pc++]) {
    case Halt:
      return steps;
    case Push:
      stack[top++] = code[pc++];
      break;
    case Load:
      stack[top++] = variables[code[pc++]];
      break;
    case Store:
      variables[code[pc++]] = stack[--top];
      break;
    case Add:
      --top;
      stack[top - 1] += stack[top];
      break;
    case Sub:
      --top;
      stack[top - 1] -= stack[top];
      break;
    case Mul:
      --top;
      stack[top - 1] *= stack[top];
      break;
    case Div:
      --top;
      stack[top - 1] /= stack[top];
      break;
    case Mod:
      --top;
      stack[top - 1] %= stack[top];
      break;
    case Less:
      --top;
      stack[top - 1] = stack[top - 1] < stack[top];
      break;
    case Equal:
      --top;
      stack[top - 1] = stack[top - 1] == stack[top];
      break;
    case Not:
      stack[top - 1] = !stack[top - 1];
      break;
    case Jump:
      pc = code[pc];
      break;
    case JumpIfZero:
      pc = stack[--top] ? pc + 1 : code[pc];
      break;
    case Write:
      write(stack[--top]);
      break;
    case Duplicate:
      stack[top] = stack[top - 1];
      ++top;
      break;
    case Drop:
      --top;
      break;
    case Increment:
      ++variables[code[pc++]];
      break;
    default:
      return steps;
    }
  }
}

int main(void) {
  uint8_t *code = malloc(MaxLength);
  for (uint64_t length; (length = read());) {
    for (uint64_t i = 0; i < length; ++i)
      code[i] = (uint8_t)read();
    write(run(code, read()));
  }
  free(code);
  return 0;
}
