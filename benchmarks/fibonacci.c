//===- fibonacci.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fibonacci numbers by plain recursion, with remembered values, and by powers
/// of a matrix modulo a prime.

#include <course.h>
#include <stdint.h>

static uint64_t plain(uint64_t n) {
  if (n < 2)
    return n;
  return plain(n - 1) + plain(n - 2);
}

static uint64_t remembering(uint64_t n, uint64_t *known) {
  if (n < 2)
    return n;
  if (!known[n])
    known[n] = remembering(n - 1, known) + remembering(n - 2, known);
  return known[n];
}

typedef struct {
  uint64_t a, b, c, d;
} Matrix;

static const uint64_t Modulus = 1000000007;

static Matrix product(Matrix x, Matrix y) {
  return (Matrix){
      (x.a * y.a + x.b * y.c) % Modulus, (x.a * y.b + x.b * y.d) % Modulus,
      (x.c * y.a + x.d * y.c) % Modulus, (x.c * y.b + x.d * y.d) % Modulus};
}

static uint64_t byPowers(uint64_t n) {
  Matrix result = {1, 0, 0, 1}, power = {1, 1, 1, 0};
  for (; n; n >>= 1, power = product(power, power))
    if (n & 1)
      result = product(result, power);
  return result.b;
}

int main(void) {
  uint64_t n = read(), rounds = read();
  write(plain(n));
  uint64_t *known = malloc(64 * 8);
  write(remembering(60, known));
  free(known);
  uint64_t sum = 0;
  for (uint64_t i = 0; i < rounds; ++i)
    sum += byPowers(1000000000 + i * i);
  write(sum);
  return 0;
}
