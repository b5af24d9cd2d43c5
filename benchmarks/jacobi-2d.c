//===- jacobi-2d.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A five-point stencil over two grids that change places.

#include <course.h>
#include <stdint.h>

enum { Side = 24 };
typedef int32_t Grid[Side][Side];

static Grid First, Second;

static void relax(Grid from, Grid to, int n) {
  for (int y = 1; y < n - 1; ++y)
    for (int x = 1; x < n - 1; ++x)
      to[y][x] = (from[y][x] + from[y][x - 1] + from[y][x + 1] +
                  from[y - 1][x] + from[y + 1][x]) /
                 5;
}

int main(void) {
  int n = (int)read(), steps = (int)read();
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      First[y][x] = Second[y][x] = (x * (y + 2) + 2) * 1000;
  for (int t = 0; t < steps; ++t) {
    relax(First, Second, n);
    relax(Second, First, n);
  }
  uint32_t hash = 2166136261u;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      hash = (hash ^ (uint32_t)First[y][x]) * 16777619u;
  write(hash);
  write(First[n / 2][n / 2]);
  return 0;
}
