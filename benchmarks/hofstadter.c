//===- hofstadter.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that call each other and themselves: sequences of Hofstadter,
/// McCarthy's 91, parity.

#include <course.h>
#include <stdbool.h>

static unsigned male(unsigned n);
static unsigned female(unsigned n) {
  return n == 0 ? 1 : n - male(female(n - 1));
}
static unsigned male(unsigned n) {
  return n == 0 ? 0 : n - female(male(n - 1));
}

static unsigned g(unsigned n) {
  if (n == 0)
    return 0;
  return n - g(g(n - 1));
}

static int mccarthy(int n) {
  if (n > 100)
    return n - 10;
  return mccarthy(mccarthy(n + 11));
}

static bool odd(unsigned n);
static bool even(unsigned n) { return n == 0 || odd(n - 1); }
static bool odd(unsigned n) { return n != 0 && even(n - 1); }

int main(void) {
  unsigned n = read();
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++) {
    sum += female(i) * 3 + male(i);
    sum += g(i);
    sum += even(i);
  }
  write(sum);
  int from = 101 - (int)n * 4;
  int total = 0;
  for (int i = from; i <= 101; i++)
    total += mccarthy(i);
  write(total);
  return 0;
}
