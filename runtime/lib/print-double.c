/*===-- print-double.c - Floating-point numbers as text ---------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Exactly: a number is written out with all its decimal digits, of which there
 * are at most 309 before the point and 1074 after it, and rounded there.
 */

#include "bits.h"
#include "sink.h"
#include <string.h>

/* 0 pads only where nothing else does, and after the sign. */
static void emit_field(struct sink *sink, const struct conversion *c,
                       const char *prefix, long zeros, const char *text,
                       long length, long trailing_zeros) {
  long prefix_length = (long)strlen(prefix);
  long padding = c->width - prefix_length - zeros - length - trailing_zeros;
  if (!c->is_left && !c->is_zero_padded)
    emit_times(sink, ' ', padding);
  for (long i = 0; i != prefix_length; ++i)
    emit(sink, prefix[i]);
  if (!c->is_left && c->is_zero_padded)
    emit_times(sink, '0', padding);
  emit_times(sink, '0', zeros);
  for (long i = 0; i != length; ++i)
    emit(sink, text[i]);
  emit_times(sink, '0', trailing_zeros);
  if (c->is_left)
    emit_times(sink, ' ', padding);
}

/* Decimal digits in groups of 9, most significant first. The integer part ends
 * at a fixed place, so that it grows to the left and the fraction to the right.
 */
enum { GROUP = 1000000000, INTEGER_GROUPS = 35, FRACTION_GROUPS = 120 };

struct decimal {
  uint32_t groups[INTEGER_GROUPS + FRACTION_GROUPS];
  int first, end; /* groups in use; the point is at INTEGER_GROUPS */
};

static void multiply_by_power_of_2(struct decimal *d, int power) {
  for (; power > 0; power -= 29) {
    int shift = power < 29 ? power : 29;
    uint64_t carry = 0;
    for (int i = d->end; i-- != d->first;) {
      uint64_t group = ((uint64_t)d->groups[i] << shift) + carry;
      d->groups[i] = (uint32_t)(group % GROUP);
      carry = group / GROUP;
    }
    if (carry)
      d->groups[--d->first] = (uint32_t)carry;
  }
}

/* 10^9 is a multiple of 2^9: so far, a group's rest is whole in the next one.
 */
static void divide_by_power_of_2(struct decimal *d, int power) {
  for (; power > 0; power -= 9) {
    int shift = power < 9 ? power : 9;
    uint32_t rest = 0;
    for (int i = d->first; i != d->end; ++i) {
      uint32_t group = d->groups[i];
      d->groups[i] = (group >> shift) + rest;
      rest = (group & ((1u << shift) - 1)) * ((uint32_t)GROUP >> shift);
    }
    if (rest)
      d->groups[d->end++] = rest;
    while (d->first < INTEGER_GROUPS && d->groups[d->first] == 0)
      ++d->first;
  }
}

/* The exact digits of a finite number's magnitude. */
static void expand(struct decimal *d, double value) {
  int exponent;
  uint64_t significand = split(value, &exponent);
  d->end = INTEGER_GROUPS;
  d->first = INTEGER_GROUPS - 2;
  d->groups[INTEGER_GROUPS - 2] = (uint32_t)(significand / GROUP);
  d->groups[INTEGER_GROUPS - 1] = (uint32_t)(significand % GROUP);
  if (exponent > 0)
    multiply_by_power_of_2(d, exponent);
  else
    divide_by_power_of_2(d, -exponent);
  while (d->first < d->end && d->groups[d->first] == 0)
    ++d->first;
}

/* The digit at a place: 0 is the last one before the point, 1 the first one
 * after it. */
static char digit_at(const struct decimal *d, long place) {
  long index = INTEGER_GROUPS * 9L - 1 + place;
  if (index < d->first * 9L || index >= d->end * 9L)
    return 0;
  uint32_t group = d->groups[index / 9];
  for (long i = index % 9; i != 8; ++i)
    group /= 10;
  return (char)(group % 10);
}

