/*===-- print.c - Formatted output ------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "forward.h"
#include "sink.h"
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static struct sink output_to(uint64_t channel) {
  struct sink sink = {0};
  sink.channel = channel;
  return sink;
}

/* SIZE_MAX is a size that nobody knows. */
static struct sink output_into(char *buffer, size_t size, size_t count) {
  static char nothing;
  struct sink sink = {0};
  sink.buffer = size ? buffer : &nothing;
  sink.size = size == SIZE_MAX ? size : size - (size != 0);
  sink.count = count;
  return sink;
}

static void emit_padded(struct sink *sink, const struct conversion *c,
                        const char *text, long length) {
  long padding = c->width - length;
  if (!c->is_left)
    emit_times(sink, ' ', padding);
  for (long i = 0; i != length; ++i)
    emit(sink, text[i]);
  if (c->is_left)
    emit_times(sink, ' ', padding);
}

/* What others are shown is a copy, so that sink and conversion need not be in
 * memory otherwise. */
static void emit_double(struct sink *sink, const struct conversion *c,
                        double value) {
  struct sink copy = *sink;
  struct conversion conversion = *c;
  __course_emit_double(&copy, &conversion, value);
  *sink = copy;
}

/* The sign, or what stands for it; 0 for nothing. */
static char sign_of_number(const struct conversion *c, int is_negative) {
  return is_negative ? '-' : c->has_plus ? '+' : c->has_space ? ' ' : 0;
}

static void emit_integer(struct sink *sink, const struct conversion *c,
                         uint64_t value, int is_negative) {
  unsigned base = c->letter == 'o' ? 8 : (c->letter | 0x20) == 'x' ? 16 : 10;
  int is_signed = c->letter == 'd' || c->letter == 'i';
  char sign = is_signed ? sign_of_number(c, is_negative) : 0;
  int has_base = c->is_alternate && base == 16 && value != 0;

  uint64_t unit = 1;
  long digits = 1;
  for (; value / unit >= base; ++digits)
    unit *= base;
  if (value == 0 && c->precision == 0)
    unit = digits = 0;
  long zeros = c->precision - digits;
  if (c->is_alternate && base == 8 && zeros <= 0)
    zeros = value != 0 || digits == 0;
  if (zeros < 0)
    zeros = 0;
  long padding = c->width - (sign != 0) - 2 * has_base - zeros - digits;
  int is_zero_padded = c->is_zero_padded && c->precision < 0;

  if (!c->is_left && !is_zero_padded)
    emit_times(sink, ' ', padding);
  if (sign)
    emit(sink, sign);
  if (has_base) {
    emit(sink, '0');
    emit(sink, c->letter);
  }
  if (!c->is_left && is_zero_padded)
    emit_times(sink, '0', padding);
  emit_times(sink, '0', zeros);
  char ten = (char)((c->letter == 'X' ? 'A' : 'a') - 10);
  for (; unit != 0; unit /= base) {
    char digit = (char)(value / unit % base);
    emit(sink, (char)(digit + (digit < 10 ? '0' : ten)));
  }
  if (c->is_left)
    emit_times(sink, ' ', padding);
}

static void emit_signed_integer(struct sink *sink, const struct conversion *c,
                                int64_t value) {
  emit_integer(sink, c, value < 0 ? -(uint64_t)value : (uint64_t)value,
               value < 0);
}

/* A string, or as much of it as the precision says. */
static void emit_part(struct sink *sink, const struct conversion *c,
                      const char *text) {
  if (!text)
    text = c->precision >= 0 && c->precision < 6 ? "" : "(null)";
  emit_padded(sink, c, text,
              (long)(c->precision < 0 ? strlen(text)
                                      : strnlen(text, (size_t)c->precision)));
}

enum length { CHAR, SHORT, INT, LONG };

/* Steps over hh, h, l, ll, j, z, t and L. */
static enum length parse_length(const char **format) {
  switch (*(*format)++) {
  case 'h':
    if (**format != 'h')
      return SHORT;
    ++*format;
    return CHAR;
  case 'l':
    if (**format == 'l')
      ++*format;
    return LONG;
  case 'j':
  case 'z':
  case 't':
  case 'q':
  case 'L':
    return LONG;
  default:
    --*format;
    return INT;
  }
}

static long parse_number(const char **format) {
  long value = 0;
  for (; **format >= '0' && **format <= '9'; ++*format)
    value = value * 10 + (**format - '0');
  return value;
}

static void parse_flags(const char **format, struct conversion *c) {
  for (;; ++*format)
    switch (**format) {
    case '-':
      c->is_left = 1;
      break;
    case '+':
      c->has_plus = 1;
      break;
    case ' ':
      c->has_space = 1;
      break;
    case '#':
      c->is_alternate = 1;
      break;
    case '0':
      c->is_zero_padded = 1;
      break;
    default:
      return;
    }
}

