//===- determinant.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Determinants by elimination without fractions, and by expansion along the
/// first row.

#include <course.h>
#include <stdint.h>

static int64_t expand(const int32_t *m, unsigned n, unsigned row,
                      unsigned used) {
  if (row == n)
    return 1;
  int64_t sum = 0;
  int sign = 1;
  for (unsigned j = 0; j < n; ++j) {
    if (used >> j & 1)
      continue;
    if (m[row * n + j])
      sum += sign * (int64_t)m[row * n + j] *
             expand(m, n, row + 1, used | 1u << j);
    sign = -sign;
  }
  return sum;
}

static int64_t bareiss(int64_t *m, unsigned n) {
  int64_t previous = 1, sign = 1;
  for (unsigned k = 0; k + 1 < n; ++k) {
    unsigned p = k;
    while (p < n && m[p * n + k] == 0)
      ++p;
    if (p == n)
      return 0;
    if (p != k) {
      for (unsigned j = 0; j < n; ++j) {
        int64_t t = m[p * n + j];
        m[p * n + j] = m[k * n + j];
        m[k * n + j] = t;
      }
      sign = -sign;
    }
    for (unsigned i = k + 1; i < n; ++i)
      for (unsigned j = k + 1; j < n; ++j)
        m[i * n + j] =
            (m[i * n + j] * m[k * n + k] - m[i * n + k] * m[k * n + j]) /
            previous;
    previous = m[k * n + k];
  }
  return sign * m[n * n - 1];
}

int main(void) {
  int32_t small[49];
  int64_t wide[49];
  unsigned n = (unsigned)read();
  uint32_t x = 1;
  for (uint64_t count = read(); count--;) {
    for (unsigned i = 0; i < n * n; ++i) {
      x = x * 69069 + 5;
      wide[i] = small[i] = (int32_t)(x >> 27) - 15;
    }
    int64_t a = expand(small, n, 0, 0), b = bareiss(wide, n);
    write((uint64_t)a);
    write(a == b);
  }
  return 0;
}
