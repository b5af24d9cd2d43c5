//===- sumarray.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sum of an array of the frame.

#include <course.h>

int main(void) {
  int numbers[100], n = (int)read(), sum = 0;
  for (int i = 0; i < n; ++i)
    numbers[i] = i + 2;
  for (int i = 0; i < n; ++i)
    sum += numbers[i];
  write(sum);
  return 0;
}
