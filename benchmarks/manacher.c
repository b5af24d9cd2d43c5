//===- manacher.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Longest palindromes around each centre, in linear time and by growing.

#include <course.h>
#include <stdint.h>

static uint32_t grow(const uint8_t *s, int32_t n, int32_t left, int32_t right) {
  while (left >= 0 && right < n && s[left] == s[right]) {
    --left;
    ++right;
  }
  return (uint32_t)(right - left - 1);
}

int main(void) {
  int32_t n = (int32_t)read();
  uint8_t *s = malloc((n + 8) / 8 * 8);
  int32_t *radius = malloc((n + 2) / 2 * 8);
  for (int32_t i = 0; i < n; ++i)
    s[i] = (uint8_t)(__builtin_popcount((unsigned)i) & 1 ? 'b' : 'a');
  uint32_t longest = 0, total = 0;
  for (int32_t i = 0; i < n; ++i) {
    uint32_t odd = grow(s, n, i, i), even = grow(s, n, i, i + 1);
    if (odd > longest)
      longest = odd;
    if (even > longest)
      longest = even;
    total += (odd + 1) / 2 + even / 2;
  }
  write(longest);
  write(total);
  uint32_t odds = 0;
  for (int32_t i = 0, l = 0, r = -1; i < n; ++i) {
    int32_t k = 1;
    if (i <= r) {
      k = radius[l + r - i];
      if (k > r - i + 1)
        k = r - i + 1;
    }
    while (i + k < n && i - k >= 0 && s[i + k] == s[i - k])
      ++k;
    radius[i] = k;
    odds += (uint32_t)k;
    if (i + k - 1 > r) {
      l = i - k + 1;
      r = i + k - 1;
    }
  }
  write(odds);
  return 0;
}
