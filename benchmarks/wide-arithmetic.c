//===- wide-arithmetic.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// 128-bit arithmetic: a multiplicative generator, modular powers, a product of
/// differences, division by small and by wide numbers.

#include <course.h>
#include <stdint.h>

typedef unsigned __int128 uint128_t;
typedef __int128 int128_t;

static uint64_t powMod(uint64_t base, uint64_t exponent, uint64_t modulus) {
  uint64_t result = 1;
  for (; exponent; exponent /= 2) {
    if (exponent & 1)
      result = (uint64_t)((uint128_t)result * base % modulus);
    base = (uint64_t)((uint128_t)base * base % modulus);
  }
  return result;
}

static uint64_t generate(uint128_t *state) {
  const uint128_t factor =
      (uint128_t)0x2360ed051fc65da4 << 64 | 0x4385df649fccf645;
  *state = *state * factor + 12345;
  uint64_t high = (uint64_t)(*state >> 64), low = (uint64_t)*state;
  unsigned by = (unsigned)(*state >> 122);
  uint64_t x = high ^ low;
  return x >> by | x << (-by & 63);
}

int main(void) {
  uint64_t rounds = read(), modulus = read();
  uint128_t state = read();
  uint64_t hash = 0;
  int128_t balance = 0;
  for (uint64_t i = 0; i < rounds; ++i) {
    uint64_t a = generate(&state), b = generate(&state);
    hash = hash * 31 + powMod(a % modulus, b % 64, modulus);
    int128_t product = (int128_t)(int64_t)a * (int64_t)b;
    balance += product / (int64_t)(i + 1);
    uint128_t wide = (uint128_t)a << 64 | b;
    hash ^= (uint64_t)(wide / ((uint128_t)modulus << (i % 48)));
    hash += (uint64_t)(wide % 1000000007) + (balance < 0);
  }
  write(hash);
  write((uint64_t)(balance >> 64));
  write((uint64_t)balance);
  return 0;
}
