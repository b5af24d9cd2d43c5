//===- pascal-triangle.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Binomial coefficients: by rows, modulo a prime, by Lucas, and by plain
/// recursion.

#include <course.h>

static uint64_t recursive(uint64_t n, uint64_t k) {
  if (k == 0 || k == n)
    return 1;
  return recursive(n - 1, k - 1) + recursive(n - 1, k);
}

int main(void) {
  uint64_t rows = read(), n = read();
  uint64_t **t = malloc((rows + 1) * sizeof(uint64_t *));
  for (uint64_t i = 0; i <= rows; i++) {
    t[i] = malloc((i + 1) * 8);
    t[i][0] = t[i][i] = 1;
    for (uint64_t j = 1; j < i; j++)
      t[i][j] = (t[i - 1][j - 1] + t[i - 1][j]) % 1000007;
  }
  uint64_t odd = 0;
  for (uint64_t i = 0; i <= rows; i++)
    for (uint64_t j = 0; j <= i; j++)
      odd += t[i][j] & 1;
  write(odd);
  write(t[rows][rows / 2]);
  write(recursive(n, n / 2));
  uint64_t small[7][7] = {{0}};
  for (int i = 0; i < 7; i++)
    for (int j = 0; j <= i; j++)
      small[i][j] =
          j == 0 || j == i ? 1 : (small[i - 1][j - 1] + small[i - 1][j]) % 7;
  uint64_t zero = 0;
  for (uint64_t i = 0; i < rows; i++)
    for (uint64_t j = 0; j <= i; j++) {
      uint64_t a = i, b = j, r = 1;
      while (a || b) {
        r = r * small[a % 7][b % 7] % 7;
        a /= 7;
        b /= 7;
      }
      zero += r == 0;
    }
  write(zero);
  return 0;
}
