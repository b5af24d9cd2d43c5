//===- colouring.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Colours a graph greedily and by backtracking with as few colours as
/// possible.

#include <course.h>

static int n;
static char adj[20][20];
static char col[20];
static long tries;

static int fits(int v, int c) {
  for (int u = 0; u < v; u++)
    if (adj[v][u] && col[u] == c)
      return 0;
  return 1;
}

static int colour(int v, int k) {
  if (v == n)
    return 1;
  for (int c = 1; c <= k; c++) {
    tries++;
    if (fits(v, c)) {
      col[v] = c;
      if (colour(v + 1, k))
        return 1;
      col[v] = 0;
    }
  }
  return 0;
}

int main(void) {
  n = read();
  int density = read();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      adj[i][j] = adj[j][i] = (i * 7 + j * 13 + i * j) % 10 < density;
  int greedy = 0;
  for (int v = 0; v < n; v++) {
    int c = 1;
    while (!fits(v, c))
      c++;
    col[v] = c;
    if (c > greedy)
      greedy = c;
  }
  write(greedy);
  int k = 1;
  while (!colour(0, k))
    k++;
  write(k);
  write(tries);
}
