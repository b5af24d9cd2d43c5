/*===-- strtod.c - Floating-point numbers from text -------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Correctly rounded. A decimal number is an integer times a power of 10, and
 * that is one of 5 and one of 2: the first 64 bits of the product or quotient of
 * two integers, and whether anything is left, decide. They are large integers
 * for a number of more than 19 digits, or one that is very large or small.
 */

#include "bits.h"
#include "decimal.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <strings.h>

/* 770 digits decide every number; 1100 digits of 5 are the smallest divisor. */
enum { MAX_DIGITS = 770, WORDS = 130 };

struct big {
  uint32_t words[WORDS]; /* least significant first */
  int count;
};

static void multiply_add(struct big *b, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int i = 0; i != b->count; ++i) {
    carry += (uint64_t)b->words[i] * factor;
    b->words[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry)
    b->words[b->count++] = (uint32_t)carry;
}

static void multiply_by_power_of_5(struct big *b, long power) {
  for (; power >= 13; power -= 13)
    multiply_add(b, 1220703125, 0);
  for (; power > 0; --power)
    multiply_add(b, 5, 0);
}

static long bit_length(const struct big *b) {
  if (b->count == 0)
    return 0;
  return b->count * 32L - __builtin_clz(b->words[b->count - 1]);
}

static void shift_left(struct big *b, long shift) {
  if (b->count == 0)
    return;
  int words = (int)(shift / 32), bits = (int)(shift % 32);
  if (words != 0) {
    for (int i = b->count; i-- != 0;)
      b->words[i + words] = b->words[i];
    for (int i = 0; i != words; ++i)
      b->words[i] = 0;
    b->count += words;
  }
  if (bits != 0)
    multiply_add(b, 1u << bits, 0);
}

static int is_less(const struct big *a, const struct big *b) {
  if (a->count != b->count)
    return a->count < b->count;
  for (int i = a->count; i-- != 0;)
    if (a->words[i] != b->words[i])
      return a->words[i] < b->words[i];
  return 0;
}

/* a -= b, which is not larger. */
static void subtract(struct big *a, const struct big *b) {
  uint64_t borrow = 0;
  for (int i = 0; i != a->count; ++i) {
    uint64_t word = (uint64_t)a->words[i] - borrow;
    if (i < b->count)
      word -= b->words[i];
    a->words[i] = (uint32_t)word;
    borrow = word >> 63;
  }
  while (a->count != 0 && a->words[a->count - 1] == 0)
    --a->count;
}

/* value * 2^exponent, and a little more if sticky. */
struct approximation {
  uint64_t value;
  int sticky;
  long exponent;
};

/* n / d with at least 63 bits. */
static void divide(struct big *n, struct big *d, struct approximation *result) {
  long shift = bit_length(d) + 63 - bit_length(n);
  if (shift >= 0)
    shift_left(n, shift);
  else
    shift_left(d, -shift);
  shift_left(d, 63);
  for (int i = 0; i != 64; ++i) {
    result->value <<= 1;
    if (!is_less(n, d)) {
      subtract(n, d);
      result->value |= 1;
    }
    shift_left(n, 1);
  }
  result->sticky |= n->count != 0;
  result->exponent = -shift;
}

/* The leading 64 bits. */
static void truncate(const struct big *n, struct approximation *result) {
  long drop = bit_length(n) - 64;
  for (int i = n->count; i-- != 0;) {
    long low = i * 32L - drop; /* where the word's lowest bit goes */
    uint64_t word = n->words[i];
    if (low >= 0) {
      result->value |= word << low;
    } else if (low > -32) {
      result->value |= word >> -low;
      result->sticky |= (word & ((1ull << -low) - 1)) != 0;
    } else {
      result->sticky |= word != 0;
    }
  }
  result->exponent = drop;
}

