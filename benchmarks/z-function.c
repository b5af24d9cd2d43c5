//===- z-function.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prefix tables of strings: occurrences, periods, and the shortest repeated
/// unit.

#include <course.h>

int main(void) {
  int n = read(), a = read(), b = read();
  char *s = malloc((n / 8 + 1) * 8);
  int *z = malloc((n + 1) * 8);
  for (int i = 0; i < n; i++)
    s[i] = 'a' + i % a % b;
  z[0] = n;
  int l = 0, r = 0;
  for (int i = 1; i < n; i++) {
    if (i < r)
      z[i] = r - i < z[i - l] ? r - i : z[i - l];
    while (i + z[i] < n && s[z[i]] == s[i + z[i]])
      z[i]++;
    if (i + z[i] > r) {
      l = i;
      r = i + z[i];
    }
  }
  int period = n, borders = 0;
  for (int i = n - 1; i > 0; i--)
    if (i + z[i] == n) {
      borders++;
      period = i;
    }
  write(period);
  write(borders);
  unsigned long sum = 0;
  for (int i = 0; i < n; i++)
    sum += (unsigned long)z[i] * (i + 1);
  write(sum);
  return 0;
}
