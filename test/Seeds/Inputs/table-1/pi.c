//===- pi.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Pi by points in a quarter of a circle, with integers.

#include <course.h>

static unsigned long seed = 1;

static long next(void) {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (long)(seed >> 12) & 0x3ff;
}

int main(void) {
  long n = (long)read(), inside = 0;
  for (long i = 0; i < n; ++i) {
    long x = next(), y = next();
    if (x * x + y * y < 1024 * 1024)
      ++inside;
  }
  write(4000 * inside / n);
  return 0;
}
