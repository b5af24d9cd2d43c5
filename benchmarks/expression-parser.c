//===- expression-parser.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A recursive-descent calculator over text: numbers, names, operators,
/// parentheses.

#include <course.h>
#include <stdint.h>

static const char *At;
static int64_t Names[4];

static int64_t expression(void);

static void blanks(void) {
  while (*At == ' ')
    ++At;
}

static int64_t atom(void) {
  blanks();
  if (*At == '(') {
    ++At;
    int64_t v = expression();
    blanks();
    ++At;
    return v;
  }
  if (*At == '-') {
    ++At;
    return -atom();
  }
  if (*At >= 'w' && *At <= 'z')
    return Names[*At++ - 'w'];
  int64_t v = 0;
  while (*At >= '0' && *At <= '9')
    v = v * 10 + (*At++ - '0');
  return v;
}

static int64_t product(void) {
  int64_t v = atom();
  for (;;) {
    blanks();
    if (*At == '*') {
      ++At;
      v = v * atom() % 1000003;
    } else if (*At == '/') {
      ++At;
      int64_t d = atom();
      v = d ? v / d : 0;
    } else
      return v;
  }
}

static int64_t expression(void) {
  int64_t v = product();
  for (;;) {
    blanks();
    if (*At == '+') {
      ++At;
      v += product();
    } else if (*At == '-') {
      ++At;
      v -= product();
    } else
      return v;
  }
}

int main(void) {
  static const char *const lines[] = {
      "x + 1",
      "(w + x) * (y - z) / 3",
      "12 * x * x - 7 * x * y + ((y)) - -z",
      "((((x * 3 + 1) * 3 + 1) * 3 + 1) * 3 + 1) / (y * y + 1) + 100000 / (z + "
      "2)",
  };
  uint64_t count = read(), kinds = read();
  int64_t sum = 0;
  for (uint64_t i = 0; i < count; ++i) {
    Names[i % 4] = sum % 100 + (int64_t)i;
    for (uint64_t k = 0; k < kinds; ++k) {
      At = lines[k];
      int64_t v = expression();
      sum = (sum * 7 + v) % 1000003;
    }
  }
  write((uint64_t)sum);
  return 0;
}
