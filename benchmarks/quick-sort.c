//===- quick-sort.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Quick sort of the input, median of three, insertion sort for short pieces.

#include <course.h>
#include <stdint.h>

static void swap(int64_t *a, int64_t *b) {
  int64_t t = *a;
  *a = *b;
  *b = t;
}

static void insertionSort(int64_t *first, int64_t *last) {
  for (int64_t *i = first + 1; i <= last; ++i) {
    int64_t v = *i, *j = i;
    for (; j > first && j[-1] > v; --j)
      *j = j[-1];
    *j = v;
  }
}

static void quickSort(int64_t *first, int64_t *last) {
  if (last - first < 8) {
    insertionSort(first, last);
    return;
  }
  int64_t *middle = first + (last - first) / 2;
  if (*middle < *first)
    swap(middle, first);
  if (*last < *first)
    swap(last, first);
  if (*last < *middle)
    swap(last, middle);
  int64_t pivot = *middle, *i = first, *j = last;
  do {
    while (*i < pivot)
      ++i;
    while (pivot < *j)
      --j;
    if (i <= j)
      swap(i++, j--);
  } while (i <= j);
  quickSort(first, j);
  quickSort(i, last);
}

int main(void) {
  uint64_t n = read();
  int64_t *a = malloc(8 * n);
  for (uint64_t i = 0; i < n; ++i)
    a[i] = (int64_t)read();
  quickSort(a, a + n - 1);
  for (uint64_t i = 0; i < n; ++i)
    write(a[i]);
  free(a);
  return 0;
}
