//===- tensor-product.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A three-dimensional array times a matrix along its last dimension.

#include <course.h>

#define R 10
#define Q 8
#define P 10

static short cube[R][Q][P];
static short c4[P][P];

static void run(int r, int q, int p) {
  int sum[P];
  for (int i = 0; i < r; i++)
    for (int j = 0; j < q; j++) {
      for (int k = 0; k < p; k++) {
        sum[k] = 0;
        for (int s = 0; s < p; s++)
          sum[k] += cube[i][j][s] * c4[s][k];
      }
      for (int k = 0; k < p; k++)
        cube[i][j][k] = (short)(sum[k] % 1000);
    }
}

int main(void) {
  int r = read(), q = read(), p = read(), times = read();
  for (int i = 0; i < r; i++)
    for (int j = 0; j < q; j++)
      for (int k = 0; k < p; k++)
        cube[i][j][k] = (i * j + k) % p;
  for (int i = 0; i < p; i++)
    for (int j = 0; j < p; j++)
      c4[i][j] = i * j % p;
  while (times-- > 0)
    run(r, q, p);
  int sum = 0;
  for (int i = 0; i < r; i++)
    for (int j = 0; j < q; j++)
      for (int k = 0; k < p; k++)
        sum += cube[i][j][k] ^ k;
  write(sum);
  return 0;
}