static void convert_decimal(struct big *digits, long power,
                            struct approximation *result) {
  if (power < 0) {
    struct big divisor = {.words = {1}, .count = 1};
    multiply_by_power_of_5(&divisor, -power);
    divide(digits, &divisor, result);
  } else {
    multiply_by_power_of_5(digits, power);
    if (bit_length(digits) < 64) {
      result->value = digits->words[0];
      if (digits->count > 1)
        result->value |= (uint64_t)digits->words[1] << 32;
    } else {
      truncate(digits, result);
    }
  }
  result->exponent += power;
}

/* The same for a number and a power of 5 that fit in 64 bits, the latter in 32
 * if it divides. */
static void convert_small(uint64_t number, long power,
                          struct approximation *result) {
  uint64_t power_of_5 = 1;
  for (long i = power < 0 ? -power : power; i != 0; --i)
    power_of_5 *= 5;
  if (power < 0) {
    int shift = __builtin_clzll(number),
        more = 63 - __builtin_clzll(power_of_5);
    uint64_t dividend = number << shift;
    uint64_t rest = dividend % power_of_5 << more;
    result->value = dividend / power_of_5 << more | rest / power_of_5;
    result->sticky = rest % power_of_5 != 0;
    result->exponent = power - shift - more;
    return;
  }
  unsigned __int128 product = (unsigned __int128)number * power_of_5;
  uint64_t high = (uint64_t)(product >> 64);
  int shift = high ? 64 - __builtin_clzll(high) : 0;
  result->value = (uint64_t)(product >> shift);
  result->sticky = (product & (((unsigned __int128)1 << shift) - 1)) != 0;
  result->exponent = power + shift;
}

/* As bits of a double with 53 bits rounded as said: to the nearest, or to odd,
 * from where it can be rounded once more. */
static double round_approximation(uint64_t sign, struct approximation a,
                                  int to_odd) {
  if (a.value == 0)
    return from_bits(sign);
  if (to_odd) {
    int shift = __builtin_clzll(a.value);
    uint64_t value = a.value << shift;
    a.value = value >> 11 | ((value & 0x7ff) != 0 || a.sticky);
    a.exponent += 11 - shift;
    a.sticky = 0;
  }
  return __course_round_pack(sign, a.value, a.sticky, (int)a.exponent);
}

double __course_small_decimal(uint64_t number, long power, uint64_t sign,
                              int to_odd) {
  struct approximation a = {0, 0, 0};
  if (number != 0)
    convert_small(number, power, &a);
  return round_approximation(sign, a, to_odd);
}

/* An exponent after e or p; nothing else is consumed. */
static long parse_exponent(const char **at, char letter) {
  const char *s = *at;
  if ((*s | 0x20) != letter)
    return 0;
  ++s;
  int is_negative = *s == '-';
  if (*s == '-' || *s == '+')
    ++s;
  if (!isdigit((unsigned char)*s))
    return 0;
  long exponent = 0;
  for (; isdigit((unsigned char)*s); ++s)
    if (exponent < 100000)
      exponent = exponent * 10 + (*s - '0');
  *at = s;
  return is_negative ? -exponent : exponent;
}

/* As many digits as decide, of a text that ends before END. Gives how many more
 * there are. */
static long read_digits(const char *at, const char *end, struct big *digits,
                        int *sticky) {
  long count = 0, rest = 0;
  digits->count = 0;
  for (; at != end; ++at) {
    if (*at == '.')
      continue;
    uint32_t digit = (uint32_t)(*at - '0');
    if (count == MAX_DIGITS) {
      *sticky |= digit != 0;
      ++rest;
      continue;
    }
    count += count != 0 || digit != 0;
    multiply_add(digits, 10, digit);
  }
  return rest;
}

