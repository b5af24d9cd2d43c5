//===- lu-modular.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LU decomposition modulo a prime with pivots, then forward and back
/// substitution for several right sides.

#include <course.h>
#include <stdbool.h>

enum { Size = 20, Prime = 65521 };

static uint32_t M[Size][Size];
static uint8_t Pivot[Size];

static uint32_t inverse(uint32_t a) {
  int32_t t = 0, next = 1;
  uint32_t r = Prime, rest = a;
  while (rest) {
    uint32_t q = r / rest;
    int32_t keep = t - (int32_t)q * next;
    t = next;
    next = keep;
    uint32_t left = r - q * rest;
    r = rest;
    rest = left;
  }
  return t < 0 ? (uint32_t)(t + Prime) : (uint32_t)t;
}

static bool decompose(unsigned n) {
  for (unsigned k = 0; k < n; ++k) {
    unsigned p = k;
    while (p < n && !M[p][k])
      ++p;
    if (p == n)
      return false;
    Pivot[k] = (uint8_t)p;
    for (unsigned j = 0; p != k && j < n; ++j) {
      uint32_t t = M[p][j];
      M[p][j] = M[k][j];
      M[k][j] = t;
    }
    uint32_t inv = inverse(M[k][k]);
    for (unsigned i = k + 1; i < n; ++i) {
      uint32_t f = M[i][k] = M[i][k] * inv % Prime;
      for (unsigned j = k + 1; j < n; ++j)
        M[i][j] = (M[i][j] + (Prime - f) * M[k][j]) % Prime;
    }
  }
  return true;
}

static void solve(uint32_t *x, unsigned n) {
  for (unsigned k = 0; k < n; ++k) {
    uint32_t t = x[k];
    x[k] = x[Pivot[k]];
    x[Pivot[k]] = t;
  }
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j < i; ++j)
      x[i] = (x[i] + (Prime - M[i][j]) * x[j]) % Prime;
  for (unsigned i = n; i-- > 0;) {
    for (unsigned j = i + 1; j < n; ++j)
      x[i] = (x[i] + (Prime - M[i][j]) * x[j]) % Prime;
    x[i] = x[i] * inverse(M[i][i]) % Prime;
  }
}

int main(void) {
  unsigned n = (unsigned)read(), sides = (unsigned)read();
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = 0; j < n; ++j)
      M[i][j] = (i * i * 31 + j * j * j * 17 + i * j) % 251;
  write(decompose(n));
  uint32_t x[Size];
  for (unsigned s = 0; s < sides; ++s) {
    for (unsigned i = 0; i < n; ++i)
      x[i] = (s + 1) * i % 100;
    solve(x, n);
    for (unsigned i = 0; i < n; ++i)
      write(x[i]);
  }
  return 0;
}
