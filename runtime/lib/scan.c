/*===-- scan.c - Formatted input --------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "decimal.h"
#include "forward.h"
#include "source.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text of a number, as far as one character of lookahead tells. */
enum { MAX_NUMBER = 400 };

static int is_integer_character(int c, int base, const char *text, int length) {
  if (base >= 10 && isdigit(c))
    return 1;
  if (c == '+' || c == '-')
    return length == 0;
  const char *number = text + (text[0] == '+' || text[0] == '-');
  long count = text + length - number;
  if (c == 'x' && (base == 16 || base == 0))
    return count == 1 && *number == '0';
  if (base == 0 && count != 0 && *number == '0')
    base = number[1] == 'x' ? 16 : 8;
  return base == 16 ? isxdigit(c) : isdigit(c) && (base != 8 || c < '8');
}

/* Of letters, all in lower case. The text ends with 0. */
static int is_float_character(int c, const char *text, int length) {
  const char *number = text + (text[0] == '+' || text[0] == '-');
  long count = text + length - number;
  char previous = length ? text[length - 1] : 0;
  int is_hexadecimal = count > 1 && number[1] == 'x';
  char exponent = is_hexadecimal ? 'p' : 'e';
  if (c == '+' || c == '-')
    return length == 0 || previous == exponent;
  if (count == 0 && isalpha(c))
    return c == 'i' || c == 'n';
  if (number[0] == 'i')
    return count < 8 && c == "infinity"[count];
  if (number[0] == 'n')
    return count < 3 && c == "nan"[count];
  if (isdigit(c) || strchr(number, exponent))
    return isdigit(c);
  if (c == '.')
    return !strchr(number, '.');
  if (c == exponent) /* after a digit */
    return count > (is_hexadecimal ? 3 : 1) || isxdigit(previous);
  if (is_hexadecimal)
    return isxdigit(c);
  return c == 'x' && count == 1 && previous == '0';
}

/* Whether a number in a base, 0x100 for a floating-point one, goes on with c. */
static int is_number_character(int c, int base, const char *text, int length) {
  c = tolower(c);
  return base == 0x100 ? is_float_character(c, text, length)
                       : is_integer_character(c, base, text, length);
}

/* In lower case, from a character on that has been read; some of the text may be
 * there already. Gives the length. */
static int read_number(struct source *source, uint64_t c, int base, long width,
                       char *text, int length) {
  text[length] = 0;
  while (c < 256 && is_number_character((int)c, base, text, length)) {
    text[length++] = (char)tolower((int)c);
    text[length] = 0;
    if (length == width || length == MAX_NUMBER)
      return length;
    c = next_raw(source);
  }
  stop_at(source, c);
  return length;
}

enum length { CHAR, SHORT, INT, LONG };

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

static int is_wanted(uint64_t c, char letter, const struct set *set) {
  return c < 256 && (letter == 's'   ? !is_space(c)
                     : letter == '[' ? is_in(set, (int)c)
                                     : 1);
}

/* Stores as many characters as there are for c, s and [, from the first one on,
 * which has been read. Gives their number. */
