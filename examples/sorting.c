//===- sorting.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sorts the same numbers by insertion, selection, shell, quick, merge and heap
/// sort, writes the sorted sequence once and a one for each method that agrees.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

static void swap(int64_t *a, int64_t *b) {
  int64_t t = *a;
  *a = *b;
  *b = t;
}

static void insertionSort(int64_t *a, int64_t n) {
  for (int64_t i = 1; i < n; ++i) {
    int64_t v = a[i], j = i;
    for (; j > 0 && a[j - 1] > v; --j)
      a[j] = a[j - 1];
    a[j] = v;
  }
}

static void selectionSort(int64_t *a, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    int64_t least = i;
    for (int64_t j = i + 1; j < n; ++j)
      if (a[j] < a[least])
        least = j;
    swap(&a[i], &a[least]);
  }
}

static void shellSort(int64_t *a, int64_t n) {
  for (int64_t gap = n / 2; gap > 0; gap /= 2)
    for (int64_t i = gap; i < n; ++i)
      for (int64_t j = i - gap; j >= 0 && a[j] > a[j + gap]; j -= gap)
        swap(&a[j], &a[j + gap]);
}

static void quickSort(int64_t *a, int64_t n) {
  while (n > 1) {
    int64_t pivot = a[n / 2], i = 0, j = n - 1;
    while (i <= j) {
      while (a[i] < pivot)
        ++i;
      while (a[j] > pivot)
        --j;
      if (i <= j)
        swap(&a[i++], &a[j--]);
    }
    quickSort(a, j + 1);
    a += i;
    n -= i;
  }
}

static void mergeSort(int64_t *a, int64_t *scratch, int64_t n) {
  if (n < 2)
    return;
  int64_t half = n / 2;
  mergeSort(a, scratch, half);
  mergeSort(a + half, scratch, n - half);
  for (int64_t i = 0; i < n; ++i)
    scratch[i] = a[i];
  for (int64_t i = 0, j = half, k = 0; k < n; ++k)
    a[k] = j >= n || (i < half && scratch[i] <= scratch[j]) ? scratch[i++]
                                                            : scratch[j++];
}

static void siftDown(int64_t *a, int64_t root, int64_t n) {
  for (int64_t child; (child = 2 * root + 1) < n; root = child) {
    if (child + 1 < n && a[child] < a[child + 1])
      ++child;
    if (a[root] >= a[child])
      return;
    swap(&a[root], &a[child]);
  }
}

static void heapSort(int64_t *a, int64_t n) {
  for (int64_t i = n / 2; i-- > 0;)
    siftDown(a, i, n);
  for (int64_t i = n - 1; i > 0; --i) {
    swap(&a[0], &a[i]);
    siftDown(a, 0, i);
  }
}

static bool same(const int64_t *a, const int64_t *b, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    if (a[i] != b[i])
      return false;
  return true;
}

int main(void) {
  int64_t n = read();
  int64_t *numbers = malloc(8 * n), *sorted = malloc(8 * n);
  int64_t *copy = malloc(8 * n), *scratch = malloc(8 * n);
  for (int64_t i = 0; i < n; ++i)
    sorted[i] = numbers[i] = (int64_t)read();
  insertionSort(sorted, n);
  for (int64_t i = 0; i < n; ++i)
    write(sorted[i]);
  for (int method = 1; method < 6; ++method) {
    for (int64_t i = 0; i < n; ++i)
      copy[i] = numbers[i];
    switch (method) {
    case 1:
      selectionSort(copy, n);
      break;
    case 2:
      shellSort(copy, n);
      break;
    case 3:
      quickSort(copy, n);
      break;
    case 4:
      mergeSort(copy, scratch, n);
      break;
    case 5:
      heapSort(copy, n);
      break;
    }
    write(same(copy, sorted, n));
  }
  free(numbers);
  free(sorted);
  free(copy);
  free(scratch);
  return 0;
}
