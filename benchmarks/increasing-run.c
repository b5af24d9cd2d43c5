//===- increasing-run.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The longest increasing subsequence in quadratic time and by bisection.

#include <course.h>

int quadratic(int *a, int *len, int n) {
  int best = 0;
  for (int i = 0; i < n; i++) {
    len[i] = 1;
    for (int j = 0; j < i; j++)
      if (a[j] < a[i] && len[j] + 1 > len[i])
        len[i] = len[j] + 1;
    if (len[i] > best)
      best = len[i];
  }
  return best;
}

int bisect(int *a, int *tail, int n) {
  int k = 0;
  for (int i = 0; i < n; i++) {
    int lo = 0, hi = k;
    while (lo < hi) {
      int mid = (lo + hi) / 2;
      if (tail[mid] < a[i])
        lo = mid + 1;
      else
        hi = mid;
    }
    tail[lo] = a[i];
    if (lo == k)
      k++;
  }
  return k;
}

int main(void) {
  int n = read();
  int *a = malloc(n * 8), *b = malloc(n * 8);
  for (int i = 0; i < n; i++)
    a[i] = (int)read();
  write(quadratic(a, b, n));
  write(bisect(a, b, n));
  free(b);
  free(a);
  return 0;
}
