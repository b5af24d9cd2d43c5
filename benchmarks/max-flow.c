//===- max-flow.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The greatest flow through a network by shortest augmenting paths.

#include <course.h>

#define N 24

int cap[N][N];
int prev[N];
int queue[N];

int bfs(int n, int s, int t) {
  int head = 0, tail = 0;
  for (int i = 0; i < n; i++)
    prev[i] = -1;
  prev[s] = s;
  queue[tail++] = s;
  while (head < tail) {
    int u = queue[head++];
    for (int v = 0; v < n; v++)
      if (prev[v] < 0 && cap[u][v] > 0) {
        prev[v] = u;
        if (v == t)
          return 1;
        queue[tail++] = v;
      }
  }
  return 0;
}

int main() {
  int n = read();
  int x = read();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i != j) {
        x = (x * 1021 + 7) % 65537;
        cap[i][j] = x % 2 == 0 ? x % 50 : 0;
      }
  int flow = 0, paths = 0;
  while (bfs(n, 0, n - 1)) {
    int least = 1 << 30;
    for (int v = n - 1; v != 0; v = prev[v])
      if (cap[prev[v]][v] < least)
        least = cap[prev[v]][v];
    for (int v = n - 1; v != 0; v = prev[v]) {
      cap[prev[v]][v] -= least;
      cap[v][prev[v]] += least;
    }
    flow += least;
    paths++;
  }
  write(flow);
  write(paths);
}
