//===- bitcount.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the bits of many numbers by five methods: one by one, by clearing the
/// lowest, by a table of nibbles, by halves, in parallel.

#include <course.h>
#include <stdint.h>

static unsigned oneByOne(uint64_t x) {
  unsigned count = 0;
  for (int i = 0; i < 64; ++i)
    count += x >> i & 1;
  return count;
}

static unsigned clearingLowest(uint64_t x) {
  unsigned count = 0;
  for (; x; x &= x - 1)
    ++count;
  return count;
}

static unsigned byTable(uint64_t x) {
  static const uint8_t Nibbles[16] = {0, 1, 1, 2, 1, 2, 2, 3,
                                      1, 2, 2, 3, 2, 3, 3, 4};
  unsigned count = 0;
  for (; x; x >>= 4)
    count += Nibbles[x & 15];
  return count;
}

static unsigned byHalves(uint64_t x, unsigned width) {
  if (width == 1)
    return (unsigned)(x & 1);
  width /= 2;
  return byHalves(x >> width, width) + byHalves(x, width);
}

static unsigned inParallel(uint64_t x) {
  x = x - (x >> 1 & 0x5555555555555555);
  x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return (unsigned)(x * 0x0101010101010101 >> 56);
}

int main(void) {
  uint64_t n = read(), x = read();
  uint64_t totals[5] = {0};
  for (uint64_t i = 0; i < n; ++i) {
    totals[0] += oneByOne(x);
    totals[1] += clearingLowest(x);
    totals[2] += byTable(x);
    totals[3] += byHalves(x, 64);
    totals[4] += inParallel(x);
    x = x * 6364136223846793005 + 1442695040888963407;
  }
  for (int way = 0; way < 5; ++way)
    write(totals[way]);
  return 0;
}