static void store_count(void *where, enum length length, size_t count) {
  if (length == CHAR)
    *(char *)where = (char)count;
  else if (length == SHORT)
    *(short *)where = (short)count;
  else if (length == LONG)
    *(long *)where = (long)count;
  else
    *(int *)where = (int)count;
}

/* One conversion, of which the letter comes last. */
static void convert(struct sink *sink, struct conversion *c, enum length length,
                    va_list *args) {
  switch (c->letter) {
  case 'd':
  case 'i': {
    long value = length == LONG ? va_arg(*args, long) : va_arg(*args, int);
    if (length == CHAR)
      value = (signed char)value;
    else if (length == SHORT)
      value = (short)value;
    emit_signed_integer(sink, c, value);
    return;
  }
  case 'u':
  case 'o':
  case 'x':
  case 'X': {
    uint64_t value =
        length == LONG ? va_arg(*args, uint64_t) : va_arg(*args, unsigned);
    if (length == CHAR)
      value = (unsigned char)value;
    else if (length == SHORT)
      value = (unsigned short)value;
    emit_integer(sink, c, value, 0);
    return;
  }
  case 'p': {
    uint64_t value = (uint64_t)va_arg(*args, void *);
    if (value == 0) {
      emit_padded(sink, c, "(nil)", 5);
      return;
    }
    c->letter = 'x';
    c->is_alternate = 1;
    emit_integer(sink, c, value, 0);
    return;
  }
  case 'c': {
    char character = (char)va_arg(*args, int);
    emit_padded(sink, c, &character, 1);
    return;
  }
  case 's': {
    emit_part(sink, c, va_arg(*args, const char *));
    return;
  }
  case 'n':
    store_count(va_arg(*args, void *), length, sink->count);
    return;
  case '%':
    emit(sink, '%');
    return;
  default:
    emit_double(sink, c, va_arg(*args, double));
    return;
  }
}

/* The conversions of most programs, without flags, width and precision. */
static int is_plain(char letter) {
  return letter == 'd' || letter == 'u' || letter == 'c' || letter == 's';
}

static void emit_signed(struct sink *sink, int64_t value) {
  if (value < 0)
    emit(sink, '-');
  emit_decimal(sink, value < 0 ? -(uint64_t)value : (uint64_t)value);
}

static void emit_text(struct sink *sink, const char *text) {
  if (!text)
    text = "(null)";
  while (*text)
    emit(sink, *text++);
}

static void convert_plain(struct sink *sink, char letter, int is_long,
                          va_list *args) {
  if (letter == 'd')
    emit_signed(sink, is_long ? va_arg(*args, long) : va_arg(*args, int));
  else if (letter == 'u')
    emit_decimal(sink,
                 is_long ? va_arg(*args, uint64_t) : va_arg(*args, unsigned));
  else if (letter == 'c')
    emit(sink, (char)va_arg(*args, int));
  else
    emit_text(sink, va_arg(*args, const char *));
}

static int is_conversion(char letter) {
  return letter != 0 && strchr("diuoxXpcsnaAeEfFgG%", letter) != NULL;
}

static int format_to(struct sink *sink, const char *format, va_list args) {
  va_list rest;
  va_copy(rest, args);
  while (*format) {
    if (*format != '%') {
      emit(sink, *format++);
      continue;
    }
    const char *start = format++;
    if (is_plain(*format)) {
      convert_plain(sink, *format++, 0, &rest);
      continue;
    }
    const char *letter = format + (*format == 'l');
    letter += *letter == 'l';
    if (is_plain(*letter)) {
      convert_plain(sink, *letter, 1, &rest);
      format = letter + 1;
      continue;
    }
    struct conversion c = {.precision = -1};
    parse_flags(&format, &c);
    if (*format == '*') {
      ++format;
      c.width = va_arg(rest, int);
      if (c.width < 0) {
        c.is_left = 1;
        c.width = -c.width;
      }
    } else {
      c.width = parse_number(&format);
    }
    if (*format == '.') {
      ++format;
      if (*format == '*') {
        ++format;
        c.precision = va_arg(rest, int);
      } else {
        c.precision = parse_number(&format);
      }
    }
    enum length length = parse_length(&format);
    c.letter = *format;
    if (!is_conversion(c.letter)) {
      /* Not a conversion: it is shown as it is. */
      while (start != format)
        emit(sink, *start++);
      continue;
    }
    ++format;
    convert(sink, &c, length, &rest);
  }
  va_end(rest);
  return (int)sink->count;
}

void __course_put_end(char *buffer, size_t size, size_t count) {
  if (size)
    buffer[count < size ? count : size - 1] = 0;
}

int vfprintf(FILE *restrict file, const char *restrict format, va_list args) {
  struct sink sink = output_to(file == stderr ? 256 : 0);
  return format_to(&sink, format, args);
}

int vprintf(const char *restrict format, va_list args) {
  return vfprintf(stdout, format, args);
}

int vsnprintf(char *restrict buffer, size_t size, const char *restrict format,
              va_list args) {
  struct sink sink = output_into(buffer, size, 0);
  format_to(&sink, format, args);
  __course_put_end(buffer, size, sink.count);
  return (int)sink.count;
}

