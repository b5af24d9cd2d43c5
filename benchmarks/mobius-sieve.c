//===- mobius-sieve.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A linear sieve: Mobius function, least factors, numbers of divisors,
/// square-free numbers.

#include <course.h>
#define N 1000
unsigned short least[N + 1], primes[200];
signed char mu[N + 1];
unsigned char divisors[N + 1], power[N + 1];
int main(void) {
  int n = read(), times = read();
  int count, mertens;
  unsigned hash = 0;
  while (times--) {
    count = 0;
    for (int i = 0; i <= n; i++)
      least[i] = 0;
    mu[1] = divisors[1] = 1;
    for (int i = 2; i <= n; i++) {
      if (!least[i]) {
        least[i] = i;
        primes[count++] = i;
        mu[i] = -1;
        divisors[i] = 2;
        power[i] = 1;
      }
      for (int k = 0; k < count && primes[k] <= least[i] && i * primes[k] <= n;
           k++) {
        int m = i * primes[k];
        least[m] = primes[k];
        if (primes[k] == least[i]) {
          mu[m] = 0;
          power[m] = power[i] + 1;
          divisors[m] = divisors[i] / power[m] * (power[m] + 1);
        } else {
          mu[m] = -mu[i];
          power[m] = 1;
          divisors[m] = divisors[i] * 2;
        }
      }
    }
    mertens = 0;
    for (int i = 1; i <= n; i++) {
      mertens += mu[i];
      hash = hash * 31 + divisors[i] + mertens;
    }
  }
  write(count);
  write(mertens);
  write(hash);
}
