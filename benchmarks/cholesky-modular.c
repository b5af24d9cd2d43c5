//===- cholesky-modular.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A factorisation of a symmetric matrix into a lower triangle, its diagonal
/// and the transpose, modulo a prime.

#include <course.h>
#include <stdint.h>

static const uint64_t P = 1000003;

static uint64_t power(uint64_t b, uint64_t e) {
  uint64_t r = 1;
  while (e > 0) {
    if (e % 2 == 1)
      r = r * b % P;
    b = b * b % P;
    e /= 2;
  }
  return r;
}

int main(void) {
  unsigned n = read();
  uint64_t L[25][25];
  uint64_t D[25];
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j <= i; j++)
      L[i][j] = i == j ? 97 + i * i : (i * 13 + j * 7) % 41;
  for (unsigned j = 0; j < n; j++) {
    uint64_t d = L[j][j];
    for (unsigned k = 0; k < j; k++)
      d = (d + P - L[j][k] * L[j][k] % P * D[k] % P) % P;
    D[j] = d;
    uint64_t inverse = power(d, P - 2);
    for (unsigned i = j + 1; i < n; i++) {
      uint64_t x = L[i][j];
      for (unsigned k = 0; k < j; k++)
        x = (x + P - L[i][k] * L[j][k] % P * D[k] % P) % P;
      L[i][j] = x * inverse % P;
    }
    L[j][j] = 1;
  }
  uint64_t determinant = 1;
  for (unsigned j = 0; j < n; j++)
    determinant = determinant * D[j] % P;
  write(determinant);
  write(L[n - 1][0]);
  return 0;
}
