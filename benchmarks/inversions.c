//===- inversions.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts inversions by merging, by a Fenwick tree, and one by one.

#include <course.h>
#include <stdint.h>

static uint64_t merge(uint16_t *a, uint16_t *t, unsigned lo, unsigned hi) {
  if (hi - lo < 2)
    return 0;
  unsigned mid = (lo + hi) / 2;
  uint64_t count = merge(a, t, lo, mid) + merge(a, t, mid, hi);
  unsigned i = lo, j = mid, k = lo;
  while (i < mid || j < hi) {
    if (j == hi || (i < mid && a[i] <= a[j]))
      t[k++] = a[i++];
    else {
      count += mid - i;
      t[k++] = a[j++];
    }
  }
  for (k = lo; k < hi; ++k)
    a[k] = t[k];
  return count;
}

int main(void) {
  unsigned n = (unsigned)read();
  uint16_t *a = malloc(n * 8), *t = malloc(n * 8);
  uint32_t *tree = malloc(1025 * 8);
  uint32_t x = 42;
  for (unsigned i = 0; i < n; ++i) {
    x = x * 1103515245 + 12345;
    a[i] = x >> 16 & 1023;
  }
  uint64_t naive = 0;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = i + 1; j < n; ++j)
      if (a[i] > a[j])
        naive++;
  uint64_t byTree = 0;
  for (unsigned i = 0; i < n; ++i) {
    unsigned smaller = 0;
    for (unsigned p = a[i] + 1; p; p &= p - 1)
      smaller += tree[p];
    byTree += i - smaller;
    for (unsigned p = a[i] + 1; p <= 1024; p += p & -p)
      tree[p]++;
  }
  write(naive);
  write(byTree);
  write(merge(a, t, 0, n));
  return 0;
}
