//===- permutations.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All permutations in two orders, by swaps (Heap's algorithm) and in
/// lexicographic order, each folded into a hash.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

static uint64_t Hash;

static void visit(const uint8_t *p, unsigned n) {
  uint64_t value = 0;
  for (unsigned i = 0; i < n; ++i)
    value = value * 10 + p[i];
  Hash = Hash * 31 + value;
}

static void exchange(uint8_t *p, unsigned i, unsigned j) {
  uint8_t t = p[i];
  p[i] = p[j];
  p[j] = t;
}

static void byExchanges(uint8_t *p, unsigned k, unsigned n) {
  if (k == 1) {
    visit(p, n);
    return;
  }
  for (unsigned i = 0; i < k; ++i) {
    byExchanges(p, k - 1, n);
    if (i + 1 < k)
      exchange(p, k % 2 ? 0 : i, k - 1);
  }
}

static bool advance(uint8_t *p, unsigned n) {
  unsigned i = n - 1;
  while (i && p[i - 1] >= p[i])
    --i;
  if (!i)
    return false;
  unsigned j = n - 1;
  while (p[j] <= p[i - 1])
    --j;
  exchange(p, i - 1, j);
  for (unsigned low = i, high = n - 1; low < high; ++low, --high)
    exchange(p, low, high);
  return true;
}

int main(void) {
  unsigned n = (unsigned)read();
  uint8_t p[9];
  for (unsigned i = 0; i < n; ++i)
    p[i] = (uint8_t)(i + 1);
  byExchanges(p, n, n);
  write(Hash);
  for (unsigned i = 0; i < n; ++i)
    p[i] = (uint8_t)(i + 1);
  Hash = 0;
  do
    visit(p, n);
  while (advance(p, n));
  write(Hash);
  return 0;
}
