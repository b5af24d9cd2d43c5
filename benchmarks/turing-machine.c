//===- turing-machine.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turing machines by tables: busy beavers, and an adder of unary numbers.

#include <course.h>

struct rule {
  unsigned char symbol, move, state;
};

static const struct rule beaver3[3][2] = {
    {{1, 1, 1}, {1, 1, 9}}, {{0, 1, 2}, {1, 1, 1}}, {{1, 0, 2}, {1, 0, 0}}};
static const struct rule beaver4[4][2] = {{{1, 1, 1}, {1, 0, 1}},
                                          {{1, 0, 0}, {0, 0, 2}},
                                          {{1, 1, 9}, {1, 0, 3}},
                                          {{1, 1, 3}, {0, 1, 0}}};
static const struct rule counter[2][2] = {{{1, 1, 0}, {0, 0, 0}},
                                          {{1, 0, 0}, {0, 1, 1}}};

static unsigned char tape[600];

static void run(const struct rule (*table)[2], int limit) {
  int at = 300, state = 0, steps = 0, ones = 0;
  for (int i = 0; i < 600; i++)
    tape[i] = 0;
  while (state != 9 && steps < limit && at > 0 && at < 599) {
    const struct rule *r = &table[state][tape[at]];
    tape[at] = r->symbol;
    at += r->move ? 1 : -1;
    state = r->state;
    steps++;
  }
  for (int i = 0; i < 600; i++)
    ones += tape[i];
  write(steps);
  write(ones);
}

int main(void) {
  int times = read(), limit = read();
  while (times-- > 0) {
    run(beaver3, limit);
    run(beaver4, limit);
    run(counter, limit * 4);
  }
  write(tape[300]);
}
