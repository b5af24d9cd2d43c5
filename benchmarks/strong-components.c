//===- strong-components.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tarjan's strongly connected components without recursion.

#include <course.h>
#include <stdint.h>

enum { Degree = 3 };

static uint32_t target(uint32_t v, uint32_t k, uint32_t n) {
  static const uint32_t factors[Degree] = {3, 7, 1};
  static const uint32_t terms[Degree] = {1, 5, 11};
  uint32_t to = v * factors[k] + terms[k];
  // Mostly forward, so that components stay small.
  return k == 2 ? (to + v / 2) % n : to < n ? to : v / 3;
}

int main(void) {
  uint32_t n = (uint32_t)read();
  uint32_t *index = malloc((n + 1) / 2 * 8), *low = malloc((n + 1) / 2 * 8);
  uint32_t *stack = malloc((n + 1) / 2 * 8), *calls = malloc((n + 1) / 2 * 8);
  uint8_t *next = malloc((n + 7) / 8 * 8), *onStack = malloc((n + 7) / 8 * 8);
  uint32_t clock = 0, height = 0, components = 0, largest = 0;
  for (uint32_t root = 0; root < n; ++root) {
    if (index[root])
      continue;
    uint32_t depth = 0;
    calls[depth++] = root;
    index[root] = low[root] = ++clock;
    stack[height++] = root;
    onStack[root] = 1;
    while (depth) {
      uint32_t v = calls[depth - 1];
      if (next[v] < Degree) {
        uint32_t to = target(v, next[v]++, n);
        if (!index[to]) {
          index[to] = low[to] = ++clock;
          stack[height++] = to;
          onStack[to] = 1;
          calls[depth++] = to;
        } else if (onStack[to] && index[to] < low[v])
          low[v] = index[to];
        continue;
      }
      --depth;
      if (depth && low[v] < low[calls[depth - 1]])
        low[calls[depth - 1]] = low[v];
      if (low[v] != index[v])
        continue;
      uint32_t size = 0, u;
      do {
        u = stack[--height];
        onStack[u] = 0;
        ++size;
      } while (u != v);
      ++components;
      if (size > largest)
        largest = size;
    }
  }
  write(components);
  write(largest);
  return 0;
}
