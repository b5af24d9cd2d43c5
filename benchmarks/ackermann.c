//===- ackermann.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Ackermann function by recursion, and without it on a stack of its own.

#include <course.h>
#include <stdint.h>

static uint64_t recursive(uint64_t m, uint64_t n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return recursive(m - 1, 1);
  return recursive(m - 1, recursive(m, n - 1));
}

static uint64_t iterative(uint64_t m, uint64_t n) {
  uint64_t *stack = malloc(512 * 8);
  unsigned depth = 0;
  stack[depth++] = m;
  while (depth) {
    m = stack[--depth];
    if (m == 0) {
      ++n;
    } else if (n == 0) {
      n = 1;
      stack[depth++] = m - 1;
    } else {
      --n;
      stack[depth++] = m - 1;
      stack[depth++] = m;
    }
  }
  free(stack);
  return n;
}

int main(void) {
  uint64_t m = read(), n = read();
  write(recursive(m, n));
  write(iterative(m, n + 1));
  return 0;
}
