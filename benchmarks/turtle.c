//===- turtle.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A turtle that walks and turns; points are passed and returned by value.

#include <course.h>
#include <stdint.h>

struct point {
  int x, y;
};

struct turtle {
  struct point at, heading;
};

static struct point plus(struct point a, struct point b) {
  return (struct point){a.x + b.x, a.y + b.y};
}

static struct point turn_left(struct point heading) {
  return (struct point){-heading.y, heading.x};
}

static int distance(struct point a, struct point b) {
  int dx = a.x - b.x, dy = a.y - b.y;
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

static struct turtle forward(struct turtle t, int steps) {
  while (steps-- > 0)
    t.at = plus(t.at, t.heading);
  return t;
}

int main(void) {
  int n = (int)read();
  struct turtle t = {{0, 0}, {1, 0}};
  struct point last[8] = {{0, 0}}, farthest = {0, 0}, home = {0, 0};
  int travelled = 0;
  for (int i = 0; i < n; ++i) {
    unsigned command = (unsigned)read();
    switch (command % 4) {
    case 0:
      t.heading = turn_left(t.heading);
      break;
    case 1:
      t.heading = turn_left(turn_left(turn_left(t.heading)));
      break;
    default:
      t = forward(t, (int)(command / 4 % 9));
    }
    if (distance(t.at, home) > distance(farthest, home))
      farthest = t.at;
    travelled += distance(t.at, last[i % 8]);
    last[i % 8] = t.at;
  }
  write((uint64_t)(int64_t)t.at.x);
  write((uint64_t)(int64_t)t.at.y);
  write((uint64_t)(int64_t)farthest.x);
  write((uint64_t)(int64_t)farthest.y);
  write((uint64_t)travelled);
}
