/*===-- ctype.c - Kinds of characters ---------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <ctype.h>

static inline int is_between(int c, int first, int last) {
  return (unsigned)c - (unsigned)first <= (unsigned)last - (unsigned)first;
}

int isupper(int c) { return is_between(c, 'A', 'Z'); }
int islower(int c) { return is_between(c, 'a', 'z'); }
int isdigit(int c) { return is_between(c, '0', '9'); }
int isalpha(int c) { return islower(c | ('a' - 'A')) && !(c & ~127); }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int iscntrl(int c) { return is_between(c, 0, 31) || c == 127; }
int isgraph(int c) { return is_between(c, '!', '~'); }
int isprint(int c) { return is_between(c, ' ', '~'); }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }
int isspace(int c) { return c == ' ' || is_between(c, '\t', '\r'); }
int isxdigit(int c) {
  return isdigit(c) || is_between(c, 'A', 'F') || is_between(c, 'a', 'f');
}
int tolower(int c) { return isupper(c) ? c + ('a' - 'A') : c; }
int toupper(int c) { return islower(c) ? c - ('a' - 'A') : c; }
int isascii(int c) { return is_between(c, 0, 127); }
int toascii(int c) { return c & 127; }