/* The place of the first digit that is not 0; 0 for the number 0. */
static long first_place(const struct decimal *d) {
  if (d->first >= d->end)
    return 0;
  long place = d->first * 9L - (INTEGER_GROUPS * 9L - 1);
  while (digit_at(d, place) == 0)
    ++place;
  return place;
}

static int is_zero_after(const struct decimal *d, long place) {
  long end = d->end * 9L - (INTEGER_GROUPS * 9L - 1);
  for (++place; place < end; ++place)
    if (digit_at(d, place) != 0)
      return 0;
  return 1;
}

/* The digits from first to last place, rounded to the nearest, ties to even;
 * 1 more digit comes in front if rounding carries that far. Gives their number.
 */
static long round_digits(const struct decimal *d, long first, long last,
                         char *digits) {
  long count = 0;
  digits[count++] = '0';
  for (long place = first; place <= last; ++place)
    digits[count++] = (char)('0' + digit_at(d, place));
  char next = digit_at(d, last + 1);
  int is_up = next > 5 || (next == 5 && (!is_zero_after(d, last + 1) ||
                                         ((digits[count - 1] - '0') & 1)));
  if (is_up) {
    long i = count - 1;
    for (; digits[i] == '9'; --i)
      digits[i] = '0';
    ++digits[i];
  }
  return count;
}

/* No number has more digits; what is asked for beyond is 0. */
enum { MAX_DIGITS = INTEGER_GROUPS * 9 + 1074 + 2 };

static long append_exponent(char *text, long exponent, char letter) {
  long length = 0;
  text[length++] = letter;
  text[length++] = exponent < 0 ? '-' : '+';
  unsigned long magnitude =
      (unsigned long)(exponent < 0 ? -exponent : exponent);
  if (magnitude >= 100)
    text[length++] = (char)('0' + magnitude / 100);
  text[length++] = (char)('0' + magnitude / 10 % 10);
  text[length++] = (char)('0' + magnitude % 10);
  return length;
}

static void drop_zeros(char *text, long *length) {
  while (text[*length - 1] == '0')
    --*length;
  if (text[*length - 1] == '.')
    --*length;
}

/* d.ddd with precision digits after the point. */
static long write_fixed(const struct decimal *d, long precision, int has_point,
                        char *text, long *zeros) {
  long first = first_place(d);
  if (first > 0)
    first = 0;
  *zeros = precision > 1074 ? precision - 1074 : 0;
  precision -= *zeros;
  long count = round_digits(d, first, precision, text + 1);
  char *digits = text + 1;
  if (*digits == '0') {
    ++digits;
    --count;
  }
  long integer = count - precision;
  memmove(text, digits, (size_t)integer);
  if (precision != 0 || has_point)
    text[integer] = '.';
  else
    return integer;
  memmove(text + integer + 1, digits + integer, (size_t)precision);
  return integer + 1 + precision;
}

/* d.ddd without its exponent, which is returned; zero has the exponent 0. */
static long write_scientific(const struct decimal *d, long precision,
                             int has_point, char *text, long *length,
                             long *zeros) {
  long first = first_place(d);
  *zeros = precision > MAX_DIGITS - 2 ? precision - (MAX_DIGITS - 2) : 0;
  precision -= *zeros;
  round_digits(d, first, first + precision, text + 1);
  char *digits = text + 1;
  long exponent = -first;
  if (*digits == '0')
    ++digits;
  else
    ++exponent;
  text[0] = *digits;
  *length = 1;
  if (precision != 0 || has_point)
    text[(*length)++] = '.';
  memmove(text + *length, digits + 1, (size_t)precision);
  *length += precision;
  return d->first >= d->end ? 0 : exponent;
}

