//===- local-alignment.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Local alignment of two sequences with gaps (Smith and Waterman), row by row.

#include <course.h>
#include <stdint.h>

static int32_t larger(int32_t a, int32_t b) { return a < b ? b : a; }

static int32_t score(char a, char b) {
  if (a == b)
    return 5;
  return (a ^ b) == 1 ? -1 : -4;
}

int main(void) {
  size_t n = read(), m = read();
  char *a = malloc((n + 8) & ~7ull), *b = malloc((m + 8) & ~7ull);
  for (size_t i = 0; i < n; ++i)
    a[i] = (char)('A' + i * i % 7 % 4);
  for (size_t j = 0; j < m; ++j)
    b[j] = (char)('A' + (j * 3 + j / 5) % 4);
  int32_t *row = malloc((m + 2) * 8), *gap = malloc((m + 2) * 8);
  int32_t best = 0;
  size_t where = 0;
  for (size_t i = 1; i <= n; ++i) {
    int32_t diagonal = 0, left = 0;
    for (size_t j = 1; j <= m; ++j) {
      int32_t above = row[j];
      gap[j] = larger(gap[j] - 1, above - 6);
      left = larger(left - 1, row[j - 1] - 6);
      int32_t s = larger(0, diagonal + score(a[i - 1], b[j - 1]));
      s = larger(s, larger(left, gap[j]));
      row[j] = s;
      if (s > best) {
        best = s;
        where = i * m + j;
      }
      diagonal = above;
    }
  }
  write((uint64_t)best);
  write(where);
  return 0;
}
