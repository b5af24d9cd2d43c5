// Arguments in all their kinds, through calls that are not inlined: passed on,
// permuted, kept, constant, unused, beyond the sixteenth, variadic, through
// pointers, and in functions that call each other.
#include <course.h>
#include <stdarg.h>
#include <stdint.h>

#define CALLED __attribute__((noinline))

static CALLED uint64_t even(uint64_t n, uint64_t mark, const uint64_t *table);

static CALLED uint64_t odd(const uint64_t *table, uint64_t n, uint64_t mark) {
  if (n == 0)
    return mark;
  uint64_t rest = even(n - 1, mark + 1, table);
  return rest + table[n % 4] * mark;
}

static CALLED uint64_t even(uint64_t n, uint64_t mark, const uint64_t *table) {
  if (n == 0)
    return 2 * mark;
  uint64_t rest = odd(table, n - 1, mark ^ 5);
  return rest - table[mark % 4];
}

// All arguments turn round, and all of them are needed afterwards.
static CALLED uint64_t turn(uint64_t n, uint64_t a, uint64_t b, uint64_t c) {
  if (n == 0)
    return a * 100 + b * 10 + c;
  uint64_t x = turn(n - 1, b, c, a);
  uint64_t y = turn(n - 1, c, a, b);
  return x * 3 + y + a + 2 * b + 3 * c + n;
}

static CALLED uint64_t exchange(uint64_t n, uint64_t a, uint64_t b) {
  if (n == 0)
    return a - b;
  return exchange(n - 1, b, a) + 1;
}

// A chain of functions that pass on what they need not.
static CALLED uint64_t deep4(uint64_t a, uint64_t b, uint64_t c) {
  write(a);
  return a * b - c;
}
static CALLED uint64_t deep3(uint64_t c, uint64_t a, uint64_t b) {
  uint64_t x = deep4(a, b, c);
  return x + deep4(a, c, 7);
}
static CALLED uint64_t deep2(uint64_t b, uint64_t c, uint64_t a) {
  uint64_t x = deep3(c, a, b);
  return x + deep3(3, a, x) + c;
}
static CALLED uint64_t deep1(uint64_t a, uint64_t b, uint64_t c) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < 3; ++i)
    sum += deep2(b, c, a + i);
  return sum * a;
}

// More live values than registers around a call with many arguments.
static CALLED uint64_t many(uint64_t a, uint64_t b, uint64_t c, uint64_t d,
                            uint64_t e, uint64_t f, uint64_t g, uint64_t h,
                            uint64_t i, uint64_t j, uint64_t k, uint64_t l,
                            uint64_t m, uint64_t n, uint64_t o, uint64_t p,
                            uint64_t q, uint64_t r) {
  if (a == 0)
    return q - r;
  uint64_t x = many(a - 1, c, b, d, f, e, g, h, i, j, k, l, m, n, p, o, r, q);
  return x + b + 2 * c + 3 * d + 4 * e + 5 * f + 6 * g + 7 * h + 8 * i + 9 * j +
         10 * k + 11 * l + 12 * m + 13 * n + 14 * o + 15 * p + 16 * q + 17 * r;
}

static CALLED uint64_t sum(uint64_t n, ...) {
  va_list list;
  va_start(list, n);
  uint64_t result = n;
  for (uint64_t i = 0; i < n; ++i)
    result = 3 * result + va_arg(list, uint64_t);
  va_end(list);
  return result;
}

static CALLED uint64_t unused(uint64_t a, uint64_t b, uint64_t c) {
  return a == 0 ? c : unused(a - 1, b + 1, c + 2);
}

static CALLED uint64_t minus(uint64_t a, uint64_t b) { return a - b; }
static CALLED uint64_t times(uint64_t a, uint64_t b) { return a * b; }

static CALLED uint64_t fold(uint64_t (*f)(uint64_t, uint64_t),
                            const uint64_t *table, uint64_t n) {
  return n == 0 ? 1 : f(table[n - 1], fold(f, table, n - 1));
}

// Narrow ones.
static CALLED uint8_t narrow(uint8_t a, int16_t b, uint32_t c) {
  if (a > 200)
    return (uint8_t)(b + c);
  return (uint8_t)(narrow((uint8_t)(a + 7), (int16_t)(b - a), c * 3) + a);
}

int main(void) {
  uint64_t table[4];
  for (unsigned i = 0; i < 4; ++i)
    table[i] = read();
  uint64_t n = read();
  write(even(n, table[0], table));
  write(odd(table, n + 1, 3));
  write(turn(5, table[0], table[1], table[2]));
  write(exchange(n, table[3], table[2]));
  write(deep1(table[0], table[1], n));
  write(many(3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, n, 17));
  write(sum(3, table[0], table[1], n) + sum(1, n));
  write(unused(n, 1, table[1]));
  write(fold(minus, table, 4));
  write(fold(n > 3 ? times : minus, table, 3));
  write(narrow((uint8_t)n, -5, (uint32_t)table[2]));
  return 0;
}
