//===- regular-expressions.c ----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matches texts against patterns with stars, dots and anchors, recursively.

#include <course.h>

static int here(const char *r, const char *t);

static int star(int c, const char *r, const char *t) {
  do {
    if (here(r, t))
      return 1;
  } while (*t != '\0' && (*t++ == c || c == '.'));
  return 0;
}

static int here(const char *r, const char *t) {
  if (r[0] == '\0')
    return 1;
  if (r[1] == '*')
    return star(r[0], r + 2, t);
  if (r[0] == '$' && r[1] == '\0')
    return *t == '\0';
  if (*t != '\0' && (r[0] == '.' || r[0] == *t))
    return here(r + 1, t + 1);
  return 0;
}

static int match(const char *r, const char *t) {
  if (r[0] == '^')
    return here(r + 1, t);
  do {
    if (here(r, t))
      return 1;
  } while (*t++ != '\0');
  return 0;
}

int main(void) {
  static const char *const patterns[] = {"^a*b*c",     "ab.*ba$", "c.c.c",
                                         "aa*bb*aa*$", "^.*c$",   "a.b*c*a"};
  int count = read(), length = read(), kinds = read();
  char text[64];
  unsigned x = 6;
  int matched[6] = {0};
  for (int i = 0; i < count; i++) {
    for (int k = 0; k < length; k++) {
      x = x * 69069 + 1;
      text[k] = 'a' + (x >> 24) % 3;
    }
    text[length] = '\0';
    for (int p = 0; p < kinds; p++)
      matched[p] += match(patterns[p], text);
  }
  for (int p = 0; p < kinds; p++)
    write(matched[p]);
}
