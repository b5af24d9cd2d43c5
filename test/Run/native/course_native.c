//===- course_native.c - The machine's functions on the host --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives natively compiled programs the machine's input, output and heap, with
/// the machine's rules: what the machine calls a run-time error ends the
/// process with a message and status 125, so that a program which breaks a
/// rule is found before the machine runs it.
///
//===----------------------------------------------------------------------===//

// Programs are compiled with these names redefined, and this file may be
// compiled along with them; the library functions it is made of keep their
// names.
#undef extern
#undef read
#undef write
#undef malloc
#undef free

#include <ctype.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t course_read(void);
uint64_t course_write(uint64_t Value);
void *course_malloc(uint64_t Size);
void course_free(void *Block);

static void fail(const char *Message) {
  fflush(stdout);
  fprintf(stderr, "course_native: error: %s\n", Message);
  exit(125);
}

/// Reads the next blank-separated token: an unsigned decimal below 2^64, or one
/// with a minus sign in front, which is taken modulo 2^64.
uint64_t course_read(void) {
  int C = getchar();
  while (isspace(C))
    C = getchar();
  int Negative = C == '-';
  if (Negative)
    C = getchar();
  if (!isdigit(C))
    fail("read: no number in the input");
  uint64_t Value = 0;
  for (; isdigit(C); C = getchar())
    if (__builtin_mul_overflow(Value, 10, &Value) ||
        __builtin_add_overflow(Value, C - '0', &Value))
      fail("read: number out of range");
  if (C != EOF && !isspace(C))
    fail("read: token is not a number");
  return Negative ? 0 - Value : Value;
}

/// Returns 0 like the machine's, for programs that declare it with a result.
uint64_t course_write(uint64_t Value) {
  printf("%" PRIu64 "\n", Value);
  return 0;
}

void *course_malloc(uint64_t Size) {
  if (Size == 0 || Size % 8 != 0)
    fail("malloc: size is not a non-zero multiple of 8");
  void *Block = calloc(1, Size);
  if (!Block)
    fail("malloc: out of memory");
  return Block;
}

void course_free(void *Block) {
  if (!Block)
    fail("free: not the start of a live block");
  free(Block);
}
