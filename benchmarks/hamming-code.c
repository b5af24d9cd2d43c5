//===- hamming-code.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Hamming codes with parity: encoding, single errors at each place,
/// correction, double errors.

#include <course.h>
#include <stdbool.h>

static bool parity(unsigned x) {
  bool odd = false;
  while (x) {
    odd = !odd;
    x &= x - 1;
  }
  return odd;
}

static unsigned encode(unsigned data) {
  unsigned code = 0;
  for (unsigned at = 1, k = 0; at < 16; at++)
    if (at & (at - 1)) {
      if (data >> k & 1)
        code |= 1u << at;
      k++;
    }
  for (unsigned p = 1; p < 16; p <<= 1) {
    bool odd = false;
    for (unsigned at = 1; at < 16; at++)
      if (at & p && code >> at & 1)
        odd = !odd;
    if (odd)
      code |= 1u << p;
  }
  return code | parity(code);
}

static unsigned syndrome(unsigned code) {
  unsigned s = 0;
  for (unsigned at = 1; at < 16; at++)
    if (code >> at & 1)
      s ^= at;
  return s;
}

int main(void) {
  unsigned count = read(), fixed = 0, doubles = 0, clean = 0;
  for (unsigned i = 0; i < count; i++) {
    unsigned code = encode(i * 37 & 2047);
    clean += syndrome(code) == 0 && !parity(code);
    for (unsigned e = 0; e < 16; e++) {
      unsigned received = code ^ 1u << e;
      if (parity(received)) {
        received ^= 1u << syndrome(received);
        fixed += received == code;
      }
    }
    unsigned twice = code ^ 3u << i % 15;
    doubles += !parity(twice) && syndrome(twice) != 0;
  }
  write(clean);
  write(fixed);
  write(doubles);
  return 0;
}
