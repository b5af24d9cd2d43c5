//===- perfect-shuffles.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Permutations as arrays: powers, cycles, orders, and shuffles of a deck.

#include <course.h>

typedef unsigned char card;

static int order(const card *p, int n) {
  card seen[128] = {0};
  int lcm = 1;
  for (int i = 0; i < n; i++) {
    int length = 0;
    for (int j = i; !seen[j]; j = p[j]) {
      seen[j] = 1;
      length++;
    }
    if (length > 1) {
      int a = lcm, b = length;
      while (b) {
        int t = a % b;
        a = b;
        b = t;
      }
      lcm = lcm / a * length;
    }
  }
  return lcm;
}

int main(void) {
  int largest = read();
  for (int n = 2; n <= largest; n += 10) {
    card deck[128], next[128], p[128];
    for (int i = 0; i < n; i++) {
      deck[i] = i;
      p[i] = i < (n + 1) / 2 ? 2 * i : 2 * (i - (n + 1) / 2) + 1;
    }
    int steps = 0, home;
    do {
      for (int i = 0; i < n; i++)
        next[p[i]] = deck[i];
      home = 1;
      for (int i = 0; i < n; i++) {
        deck[i] = next[i];
        if (deck[i] != i)
          home = 0;
      }
      steps++;
    } while (!home);
    write(steps);
    write(order(p, n));
  }
}
