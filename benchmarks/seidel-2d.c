//===- seidel-2d.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A nine-point stencil that is updated in place.

#include <course.h>
int64_t *g;
int n;
int main(void) {
  n = read();
  int steps = read();
  g = malloc(n * n * 8);
  for (int i = 0; i < n * n; i++)
    g[i] = (i * 37 % 1009) * 100;
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        g[i * n + j] =
            (g[(i - 1) * n + j - 1] + g[(i - 1) * n + j] +
             g[(i - 1) * n + j + 1] + g[i * n + j - 1] + g[i * n + j] +
             g[i * n + j + 1] + g[(i + 1) * n + j - 1] + g[(i + 1) * n + j] +
             g[(i + 1) * n + j + 1]) /
            9;
  int64_t s = 0;
  for (int i = 0; i < n * n; i++)
    s += g[i] * (i % 3 + 1);
  write(s);
  return 0;
}
