//===- recursion.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Recursive classics: Fibonacci numbers, the towers of Hanoi, the Ackermann
/// function, binomial coefficients and mutual recursion.

#include <course.h>
#include <stdint.h>

static uint64_t fib(uint64_t n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

// Packs the moves into a number, so that their order matters.
static uint64_t hanoi(uint64_t discs, uint64_t from, uint64_t to,
                      uint64_t moves) {
  if (!discs)
    return moves;
  uint64_t other = 6 - from - to;
  moves = hanoi(discs - 1, from, other, moves);
  moves = moves * 31 + discs * 9 + from * 3 + to;
  return hanoi(discs - 1, other, to, moves);
}

static uint64_t ackermann(uint64_t m, uint64_t n) {
  if (!m)
    return n + 1;
  if (!n)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

static uint64_t binomial(uint64_t n, uint64_t k) {
  return !k || k == n ? 1 : binomial(n - 1, k - 1) + binomial(n - 1, k);
}

// Hofstadter's female and male sequences.
static uint64_t male(uint64_t n);
static uint64_t female(uint64_t n) { return n ? n - male(female(n - 1)) : 1; }
static uint64_t male(uint64_t n) { return n ? n - female(male(n - 1)) : 0; }

int main(void) {
  write(fib(read()));
  write(hanoi(read(), 1, 3, 0));
  uint64_t m = read(), n = read();
  write(ackermann(m, n));
  n = read();
  write(binomial(n, read()));
  n = read();
  write(female(n));
  write(male(n));
  return 0;
}
