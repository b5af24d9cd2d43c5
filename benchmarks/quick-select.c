//===- quick-select.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Order statistics: the k smallest by partitions, medians of medians, a heap
/// of the largest.

#include <course.h>
#include <stdint.h>

static int64_t a[300];

static int64_t select(int64_t lo, int64_t hi, int64_t k) {
  while (lo < hi) {
    int64_t pivot = a[lo + (hi - lo) / 2], i = lo, j = hi;
    do {
      while (a[i] < pivot)
        ++i;
      while (a[j] > pivot)
        --j;
      if (i <= j) {
        int64_t t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    } while (i <= j);
    if (k <= j)
      hi = j;
    else if (k >= i)
      lo = i;
    else
      break;
  }
  return a[k];
}

static int64_t medianOf5(int64_t *p, int n) {
  for (int i = 1; i < n; ++i)
    for (int j = i; j > 0 && p[j - 1] > p[j]; --j) {
      int64_t t = p[j];
      p[j] = p[j - 1];
      p[j - 1] = t;
    }
  return p[n / 2];
}

int main(void) {
  int64_t n = read(), asked = read();
  for (int64_t i = 0; i < n; ++i)
    a[i] = i * 7919 % 1013 - i;
  for (int64_t q = 0; q < asked; ++q) {
    write(select(0, n - 1, q * 37 % n));
    a[q % n] += 13;
  }
  int64_t medians = n;
  while (medians > 1) {
    int64_t k = 0;
    for (int64_t i = 0; i < medians; i += 5)
      a[k++] = medianOf5(a + i, medians - i < 5 ? (int)(medians - i) : 5);
    medians = k;
  }
  write(a[0]);
  return 0;
}
