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

/* Parts of so many elements and one more are sorted by insertion. Over 5 to 1500
 * ints, words, structures of 32 bytes and strings, 2 costs 1.11, 4 1.02, 8 1.01
 * and 12 1.04 of it. */
enum { SMALL = 6 };

typedef int comparison(const void *, const void *);

static inline void swap(char *a, char *b, size_t size) {
  uintptr_t bits = (uintptr_t)a | (uintptr_t)b | size;
  if ((bits & 7) == 0) {
    uint64_t *x = (void *)a, *y = (void *)b;
    for (; size != 0; size -= 8, ++x, ++y) {
      uint64_t word = *x;
      *x = *y;
      *y = word;
    }
  } else if ((bits & 3) == 0) {
    uint32_t *x = (void *)a, *y = (void *)b;
    for (; size != 0; size -= 4, ++x, ++y) {
      uint32_t word = *x;
      *x = *y;
      *y = word;
    }
  } else {
    for (; size != 0; --size, ++a, ++b) {
      char byte = *a;
      *a = *b;
      *b = byte;
    }
  }
}

/* All that is asked of a comparison is whether a comes after b, so that those do
 * which give nothing but that. */
static inline int is_after(const void *a, const void *b, comparison *compare) {
  return compare(a, b) > 0;
}

static inline void exchange_if_after(char *a, char *b, size_t size,
                                     comparison *compare) {
  if (is_after(a, b, compare))
    swap(a, b, size);
}

/* Heap sort: n log n in any case. */
__attribute__((noinline)) static void
sort_as_heap(char *elements, size_t count, size_t size, comparison *compare) {
  size_t start = count / 2, end = count;
  while (end > 1) {
    if (start != 0)
      --start;
    else if (--end != 0)
      swap(elements, elements + end * size, size);
    for (size_t parent = start, child; (child = 2 * parent + 1) < end;
         parent = child) {
      char *next = elements + child * size;
      if (child + 1 < end && is_after(next + size, next, compare)) {
        ++child;
        next += size;
      }
      if (!is_after(next, elements + parent * size, compare))
        break;
      swap(elements + parent * size, next, size);
    }
  }
}

static void sort_small(char *first, char *last, size_t size,
                       comparison *compare) {
  for (char *next = first; next < last;) {
    next += size;
    for (char *at = next; at != first && is_after(at - size, at, compare);
         at -= size)
      swap(at - size, at, size);
  }
}

/* Elements from first to last. The pivot is the median of three; it and the last
 * element end the search for elements to exchange. The larger part is sorted
 * here. */
static void sort_part(char *first, char *last, size_t size, comparison *compare,
                      size_t depth) {
  while (last - first > (long)(SMALL * size)) {
    if (depth-- == 0) {
      sort_as_heap(first, (size_t)(last - first) / size + 1, size, compare);
      return;
    }
    char *pivot = first + size, *low = pivot, *high = last;
    char *middle = first + (size_t)(last - first) / size / 2 * size;
    exchange_if_after(first, middle, size, compare);
    exchange_if_after(middle, last, size, compare);
    exchange_if_after(first, middle, size, compare);
    swap(middle, pivot, size);
    for (;;) {
      do
        low += size;
      while (is_after(pivot, low, compare));
      do
        high -= size;
      while (is_after(high, pivot, compare));
      if (low >= high)
        break;
      swap(low, high, size);
    }
    swap(pivot, high, size);
    if (high - first < last - high) {
      sort_part(first, high - size, size, compare, depth);
      first = high + size;
    } else {
      sort_part(high + size, last, size, compare, depth);
      last = high - size;
    }
  }
  sort_small(first, last, size, compare);
}

/* Quick sort. Where it is not n log n, or the comparison says that an element
 * comes after itself, which would let it leave the array, heap sort. */
void qsort(void *base, size_t count, size_t size, comparison *compare) {
  if (count < 2 || size == 0)
    return;
  char *last = (char *)base + (count - 1) * size;
  size_t depth = 0;
  if (!is_after(base, base, compare))
    depth = 2 * (64 - (size_t)__builtin_clzll(count));
  sort_part(base, last, size, compare, depth);
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
