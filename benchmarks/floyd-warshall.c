//===- floyd-warshall.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest paths between all pairs of a graph of 32-bit weights, with signed
/// comparisons and an infinity that must not overflow.

#include <course.h>
#include <stdint.h>

enum { MaxNodes = 32 };

static const int32_t Infinity = INT32_MAX;

static int32_t Distance[MaxNodes][MaxNodes];

int main(void) {
  uint32_t nodes = (uint32_t)read();
  for (uint32_t i = 0; i < nodes; ++i)
    for (uint32_t j = 0; j < nodes; ++j)
      Distance[i][j] = i == j ? 0 : Infinity;
  for (uint32_t edges = (uint32_t)read(); edges--;) {
    uint32_t from = (uint32_t)read(), to = (uint32_t)read();
    Distance[from][to] = (int32_t)read();
  }
  for (uint32_t k = 0; k < nodes; ++k)
    for (uint32_t i = 0; i < nodes; ++i) {
      if (Distance[i][k] == Infinity)
        continue;
      for (uint32_t j = 0; j < nodes; ++j) {
        if (Distance[k][j] == Infinity)
          continue;
        int32_t through = Distance[i][k] + Distance[k][j];
        if (through < Distance[i][j])
          Distance[i][j] = through;
      }
    }
  uint32_t unreachable = 0;
  for (uint32_t i = 0; i < nodes; ++i) {
    int64_t sum = 0;
    for (uint32_t j = 0; j < nodes; ++j) {
      if (Distance[i][j] == Infinity)
        ++unreachable;
      else
        sum += Distance[i][j];
    }
    write(sum);
  }
  write(unreachable);
  return 0;
}
