//===- robot-walk.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The shortest walk of a robot that faces one of four directions, on a grid
/// with walls: breadth-first search over states of four bytes.

#include <course.h>
#include <stdint.h>

enum { SIDE = 48, QUEUE = SIDE * SIDE * 4 };

struct state {
  int8_t row, column, direction, used;
};

static uint8_t wall[SIDE][SIDE];
static uint16_t distance[SIDE][SIDE][4];
static struct state queue[QUEUE];

static struct state step(struct state s) {
  static const int8_t down[4] = {0, 1, 0, -1}, right[4] = {1, 0, -1, 0};
  s.row += down[s.direction];
  s.column += right[s.direction];
  return s;
}

static struct state turn(struct state s, int by) {
  s.direction = (s.direction + by) & 3;
  return s;
}

static int is_free(struct state s, int side) {
  return s.row >= 0 && s.row < side && s.column >= 0 && s.column < side &&
         !wall[s.row][s.column];
}

static uint16_t *place(struct state s) {
  return &distance[s.row][s.column][s.direction];
}

int main(void) {
  int side = (int)(read() % (SIDE + 1));
  uint32_t seed = (uint32_t)read();
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column) {
      seed = seed * 1103515245 + 12345;
      wall[row][column] = row + column > 0 && (seed >> 16) % 10 < 3;
    }
  int head = 0, tail = 0;
  long sum = 0;
  if (side > 0) {
    struct state start = {0, 0, 0, 1};
    *place(start) = 1;
    queue[tail++] = start;
  }
  while (head < tail) {
    struct state at = queue[head++];
    unsigned passed = *place(at);
    sum += passed - 1;
    struct state next[3] = {step(at), turn(at, 1), turn(at, 3)};
    for (int i = 0; i < 3; ++i)
      if (is_free(next[i], side) && *place(next[i]) == 0) {
        *place(next[i]) = (uint16_t)(passed + 1);
        queue[tail++] = next[i];
      }
  }
  write((uint64_t)tail);
  write((uint64_t)sum);
}
