//===- subset-masks.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets as masks: sums of all subsets, sets of one size in order, and sums over
/// subsets.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint32_t n = (uint32_t)read(), k = (uint32_t)read();
  uint32_t value[16];
  for (uint32_t i = 0; i < n; ++i)
    value[i] = i * i * 7 % 23 + 1;
  uint32_t all = 1u << n, best = 0;
  for (uint32_t set = 0; set < all; ++set) {
    uint32_t sum = 0;
    for (uint32_t i = 0; i < n; ++i)
      if (set >> i & 1)
        sum += value[i];
    if (sum <= 50 && sum > best)
      best = sum;
  }
  write(best);
  uint32_t sets = 0, hash = 0;
  for (uint32_t set = (1u << k) - 1; set && set < all;) {
    ++sets;
    hash = hash * 31 + set;
    uint32_t low = set & -set, ripple = set + low;
    set = ((set ^ ripple) >> 2) / low | ripple;
  }
  write(sets);
  write(hash);
  uint32_t *f = malloc((all + 1) / 2 * 8);
  for (uint32_t set = 0; set < all; ++set)
    f[set] = set % 10;
  for (uint32_t i = 0; i < n; ++i)
    for (uint32_t set = 0; set < all; ++set)
      if (set & 1u << i)
        f[set] += f[set ^ 1u << i];
  write(f[all - 1]);
  uint32_t pairs = 0;
  for (uint32_t set = 0; set < all; set += 37)
    for (uint32_t sub = set; sub; sub = (sub - 1) & set)
      ++pairs;
  write(pairs);
  return 0;
}
