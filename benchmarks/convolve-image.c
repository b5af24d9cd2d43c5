//===- convolve-image.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Filters a picture of bytes with kernels of three by three, with clamping at
/// the borders.

#include <course.h>
#include <stdint.h>

static uint8_t Picture[40][48], Result[40][48];
static const int8_t Kernels[4][9] = {
    {1, 2, 1, 2, 4, 2, 1, 2, 1},
    {-1, 0, 1, -2, 0, 2, -1, 0, 1},
    {0, -1, 0, -1, 5, -1, 0, -1, 0},
    {-1, -1, -1, -1, 8, -1, -1, -1, -1},
};
static const uint8_t Divisors[4] = {16, 1, 1, 2};

static int clamp(int x, int low, int high) {
  if (x < low)
    return low;
  if (x > high)
    return high;
  return x;
}

static void filter(unsigned kernel, int width, int height) {
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      int sum = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
          sum += Kernels[kernel][(dy + 1) * 3 + dx + 1] *
                 Picture[clamp(y + dy, 0, height - 1)]
                        [clamp(x + dx, 0, width - 1)];
      Result[y][x] = (uint8_t)clamp(sum / Divisors[kernel], 0, 255);
    }
}

int main(void) {
  int width = (int)read(), height = (int)read();
  unsigned kernels = (unsigned)read();
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      Picture[y][x] = (uint8_t)(x * y + (x ^ y) * 5);
  for (unsigned kernel = 0; kernel < kernels; ++kernel) {
    filter(kernel % 4, width, height);
    uint32_t sum = 0;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        sum = sum * 3 + Result[y][x];
    write(sum);
  }
  return 0;
}
