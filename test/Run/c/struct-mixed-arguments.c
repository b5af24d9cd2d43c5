// Structures among scalar arguments; structures with mixed members returned and
// chained.
#include "corners.h"

typedef struct {
  int8_t a;
  int32_t b;
} Small;
typedef struct {
  int16_t a;
  int64_t b;
  int8_t c;
} Middle;
typedef struct {
  Small s;
  Middle m[2];
  uint64_t last;
} Large;
typedef struct {
} Empty;
typedef struct {
  uint64_t only;
} Wrapped;

__attribute__((noinline)) static int64_t sum(int8_t x, Small s, uint16_t y,
                                             Middle m, Empty e, int64_t z,
                                             Large l, Wrapped w) {
  (void)e;
  return x + s.a * 2 + s.b * (int64_t)3 + y * 5 + m.a * 7 + m.b * 11 +
         m.c * 13 + z * 17 + (int64_t)l.s.a + l.s.b + l.m[0].b + l.m[1].c +
         (int64_t)l.last + (int64_t)w.only;
}

__attribute__((noinline)) static Large build(Small s, Middle m, Wrapped w) {
  Large l = {s, {m, m}, w.only};
  l.m[1].c = -1;
  return l;
}

__attribute__((noinline)) static Wrapped wrap(uint64_t x) {
  return (Wrapped){x * 2};
}

__attribute__((noinline)) static Large recurse(Large l, unsigned n) {
  if (!n)
    return l;
  l.s.b += (int32_t)n;
  l.m[n % 2].b -= n;
  Large inner = recurse(l, n - 1);
  inner.last += (uint64_t)l.s.b;
  return inner;
}

int main(void) {
  Small s = {(int8_t)hide(200), (int32_t)hide(1u << 31)};
  Middle m = {(int16_t)hide(40000), (int64_t)hide((uint64_t)-7), 3};
  Large l = build(s, m, wrap(hide(21)));
  write(sum(1, s, 2, m, (Empty){}, 3, l, wrap(4)));
  write(build(s, m, wrap(1)).m[1].c);
  write(l.last);
  s.b = 5;
  l.s = s;
  l = recurse(l, 6);
  write(l.s.b);
  write(l.m[0].b);
  write(l.m[1].b);
  write(l.last);
  return 0;
}
