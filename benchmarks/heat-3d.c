//===- heat-3d.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Diffusion in a cube.

#include <course.h>
#include <stdlib.h>

static uint64_t n;

static uint64_t idx(uint64_t x, uint64_t y, uint64_t z) {
  return (x * n + y) * n + z;
}

static void step(const int64_t *a, int64_t *b) {
  for (uint64_t x = 1; x + 1 < n; x++)
    for (uint64_t y = 1; y + 1 < n; y++)
      for (uint64_t z = 1; z + 1 < n; z++) {
        int64_t here = a[idx(x, y, z)];
        int64_t dx = a[idx(x + 1, y, z)] - 2 * here + a[idx(x - 1, y, z)];
        int64_t dy = a[idx(x, y + 1, z)] - 2 * here + a[idx(x, y - 1, z)];
        int64_t dz = a[idx(x, y, z + 1)] - 2 * here + a[idx(x, y, z - 1)];
        b[idx(x, y, z)] = here + (dx + dy + dz) / 8;
      }
}

int main(void) {
  n = read();
  uint64_t steps = read();
  int64_t *a = malloc(n * n * n * 8), *b = malloc(n * n * n * 8);
  for (uint64_t i = 0; i < n * n * n; i++)
    a[i] = b[i] = (int64_t)((n * n * n - i) % 97 * 1000);
  for (uint64_t t = 0; t < steps; t++) {
    step(a, b);
    step(b, a);
  }
  int64_t sum = 0;
  for (uint64_t i = 0; i < n * n * n; i++)
    sum += a[i] * (int64_t)(i % 5);
  write(sum);
  write(a[idx(n / 2, n / 2, n / 2)]);
  return 0;
}
