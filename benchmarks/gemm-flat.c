//===- gemm-flat.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A product of rectangular matrices with factors, c = alpha a b + beta c, over
/// flat arrays.

#include <course.h>
#include <stdint.h>

uint32_t *A, *B, *C;

int main() {
  unsigned ni = read(), nj = read(), nk = read();
  uint32_t alpha = read(), beta = read();
  A = malloc((ni * nk * 4 + 8) & ~7ull);
  B = malloc((nk * nj * 4 + 8) & ~7ull);
  C = malloc((ni * nj * 4 + 8) & ~7ull);
  for (unsigned i = 0; i < ni; i++)
    for (unsigned k = 0; k < nk; k++)
      A[i * nk + k] = (i * k + 1) % ni;
  for (unsigned k = 0; k < nk; k++)
    for (unsigned j = 0; j < nj; j++)
      B[k * nj + j] = (k * (j + 1)) % nj;
  for (unsigned i = 0; i < ni; i++)
    for (unsigned j = 0; j < nj; j++)
      C[i * nj + j] = (i * (j + 2)) % nk;

  for (unsigned i = 0; i < ni; i++) {
    for (unsigned j = 0; j < nj; j++)
      C[i * nj + j] *= beta;
    for (unsigned k = 0; k < nk; k++)
      for (unsigned j = 0; j < nj; j++)
        C[i * nj + j] += alpha * A[i * nk + k] * B[k * nj + j];
  }

  uint32_t sum = 0;
  for (unsigned i = 0; i < ni * nj; i++)
    sum = sum * 31 + C[i];
  write(sum);
  return 0;
}
