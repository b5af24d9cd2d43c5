//===- median-network.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Median filter with a nine-element exchange network, and optimal networks for
/// up to six numbers.

#include <course.h>

#define CE(i, j)                                                               \
  do {                                                                         \
    if (v[i] > v[j]) {                                                         \
      int t = v[i];                                                            \
      v[i] = v[j];                                                             \
      v[j] = t;                                                                \
    }                                                                          \
  } while (0)

static int median9(int *v) {
  CE(1, 2);
  CE(4, 5);
  CE(7, 8);
  CE(0, 1);
  CE(3, 4);
  CE(6, 7);
  CE(1, 2);
  CE(4, 5);
  CE(7, 8);
  CE(0, 3);
  CE(5, 8);
  CE(4, 7);
  CE(3, 6);
  CE(1, 4);
  CE(2, 5);
  CE(4, 7);
  CE(4, 2);
  CE(6, 4);
  CE(4, 2);
  return v[4];
}

static void sort6(int *v) {
  CE(0, 5);
  CE(1, 3);
  CE(2, 4);
  CE(1, 2);
  CE(3, 4);
  CE(0, 3);
  CE(2, 5);
  CE(0, 1);
  CE(2, 3);
  CE(4, 5);
  CE(1, 2);
  CE(3, 4);
}

int main(void) {
  int width = read(), height = read();
  int *in = malloc(width * height * 8);
  unsigned seed = 3;
  for (int i = 0; i < width * height; i++) {
    seed = seed * 69069 + 1;
    in[i] = seed >> 22;
  }
  unsigned sum = 0;
  for (int y = 1; y < height - 1; y++)
    for (int x = 1; x < width - 1; x++) {
      int v[9], k = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          v[k++] = in[(y + dy) * width + x + dx];
      sum = sum * 5 + median9(v);
    }
  write(sum);
  for (int i = 0; i + 6 <= width * height; i += 6) {
    sort6(in + i);
    sum += in[i] * 2 + in[i + 5];
  }
  write(sum);
  return 0;
}
