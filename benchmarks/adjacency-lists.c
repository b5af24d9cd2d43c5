//===- adjacency-lists.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest distances in a graph whose adjacency lists are chains of edges in
/// arrays, which together are larger than the stack area.

#include <course.h>
#include <stdint.h>

enum { MaxNodes = 1500, MaxEdges = 6000 };

static int head[MaxNodes], next[MaxEdges], target[MaxEdges];
static int distance[MaxNodes], previous[MaxNodes], queue[MaxNodes];
static int numEdges;

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

static void addEdge(int from, int to) {
  target[numEdges] = to;
  next[numEdges] = head[from];
  head[from] = numEdges++;
}

static int search(int start) {
  int begin = 0, end = 0;
  queue[end++] = start;
  distance[start] = 0;
  while (begin < end) {
    int node = queue[begin++];
    for (int edge = head[node]; edge != -1; edge = next[edge]) {
      int to = target[edge];
      if (distance[to] >= 0)
        continue;
      distance[to] = distance[node] + 1;
      previous[to] = node;
      queue[end++] = to;
    }
  }
  return end;
}

int main(void) {
  int numNodes = read(), num = read();
  state = read();
  for (int i = 0; i < numNodes; ++i)
    head[i] = distance[i] = previous[i] = -1;
  for (int i = 0; i < num; ++i) {
    int a = randomNumber() % numNodes, b = randomNumber() % numNodes;
    addEdge(a, b);
    addEdge(b, a);
  }
  write(search(0));
  uint64_t sum = 0;
  for (int i = 0; i < numNodes; ++i)
    sum += (distance[i] + 1) * (previous[i] + 2);
  write(sum);
  return 0;
}
