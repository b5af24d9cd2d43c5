//===- factorial.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Factorials of any size: numbers are arrays of 64-bit limbs in base 10^18,
/// written most significant limb first.

#include <course.h>
#include <stdint.h>

static const uint64_t Base = 1000000000000000000;

typedef struct {
  uint64_t count;
  uint64_t limbs[16];
} Big;

static void multiply(Big *number, uint64_t factor) {
  uint64_t carry = 0;
  for (uint64_t i = 0; i < number->count; ++i) {
    // Split the factor's product so that it never leaves 64 bits: limbs are
    // below 10^18 and are taken in two halves of nine digits.
    uint64_t low = number->limbs[i] % 1000000000 * factor;
    uint64_t high = number->limbs[i] / 1000000000 * factor;
    uint64_t sum = low + high % 1000000000 * 1000000000 + carry;
    number->limbs[i] = sum % Base;
    carry = high / 1000000000 + sum / Base;
  }
  if (carry)
    number->limbs[number->count++] = carry;
}

static uint64_t digitSum(const Big *number) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < number->count; ++i)
    for (uint64_t limb = number->limbs[i]; limb; limb /= 10)
      sum += limb % 10;
  return sum;
}

int main(void) {
  for (uint64_t n; (n = read());) {
    Big number = {1, {1}};
    for (uint64_t factor = 2; factor <= n; ++factor)
      multiply(&number, factor);
    for (uint64_t i = number.count; i-- > 0;)
      write(number.limbs[i]);
    write(digitSum(&number));
  }
  return 0;
}
