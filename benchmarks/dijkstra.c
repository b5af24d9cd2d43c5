//===- dijkstra.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest paths in a dense graph, the nearest unsettled node found by a scan.

#include <course.h>

#define INF 1000000000

static int w[36][36];

int main(void) {
  int n = (int)read(), sources = (int)read();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int x = (i * 37 + j * 101) % 61;
      w[i][j] = x < 25 ? x + 1 : INF;
    }
  for (int s = 0; s < sources; s++) {
    int dist[36], done[36] = {0}, parent[36];
    for (int i = 0; i < n; i++) {
      dist[i] = INF;
      parent[i] = -1;
    }
    dist[s] = 0;
    for (int round = 0; round < n; round++) {
      int u = -1;
      for (int i = 0; i < n; i++)
        if (!done[i] && dist[i] < INF && (u < 0 || dist[i] < dist[u]))
          u = i;
      if (u < 0)
        break;
      done[u] = 1;
      for (int v = 0; v < n; v++)
        if (w[u][v] < INF && dist[u] + w[u][v] < dist[v]) {
          dist[v] = dist[u] + w[u][v];
          parent[v] = u;
        }
    }
    int far = 0, hops = 0;
    for (int i = 0; i < n; i++)
      if (dist[i] < INF && dist[i] > dist[far])
        far = i;
    for (int v = far; parent[v] >= 0; v = parent[v])
      hops++;
    write(dist[far]);
    write(hops);
  }
  return 0;
}
