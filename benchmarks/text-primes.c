//===- text-primes.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints all primes up to a bound, ten to a line, and how a number factors.

// text

#include <stdio.h>
#include <string.h>

enum { LIMIT = 20000 };

static char composite[LIMIT + 1];

static void print_factors(unsigned long n) {
  printf("%lu =", n);
  const char *separator = " ";
  for (unsigned long d = 2; d * d <= n; ++d)
    while (n % d == 0) {
      printf("%s%lu", separator, d);
      separator = " * ";
      n /= d;
    }
  if (n > 1)
    printf("%s%lu", separator, n);
  printf("\n");
}

int main(void) {
  int bound, printed = 0;
  unsigned long number;
  if (scanf("%d", &bound) != 1 || bound > LIMIT)
    return 0;
  for (int i = 2; i <= bound; ++i) {
    if (composite[i])
      continue;
    printf("%d%c", i, ++printed % 10 == 0 ? '\n' : ' ');
    for (int j = 2 * i; j <= bound; j += i)
      composite[j] = 1;
  }
  printf("\n%d primes\n", printed);
  while (scanf("%lu", &number) == 1)
    print_factors(number);
}
