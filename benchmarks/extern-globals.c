//===- extern-globals.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A priority queue, a graph and its shortest paths (Dijkstra) in global
/// variables that are declared and nowhere defined, the way course programs
/// have theirs: the compiler gives them zero-filled storage.
///

// native-flags: -Dextern=

#include <stdint.h>

uint64_t read();
void write(uint64_t value);

extern uint64_t nodes;
extern uint32_t weight[28][28];
extern uint64_t distance[28];
extern uint8_t settled[28];
extern struct {
  uint64_t key;
  uint16_t node;
} queue[160];
extern uint64_t length;

static void put(uint64_t key, uint16_t node) {
  uint64_t at = length++;
  while (at && queue[(at - 1) / 2].key > key) {
    queue[at] = queue[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  queue[at].key = key;
  queue[at].node = node;
}

static uint16_t take(void) {
  uint16_t node = queue[0].node;
  --length;
  uint64_t at = 0, child, key = queue[length].key;
  while ((child = 2 * at + 1) < length) {
    if (child + 1 < length && queue[child + 1].key < queue[child].key)
      ++child;
    if (key <= queue[child].key)
      break;
    queue[at] = queue[child];
    at = child;
  }
  queue[at] = queue[length];
  return node;
}

static void shortestFrom(uint16_t source) {
  for (uint64_t i = 0; i < nodes; ++i) {
    distance[i] = UINT64_MAX;
    settled[i] = 0;
  }
  distance[source] = 0;
  put(0, source);
  while (length) {
    uint16_t node = take();
    if (settled[node])
      continue;
    settled[node] = 1;
    for (uint16_t next = 0; next < nodes; ++next) {
      uint64_t through = distance[node] + weight[node][next];
      if (!weight[node][next] || through >= distance[next])
        continue;
      distance[next] = through;
      put(through, next);
    }
  }
}

int main() {
  nodes = read();
  for (uint64_t edges = read(); edges--;) {
    uint64_t from = read(), to = read();
    weight[from][to] = read();
  }
  for (uint16_t source = 0; source < nodes; ++source) {
    shortestFrom(source);
    uint64_t farthest = 0, sum = 0;
    for (uint64_t i = 0; i < nodes; ++i) {
      if (!settled[i])
        continue;
      sum += distance[i];
      if (distance[i] > farthest)
        farthest = distance[i];
    }
    write(farthest);
    write(sum);
  }
  return 0;
}
