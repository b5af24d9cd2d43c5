//===- subleq.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A computer of one instruction: subtract and branch if not positive.

#include <course.h>
int64_t mem[64];
int main(void) {
  // Adds a and b a number of times, by repeated subtraction.
  static const int8_t image[] = {30, 31, 3,  31, 32, 6, 31, 31, 9,
                                 33, 34, 15, 35, 35, 0, 35, 35, -1};
  int64_t a = read(), rounds = read(), total = 0, steps = 0;
  for (int64_t r = 0; r < rounds; r++) {
    for (int i = 0; i < 64; i++)
      mem[i] = i < (int)sizeof image ? image[i] : 0;
    mem[30] = a + r;
    mem[33] = 1;
    mem[34] = a + r % 7;
    int64_t pc = 0;
    while (pc >= 0) {
      int64_t x = mem[pc], y = mem[pc + 1], target = mem[pc + 2];
      mem[y] -= mem[x];
      steps++;
      pc = mem[y] <= 0 ? target : pc + 3;
    }
    total += mem[32];
  }
  write(steps);
  write(total);
}