/* Digits with at most one point among them. Gives whether there is a digit. */
static int parse_decimal(const char **at, struct approximation *result) {
  const char *start = *at;
  uint64_t number = 0; /* of the first digits */
  long power = 0, count = 0;
  int has_digit = 0, has_point = 0;
  for (;; ++*at) {
    if (isdigit((unsigned char)**at)) {
      has_digit = 1;
      uint64_t digit = (uint64_t)(**at - '0');
      count += count != 0 || digit != 0;
      if (count <= SMALL_DIGITS)
        number = number * 10 + digit;
      power -= has_point;
    } else if (**at == '.' && !has_point) {
      has_point = 1;
    } else {
      break;
    }
  }
  if (!has_digit)
    return 0;
  const char *end = *at;
  power += parse_exponent(at, 'e');
  if (count == 0)
    return 1;
  /* Beyond all numbers, and beyond what fits. */
  if (count + power > 400) {
    result->value = 1;
    result->exponent = 5000;
  } else if (count + power < -400) {
    result->value = 1;
    result->exponent = -5000;
  } else if (count <= SMALL_DIGITS && power <= SMALL_POWER &&
             power >= -SMALL_DIVISOR) {
    convert_small(number, power, result);
  } else {
    struct big digits;
    power += read_digits(start, end, &digits, &result->sticky);
    convert_decimal(&digits, power, result);
  }
  return 1;
}

static int parse_hexadecimal(const char **at, struct approximation *result) {
  int has_digit = 0, has_point = 0;
  for (;; ++*at) {
    if (**at == '.' && !has_point) {
      has_point = 1;
      continue;
    }
    if (!isxdigit((unsigned char)**at))
      break;
    has_digit = 1;
    unsigned digit = isdigit((unsigned char)**at) ? (unsigned)(**at - '0')
                                                  : (**at | 0x20) - 'a' + 10u;
    if (result->value >> 60 == 0) {
      result->value = result->value << 4 | digit;
      result->exponent -= has_point ? 4 : 0;
    } else {
      result->sticky |= digit != 0;
      result->exponent += has_point ? 0 : 4;
    }
  }
  if (has_digit)
    result->exponent += parse_exponent(at, 'p');
  return has_digit;
}

/* The number at s. */
static double parse(const char *s, char **end, int to_odd) {
  const char *at = s;
  while (isspace((unsigned char)*at))
    ++at;
  uint64_t sign = *at == '-' ? SIGN_BIT : 0;
  if (*at == '-' || *at == '+')
    ++at;

  uint64_t special = 0;
  struct approximation a = {0, 0, 0};
  int is_number = 1;
  if ((*at | 0x20) == 'i' && strncasecmp(at, "inf", 3) == 0) {
    special = INFINITY_BITS;
    at += strncasecmp(at, "infinity", 8) == 0 ? 8 : 3;
  } else if ((*at | 0x20) == 'n' && strncasecmp(at, "nan", 3) == 0) {
    special = INFINITY_BITS | QUIET_BIT;
    at += 3;
    if (*at == '(') {
      const char *close = at + 1;
      while (isalnum((unsigned char)*close) || *close == '_')
        ++close;
      if (*close == ')')
        at = close + 1;
    }
  } else if (at[0] == '0' && (at[1] | 0x20) == 'x' &&
             (isxdigit((unsigned char)at[2]) ||
              (at[2] == '.' && isxdigit((unsigned char)at[3])))) {
    at += 2;
    is_number = parse_hexadecimal(&at, &a);
  } else {
    is_number = parse_decimal(&at, &a);
  }
  if (end)
    *end = (char *)(is_number ? at : s);
  if (!is_number)
    return 0;
  if (special)
    return from_bits(sign | special);
  if (a.exponent > 6000)
    a.exponent = 6000;
  if (a.exponent < -6000)
    a.exponent = -6000;
  double result = round_approximation(sign, a, to_odd);
  if (a.value == 0)
    return result;
  if (magnitude_of(result) >= INFINITY_BITS || exponent_of(result) == 0)
    errno = ERANGE;
  return result;
}

double strtod(const char *restrict s, char **restrict end) {
  return parse(s, end, 0);
}

long double strtold(const char *restrict s, char **restrict end) {
  return parse(s, end, 0);
}

float strtof(const char *restrict s, char **restrict end) {
  return (float)parse(s, end, 1);
}

double atof(const char *s) { return parse(s, NULL, 0); }