/* Hexadecimal: the fraction's 13 digits, or fewer, rounded. */
static long write_hexadecimal(double value, long precision, int has_point,
                              int is_capital, char *text, long *zeros) {
  uint64_t fraction = to_bits(value) & FRACTION_MASK;
  int field = exponent_of(value);
  uint64_t significand = field ? fraction | IMPLICIT_BIT : fraction;
  long exponent = field      ? field - EXPONENT_BIAS
                  : fraction ? 1 - EXPONENT_BIAS
                             : 0;
  *zeros = precision > 13 ? precision - 13 : 0;
  long digits = precision < 0 || precision > 13 ? 13 : precision;
  uint64_t unit = 1ull << (4 * (13 - digits)), rest = significand & (unit - 1);
  significand -= rest;
  if (2 * rest > unit || (2 * rest == unit && (significand & unit)))
    significand += unit;
  if (precision < 0)
    while (digits != 0 && ((significand >> (4 * (13 - digits))) & 15) == 0)
      --digits;
  long length = 0;
  text[length++] = (char)('0' + (significand >> FRACTION_BITS));
  if (digits != 0 || has_point || *zeros != 0)
    text[length++] = '.';
  for (long i = 0; i != digits; ++i) {
    unsigned digit = (significand >> (4 * (12 - i))) & 15;
    text[length++] = (char)(digit < 10 ? '0' + digit
                                       : (is_capital ? 'A' : 'a') + digit - 10);
  }
  return exponent * 256 + length;
}

static void emit_text(struct sink *sink, const struct conversion *c,
                      const char *prefix, const char *text, long length,
                      long zeros, const char *tail, long tail_length) {
  struct conversion field = *c;
  field.width -= tail_length;
  if (c->is_left && tail_length != 0)
    field.width = 0;
  emit_field(sink, &field, prefix, 0, text, length, zeros);
  for (long i = 0; i != tail_length; ++i)
    emit(sink, tail[i]);
  if (c->is_left && tail_length != 0)
    emit_times(sink, ' ',
               c->width - (long)strlen(prefix) - length - zeros - tail_length);
}

/* What scale() takes. */
enum { MAX_PLACES = 120 };

static uint64_t power_of_10(long power) {
  uint64_t result = 1;
  for (; power > 0; --power)
    result *= 10;
  return result;
}

/* significand * 10^power / 2^places, rounded to the nearest, ties to even. The
 * result and what is before the point fit in words. */
static uint64_t scale(uint64_t significand, long places, long power) {
  uint64_t result, is_half, is_more; /* of what is left: at least, and more */
  uint64_t factor = power_of_10(power < 0 ? -power : power);
  if (power < 0) {
    uint64_t integer = significand >> places, rest = integer % factor;
    result = integer / factor;
    is_half = 2 * rest >= factor;
    is_more = 2 * rest != factor || integer << places != significand;
  } else {
    unsigned __int128 product = (unsigned __int128)significand * factor;
    unsigned __int128 twice = product << 1;
    result = (uint64_t)(product >> places);
    is_half = (uint64_t)(twice >> places) & 1;
    is_more = twice >> places << places != twice;
  }
  return result + (is_half & (is_more | result));
}

/* What comes before the digits, of at most one character as a sign. */
static void emit_start(struct sink *sink, const struct conversion *c,
                       const char *sign, long padding) {
  if (!c->is_left && !c->is_zero_padded)
    emit_times(sink, ' ', padding);
  if (*sign)
    emit(sink, *sign);
  if (!c->is_left && c->is_zero_padded)
    emit_times(sink, '0', padding);
}

/* What is printed of a number: digits with zeros in front, some after the
 * point. */
struct shown {
  uint64_t digits;
  long count, decimals;
  int has_exponent; /* of two digits */
  long exponent;
};

