//===- wildcards.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matches names against patterns with stars, question marks and classes, by
/// backtracking.

#include <course.h>
#include <stdbool.h>

static bool match(const char *pattern, const char *name) {
  for (; *pattern; ++pattern, ++name) {
    if (*pattern == '*') {
      while (*pattern == '*')
        ++pattern;
      if (!*pattern)
        return true;
      for (; *name; ++name)
        if (match(pattern, name))
          return true;
      return false;
    }
    if (!*name)
      return false;
    if (*pattern == '[') {
      bool is = false;
      for (++pattern; *pattern != ']'; ++pattern)
        is |= *pattern == *name;
      if (!is)
        return false;
    } else if (*pattern != '?' && *pattern != *name)
      return false;
  }
  return !*name;
}

int main(void) {
  static const char *const patterns[] = {
      "*", "a*b*c*d", "*ab*ba*", "?[abc]*[cd]?", "*a?*b?*c?*", "abc*"};
  unsigned count = (unsigned)read(), length = (unsigned)read();
  char name[32];
  unsigned long matched[6] = {0};
  unsigned x = 1;
  for (unsigned i = 0; i < count; ++i) {
    for (unsigned k = 0; k < length; ++k) {
      x = x * 1103515245 + 12345;
      name[k] = "abcd"[x >> 20 & 3];
    }
    name[length] = 0;
    for (unsigned p = 0; p < 6; ++p)
      matched[p] += match(patterns[p], name);
  }
  for (unsigned p = 0; p < 6; ++p)
    write(matched[p]);
  return 0;
}
