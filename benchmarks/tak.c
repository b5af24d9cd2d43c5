//===- tak.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Takeuchi function: calls within the arguments of calls.

#include <course.h>
#include <stdint.h>

static int64_t tak(int64_t x, int64_t y, int64_t z) {
  if (y >= x)
    return z;
  return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}

int main(void) {
  int64_t x = read(), y = read(), z = read();
  write(tak(x, y, z));
  return 0;
}
