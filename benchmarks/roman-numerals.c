//===- roman-numerals.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes numbers in Roman numerals, reads them back, and sums the lengths.

#include <course.h>

static const char *ones[] = {"",  "I",  "II",  "III",  "IV",
                             "V", "VI", "VII", "VIII", "IX"};
static const char *tens[] = {"",  "X",  "XX",  "XXX",  "XL",
                             "L", "LX", "LXX", "LXXX", "XC"};
static const char *hundreds[] = {"",  "C",  "CC",  "CCC",  "CD",
                                 "D", "DC", "DCC", "DCCC", "CM"};

static char *append(char *to, const char *from) {
  while ((*to = *from++))
    to++;
  return to;
}

static int value(char c) {
  switch (c) {
  case 'I':
    return 1;
  case 'V':
    return 5;
  case 'X':
    return 10;
  case 'L':
    return 50;
  case 'C':
    return 100;
  case 'D':
    return 500;
  case 'M':
    return 1000;
  default:
    return 0;
  }
}

int main(void) {
  int from = read(), to = read();
  int letters = 0, wrong = 0, longest = 0;
  char text[20];
  for (int n = from; n < to; n++) {
    char *p = text;
    for (int k = 0; k < n / 1000; k++)
      *p++ = 'M';
    p = append(p, hundreds[n / 100 % 10]);
    p = append(p, tens[n / 10 % 10]);
    p = append(p, ones[n % 10]);
    int length = p - text;
    letters += length;
    if (length > longest)
      longest = length;
    int sum = 0;
    for (int i = 0; i < length; i++) {
      int v = value(text[i]);
      if (i + 1 < length && v < value(text[i + 1]))
        sum -= v;
      else
        sum += v;
    }
    if (sum != n)
      wrong++;
  }
  write(letters);
  write(longest);
  write(wrong);
  return 0;
}
