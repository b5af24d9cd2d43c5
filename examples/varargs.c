//===- varargs.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions of a variable number of arguments: sums, maxima, and a small
/// formatter that walks mixed widths.

#include <course.h>
#include <stdarg.h>
#include <stdint.h>

static int64_t sum(int count, ...) {
  va_list list;
  va_start(list, count);
  int64_t total = 0;
  while (count--)
    total += va_arg(list, int);
  va_end(list);
  return total;
}

static uint64_t maximum(uint64_t first, ...) {
  va_list list, again;
  va_start(list, first);
  va_copy(again, list);
  uint64_t best = first, position = 0, i = 0;
  for (uint64_t v; (v = va_arg(list, uint64_t)); ++i)
    if (v > best)
      best = v;
  va_end(list);
  for (i = 1; va_arg(again, uint64_t) != best; ++i)
    ;
  va_end(again);
  position = first == best ? 0 : i;
  return best * 100 + position;
}

// i: int, l: 64 bits, c: character, s: string.
static void show(const char *format, ...) {
  va_list list;
  va_start(list, format);
  for (; *format; ++format) {
    switch (*format) {
    case 'i':
      write(va_arg(list, int));
      break;
    case 'l':
      write(va_arg(list, uint64_t));
      break;
    case 'c':
      write((char)va_arg(list, int));
      break;
    case 's':
      for (const char *s = va_arg(list, const char *); *s; ++s)
        write(*s);
      break;
    }
  }
  va_end(list);
}

int main(void) {
  int a = (int)read();
  uint64_t b = read();
  write(sum(0));
  write(sum(3, a, -a, 7));
  write(sum(20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
            19, a));
  write(maximum(3, b, (uint64_t)5, b + 1, (uint64_t)2, (uint64_t)0));
  show("ilcs", a, b, 'x', "end");
  show("liil", b, -1, a * 2, (uint64_t)1 << 40);
  return 0;
}
