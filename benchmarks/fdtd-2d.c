//===- fdtd-2d.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Electric and magnetic fields on a grid, in turns.

#include <course.h>

#define X 16
#define Y 20

int32_t ex[X][Y], ey[X][Y], hz[X][Y];

int main(void) {
  int nx = read(), ny = read(), tmax = read();
  int t, i, j;
  for (i = 0; i < nx; i++)
    for (j = 0; j < ny; j++) {
      ex[i][j] = i * (j + 1) * 64;
      ey[i][j] = i * (j + 2) * 64;
      hz[i][j] = i * (j + 3) * 64;
    }
  for (t = 0; t < tmax; t++) {
    for (j = 0; j < ny; j++)
      ey[0][j] = t * 100;
    for (i = 1; i < nx; i++)
      for (j = 0; j < ny; j++)
        ey[i][j] -= (hz[i][j] - hz[i - 1][j]) / 2;
    for (i = 0; i < nx; i++)
      for (j = 1; j < ny; j++)
        ex[i][j] -= (hz[i][j] - hz[i][j - 1]) / 2;
    for (i = 0; i < nx - 1; i++)
      for (j = 0; j < ny - 1; j++)
        hz[i][j] -=
            (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]) * 7 / 10;
  }
  for (i = 0; i < nx; i++)
    write(hz[i][i % ny]);
  return 0;
}
