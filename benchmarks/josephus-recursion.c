//===- josephus-recursion.c -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Josephus problem by recursion, by loop, in an array and in bits;
/// partitions of a number.

#include <course.h>

static int survivor(int n, int k) {
  return n == 1 ? 0 : (survivor(n - 1, k) + k) % n;
}

static int inArray(int n, int k) {
  short people[200];
  int left = n, at = 0;
  for (int i = 0; i < n; i++)
    people[i] = i;
  while (left > 1) {
    at = (at + k - 1) % left;
    for (int i = at; i < left - 1; i++)
      people[i] = people[i + 1];
    left--;
  }
  return people[0];
}

static int inBits(int n) {
  int high = 1;
  while (high * 2 <= n)
    high *= 2;
  return (n - high) * 2;
}

static long partitions(int n, int largest) {
  if (n == 0)
    return 1;
  if (n < 0 || largest == 0)
    return 0;
  return partitions(n - largest, largest) + partitions(n, largest - 1);
}

int main(void) {
  int n = read(), k = read(), p = read(), wrong = 0;
  long sum = 0;
  for (int i = 1; i <= n; i++) {
    int a = survivor(i, k);
    if (a != inArray(i, k))
      wrong++;
    if (survivor(i, 2) != inBits(i))
      wrong++;
    sum += a;
  }
  write(sum);
  write(wrong);
  write(partitions(p, p));
}
