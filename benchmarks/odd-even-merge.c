//===- odd-even-merge.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Batcher's odd-even merge sort, recursive, on 16-bit numbers in the frame.

#include <course.h>

static void swapIf(short *p, int i, int j) {
  if (p[i] > p[j]) {
    short t = p[i];
    p[i] = p[j];
    p[j] = t;
  }
}

static void merge(short *p, int lo, int n, int r) {
  int m = r * 2;
  if (m < n) {
    merge(p, lo, n, m);
    merge(p, lo + r, n, m);
    for (int i = lo + r; i + r < lo + n; i += m)
      swapIf(p, i, i + r);
  } else
    swapIf(p, lo, lo + r);
}

static void sort(short *p, int lo, int n) {
  if (n <= 1)
    return;
  int m = n / 2;
  sort(p, lo, m);
  sort(p, lo + m, m);
  merge(p, lo, n, 1);
}

int main(void) {
  short a[512];
  int n = (int)read();
  for (int i = 0; i < n; i++)
    a[i] = (short)(i * 31337);
  sort(a, 0, n);
  int ordered = 1, sum = 0;
  for (int i = 0; i < n; i++) {
    if (i && a[i - 1] > a[i])
      ordered = 0;
    sum += a[i] * (i & 7);
  }
  write(ordered);
  write(sum);
}
