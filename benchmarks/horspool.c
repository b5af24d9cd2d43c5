//===- horspool.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches for words in a text by skipping, with a table of shifts for each
/// word.

#include <course.h>
#include <stdint.h>

static uint8_t Text[2000];
static uint8_t Shift[128];

static unsigned search(const char *word, unsigned length, unsigned n) {
  for (unsigned c = 0; c < 128; ++c)
    Shift[c] = (uint8_t)length;
  for (unsigned i = 0; i + 1 < length; ++i)
    Shift[(unsigned char)word[i]] = (uint8_t)(length - 1 - i);
  unsigned found = 0, at = 0;
  while (at + length <= n) {
    unsigned i = length;
    while (i > 0 && Text[at + i - 1] == (uint8_t)word[i - 1])
      --i;
    found += i == 0;
    at += Shift[Text[at + length - 1]];
  }
  return found;
}

int main(void) {
  static const char *const words[] = {"the", "then", "on",           "nine",
                                      "tea", "e t",  "seven of nine"};
  static const char source[] =
      "then on the ninth day seven of nine tested tea on the tenth ";
  unsigned n = (unsigned)read(), count = (unsigned)read();
  unsigned length = sizeof source - 1;
  for (unsigned i = 0; i < n; ++i)
    Text[i] = (uint8_t)source[(i + i / 97) % length];
  for (unsigned k = 0; k < count; ++k) {
    unsigned m = 0;
    while (words[k][m])
      ++m;
    write(search(words[k], m, n));
  }
  return 0;
}
