//===- perimeter.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The perimeter of a disc in a quadtree (after Olden).

#include <course.h>

enum { white, black, grey };

struct quad {
  long color;
  struct quad *child[4];
};

// Whether a square is in the disc: 0 not, 1 all of it, 2 in part.
static long classify(long x, long y, long size, long radius) {
  long in = 0;
  for (long i = 0; i <= 1; ++i)
    for (long j = 0; j <= 1; ++j) {
      long dx = x + i * size - radius, dy = y + j * size - radius;
      in += dx * dx + dy * dy < radius * radius;
    }
  return in == 4 ? black : in == 0 ? white : grey;
}

static struct quad *build(long x, long y, long size, long radius) {
  struct quad *q = malloc(sizeof(struct quad));
  q->color = classify(x, y, size, radius);
  if (size == 1 && q->color == grey)
    q->color = black;
  for (long i = 0; i < 4; ++i)
    q->child[i] = 0;
  long half = size / 2;
  if (q->color == grey || (q->color == white && size > radius / 2))
    if (half > 0) {
      q->color = grey;
      for (long i = 0; i < 4; ++i)
        q->child[i] = build(x + (i & 1) * half, y + i / 2 * half, half, radius);
    }
  return q;
}

static long colorAt(const struct quad *q, long x, long y, long size) {
  while (q->color == grey) {
    size = size / 2;
    q = q->child[(x >= size) + 2 * (y >= size)];
    x = x >= size ? x - size : x;
    y = y >= size ? y - size : y;
  }
  return q->color == black;
}

int main(void) {
  long size = 1L << (long)read(), length = 0;
  struct quad *q = build(0, 0, size, size / 2);
  for (long y = 0; y < size; ++y)
    for (long x = 0; x < size; ++x) {
      if (!colorAt(q, x, y, size))
        continue;
      length += x == 0 || !colorAt(q, x - 1, y, size);
      length += x == size - 1 || !colorAt(q, x + 1, y, size);
      length += y == 0 || !colorAt(q, x, y - 1, size);
      length += y == size - 1 || !colorAt(q, x, y + 1, size);
    }
  write(length);
  return 0;
}
