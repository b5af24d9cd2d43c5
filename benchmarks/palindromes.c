//===- palindromes.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which numbers read the same in both directions in some base: the digits of
/// each are written into a buffer that is allocated for it and freed again.

#include <course.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MaxDigits = 64 };

static size_t writeDigits(uint64_t number, uint64_t base, uint8_t *digits) {
  size_t length = 0;
  do {
    digits[length++] = number % base;
    number /= base;
  } while (number != 0);
  return length;
}

static bool isPalindrome(uint64_t number, uint64_t base) {
  uint8_t *digits = malloc(MaxDigits);
  size_t length = writeDigits(number, base, digits);
  bool is = true;
  for (size_t i = 0; is && i < length / 2; ++i)
    is = digits[i] == digits[length - 1 - i];
  free(digits);
  return is;
}

int main(void) {
  uint64_t from = read(), to = read(), bases = read();
  uint64_t inAll = 0, sum = 0;
  for (uint64_t n = from; n < to; ++n) {
    uint64_t in = 0;
    for (uint64_t base = 2; base <= bases; ++base)
      in += isPalindrome(n, base);
    inAll += in == bases - 1;
    sum += n * in;
  }
  write(inAll);
  write(sum);
  return 0;
}