static long read_characters(struct source *source, uint64_t c, char letter,
                            long width, const struct set *set, char *to) {
  long length = 0;
  for (; is_wanted(c, letter, set); c = next_raw(source)) {
    if (to)
      to[length] = (char)c;
    if (++length == width)
      break;
  }
  if (length != width)
    stop_at(source, c);
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

static void store_float(void *where, enum length length, double value) {
  if (!where)
    return;
  if (length == LONG)
    *(double *)where = value;
  else
    *(float *)where = (float)value;
}

/* Digits with a point before the last ones, of which there may be none. */
struct decimal {
  uint64_t number, sign; /* the latter a character, or 0 */
  long digits, decimals;
  int has_point;
};

/* As many digits as fit, from c on. Gives what comes after them. */
static inline uint64_t read_digits(struct source *source, uint64_t c,
                                   struct decimal *n) {
  for (; is_digit(c) && n->digits != SMALL_DIGITS; c = next_raw(source)) {
    n->number = n->number * 10 + c % 16;
    ++n->digits;
  }
  return c;
}

/* Gives the length. */
static int write_decimal(const struct decimal *n, char *text) {
  int length = 0;
  if (n->sign)
    text[length++] = (char)n->sign;
  length += (int)n->digits + n->has_point;
  uint64_t rest = n->number;
  int at = length;
  for (long i = 0; i != n->digits; ++i) {
    if (n->has_point && i == n->decimals)
      text[--at] = '.';
    text[--at] = (char)('0' + rest % 10);
    rest /= 10;
  }
  if (n->has_point && n->decimals == n->digits)
    text[--at] = '.';
  return length;
}

/* A floating-point number, whose first character has been read. What is only
 * digits and a point is in no memory. */
static int read_float(struct source *source, const struct directive *d,
                      uint64_t c, void *where) {
  struct decimal n = {0};
  if (d->width == 0) {
    if (c == '-' || c == '+') {
      n.sign = c;
      c = next_raw(source);
    }
    c = read_digits(source, c, &n);
    if (c == '.') {
      n.has_point = 1;
      long before = n.digits;
      c = read_digits(source, next_raw(source), &n);
      n.decimals = n.digits - before;
    }
    if (n.digits != 0 && n.decimals <= SMALL_DIVISOR && !is_digit(c) &&
        (c | 0x20) != 'e' && (c | 0x20) != 'x') {
      stop_at(source, c);
      store_float(where, d->length,
                  __course_small_decimal(n.number, -n.decimals,
                                         n.sign == '-' ? 1ull << 63 : 0,
                                         d->length != LONG));
      return 1;
    }
  }
  char text[MAX_NUMBER + 1], *end;
  if (read_number(source, c, 0x100, d->width, text, write_decimal(&n, text)) ==
      0)
    return 0;
  double value =
      d->length == LONG ? strtod(text, &end) : (double)strtof(text, &end);
  /* All of it, but for an exponent without digits: 0x and infin are wrong. */
  if (end == text || (*end && *end != 'e' && *end != 'p'))
    return 0;
  store_float(where, d->length, value);
  return 1;
}

/* Gives 1 if the directive is satisfied, 0 if not, EOF if there is no input. */
static int read_directive(struct source *source, const struct directive *d,
                          void *where) {
  int is_text = d->letter == 'c' || d->letter == '[';
  uint64_t first = is_text ? (uint64_t)next(source) : next_not_space(source);
  if (first >= 256)
    return stop_at(source, first);
  if (is_text || d->letter == 's') {
    long width = d->width ? d->width : d->letter == 'c' ? 1 : INT64_MAX;
    long length =
        read_characters(source, first, d->letter, width, &d->set, where);
    return d->letter == 'c' ? length == width : length != 0;
  }
  if (strchr("aAeEfFgG", d->letter) != NULL)
    return read_float(source, d, first, where);
  char text[MAX_NUMBER + 1], *end;
  int base = base_of(d->letter);
  if (read_number(source, first, base, d->width, text, 0) == 0)
    return 0;
  unsigned long value = d->letter == 'd' || d->letter == 'i'
                            ? (unsigned long)strtol(text, &end, base)
                            : strtoul(text, &end, base);
  if (end == text)
    return 0;
  if (where)
    store_integer(where, d->letter == 'p' ? LONG : d->length, value);
  return 1;
}

/* The rest of a number of many digits: the nearest in range. An unsigned one
 * that is out of range has no sign. */
static inline uint64_t read_end_of_number(struct source *source, int is_signed,
                                          uint64_t *sign, uint64_t value,
                                          uint64_t *c) {
  int is_too_large = 0;
  for (; is_digit(*c); *c = next_raw(source)) {
    uint64_t digit = *c % 16;
    if (value >= UINT64_MAX / 10 && (value != UINT64_MAX / 10 || digit > 5))
      is_too_large = 1;
    value = value * 10 + digit;
  }
  uint64_t limit = !is_signed ? UINT64_MAX : INT64_MAX + (*sign >> 63);
  if (!is_too_large && value <= limit)
    return value;
  if (!is_signed)
    *sign = 1;
  return limit;
}

/* %d and %u, of an int or a long, without a width, in no memory. */
static int read_decimal(struct source *source, int is_signed,
                        enum length length, void *where) {
  uint64_t c = next_not_space(source), sign = 1;
  if (c == '-' || c == '+') {
    if (c == '-')
      sign = -1ul;
    c = next_raw(source);
  } else if (c >= 256) {
    return stop_at(source, c);
  }
  uint64_t value = 0;
  if (!is_digit(c)) {
    stop_at(source, c);
    return 0;
  }
  for (;;) {
    value = value * 10 + c % 16;
    c = next_raw(source);
    if (!is_digit(c))
      break;
    /* As long as it is less, the number is in range whatever comes next. */
    if (value >= INT64_MAX / 10) {
      value = read_end_of_number(source, is_signed, &sign, value, &c);
      break;
    }
  }
  stop_at(source, c);
  store_integer(where, length, value * sign);
  return 1;
}

/* A character of the format that is no conversion. */
static int read_byte_of_format(struct source *source, int wanted) {
  int c = next(source);
  if (c == wanted)
    return 1;
  put_back(source, c);
  return c == EOF ? EOF : 0;
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
      status = read_byte_of_format(source, (unsigned char)f);
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

/* The pieces that course-expand-formats makes of a format that it knows. All
 * but spaces give 1 if they are satisfied, 0 if not, EOF if there is no input.
 * __course_scan_ reads standard input, __course_sscan_ the text at *at, which it
 * moves on. */

void __course_scan_space(void) {
  struct source source = {stdin, NULL, 0};
  skip_space(&source);
}

void __course_sscan_space(const char **at) {
  struct source source = {NULL, *at, 0};
  skip_space(&source);
  *at = source.string;
}

int __course_scan_byte(int byte) {
  struct source source = {stdin, NULL, 0};
  return read_byte_of_format(&source, byte);
}

int __course_sscan_byte(int byte, const char **at) {
  struct source source = {NULL, *at, 0};
  int status = read_byte_of_format(&source, byte);
  *at = source.string;
  return status;
}

int __course_scan_decimal(void *where, int is_signed, int is_long) {
  struct source source = {stdin, NULL, 0};
  return read_decimal(&source, is_signed, is_long ? LONG : INT, where);
}

int __course_sscan_decimal(void *where, int is_signed, int is_long,
                           const char **at) {
  struct source source = {NULL, *at, 0};
  int status = read_decimal(&source, is_signed, is_long ? LONG : INT, where);
  *at = source.string;
  return status;
}

/* %s; a width of 0 is none. */
static int read_text(struct source *source, char *where, long width) {
  uint64_t c = next_not_space(source);
  if (c >= 256)
    return stop_at(source, c);
  return read_characters(source, c, 's', width ? width : INT64_MAX, NULL,
                         where) != 0;
}

int __course_scan_text(char *where, long width) {
  struct source source = {stdin, NULL, 0};
  return read_text(&source, where, width);
}

int __course_sscan_text(char *where, long width, const char **at) {
  struct source source = {NULL, *at, 0};
  int status = read_text(&source, where, width);
  *at = source.string;
  return status;
}

/* %c */
static int read_character(struct source *source, char *where) {
  int c = next(source);
  if (c == EOF)
    return EOF;
  *where = (char)c;
  return 1;
}

int __course_scan_character(char *where) {
  struct source source = {stdin, NULL, 0};
  return read_character(&source, where);
}

int __course_sscan_character(char *where, const char **at) {
  struct source source = {NULL, *at, 0};
  int status = read_character(&source, where);
  *at = source.string;
  return status;
}

static int read_conversion(struct source *source, void *where, char letter,
                           long width, int bits) {
  struct directive d = {.width = width, .letter = letter};
  d.length = bits == 64 ? LONG : bits == 32 ? INT : bits == 16 ? SHORT : CHAR;
  return read_directive(source, &d, where);
}

/* Other conversions but % and n, and those with a set; a width of 0 is none.
 * bits: of an integer; 64 for a double, 32 for a float. */
int __course_scan_conversion(void *where, char letter, long width, int bits) {
  struct source source = {stdin, NULL, 0};
  return read_conversion(&source, where, letter, width, bits);
}

int __course_sscan_conversion(void *where, char letter, long width, int bits,
                              const char **at) {
  struct source source = {NULL, *at, 0};
  int status = read_conversion(&source, where, letter, width, bits);
  *at = source.string;
  return status;
}
