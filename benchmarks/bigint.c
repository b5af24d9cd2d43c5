//===- bigint.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers of many 32-bit limbs: powers, a long product by the schoolbook and
/// by Karatsuba's method, decimal digits by repeated division.

#include <course.h>
#include <stdint.h>

enum { MaxLimbs = 64 };

static void multiply(uint32_t *c, const uint32_t *a, const uint32_t *b,
                     unsigned n) {
  for (unsigned i = 0; i < 2 * n; ++i)
    c[i] = 0;
  for (unsigned i = 0; i < n; ++i) {
    uint64_t carry = 0;
    for (unsigned j = 0; j < n; ++j) {
      carry += (uint64_t)a[i] * b[j] + c[i + j];
      c[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    c[i + n] = (uint32_t)carry;
  }
}

static uint32_t addTo(uint32_t *a, const uint32_t *b, unsigned n) {
  uint64_t carry = 0;
  for (unsigned i = 0; i < n; ++i) {
    carry += (uint64_t)a[i] + b[i];
    a[i] = (uint32_t)carry;
    carry >>= 32;
  }
  return (uint32_t)carry;
}

static uint32_t subtractFrom(uint32_t *a, const uint32_t *b, unsigned n) {
  uint32_t borrow = 0;
  for (unsigned i = 0; i < n; ++i) {
    uint64_t d = (uint64_t)a[i] - b[i] - borrow;
    a[i] = (uint32_t)d;
    borrow = d >> 32 != 0;
  }
  return borrow;
}

static void carryInto(uint32_t *a, uint32_t carry) {
  for (; carry; ++a)
    carry = __builtin_add_overflow(*a, carry, a);
}

// Writes |a - b| to d and returns whether a was the lesser.
static unsigned difference(uint32_t *d, const uint32_t *a, const uint32_t *b,
                           unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    d[i] = a[i];
  if (!subtractFrom(d, b, n))
    return 0;
  for (unsigned i = 0; i < n; ++i)
    d[i] = b[i];
  subtractFrom(d, a, n);
  return 1;
}

// The scratch area holds 4 n limbs for each level.
static void karatsuba(uint32_t *c, const uint32_t *a, const uint32_t *b,
                      unsigned n, uint32_t *scratch) {
  if (n <= 8) {
    multiply(c, a, b, n);
    return;
  }
  unsigned half = n / 2;
  uint32_t *da = scratch, *db = da + half, *middle = db + half;
  uint32_t *rest = scratch + 4 * n;
  unsigned negative =
      difference(da, a, a + half, half) ^ difference(db, b, b + half, half);
  karatsuba(middle, da, db, half, rest);
  karatsuba(c, a, b, half, rest);
  karatsuba(c + n, a + half, b + half, half, rest);
  // The middle term is low + high -+ (a0 - a1)(b0 - b1); it has n + 1 limbs.
  uint32_t *sum = middle + n;
  for (unsigned i = 0; i < n; ++i)
    sum[i] = c[i];
  uint32_t top = addTo(sum, c + n, n);
  if (negative)
    top += addTo(sum, middle, n);
  else
    top -= subtractFrom(sum, middle, n);
  top += addTo(c + half, sum, n);
  carryInto(c + half + n, top);
}

static uint32_t divideBy(uint32_t *a, unsigned n, uint32_t divisor) {
  uint64_t remainder = 0;
  for (unsigned i = n; i-- > 0;) {
    remainder = remainder << 32 | a[i];
    a[i] = (uint32_t)(remainder / divisor);
    remainder %= divisor;
  }
  return (uint32_t)remainder;
}

int main(void) {
  unsigned n = (unsigned)read();
  uint32_t *a = malloc(MaxLimbs * 4), *b = malloc(MaxLimbs * 4);
  uint32_t *c = malloc(2 * MaxLimbs * 4), *d = malloc(2 * MaxLimbs * 4);
  uint32_t *scratch = malloc(8 * MaxLimbs * 4);
  uint64_t seed = read();
  for (unsigned i = 0; i < n; ++i) {
    seed = seed * 6364136223846793005 + 1442695040888963407;
    a[i] = (uint32_t)(seed >> 32);
    b[i] = (uint32_t)(seed >> 16);
  }
  multiply(c, a, b, n);
  karatsuba(d, a, b, n, scratch);
  unsigned differences = 0;
  for (unsigned i = 0; i < 2 * n; ++i)
    differences += c[i] != d[i];
  write(differences);
  // Nine decimal digits at a time, least significant first.
  for (unsigned length = 2 * n; length;) {
    write(divideBy(d, length, 1000000000));
    while (length && !d[length - 1])
      --length;
  }
  free(a);
  free(b);
  free(c);
  free(d);
  free(scratch);
  return 0;
}
