//===- quad-tree.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A picture as a tree of squares: built, counted, joined with another, and
/// drawn again.

#include <course.h>

typedef struct quad {
  char colour; // 0, 1, or 2 for mixed
  struct quad *part[4];
} quad;

static unsigned char picture[32][32];

static quad *leaf(char colour) {
  quad *q = malloc(sizeof(quad));
  q->colour = colour;
  return q;
}

static quad *build(int y, int x, int size) {
  if (size == 1)
    return leaf(picture[y][x]);
  int h = size / 2, i;
  quad *q = leaf(2);
  for (i = 0; i < 4; i++)
    q->part[i] = build(y + i / 2 * h, x + i % 2 * h, h);
  for (i = 1; i < 4; i++)
    if (q->part[i]->colour == 2 || q->part[i]->colour != q->part[0]->colour)
      return q;
  if (q->part[0]->colour == 2)
    return q;
  q->colour = q->part[0]->colour;
  for (i = 0; i < 4; i++) {
    free(q->part[i]);
    q->part[i] = 0;
  }
  return q;
}

static quad *join(const quad *a, const quad *b) {
  if (a->colour == 1 || b->colour == 1)
    return leaf(1);
  if (a->colour == 0 && b->colour == 0)
    return leaf(0);
  quad *q = leaf(2);
  for (int i = 0; i < 4; i++)
    q->part[i] =
        join(a->colour == 2 ? a->part[i] : a, b->colour == 2 ? b->part[i] : b);
  return q;
}

static int nodes(const quad *q) {
  int n = 1;
  if (q->colour == 2)
    for (int i = 0; i < 4; i++)
      n += nodes(q->part[i]);
  return n;
}

static int area(const quad *q, int size) {
  if (q->colour < 2)
    return q->colour * size * size;
  int n = 0;
  for (int i = 0; i < 4; i++)
    n += area(q->part[i], size / 2);
  return n;
}

int main(void) {
  int size = read(), radius = read();
  quad *all = leaf(0);
  for (int k = 0; k < 3; k++) {
    int cy = size * (k + 1) / 4, cx = size * (3 - k) / 4;
    for (int y = 0; y < size; y++)
      for (int x = 0; x < size; x++)
        picture[y][x] =
            (y - cy) * (y - cy) + (x - cx) * (x - cx) <= radius * radius;
    quad *q = build(0, 0, size);
    write(nodes(q));
    all = join(all, q);
  }
  write(nodes(all));
  write(area(all, size));
  return 0;
}
