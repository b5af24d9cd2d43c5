//===- suffix-array.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A suffix array by sorting, common prefixes, and the longest repeated
/// substring.

#include <course.h>

static char *t;
static int n;

static int compare(int a, int b) {
  while (a < n && b < n) {
    if (t[a] != t[b])
      return t[a] - t[b];
    a++;
    b++;
  }
  return b - a;
}

static void sort(int *s, int count) {
  // A heap, so that no order is bad.
  for (int i = count / 2 - 1; i >= -(count - 1); i--) {
    int root = i >= 0 ? i : 0, end = i >= 0 ? count : count + i;
    if (i < 0) {
      int x = s[0];
      s[0] = s[end];
      s[end] = x;
    }
    for (;;) {
      int child = 2 * root + 1;
      if (child >= end)
        break;
      if (child + 1 < end && compare(s[child], s[child + 1]) < 0)
        child++;
      if (compare(s[root], s[child]) >= 0)
        break;
      int x = s[root];
      s[root] = s[child];
      s[child] = x;
      root = child;
    }
  }
}

int main(void) {
  n = read();
  t = malloc((n + 8) / 8 * 8);
  int *s = malloc((n + 2) / 2 * 8);
  unsigned x = 1;
  for (int i = 0; i < n; i++) {
    x = x * 1103515245 + 12345;
    t[i] = "acgt"[x >> 24 & 3];
    s[i] = i;
  }
  sort(s, n);
  int longest = 0, where = 0;
  long distinct = 0;
  for (int i = 0; i < n; i++) {
    int k = 0;
    if (i > 0)
      while (s[i - 1] + k < n && s[i] + k < n && t[s[i - 1] + k] == t[s[i] + k])
        k++;
    distinct += n - s[i] - k;
    if (k > longest) {
      longest = k;
      where = s[i];
    }
  }
  write(longest);
  write(where);
  write(distinct);
  return 0;
}
