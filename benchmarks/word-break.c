//===- word-break.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether and in how many ways texts split into words of a dictionary.

#include <course.h>

static const char *words[] = {"a",   "ab", "aba", "bab",   "b",
                              "cab", "ac", "bca", "abcab", 0};

static char text[256];

static int matches(const char *t, const char *w) {
  while (*w) {
    if (*t != *w)
      return 0;
    t++;
    w++;
  }
  return 1;
}

static int length(const char *s) {
  int n = 0;
  while (s[n])
    n++;
  return n;
}

int main(void) {
  int n = read(), kinds = read();
  int i, k;
  unsigned ways[257];
  for (i = 0; i < n; i++)
    text[i] = "abcabaabbacab"[(i * i + kinds) % 13];
  text[n] = 0;
  ways[n] = 1;
  for (i = n - 1; i >= 0; i--) {
    ways[i] = 0;
    for (k = 0; words[k]; k++)
      if (matches(text + i, words[k]))
        ways[i] = (ways[i] + ways[i + length(words[k])]) % 1000003;
  }
  for (i = 0; i < n; i += 16)
    write(ways[i]);
  write(ways[n]);
  return 0;
}
