//===- Duff.c ------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Duff's device: eight iterations of a copy, entered where the rest begins.

#include <course.h>

static void copy(char *to, const char *from, int count) {
  int rounds = (count + 7) / 8;
  switch (count % 8) {
  case 0:
    do {
      *to++ = *from++;
    case 7:
      *to++ = *from++;
    case 6:
      *to++ = *from++;
    case 5:
      *to++ = *from++;
    case 4:
      *to++ = *from++;
    case 3:
      *to++ = *from++;
    case 2:
      *to++ = *from++;
    case 1:
      *to++ = *from++;
    } while (--rounds > 0);
  }
}

static char first[120], second[120];

int main(void) {
  int n = (int)read(), sum = 0;
  for (int i = 0; i < n; ++i)
    first[i] = (char)(i * 7);
  copy(second, first, n);
  for (int i = 0; i < n; ++i)
    sum += second[i] * i;
  write(sum);
  return 0;
}