int vsprintf(char *restrict buffer, const char *restrict format, va_list args) {
  return vsnprintf(buffer, SIZE_MAX, format, args);
}

int printf(const char *restrict format, ...) {
  FORWARD(vfprintf(stdout, format, args));
}

int fprintf(FILE *restrict file, const char *restrict format, ...) {
  FORWARD(vfprintf(file, format, args));
}

int sprintf(char *restrict buffer, const char *restrict format, ...) {
  FORWARD(vsnprintf(buffer, SIZE_MAX, format, args));
}

int snprintf(char *restrict buffer, size_t size, const char *restrict format,
             ...) {
  FORWARD(vsnprintf(buffer, size, format, args));
}

/* The pieces that course-expand-formats makes of a format that it knows. Each is
 * there twice. What __course_print_ prints goes to a channel: 0 is stdout, 256
 * stderr. What __course_put_ prints goes into a buffer, after count bytes; the
 * new count is the result. */

__attribute__((always_inline)) void __course_print_byte(uint64_t byte) {
  write(byte);
}

size_t __course_put_byte(uint64_t byte, char *buffer, size_t size,
                         size_t count) {
  struct sink sink = output_into(buffer, size, count);
  emit(&sink, (char)byte);
  return sink.count;
}

void __course_print_signed(int64_t value, uint64_t channel) {
  struct sink sink = output_to(channel);
  emit_signed(&sink, value);
}

size_t __course_put_signed(int64_t value, char *buffer, size_t size,
                           size_t count) {
  struct sink sink = output_into(buffer, size, count);
  emit_signed(&sink, value);
  return sink.count;
}

void __course_print_unsigned(uint64_t value, uint64_t channel) {
  struct sink sink = output_to(channel);
  emit_decimal(&sink, value);
}

size_t __course_put_unsigned(uint64_t value, char *buffer, size_t size,
                             size_t count) {
  struct sink sink = output_into(buffer, size, count);
  emit_decimal(&sink, value);
  return sink.count;
}

void __course_print_text(const char *text, uint64_t channel) {
  struct sink sink = output_to(channel);
  emit_text(&sink, text);
}

size_t __course_put_text(const char *text, char *buffer, size_t size,
                         size_t count) {
  struct sink sink = output_into(buffer, size, count);
  emit_text(&sink, text);
  return sink.count;
}

/* A conversion by its letter, to which its flags are added, each as 1 in bits
 * 8 to 12: - + space # 0. */
static inline struct conversion conversion_of(unsigned how, long width,
                                              long precision) {
  return (struct conversion){.is_left = how >> 8 & 1,
                             .has_plus = how >> 9 & 1,
                             .has_space = how >> 10 & 1,
                             .is_alternate = how >> 11 & 1,
                             .is_zero_padded = how >> 12 & 1,
                             .width = width,
                             .precision = precision,
                             .letter = (char)how};
}

static void emit_any_integer(struct sink *sink, const struct conversion *c,
                             uint64_t value) {
  if (c->letter == 'd')
    emit_signed_integer(sink, c, (int64_t)value);
  else
    emit_integer(sink, c, value, 0);
}

void __course_print_integer(uint64_t value, unsigned how, long width,
                            long precision, uint64_t channel) {
  struct sink sink = output_to(channel);
  struct conversion c = conversion_of(how, width, precision);
  emit_any_integer(&sink, &c, value);
}

size_t __course_put_integer(uint64_t value, unsigned how, long width,
                            long precision, char *buffer, size_t size,
                            size_t count) {
  struct sink sink = output_into(buffer, size, count);
  struct conversion c = conversion_of(how, width, precision);
  emit_any_integer(&sink, &c, value);
  return sink.count;
}

void __course_print_part(const char *text, unsigned how, long width,
                         long precision, uint64_t channel) {
  struct sink sink = output_to(channel);
  struct conversion c = conversion_of(how, width, precision);
  emit_part(&sink, &c, text);
}

size_t __course_put_part(const char *text, unsigned how, long width,
                         long precision, char *buffer, size_t size,
                         size_t count) {
  struct sink sink = output_into(buffer, size, count);
  struct conversion c = conversion_of(how, width, precision);
  emit_part(&sink, &c, text);
  return sink.count;
}

/* As a part of main, these would take registers from the loops there. */
__attribute__((noinline)) void __course_print_double(double value, unsigned how,
                                                     long width, long precision,
                                                     uint64_t channel) {
  struct sink sink = output_to(channel);
  struct conversion c = conversion_of(how, width, precision);
  __course_emit_double(&sink, &c, value);
}

__attribute__((noinline)) size_t __course_put_double(double value, unsigned how,
                                                     long width, long precision,
                                                     char *buffer, size_t size,
                                                     size_t count) {
  struct sink sink = output_into(buffer, size, count);
  struct conversion c = conversion_of(how, width, precision);
  __course_emit_double(&sink, &c, value);
  return sink.count;
}
