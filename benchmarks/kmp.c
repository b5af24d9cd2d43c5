//===- kmp.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// String search three ways (naive, Knuth-Morris-Pratt, rolling hash) in a
/// Fibonacci word, where mismatches come late.

#include <course.h>
#include <stdint.h>

static uint64_t naive(const char *text, uint64_t n, const char *word,
                      uint64_t m) {
  uint64_t found = 0;
  for (uint64_t i = 0; i + m <= n; ++i) {
    uint64_t j = 0;
    while (j < m && text[i + j] == word[j])
      ++j;
    found += j == m;
  }
  return found;
}

static uint64_t knuthMorrisPratt(const char *text, uint64_t n, const char *word,
                                 uint64_t m, uint64_t *border) {
  border[0] = 0;
  for (uint64_t i = 1, k = 0; i < m; ++i) {
    while (k && word[i] != word[k])
      k = border[k - 1];
    k += word[i] == word[k];
    border[i] = k;
  }
  uint64_t found = 0;
  for (uint64_t i = 0, k = 0; i < n; ++i) {
    while (k && text[i] != word[k])
      k = border[k - 1];
    k += text[i] == word[k];
    if (k == m) {
      ++found;
      k = border[k - 1];
    }
  }
  return found;
}

static uint64_t rolling(const char *text, uint64_t n, const char *word,
                        uint64_t m) {
  const uint64_t base = 1000003;
  uint64_t wanted = 0, hash = 0, top = 1, found = 0;
  for (uint64_t i = 0; i < m; ++i) {
    wanted = wanted * base + (uint8_t)word[i];
    hash = hash * base + (uint8_t)text[i];
    top *= base;
  }
  for (uint64_t i = m;; ++i) {
    found += hash == wanted;
    if (i >= n)
      return found;
    hash = hash * base + (uint8_t)text[i] - top * (uint8_t)text[i - m];
  }
}

static void makeWord(char *word, uint64_t n) {
  word[0] = 'a';
  uint64_t previous = 1, length = 1;
  word[1] = 'b';
  for (length = 2; length < n;) {
    uint64_t next = length + previous;
    for (uint64_t i = length; i < next && i < n; ++i)
      word[i] = word[i - length];
    previous = length;
    length = next;
  }
}

int main(void) {
  uint64_t n = read();
  char *text = malloc((n + 7) / 8 * 8);
  uint64_t *border = malloc(64 * 8);
  makeWord(text, n);
  for (uint64_t m; (m = read());) {
    const char *word = text + 5;
    write(naive(text, n, word, m));
    write(knuthMorrisPratt(text, n, word, m, border));
    write(rolling(text, n, word, m));
  }
  free(text);
  free(border);
  return 0;
}
