//===- magic-square.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches magic squares of order three and semi-magic ones with bounds,
/// iteratively.

#include <course.h>
#include <stdint.h>

int main(void) {
  unsigned rounds = (unsigned)read(), first = (unsigned)read();
  uint64_t magic = 0, tries = 0, hash = 0;
  for (unsigned r = 0; r < rounds; ++r) {
    int8_t cell[9];
    uint16_t used = 0;
    int at = 0;
    cell[0] = (int8_t)((first + r) % 9);
    cell[0]--;
    while (at >= 0) {
      // The next number that is free in this place.
      int v = cell[at] + 1;
      if (cell[at] >= 0 && used >> cell[at] & 1)
        used ^= (uint16_t)(1 << cell[at]);
      while (v < 9 && used >> v & 1)
        ++v;
      if (v == 9 || (at == 0 && v > (int)((first + r) % 9))) {
        --at;
        continue;
      }
      cell[at] = (int8_t)v;
      used |= (uint16_t)(1 << v);
      ++tries;
      int ok = 1;
      if (at % 3 == 2)
        ok = cell[at] + cell[at - 1] + cell[at - 2] == 12;
      if (at >= 6)
        ok &= cell[at] + cell[at - 3] + cell[at - 6] == 12;
      if (at == 6)
        ok &= cell[2] + cell[4] + cell[6] == 12;
      if (at == 8)
        ok &= cell[0] + cell[4] + cell[8] == 12;
      if (ok && at == 8) {
        ++magic;
        for (int i = 0; i < 9; ++i)
          hash = hash * 11 + (uint64_t)cell[i];
      } else if (ok)
        cell[++at] = -1;
    }
  }
  write(magic);
  write(tries);
  write(hash);
  return 0;
}
