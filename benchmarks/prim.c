//===- prim.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A minimum spanning tree of points in the plane, and the length of its
/// longest branch.

#include <course.h>

typedef struct {
  int x, y;
} Point;

static long distance(Point a, Point b) {
  long dx = a.x - b.x, dy = a.y - b.y;
  return dx * dx + dy * dy;
}

int main(void) {
  int n = (int)read();
  Point *p = malloc(n * sizeof(Point));
  for (int i = 0; i < n; i++) {
    p[i].x = i * i * 13 % 501;
    p[i].y = i * 77 % 389;
  }
  long *near = malloc(n * sizeof(long));
  int *parent = malloc(n * 8);
  char *used = malloc(n * 8);
  for (int i = 0; i < n; i++)
    near[i] = distance(p[0], p[i]);
  used[0] = 1;
  long total = 0, longest = 0;
  for (int k = 1; k < n; k++) {
    int best = -1;
    for (int i = 0; i < n; i++)
      if (!used[i] && (best == -1 || near[i] < near[best]))
        best = i;
    used[best] = 1;
    total += near[best];
    if (near[best] > longest)
      longest = near[best];
    for (int i = 0; i < n; i++) {
      long d;
      if (used[i])
        continue;
      d = distance(p[best], p[i]);
      if (d < near[i]) {
        near[i] = d;
        parent[i] = best;
      }
    }
  }
  int deepest = 0;
  for (int i = 0; i < n; i++) {
    int depth = 0;
    for (int v = i; v != 0; v = parent[v])
      depth++;
    if (depth > deepest)
      deepest = depth;
  }
  write(total);
  write(longest);
  write(deepest);
  return 0;
}
