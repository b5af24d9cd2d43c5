//===- topological-order.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orders tasks by what they need, and finds the longest chain.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint64_t n = read(), edges = read();
  uint16_t from[512], to[512];
  uint16_t need[160], length[160];
  uint16_t first[161], list[512];
  uint64_t again = read();
  while (again--) {
    for (uint64_t i = 0; i <= n; i++)
      first[i] = 0;
    for (uint64_t i = 0; i < n; i++)
      need[i] = length[i] = 0;
    for (uint64_t e = 0; e < edges; e++) {
      uint64_t a = (e * 31 + again) % n, b = (e * e * 7 + 3) % n;
      if (a * 73 % n == b * 73 % n)
        b = (b + 1) % n;
      // By another order of the nodes, so that there are no cycles.
      if ((a ^ 85) > (b ^ 85)) {
        uint64_t t = a;
        a = b;
        b = t;
      }
      from[e] = a;
      to[e] = b;
      if (a != b) {
        first[a + 1]++;
        need[b]++;
      }
    }
    for (uint64_t i = 0; i < n; i++)
      first[i + 1] += first[i];
    uint16_t at[160];
    for (uint64_t i = 0; i < n; i++)
      at[i] = first[i];
    for (uint64_t e = 0; e < edges; e++)
      if (from[e] != to[e])
        list[at[from[e]]++] = to[e];
    uint16_t ready[160];
    uint64_t head = 0, tail = 0, longest = 0;
    for (uint64_t i = 0; i < n; i++)
      if (need[i] == 0)
        ready[tail++] = i;
    while (head < tail) {
      uint16_t v = ready[head++];
      for (uint64_t k = first[v]; k < first[v + 1]; k++) {
        uint16_t u = list[k];
        if (length[v] + 1 > length[u])
          length[u] = length[v] + 1;
        if (length[u] > longest)
          longest = length[u];
        if (--need[u] == 0)
          ready[tail++] = u;
      }
    }
    write(tail);
    write(longest);
  }
  return 0;
}
