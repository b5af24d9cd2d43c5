/*===-- scan.c - Formatted input --------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "forward.h"
#include "input.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the text comes from: a file, or a string if that is not null. */
struct source {
  FILE *file;
  const char *string;
  long count; /* bytes consumed */
};

static int next(struct source *source) {
  int c;
  if (source->string)
    c = *source->string ? (unsigned char)*source->string++ : EOF;
  else
    c = fgetc(source->file);
  source->count += c != EOF;
  return c;
}

/* The same after another one: nothing has been put back. */
static int next_again(struct source *source) {
  if (source->string)
    return next(source);
  int c = read_byte(source->file);
  source->count += c != EOF;
  return c;
}

static void put_back(struct source *source, int c) {
  if (c == EOF)
    return;
  --source->count;
  if (source->string)
    --source->string;
  else
    ungetc(c, source->file);
}

static void skip_space(struct source *source) {
  int c;
  do
    c = next(source);
  while (isspace(c));
  put_back(source, c);
}

/* The text of a number, as far as one character of lookahead tells. */
enum { MAX_NUMBER = 400 };

static int is_number_character(int c, int base, const char *text, int length) {
  int previous = length ? text[length - 1] | 0x20 : 0;
  if (c == '+' || c == '-')
    return length == 0 || (base == 0x100 && previous == 'e') ||
           (base == 0x100 && previous == 'p');
  if (base == 0x100)
    return isalnum(c) || c == '.';
  if ((c | 0x20) == 'x' && (base == 16 || base == 0))
    return previous == '0' &&
           (length == 1 || (length == 2 && !isdigit(text[0])));
  int is_hexadecimal =
      base == 16 || (base == 0 && length > 1 && memchr(text, 'x', 3));
  if (is_hexadecimal)
    return isxdigit(c);
  return isdigit(c) && (base != 8 || c < '8');
}

static int read_number(struct source *source, int base, long width,
                       char *text) {
  int length = 0, c = EOF;
  while (length < width && length < MAX_NUMBER) {
    c = next(source);
    if (c == EOF || !is_number_character(c, base, text, length)) {
      put_back(source, c);
      break;
    }
    text[length++] = (char)c;
    text[length] = 0;
  }
  text[length] = 0;
  return length;
}

enum length { CHAR, SHORT, INT, LONG, DOUBLE };

static void store_integer(void *where, enum length length,
                          unsigned long value) {
  if (length == CHAR)
    *(char *)where = (char)value;
  else if (length == SHORT)
    *(short *)where = (short)value;
  else if (length == INT)
    *(int *)where = (int)value;
  else
    *(long *)where = (long)value;
}

static int base_of(char letter) {
  switch (letter) {
  case 'i':
    return 0;
  case 'o':
    return 8;
  case 'x':
  case 'X':
  case 'p':
    return 16;
  default:
    return 10;
  }
}

/* Set of characters between brackets: 256 bits. */
struct set {
  uint64_t bits[4];
};

static int is_in(const struct set *set, int c) {
  return (set->bits[c / 64] >> (c % 64)) & 1;
}

/* From after the opening bracket to after the closing one. */
static const char *parse_set(const char *format, struct set *set) {
  memset(set, 0, sizeof *set);
  int is_inverted = *format == '^';
  format += is_inverted;
  const char *start = format;
  for (; *format && (*format != ']' || format == start); ++format) {
    int first = (unsigned char)*format, last = first;
    if (format[1] == '-' && format[2] && format[2] != ']') {
      last = (unsigned char)format[2];
      format += 2;
    }
    for (int c = first; c <= last; ++c)
      set->bits[c / 64] |= 1ull << (c % 64);
  }
  if (is_inverted)
    for (int i = 0; i != 4; ++i)
      set->bits[i] = ~set->bits[i];
  return *format ? format + 1 : format;
}

/* Stores as many characters as there are for c, s and [. Gives their number. */
static long read_characters(struct source *source, char letter, long width,
                            const struct set *set, char *to) {
  long length = 0;
  while (length < width) {
    int c = next(source);
    if (c == EOF)
      break;
    if ((letter == 's' && isspace(c)) || (letter == '[' && !is_in(set, c))) {
      put_back(source, c);
      break;
    }
    if (to)
      to[length] = (char)c;
    ++length;
  }
  if (to && letter != 'c' && length != 0)
    to[length] = 0;
  return length;
}

struct directive {
  int is_suppressed;
  long width; /* 0 for none */
  enum length length;
  char letter;
  struct set set;
};

static const char *parse_directive(const char *format, struct directive *d) {
  d->is_suppressed = *format == '*';
  format += d->is_suppressed;
  d->width = 0;
  for (; isdigit((unsigned char)*format); ++format)
    d->width = d->width * 10 + (*format - '0');
  d->length = INT;
  for (;; ++format) {
    if (*format == 'h')
      d->length = d->length == SHORT ? CHAR : SHORT;
    else if (*format == 'l' || *format == 'j' || *format == 'z' ||
             *format == 't' || *format == 'q' || *format == 'L')
      d->length = LONG;
    else
      break;
  }
  d->letter = *format;
  if (d->letter == '[')
    return parse_set(format + 1, &d->set);
  return *format ? format + 1 : format;
}

