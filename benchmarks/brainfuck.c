//===- brainfuck.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An interpreter of a language of eight characters, with jumps found
/// beforehand.

#include <course.h>

static const char *const Programs[] = {
    "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.",
    ">+++++++>++++++[<[>>+>+<<<-]>>>[<<<+>>>-]<<-]>.",
    "+>+<<++++++++[>>[>+>+<<-]<[>>+<<-]>>[<<+>>-]>[<+<+>>-]<<<<-]>.>.",
};

static uint8_t tape[300];
static uint16_t jump[160];

static uint64_t run(const char *code) {
  unsigned stack[16], depth = 0, length = 0;
  for (; code[length]; length++) {
    if (code[length] == '[')
      stack[depth++] = length;
    if (code[length] == ']') {
      jump[length] = stack[--depth];
      jump[stack[depth]] = length;
    }
  }
  for (unsigned i = 0; i < 300; i++)
    tape[i] = 0;
  uint8_t *p = tape + 10;
  uint64_t steps = 0;
  for (unsigned pc = 0; pc < length; pc++, steps++)
    switch (code[pc]) {
    case '>':
      p++;
      break;
    case '<':
      p--;
      break;
    case '+':
      ++*p;
      break;
    case '-':
      --*p;
      break;
    case '.':
      write(*p);
      break;
    case '[':
      if (!*p)
        pc = jump[pc];
      break;
    case ']':
      if (*p)
        pc = jump[pc];
      break;
    }
  return steps;
}

int main(void) {
  uint64_t n = read(), rounds = read();
  write(run("+++."));
  while (rounds--)
    for (uint64_t i = 0; i < n; i++)
      write(run(Programs[i]));
  return 0;
}
