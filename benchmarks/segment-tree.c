//===- segment-tree.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums and maxima of ranges with delayed additions, over a tree in an array.

#include <course.h>

#define MAXN 128
static long sum[4 * MAXN], most[4 * MAXN], later[4 * MAXN];

static void add(int node, int lo, int hi, int from, int to, long x) {
  if (to < lo || hi < from)
    return;
  if (from <= lo && hi <= to) {
    sum[node] += x * (hi - lo + 1);
    most[node] += x;
    later[node] += x;
    return;
  }
  int mid = (lo + hi) / 2;
  add(2 * node, lo, mid, from, to, x);
  add(2 * node + 1, mid + 1, hi, from, to, x);
  sum[node] = sum[2 * node] + sum[2 * node + 1] + later[node] * (hi - lo + 1);
  long a = most[2 * node], b = most[2 * node + 1];
  most[node] = (a > b ? a : b) + later[node];
}

static long query(int node, int lo, int hi, int from, int to, long above) {
  if (to < lo || hi < from)
    return 0;
  if (from <= lo && hi <= to)
    return sum[node] + above * (hi - lo + 1);
  int mid = (lo + hi) / 2;
  above += later[node];
  return query(2 * node, lo, mid, from, to, above) +
         query(2 * node + 1, mid + 1, hi, from, to, above);
}

int main(void) {
  int n = read(), operations = read();
  unsigned s = 17;
  long hash = 0;
  for (int i = 0; i < operations; i++) {
    s = s * 1664525 + 1013904223;
    int a = (s >> 8) % n, b = (s >> 20) % n;
    if (a > b) {
      int t = a;
      a = b;
      b = t;
    }
    if (i % 3)
      add(1, 0, n - 1, a, b, (long)(s % 21) - 10);
    else
      hash = (hash * 13 + query(1, 0, n - 1, a, b, 0)) % 1000003;
  }
  write(hash);
  write(sum[1]);
  write(most[1]);
  return 0;
}