/* Gives 1 if the directive is satisfied, 0 if not, EOF if there is no input. */
static int read_directive(struct source *source, const struct directive *d,
                          void *where) {
  int is_text = d->letter == 'c' || d->letter == '[';
  if (!is_text)
    skip_space(source);
  int c = next(source);
  if (c == EOF)
    return EOF;
  put_back(source, c);

  if (is_text || d->letter == 's') {
    long width = d->width ? d->width : d->letter == 'c' ? 1 : INT64_MAX;
    long length = read_characters(source, d->letter, width, &d->set, where);
    return d->letter == 'c' ? length == width : length != 0;
  }
  char text[MAX_NUMBER + 1], *end;
  int is_float = strchr("aAeEfFgG", d->letter) != NULL;
  int base = is_float ? 0x100 : base_of(d->letter);
  if (read_number(source, base, d->width ? d->width : INT64_MAX, text) == 0)
    return 0;
  if (is_float) {
    double value = strtod(text, &end);
    if (where && d->length == LONG)
      *(double *)where = value;
    else if (where)
      *(float *)where = strtof(text, NULL);
    return end != text;
  }
  unsigned long value = d->letter == 'd' || d->letter == 'i'
                            ? (unsigned long)strtol(text, &end, base)
                            : strtoul(text, &end, base);
  if (end == text)
    return 0;
  if (where)
    store_integer(where, d->letter == 'p' ? LONG : d->length, value);
  return 1;
}

/* %d and %u, of an int or a long, without a width, in no memory. */
static int read_decimal(struct source *source, int is_signed,
                        enum length length, void *where) {
  int c = next(source);
  while (isspace(c))
    c = next_again(source);
  if (c == EOF)
    return EOF;
  int is_negative = c == '-';
  if (is_negative || c == '+')
    c = next_again(source);
  if (!isdigit(c)) {
    put_back(source, c);
    return 0;
  }
  uint64_t value = 0;
  int is_too_large = 0;
  do {
    int digit = c - '0';
    if (value >= UINT64_MAX / 10 && (value != UINT64_MAX / 10 || digit > 5))
      is_too_large = 1;
    value = value * 10 + (uint64_t)digit;
    c = next_again(source);
  } while (isdigit(c));
  put_back(source, c);

  uint64_t limit = !is_signed ? UINT64_MAX : INT64_MAX + (uint64_t)is_negative;
  if (is_too_large || value > limit)
    value = limit;
  if (is_negative && (is_signed || !is_too_large))
    value = -value;
  store_integer(where, length, value);
  return 1;
}

static int scan(struct source *source, const char *format, va_list args) {
  va_list rest;
  va_copy(rest, args);
  int count = 0, status = 1;
  while (*format && status == 1) {
    char f = *format++;
    if (isspace((unsigned char)f)) {
      skip_space(source);
      continue;
    }
    if (f != '%' || *format == '%') {
      if (f == '%') {
        ++format;
        skip_space(source);
      }
      int c = next(source);
      if (c != (unsigned char)f) {
        put_back(source, c);
        status = c == EOF ? EOF : 0;
      }
      continue;
    }
    const char *letter = format + (*format == 'l');
    letter += *letter == 'l';
    if (*letter == 'd' || *letter == 'u') {
      status =
          read_decimal(source, *letter == 'd', letter == format ? INT : LONG,
                       va_arg(rest, void *));
      format = letter + 1;
      count += status == 1;
      continue;
    }
    struct directive d;
    format = parse_directive(format, &d);
    void *where = d.is_suppressed ? NULL : va_arg(rest, void *);
    if (d.letter == 'n') {
      if (where)
        store_integer(where, d.length, (unsigned long)source->count);
      continue;
    }
    status = read_directive(source, &d, where);
    count += status == 1 && !d.is_suppressed;
  }
  va_end(rest);
  return status == EOF && count == 0 ? EOF : count;
}

int vfscanf(FILE *restrict file, const char *restrict format, va_list args) {
  struct source source = {file, NULL, 0};
  return scan(&source, format, args);
}

int vscanf(const char *restrict format, va_list args) {
  return vfscanf(stdin, format, args);
}

int vsscanf(const char *restrict s, const char *restrict format, va_list args) {
  struct source source = {NULL, s, 0};
  return scan(&source, format, args);
}

int scanf(const char *restrict format, ...) {
  FORWARD(vfscanf(stdin, format, args));
}

int fscanf(FILE *restrict file, const char *restrict format, ...) {
  FORWARD(vfscanf(file, format, args));
}

int sscanf(const char *restrict s, const char *restrict format, ...) {
  FORWARD(vsscanf(s, format, args));
}
