//===- subset-backtracking.c ----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums, partitions and combinations by backtracking with pruning.

#include <course.h>

int items[24];
int chosen[24];
int n;
uint64_t nodes;

int subsetSums(int i, int rest) {
  nodes++;
  if (rest == 0)
    return 1;
  if (i == n || rest < 0)
    return 0;
  return subsetSums(i + 1, rest - items[i]) + subsetSums(i + 1, rest);
}

int halves(int i, int difference, int left) {
  nodes++;
  if (i == n)
    return difference < 0 ? -difference : difference;
  int d = difference < 0 ? -difference : difference;
  if (d >= left)
    return d - left;
  int a = halves(i + 1, difference + items[i], left - items[i]);
  if (a <= 1)
    return a;
  int b = halves(i + 1, difference - items[i], left - items[i]);
  return a < b ? a : b;
}

uint64_t combinations(int from, int k, int depth) {
  if (k == 0) {
    uint64_t h = 0;
    for (int i = 0; i < depth; i++)
      h = h * 29 + chosen[i];
    return h;
  }
  uint64_t sum = 0;
  for (int i = from; i + k <= n; i++) {
    chosen[depth] = i;
    sum += combinations(i + 1, k - 1, depth + 1);
  }
  return sum;
}

int main(void) {
  n = read();
  int total = 0, target = read();
  for (int i = 0; i < n; i++)
    total += items[i] = (i * i * 7 + 11) % 43 + 1;
  write(subsetSums(0, target));
  write(halves(0, 0, total));
  write(combinations(0, n / 3, 0));
  write(nodes);
}
