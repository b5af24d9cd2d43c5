//===- best-chain.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The increasing subsequence of numbers whose values add up to most, and
/// what lies before each of them.

#include <course.h>
#include <stdint.h>

enum { MaxLength = 5000, Reach = 20 };

static int number[MaxLength], value[MaxLength];
static int best[MaxLength], previous[MaxLength], chain[MaxLength];
static char isChosen[MaxLength];
static int64_t sums[MaxLength + 1];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  int length = read();
  state = read();
  for (int i = 0; i < length; ++i) {
    number[i] = randomNumber() % 1000;
    value[i] = randomNumber() % 50;
    sums[i + 1] = sums[i] + number[i];
    previous[i] = -1;
  }
  int last = 0;
  for (int i = 0; i < length; ++i) {
    best[i] = value[i];
    for (int j = i - 1; j >= 0 && j >= i - Reach; --j)
      if (number[j] < number[i] && best[j] + value[i] > best[i]) {
        best[i] = best[j] + value[i];
        previous[i] = j;
      }
    if (best[i] > best[last])
      last = i;
  }
  int num = 0;
  for (int i = last; i != -1; i = previous[i]) {
    chain[num++] = i;
    isChosen[i] = 1;
  }
  uint64_t sum = 0;
  while (num > 0)
    sum = sum * 31 + number[chain[--num]];
  for (int i = 0; i < length; ++i)
    sum += isChosen[i] * sums[i];
  write(sum);
  write(best[last]);
  return 0;
}
