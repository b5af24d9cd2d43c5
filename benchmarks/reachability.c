//===- reachability.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The transitive closure of a relation, by Warshall on bits and by powers of
/// matrices.

#include <course.h>

int main(void) {
  unsigned n = read();
  uint64_t r[48], p[48], q[48];
  for (unsigned i = 0; i < n; i++) {
    r[i] = 1ull << ((i * 5 + 3) % n) | 1ull << (i / 2);
    if (i % 7 == 0)
      r[i] = 0;
    p[i] = r[i] | 1ull << i;
  }
  for (unsigned k = 0; k < n; k++)
    for (unsigned i = 0; i < n; i++)
      if (r[i] >> k & 1)
        r[i] |= r[k];
  for (unsigned length = 1; length < n; length *= 2) {
    for (unsigned i = 0; i < n; i++) {
      q[i] = 0;
      for (unsigned j = 0; j < n; j++)
        if ((p[i] & (1ull << j)) != 0)
          q[i] |= p[j];
    }
    for (unsigned i = 0; i < n; i++)
      p[i] = q[i];
  }
  unsigned count = 0, same = 1;
  for (unsigned i = 0; i < n; i++) {
    for (unsigned j = 0; j < n; j++)
      count += r[i] >> j & 1;
    if ((r[i] | 1ull << i) != p[i])
      same = 0;
  }
  write(count);
  write(same);
  return 0;
}
