//===- bellman-ford.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest paths over a list of edges, some of them negative, and a search for
/// negative cycles.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

struct Edge {
  uint16_t from, to;
  int32_t cost;
};

int main(void) {
  uint32_t nodes = (uint32_t)read(), edges = (uint32_t)read();
  struct Edge *edge = malloc(edges * sizeof *edge);
  int64_t *distance = malloc(nodes * sizeof *distance);
  uint64_t state = read();
  for (uint32_t e = 0; e < edges; ++e) {
    state = state * 2862933555777941757u + 3037000493u;
    edge[e].from = (uint16_t)((state >> 40) % nodes);
    edge[e].to = (uint16_t)((state >> 20) % nodes);
    edge[e].cost = (int32_t)((state >> 50) % 120) - 10;
    // Against the order costs are positive, so that there is hardly a cycle.
    if (edge[e].from > edge[e].to)
      edge[e].cost += 60;
  }
  for (uint32_t i = 0; i < nodes; ++i)
    distance[i] = INT64_MAX / 2;
  distance[0] = 0;
  uint32_t rounds = 0;
  bool changed = true;
  while (changed && rounds <= nodes) {
    changed = false;
    ++rounds;
    for (uint32_t e = 0; e < edges; ++e) {
      int64_t through = distance[edge[e].from];
      if (through == INT64_MAX / 2)
        continue;
      through += edge[e].cost;
      if (through < distance[edge[e].to]) {
        distance[edge[e].to] = through;
        changed = true;
      }
    }
  }
  write(rounds);
  write(changed);
  uint64_t hash = 0;
  for (uint32_t i = 0; i < nodes; ++i)
    hash = hash * 1099511628211u + (uint64_t)distance[i];
  write(hash);
  return 0;
}
