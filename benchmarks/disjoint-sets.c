//===- disjoint-sets.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets of numbers that are united at random, by rank and with shorter paths.

#include <course.h>
#include <stdint.h>

enum { MaxElements = 4000 };

static int parent[MaxElements], rank[MaxElements], size[MaxElements];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

static int find(int x) {
  while (parent[x] != x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}

int main(void) {
  int num = read(), numUnions = read();
  state = read();
  for (int i = 0; i < num; ++i) {
    parent[i] = i;
    size[i] = 1;
  }
  int numSets = num;
  for (int i = 0; i < numUnions; ++i) {
    int a = find(randomNumber() % num), b = find(randomNumber() % num);
    if (a == b)
      continue;
    if (rank[a] < rank[b]) {
      int c = a;
      a = b;
      b = c;
    }
    parent[b] = a;
    size[a] += size[b];
    rank[a] += rank[a] == rank[b];
    --numSets;
  }
  write(numSets);
  write(size[find(0)]);
  return 0;
}