static void emit_shown(struct sink *sink, const struct conversion *c,
                       const char *sign, const struct shown *n) {
  int has_point = n->decimals != 0;
  long padding = c->width - (*sign != 0) - n->count - has_point -
                 (n->has_exponent ? 4 : 0);
  emit_start(sink, c, sign, padding);
  uint64_t point = has_point ? power_of_10(n->decimals) : 0;
  for (uint64_t unit = power_of_10(n->count - 1); unit != 0; unit /= 10) {
    emit(sink, digit_of(n->digits, unit));
    if (unit == point)
      emit(sink, '.');
  }
  if (n->has_exponent) {
    emit(sink, (char)('e' - (c->letter < 'a' ? 'a' - 'A' : 0)));
    emit(sink, n->exponent < 0 ? '-' : '+');
    uint64_t exponent =
        (uint64_t)(n->exponent < 0 ? -n->exponent : n->exponent);
    emit(sink, digit_of(exponent, 10));
    emit(sink, digit_of(exponent, 1));
  }
  if (c->is_left)
    emit_times(sink, ' ', padding);
}

/* %f of a number whose last binary digit is at most at the 120th place after the
 * point. If it is at most at the 60th, what is left of the number is a word,
 * whatever digit comes next. Does nothing and gives 0 for others. */
static int emit_short_fixed(struct sink *sink, const struct conversion *c,
                            const char *sign, long precision, double value) {
  enum { MAX_PRECISION = 18 }; /* 10^18 is a word. */
  int exponent;
  uint64_t significand = split(value, &exponent);
  long places = significand == 0 ? 1 : -(long)exponent;
  if (places < 1 || places > MAX_PLACES || precision > MAX_PRECISION)
    return 0;
  if (places > 60) {
    if (c->is_alternate)
      return 0;
    struct shown n = {.count = precision + 1, .decimals = precision};
    n.digits = scale(significand, places, precision);
    emit_shown(sink, c, sign, &n);
    return 1;
  }
  uint64_t integer = significand >> places, one = 1ull << places;
  uint64_t rest = significand & (one - 1), fraction = 0, unit = 1;
  for (long i = 0; i != precision; ++i, unit *= 10) {
    rest *= 10;
    fraction = fraction * 10 + (rest >> places);
    rest &= one - 1;
  }
  /* To the nearest, ties to even. */
  uint64_t last = precision != 0 ? fraction : integer;
  if (2 * rest > one || (2 * rest == one && last % 2 != 0))
    ++fraction;
  if (fraction == unit) {
    ++integer;
    fraction = 0;
  }

  int has_point = precision != 0 || c->is_alternate;
  long padding = 0;
  if (c->width != 0) {
    padding = c->width - precision - has_point - (*sign != 0);
    uint64_t left = integer;
    do
      --padding;
    while ((left /= 10) != 0);
  }
  emit_start(sink, c, sign, padding);
  emit_decimal(sink, integer);
  if (has_point)
    emit(sink, '.');
  while ((unit /= 10) != 0)
    emit(sink, digit_of(fraction, unit));
  if (c->is_left)
    emit_times(sink, ' ', padding);
  return 1;
}

/* The first digits of a number, rounded to the nearest, ties to even, and the
 * power of 10 of the first one. Gives 0 if words do not suffice. */
static int find_digits(double value, struct shown *n) {
  enum { MAX_COUNT = 17, MAX_POWER = 19 };
  int binary;
  uint64_t significand = split(value, &binary);
  long places = -(long)binary;
  if (n->count > MAX_COUNT)
    return 0;
  if (significand == 0)
    return 1;
  if (places < 0 || places > MAX_PLACES)
    return 0;
  /* log10(2) is 1233 / 4096 and a little more: this may be 1 less. */
  n->exponent = (63 - __builtin_clzll(significand) - places) * 1233 >> 12;
  uint64_t limit = power_of_10(n->count);
  for (;; ++n->exponent) {
    long power = n->count - 1 - n->exponent;
    if (power > MAX_POWER)
      return 0;
    n->digits = scale(significand, places, power);
    if (n->digits <= limit)
      break;
  }
  if (n->digits == limit) {
    n->digits /= 10;
    ++n->exponent;
  }
  return 1;
}

/* %e and %g. Does nothing and gives 0 for numbers that are very large or small,
 * or have many digits. */
