//===- edit-table.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The distance of two words, in a table for the longest ones.

#include <course.h>
#include <string.h>

enum { MaxLength = 1000 };

static int distance[MaxLength + 5][MaxLength + 5];
static char first[MaxLength + 5], second[MaxLength + 5];

static unsigned long state;

static char randomLetter(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (char)('a' + (state >> 33) % 4);
}

static int min(int a, int b) { return a < b ? a : b; }

int main(void) {
  int n = (int)read(), m = (int)read();
  state = read();
  for (int i = 1; i <= n; ++i)
    first[i] = randomLetter();
  for (int j = 1; j <= m; ++j)
    second[j] = randomLetter();
  for (int i = 0; i <= n; ++i)
    distance[i][0] = i;
  for (int j = 0; j <= m; ++j)
    distance[0][j] = j;
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= m; ++j) {
      int change = distance[i - 1][j - 1] + (first[i] != second[j]);
      int other = min(distance[i - 1][j], distance[i][j - 1]) + 1;
      distance[i][j] = min(change, other);
    }
  write(distance[n][m]);
  /* The changes, from the end. */
  int i = n, j = m, changes = 0;
  while (i > 0 && j > 0) {
    if (distance[i][j] == distance[i - 1][j - 1] + (first[i] != second[j])) {
      changes += first[i] != second[j];
      --i;
      --j;
    } else if (distance[i][j] == distance[i - 1][j] + 1) {
      --i;
    } else {
      --j;
    }
  }
  write(changes);
  return 0;
}
