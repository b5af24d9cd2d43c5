/*===-- sort.c - Sorting and searching --------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static inline void swap(char *a, char *b, size_t size) {
  if ((((uintptr_t)a | (uintptr_t)b | size) & 7) == 0) {
    uint64_t *x = (void *)a, *y = (void *)b;
    for (; size != 0; size -= 8, ++x, ++y) {
      uint64_t word = *x;
      *x = *y;
      *y = word;
    }
    return;
  }
  for (; size != 0; --size, ++a, ++b) {
    char byte = *a;
    *a = *b;
    *b = byte;
  }
}

/* Heap sort: no memory but the array, no recursion, and n log n in any case. */
void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *)) {
  char *elements = base;
  size_t start = count / 2, end = count;
  while (end > 1) {
    if (start != 0)
      --start;
    else if (--end != 0)
      swap(elements, elements + end * size, size);
    for (size_t parent = start, child; (child = 2 * parent + 1) < end;
         parent = child) {
      if (child + 1 < end &&
          compare(elements + child * size, elements + (child + 1) * size) < 0)
        ++child;
      if (compare(elements + parent * size, elements + child * size) >= 0)
        break;
      swap(elements + parent * size, elements + child * size, size);
    }
  }
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  const char *low = base;
  while (count != 0) {
    size_t half = count / 2;
    const char *middle = low + half * size;
    int order = compare(key, middle);
    if (order == 0)
      return (void *)middle;
    if (order > 0) {
      low = middle + size;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return NULL;
}
