//===- matrix-chain.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The cheapest order of a chain of matrix products, bottom up and with memory.

#include <course.h>

#define INF 0xffffffffffffffff

uint64_t d[32];
uint64_t best[31][31];

uint64_t cost(int i, int j) {
  if (i == j)
    return 0;
  if (best[i][j])
    return best[i][j];
  uint64_t m = INF;
  for (int k = i; k < j; k++) {
    uint64_t c = cost(i, k) + cost(k + 1, j) + d[i] * d[k + 1] * d[j + 1];
    if (c < m)
      m = c;
  }
  return best[i][j] = m;
}

int main(void) {
  int n = read();
  for (int i = 0; i <= n; i++)
    d[i] = read();
  write(cost(0, n - 1));
  // Once more without recursion.
  for (int len = 2; len <= n; len++)
    for (int i = 0; i + len <= n; i++) {
      int j = i + len - 1;
      best[i][j] = INF;
      for (int k = i; k < j; k++) {
        uint64_t left = k == i ? 0 : best[i][k];
        uint64_t right = k + 1 == j ? 0 : best[k + 1][j];
        uint64_t c = left + right + d[i] * d[k + 1] * d[j + 1];
        if (c < best[i][j])
          best[i][j] = c;
      }
    }
  if (n > 1)
    write(best[0][n - 1]);
}
