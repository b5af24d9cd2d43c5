//===- chinese-remainder.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inverses by the extended algorithm, and systems of congruences.

#include <course.h>

struct egcd {
  int64_t g, x, y;
};

static struct egcd extended(int64_t a, int64_t b) {
  if (b == 0) {
    struct egcd base = {a, 1, 0};
    return base;
  }
  struct egcd e = extended(b, a % b);
  struct egcd r = {e.g, e.y, e.x - a / b * e.y};
  return r;
}

int main(void) {
  int64_t n = read(), sum = 0, solved = 0;
  for (int64_t i = 1; i <= n; i++)
    for (int64_t j = 2; j < n; j++) {
      struct egcd e = extended(i, j);
      if (e.g == 1)
        sum += (e.x % j + j) % j;
    }
  write(sum);
  for (int64_t k = 0; k < n * 8; k++) {
    int64_t moduli[3] = {k % 17 + 5, k % 23 + 9, k % 31 + 11};
    int64_t rest = k % 5, modulus = moduli[0];
    int i;
    for (i = 1; i < 3; i++) {
      struct egcd e = extended(modulus, moduli[i]);
      int64_t d = (k % (5 + i)) - rest;
      if (d % e.g != 0)
        break;
      int64_t lcm = modulus / e.g * moduli[i];
      rest =
          ((rest + modulus * (d / e.g % moduli[i] * e.x % (moduli[i] / e.g))) %
               lcm +
           lcm) %
          lcm;
      modulus = lcm;
    }
    if (i == 3) {
      solved++;
      sum += rest;
    }
  }
  write(solved);
  write(sum);
  return 0;
}
