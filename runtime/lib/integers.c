/*===-- integers.c - Integers of <stdlib.h> ---------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

int abs(int i) { return i < 0 ? -i : i; }
long labs(long i) { return i < 0 ? -i : i; }
long long llabs(long long i) { return i < 0 ? -i : i; }
intmax_t imaxabs(intmax_t i) { return i < 0 ? -i : i; }

div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) { return (imaxdiv_t){a / b, a % b}; }

static inline unsigned digit_of(char c) {
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0');
  char lower = (char)(c | ('a' - 'A'));
  return lower >= 'a' && lower <= 'z' ? (unsigned)(lower - 'a' + 10) : UINT_MAX;
}

/* What all of strtol and its kin read: a magnitude up to limit, above which it
 * is limit and an error, and a sign. */
static unsigned long parse(const char *s, char **end, int base,
                           int *is_negative, unsigned long limit_positive,
                           unsigned long limit_negative) {
  const char *at = s;
  while (isspace((unsigned char)*at))
    ++at;
  *is_negative = *at == '-';
  if (*at == '-' || *at == '+')
    ++at;
  int has_prefix =
      at[0] == '0' && (at[1] | 0x20) == 'x' && digit_of(at[2]) < 16;
  if ((base == 0 || base == 16) && has_prefix) {
    at += 2;
    base = 16;
  } else if (base == 0) {
    base = *at == '0' ? 8 : 10;
  }
  unsigned long limit = *is_negative ? limit_negative : limit_positive;
  unsigned long value = 0;
  int is_number = 0, is_out_of_range = 0;
  for (; digit_of(*at) < (unsigned)base; ++at) {
    is_number = 1;
    if (__builtin_mul_overflow(value, (unsigned long)base, &value) ||
        __builtin_add_overflow(value, (unsigned long)digit_of(*at), &value) ||
        value > limit)
      is_out_of_range = 1;
  }
  if (end)
    *end = (char *)(is_number ? at : s);
  if (!is_out_of_range)
    return value;
  errno = ERANGE;
  return limit;
}

long strtol(const char *restrict s, char **restrict end, int base) {
  int is_negative;
  unsigned long value =
      parse(s, end, base, &is_negative, LONG_MAX, (unsigned long)LONG_MAX + 1);
  return (long)(is_negative ? -value : value);
}

unsigned long strtoul(const char *restrict s, char **restrict end, int base) {
  int is_negative, error = errno;
  errno = 0;
  unsigned long value = parse(s, end, base, &is_negative, ULONG_MAX, ULONG_MAX);
  if (errno == ERANGE)
    return value;
  errno = error;
  return is_negative ? -value : value;
}

long long strtoll(const char *restrict s, char **restrict end, int base) {
  return strtol(s, end, base);
}

unsigned long long strtoull(const char *restrict s, char **restrict end,
                            int base) {
  return strtoul(s, end, base);
}

intmax_t strtoimax(const char *restrict s, char **restrict end, int base) {
  return strtol(s, end, base);
}

uintmax_t strtoumax(const char *restrict s, char **restrict end, int base) {
  return strtoul(s, end, base);
}

/* What is out of range is undefined here, so nothing looks for it. */
long atol(const char *s) {
  while (isspace((unsigned char)*s))
    ++s;
  int is_negative = *s == '-';
  if (*s == '-' || *s == '+')
    ++s;
  unsigned long value = 0;
  for (; *s >= '0' && *s <= '9'; ++s)
    value = value * 10 + (unsigned long)(*s - '0');
  return (long)(is_negative ? -value : value);
}

int atoi(const char *s) { return (int)atol(s); }
long long atoll(const char *s) { return atol(s); }

/* A linear congruence of 64 bits, of which the upper ones are good. */
static inline int next_random(unsigned long *state) {
  *state = *state * 6364136223846793005 + 1442695040888963407;
  return (int)(*state >> 33);
}

static unsigned long random_state = 1;

void srand(unsigned seed) { random_state = seed; }
int rand(void) { return next_random(&random_state); }
void srandom(unsigned seed) { srand(seed); }
long random(void) { return rand(); }

int rand_r(unsigned *seed) {
  unsigned long state = *seed;
  int result = next_random(&state);
  *seed = (unsigned)(state >> 32) ^ (unsigned)state;
  return result;
}
