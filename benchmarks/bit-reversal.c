//===- bit-reversal.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns bits round in bytes and words: bit by bit, by table, and by halves.

#include <course.h>
#include <stdint.h>

static uint8_t Reversed[256];

static uint32_t slowly(uint32_t x) {
  uint32_t r = 0;
  for (int i = 0; i < 32; ++i) {
    r = r << 1 | (x & 1);
    x >>= 1;
  }
  return r;
}

static uint32_t byBytes(uint32_t x) {
  return (uint32_t)Reversed[x & 255] << 24 |
         (uint32_t)Reversed[x >> 8 & 255] << 16 |
         (uint32_t)Reversed[x >> 16 & 255] << 8 | Reversed[x >> 24];
}

static uint32_t byHalves(uint32_t x) {
  x = (x & 0x55555555) << 1 | (x >> 1 & 0x55555555);
  x = (x & 0x33333333) << 2 | (x >> 2 & 0x33333333);
  x = (x & 0x0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f);
  x = (x & 0x00ff00ff) << 8 | (x >> 8 & 0x00ff00ff);
  return x << 16 | x >> 16;
}

int main(void) {
  uint32_t n = (uint32_t)read(), x = (uint32_t)read(), sum = 0, wrong = 0;
  for (unsigned i = 0; i < 256; ++i)
    for (unsigned k = 0; k < 8; ++k)
      if (i & 1u << k)
        Reversed[i] |= (uint8_t)(128 >> k);
  while (n--) {
    uint32_t r = slowly(x);
    wrong += r != byBytes(x);
    wrong += r != byHalves(x);
    sum += r;
    x = x * 1664525 + 1013904223;
  }
  write(sum);
  write(wrong);
  return 0;
}
