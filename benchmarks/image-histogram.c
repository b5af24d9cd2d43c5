//===- image-histogram.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Equalizes the histogram of an image, and counts its edges.

#include <course.h>
#include <stdint.h>

enum { MaxSize = 64, NumLevels = 256 };

static int image[MaxSize * MaxSize], equalized[MaxSize * MaxSize];
static int histogram[NumLevels], levels[NumLevels];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  int size = read();
  state = read();
  for (int i = 0; i < size * size; ++i)
    image[i] = randomNumber() % 128 + randomNumber() % 128;
  for (int i = 0; i < size * size; ++i)
    ++histogram[image[i]];
  int sum = 0;
  for (int i = 0; i < NumLevels; ++i) {
    sum += histogram[i];
    levels[i] = sum * (NumLevels - 1) / (size * size);
  }
  for (int i = 0; i < size * size; ++i)
    equalized[i] = levels[image[i]];
  int numEdges = 0;
  for (int y = 1; y < size - 1; ++y)
    for (int x = 1; x < size - 1; ++x) {
      const int *at = &equalized[y * size + x];
      int right = at[1] - at[-1], down = at[size] - at[-size];
      numEdges += right * right + down * down > 400;
    }
  write(numEdges);
  return 0;
}
