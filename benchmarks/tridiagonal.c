//===- tridiagonal.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Systems with three diagonals by elimination modulo a prime.

#include <course.h>

const uint64_t mod = 998244353;

uint64_t inv(uint64_t a) {
  uint64_t r = 1, e = mod - 2;
  for (; e; e >>= 1, a = a * a % mod)
    if (e & 1)
      r = r * a % mod;
  return r;
}

int main(void) {
  uint64_t n = read();
  uint64_t *lower = malloc(n * 8), *diagonal = malloc(n * 8),
           *upper = malloc(n * 8);
  uint64_t *right = malloc(n * 8);
  for (uint64_t i = 0; i < n; i++) {
    lower[i] = i % 5 + 1;
    diagonal[i] = i * 7 % 11 + 20;
    upper[i] = i % 3 + 2;
    right[i] = i * i;
  }
  for (uint64_t i = 1; i < n; i++) {
    uint64_t f = lower[i] * inv(diagonal[i - 1]) % mod;
    diagonal[i] = (diagonal[i] + mod - f * upper[i - 1] % mod) % mod;
    right[i] = (right[i] + mod - f * (right[i - 1] % mod) % mod) % mod;
  }
  right[n - 1] = right[n - 1] % mod * inv(diagonal[n - 1]) % mod;
  for (uint64_t i = n - 1; i-- > 0;)
    right[i] = (right[i] % mod + mod - upper[i] * right[i + 1] % mod) % mod *
               inv(diagonal[i]) % mod;
  uint64_t h = 0;
  for (uint64_t i = 0; i < n; i++)
    h = h * 31 + right[i];
  write(h);
  write(right[0]);
  return 0;
}
