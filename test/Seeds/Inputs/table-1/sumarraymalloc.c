//===- sumarraymalloc.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sum of an allocated array.

#include <course.h>

static int sum(const int *numbers, unsigned n) {
  int total = 0;
  for (unsigned i = 0; i < n; ++i)
    total += numbers[i];
  return total;
}

int main(void) {
  unsigned n = (unsigned)read();
  int *numbers = malloc(n * sizeof(int));
  for (unsigned i = 0; i < n; ++i)
    numbers[i] = (int)(4 * i);
  write(sum(numbers, n));
  free(numbers);
  return 0;
}
