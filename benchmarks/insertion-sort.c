//===- insertion-sort.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Insertion sort, plain and with binary search, counting comparisons.

#include <course.h>
#define N 400
int main(void) {
  int64_t a[N], b[N];
  int n = read();
  for (int i = 0; i < n; i++)
    a[i] = b[i] = (int64_t)read();
  uint64_t compared = 0;
  for (int i = 1; i < n; i++) {
    int64_t x = a[i];
    int j = i - 1;
    while (j >= 0 && (compared++, a[j] > x)) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = x;
  }
  write(compared);
  compared = 0;
  for (int i = 1; i < n; i++) {
    int64_t x = b[i];
    int lo = 0, hi = i;
    while (lo < hi) {
      int mid = lo + (hi - lo) / 2;
      compared++;
      if (b[mid] <= x)
        lo = mid + 1;
      else
        hi = mid;
    }
    for (int j = i; j > lo; j--)
      b[j] = b[j - 1];
    b[lo] = x;
  }
  write(compared);
  for (int i = 0; i < n; i++)
    write(a[i] == b[i] ? a[i] : 0xdead);
}
