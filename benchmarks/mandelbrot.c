//===- mandelbrot.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Mandelbrot set in fixed-point arithmetic with 24 fractional bits, a
/// number of rounds for each point.

#include <course.h>
#include <stdint.h>

enum { Fraction = 24 };

static int64_t multiply(int64_t a, int64_t b) { return a * b >> Fraction; }

int main(void) {
  int64_t width = read(), height = read(), rounds = read();
  const int64_t one = (int64_t)1 << Fraction;
  uint64_t hash = 0;
  for (int64_t row = 0; row < height; ++row) {
    uint64_t inside = 0;
    for (int64_t column = 0; column < width; ++column) {
      int64_t cx = -2 * one + 3 * one * column / width;
      int64_t cy = -one + 2 * one * row / height;
      int64_t x = 0, y = 0, round = 0;
      for (; round < rounds; ++round) {
        int64_t xx = multiply(x, x), yy = multiply(y, y);
        if (xx + yy > 4 * one)
          break;
        y = 2 * multiply(x, y) + cy;
        x = xx - yy + cx;
      }
      inside += round == rounds;
      hash = hash * 31 + (uint64_t)round;
    }
    write(inside);
  }
  write(hash);
  return 0;
}
