//===- happy-numbers.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums of digits and their powers: happy, perfect, amicable and narcissistic
/// numbers.

#include <course.h>

static uint64_t squares(uint64_t n) {
  uint64_t s = 0;
  while (n) {
    uint64_t d = n % 10;
    s += d * d;
    n /= 10;
  }
  return s;
}

static int happy(uint64_t n) {
  while (n != 1 && n != 4)
    n = squares(n);
  return n == 1;
}

static uint64_t divisors(uint64_t n) {
  uint64_t s = 1;
  for (uint64_t d = 2; d * d <= n; d++)
    if (n % d == 0) {
      s += d;
      if (d != n / d)
        s += n / d;
    }
  return s;
}

static int narcissistic(uint64_t n) {
  int digits = 0;
  for (uint64_t m = n; m; m /= 10)
    digits++;
  uint64_t sum = 0;
  for (uint64_t m = n; m; m /= 10) {
    uint64_t p = 1;
    for (int k = 0; k < digits; k++)
      p *= m % 10;
    sum += p;
  }
  return sum == n;
}

int main(void) {
  uint64_t limit = read();
  uint64_t count = 0, perfect = 0, amicable = 0, last = 0;
  for (uint64_t n = 1; n <= limit; n++) {
    count += happy(n);
    uint64_t s = divisors(n);
    if (s == n && n > 1)
      perfect++;
    else if (s > n && divisors(s) == n)
      amicable++;
    if (narcissistic(n))
      last = n;
  }
  write(count);
  write(perfect);
  write(amicable);
  write(last);
  return 0;
}
