//===- runge-kutta.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two coupled differential equations of foxes and rabbits by Runge and Kutta's
/// method.

#include <course.h>

struct state {
  double rabbits, foxes;
};

static struct state slope(struct state s) {
  struct state d;
  d.rabbits = s.rabbits * (1.1 - 0.4 * s.foxes);
  d.foxes = s.foxes * (0.1 * s.rabbits - 0.4);
  return d;
}

static struct state moved(struct state s, struct state d, double h) {
  s.rabbits += h * d.rabbits;
  s.foxes += h * d.foxes;
  return s;
}

int main(void) {
  struct state s = {10, 5};
  double h = 0.05;
  int steps = (int)read(), peaks = 0;
  double before = 0, earlier = 0;
  for (int i = 0; i < steps; i++) {
    struct state a = slope(s), b = slope(moved(s, a, h / 2));
    struct state c = slope(moved(s, b, h / 2)), d = slope(moved(s, c, h));
    s.rabbits +=
        h / 6 * (a.rabbits + 2 * b.rabbits + 2 * c.rabbits + d.rabbits);
    s.foxes += h / 6 * (a.foxes + 2 * b.foxes + 2 * c.foxes + d.foxes);
    if (before > earlier && before > s.foxes)
      peaks++;
    earlier = before;
    before = s.foxes;
  }
  write(peaks);
  write((uint64_t)(s.rabbits * 1e9));
  write((uint64_t)(s.foxes * 1e9));
  return 0;
}
