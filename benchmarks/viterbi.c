//===- viterbi.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The likeliest states of a hidden Markov model, with logarithms in fixed
/// point.

#include <course.h>
#include <stdint.h>

enum { States = 6, Symbols = 8, MaxSteps = 300 };

static int32_t Move[States][States], Emit[States][Symbols];
static uint8_t Back[MaxSteps][States];

int main(void) {
  unsigned steps = (unsigned)read();
  for (int i = 0; i < States; ++i) {
    for (int j = 0; j < States; ++j)
      Move[i][j] = -((i * 5 + j * 3) % 7 + 1) * 128;
    for (int k = 0; k < Symbols; ++k)
      Emit[i][k] = -((i * k + i + k) % 9 + 1) * 100;
  }
  int32_t score[States] = {0}, next[States];
  uint32_t x = 7;
  for (unsigned t = 0; t < steps; ++t) {
    x = x * 1664525u + 1013904223u;
    unsigned symbol = x >> 29;
    for (int j = 0; j < States; ++j) {
      int32_t best = INT32_MIN;
      for (int i = 0; i < States; ++i) {
        int32_t s = score[i] + Move[i][j];
        if (s > best) {
          best = s;
          Back[t][j] = (uint8_t)i;
        }
      }
      next[j] = best + Emit[j][symbol];
    }
    for (int j = 0; j < States; ++j)
      score[j] = next[j];
  }
  unsigned at = 0;
  for (unsigned j = 1; j < States; ++j)
    if (score[j] > score[at])
      at = j;
  write((uint64_t)score[at]);
  uint64_t path = 0;
  for (unsigned t = steps; t-- > 0;) {
    path = path * 7 + at;
    at = Back[t][at];
  }
  write(path);
  return 0;
}
