//===- bicg.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The two products of the biconjugate gradient method, with one loop for both.

#include <course.h>

#define MAXN 32

static int A[MAXN][MAXN];
static int s[MAXN], q[MAXN], p[MAXN], r[MAXN];

int main(void) {
  int i, j, k, n, m, rounds;

  n = read();
  m = read();
  rounds = read();
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++)
      A[i][j] = (i * (j + 1)) % 10;
  for (i = 0; i < m; i++)
    p[i] = i % 3 + 1;
  for (k = 0; k < rounds; k++) {
    for (i = 0; i < n; i++)
      r[i] = (i + k) % 7;
    for (i = 0; i < m; i++)
      s[i] = 0;
    for (i = 0; i < n; i++) {
      q[i] = 0;
      for (j = 0; j < m; j++) {
        s[j] = s[j] + r[i] * A[i][j];
        q[i] = q[i] + A[i][j] * p[j];
      }
    }
    for (i = 0; i < m; i++)
      p[i] = s[i] & 15;
  }
  for (i = 0; i < m; i++)
    write(s[i]);
  for (i = 0; i < n; i++)
    write(q[i]);
  return 0;
}
