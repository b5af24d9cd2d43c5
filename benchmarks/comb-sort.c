//===- comb-sort.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Comb sort, gnome sort and cocktail sort of the same 32-bit numbers.

#include <course.h>

typedef unsigned int u32;

static void swap(u32 *a, u32 *b) {
  u32 t = *a;
  *a = *b;
  *b = t;
}

static void comb(u32 *a, int n) {
  int gap = n, swapped = 1;
  while (gap > 1 || swapped) {
    gap = gap * 10 / 13;
    if (gap < 1)
      gap = 1;
    swapped = 0;
    for (int i = 0; i + gap < n; i++)
      if (a[i] > a[i + gap]) {
        swap(&a[i], &a[i + gap]);
        swapped = 1;
      }
  }
}

static void gnome(u32 *a, int n) {
  int i = 0;
  while (i < n) {
    if (i == 0 || a[i - 1] <= a[i])
      i++;
    else {
      swap(&a[i - 1], &a[i]);
      i--;
    }
  }
}

static void cocktail(u32 *a, int n) {
  int lo = 0, hi = n - 1;
  while (lo < hi) {
    int last = lo;
    for (int i = lo; i < hi; i++)
      if (a[i] > a[i + 1]) {
        swap(&a[i], &a[i + 1]);
        last = i;
      }
    hi = last;
    for (int i = hi; i > lo; i--)
      if (a[i - 1] > a[i]) {
        swap(&a[i - 1], &a[i]);
        last = i;
      }
    lo = last;
    if (lo >= hi)
      break;
  }
}

int main(void) {
  int n = (int)read();
  u32 *in = malloc(n * 8), *a = malloc(n * 8);
  for (int i = 0; i < n; i++)
    in[i] = (u32)read();
  void (*sorts[3])(u32 *, int) = {comb, gnome, cocktail};
  for (int s = 0; s < 3; s++) {
    for (int i = 0; i < n; i++)
      a[i] = in[i];
    sorts[s](a, n);
    u32 h = 0;
    for (int i = 0; i < n; i++)
      h = h * 31 + a[i];
    write(h);
  }
  return 0;
}
