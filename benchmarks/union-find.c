//===- union-find.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Minimum spanning tree of a graph by Kruskal's method: edges sorted, sets
/// joined by size with paths halved.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint16_t from, to;
  uint32_t weight;
} Edge;

typedef struct {
  uint32_t parent, size;
} Set;

static uint32_t find(Set *sets, uint32_t x) {
  while (sets[x].parent != x) {
    sets[x].parent = sets[sets[x].parent].parent;
    x = sets[x].parent;
  }
  return x;
}

static uint32_t join(Set *sets, uint32_t a, uint32_t b) {
  a = find(sets, a);
  b = find(sets, b);
  if (a == b)
    return 0;
  if (sets[a].size < sets[b].size) {
    uint32_t t = a;
    a = b;
    b = t;
  }
  sets[b].parent = a;
  sets[a].size += sets[b].size;
  return sets[a].size;
}

static void sortEdges(Edge *edges, int64_t n) {
  for (int64_t gap = n / 2; gap; gap = gap == 2 ? 1 : gap * 5 / 11)
    for (int64_t i = gap; i < n; ++i) {
      Edge edge = edges[i];
      int64_t j = i;
      for (; j >= gap && edges[j - gap].weight > edge.weight; j -= gap)
        edges[j] = edges[j - gap];
      edges[j] = edge;
    }
}

int main(void) {
  uint64_t nodes = read(), count = read();
  Edge *edges = malloc(count * sizeof *edges);
  Set *sets = malloc(nodes * sizeof *sets);
  for (uint32_t i = 0; i < nodes; ++i)
    sets[i] = (Set){i, 1};
  for (uint64_t i = 0; i < count; ++i) {
    edges[i].from = (uint16_t)read();
    edges[i].to = (uint16_t)read();
    edges[i].weight = (uint32_t)read();
  }
  sortEdges(edges, count);
  uint64_t total = 0, used = 0, sizes = 0;
  for (uint64_t i = 0; i < count; ++i) {
    uint32_t size = join(sets, edges[i].from, edges[i].to);
    if (!size)
      continue;
    total += edges[i].weight;
    ++used;
    sizes += size;
  }
  write(total);
  write(used);
  write(sizes);
  free(edges);
  free(sets);
  return 0;
}
