//===- window-maxima.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The maxima of a window that slides over an array, by a queue of the places
/// of candidates.

#include <course.h>
#include <stdint.h>

enum { MaxLength = 2048 };

static int numbers[MaxLength], candidates[MaxLength];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  int length = read(), width = read();
  state = read();
  for (int i = 0; i < length; ++i)
    numbers[i] = randomNumber() % 10000;
  int begin = 0, end = 0;
  uint64_t sum = 0;
  for (int i = 0; i < length; ++i) {
    while (begin < end && numbers[candidates[end - 1]] <= numbers[i])
      --end;
    candidates[end++] = i;
    if (candidates[begin] <= i - width)
      ++begin;
    if (i >= width - 1)
      sum = sum * 7 + numbers[candidates[begin]];
  }
  write(sum);
  return 0;
}
