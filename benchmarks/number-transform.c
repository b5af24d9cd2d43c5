//===- number-transform.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Products of polynomials by a number-theoretic transform, checked against the
/// direct product.

#include <course.h>
#include <stdint.h>

enum { P = 998244353, Root = 3 };

static uint32_t power(uint32_t b, uint32_t e) {
  uint64_t r = 1, x = b;
  for (; e; e >>= 1) {
    if (e & 1)
      r = r * x % P;
    x = x * x % P;
  }
  return (uint32_t)r;
}

static void transform(uint32_t *a, uint32_t n, int inverse) {
  for (uint32_t i = 1, j = 0; i < n; ++i) {
    uint32_t bit = n >> 1;
    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      uint32_t t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
  for (uint32_t length = 2; length <= n; length *= 2) {
    uint64_t w = power(Root, (P - 1) / length);
    if (inverse)
      w = power((uint32_t)w, P - 2);
    for (uint32_t i = 0; i < n; i += length) {
      uint64_t factor = 1;
      for (uint32_t j = 0; j < length / 2; ++j) {
        uint32_t u = a[i + j],
                 v = (uint32_t)(a[i + j + length / 2] * factor % P);
        a[i + j] = u + v < P ? u + v : u + v - P;
        a[i + j + length / 2] = u >= v ? u - v : u + P - v;
        factor = factor * w % P;
      }
    }
  }
  if (inverse) {
    uint64_t scale = power(n, P - 2);
    for (uint32_t i = 0; i < n; ++i)
      a[i] = (uint32_t)(a[i] * scale % P);
  }
}

int main(void) {
  uint32_t n = (uint32_t)read();
  uint32_t *a = malloc(n * 8), *b = malloc(n * 8), *c = malloc(n * 8);
  for (uint32_t i = 0; i < n / 2; ++i) {
    a[i] = i * 1000003 % 99991;
    b[i] = i * i + 7;
  }
  for (uint32_t i = 0; i < n / 2; ++i)
    for (uint32_t j = 0; j < n / 2; ++j)
      c[i + j] = (uint32_t)((c[i + j] + (uint64_t)a[i] * b[j]) % P);
  transform(a, n, 0);
  transform(b, n, 0);
  for (uint32_t i = 0; i < n; ++i)
    a[i] = (uint32_t)((uint64_t)a[i] * b[i] % P);
  transform(a, n, 1);
  uint32_t wrong = 0;
  for (uint32_t i = 0; i < n; ++i)
    wrong += a[i] != c[i];
  write(wrong);
  write(c[n / 2]);
  return 0;
}
