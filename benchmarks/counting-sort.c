//===- counting-sort.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts bytes, sorts by counts, and prints a histogram's running sums.

#include <course.h>

unsigned char in[1200], out[1200];
unsigned short count[256];

int main(void) {
  int n = read();
  unsigned rounds = read();
  unsigned s = 1;
  while (rounds--) {
    for (int i = 0; i < n; i++) {
      s = s * 214013 + 2531011;
      in[i] = (s >> 16) & (s >> 20);
    }
    for (int c = 0; c < 256; c++)
      count[c] = 0;
    for (int i = 0; i < n; i++)
      count[in[i]]++;
    for (int c = 1; c < 256; c++)
      count[c] += count[c - 1];
    for (int i = n - 1; i >= 0; i--)
      out[--count[in[i]]] = in[i];
    unsigned h = 0;
    for (int i = 0; i < n; i++)
      h = h * 17 + out[i];
    write(h);
    write(out[n / 2]);
  }
  return 0;
}