static int emit_short_digits(struct sink *sink, const struct conversion *c,
                             const char *sign, long precision, double value,
                             int is_general) {
  enum { MAX_DECIMALS = 18 };
  struct shown n = {0};
  n.count = is_general ? (precision == 0 ? 1 : precision) : precision + 1;
  if (!find_digits(value, &n))
    return 0;
  n.has_exponent = !is_general || n.exponent < -4 || n.exponent >= n.count;
  n.decimals = n.count - 1;
  if (!n.has_exponent) {
    n.decimals -= n.exponent;
    if (n.decimals > MAX_DECIMALS)
      return 0;
    if (n.exponent < 0)
      n.count = n.decimals + 1;
  }
  if (is_general)
    for (; n.decimals != 0 && n.digits % 10 == 0; n.digits /= 10) {
      --n.decimals;
      --n.count;
    }
  emit_shown(sink, c, sign, &n);
  return 1;
}

void __course_emit_double(struct sink *sink, const struct conversion *c,
                          double value) {
  char kind = c->letter | 0x20;
  int is_capital = kind != c->letter;
  const char *sign = sign_of(value) ? "-"
                     : c->has_plus  ? "+"
                     : c->has_space ? " "
                                    : "";
  if (magnitude_of(value) >= INFINITY_BITS) {
    struct conversion plain = *c;
    plain.is_zero_padded = 0;
    const char *name = is_nan(value) ? (is_capital ? "NAN" : "nan")
                                     : (is_capital ? "INF" : "inf");
    emit_field(sink, &plain, sign, 0, name, 3, 0);
    return;
  }

  long precision = c->precision < 0 ? 6 : c->precision;
  if (kind == 'f' && emit_short_fixed(sink, c, sign, precision, value))
    return;
  if ((kind == 'e' || kind == 'g') && !c->is_alternate &&
      emit_short_digits(sink, c, sign, precision, value, kind == 'g'))
    return;
  char text[MAX_DIGITS + 8], tail[8], prefix[4];
  long length, zeros = 0, tail_length = 0;
  strcpy(prefix, sign);
  if (kind == 'a') {
    strcat(prefix, is_capital ? "0X" : "0x");
    long packed = write_hexadecimal(value, c->precision, c->is_alternate,
                                    is_capital, text, &zeros);
    length = packed & 255;
    long exponent = (packed - length) / 256;
    tail[tail_length++] = is_capital ? 'P' : 'p';
    tail[tail_length++] = exponent < 0 ? '-' : '+';
    unsigned long magnitude =
        (unsigned long)(exponent < 0 ? -exponent : exponent);
    int has_digit = 0;
    for (unsigned long unit = 1000; unit != 0; unit /= 10)
      if (magnitude >= unit || unit == 1 || has_digit) {
        tail[tail_length++] = (char)('0' + magnitude / unit % 10);
        has_digit = 1;
      }
    emit_text(sink, c, prefix, text, length, zeros, tail, tail_length);
    return;
  }

  struct decimal d;
  expand(&d, value);
  if (kind == 'f') {
    length = write_fixed(&d, precision, c->is_alternate, text, &zeros);
  } else {
    int is_general = kind == 'g';
    if (is_general)
      precision = precision == 0 ? 0 : precision - 1;
    long exponent =
        write_scientific(&d, precision, c->is_alternate, text, &length, &zeros);
    int is_fixed = is_general && exponent >= -4 && exponent <= precision;
    if (is_fixed)
      length =
          write_fixed(&d, precision - exponent, c->is_alternate, text, &zeros);
    if (is_general && !c->is_alternate) {
      zeros = 0;
      if (memchr(text, '.', (size_t)length))
        drop_zeros(text, &length);
    }
    if (!is_fixed)
      tail_length = append_exponent(tail, exponent, is_capital ? 'E' : 'e');
  }
  emit_text(sink, c, prefix, text, length, zeros, tail, tail_length);
}
