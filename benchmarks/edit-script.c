//===- edit-script.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Edit distance with the script of changes traced back through the whole
/// table.

#include <course.h>
#include <stdint.h>

enum { Max = 60 };
enum Step { Keep, Replace, Insert, Delete };

static uint8_t From[Max], To[Max];
static uint8_t Cost[Max + 1][Max + 1];

static int min3(int a, int b, int c) {
  int m = a;
  if (b < m)
    m = b;
  if (c < m)
    m = c;
  return m;
}

int main(void) {
  int n = (int)read(), m = (int)read();
  uint64_t seed = read();
  for (int i = 0; i < n; i++) {
    seed = seed * 25214903917 + 11;
    From[i] = seed >> 30 & 3;
  }
  for (int i = 0; i < m; i++) {
    seed = seed * 25214903917 + 11;
    To[i] = seed >> 30 & 3;
  }
  for (int i = 0; i <= n; i++)
    Cost[i][0] = (uint8_t)i;
  for (int j = 0; j <= m; j++)
    Cost[0][j] = (uint8_t)j;
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++)
      Cost[i][j] =
          (uint8_t)min3(Cost[i - 1][j] + 1, Cost[i][j - 1] + 1,
                        Cost[i - 1][j - 1] + (From[i - 1] != To[j - 1]));
  write(Cost[n][m]);
  uint64_t counts[4] = {0}, trace = 0;
  for (int i = n, j = m; i > 0 || j > 0;) {
    enum Step step;
    if (i > 0 && j > 0 &&
        Cost[i][j] == Cost[i - 1][j - 1] + (From[i - 1] != To[j - 1])) {
      step = From[i - 1] == To[j - 1] ? Keep : Replace;
      i--;
      j--;
    } else if (i > 0 && Cost[i][j] == Cost[i - 1][j] + 1) {
      step = Delete;
      i--;
    } else {
      step = Insert;
      j--;
    }
    counts[step]++;
    trace = trace * 4 + step;
  }
  for (int k = 0; k < 4; k++)
    write(counts[k]);
  write(trace);
  return 0;
}
