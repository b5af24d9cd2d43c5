// Values computed before a test from the number that it tells, at every
// constant of the tests and beside them: addresses, shifts, casts, products,
// exits of loops by their numbers of iterations.
#include <course.h>
#include <stdlib.h>

static int32_t row[24];
static struct pair {
  int16_t a;
  int64_t b;
} pairs[12];

__attribute__((noinline)) static uint64_t chosen(int32_t n, uint64_t x) {
  int64_t last = (int64_t)n - 1, square = (int64_t)n * n;
  uint64_t high = x >> (n & 63), low = (uint64_t)1 << (n & 31);
  uint8_t small = (uint8_t)(n * 37);
  int32_t *end = row + 8 + n;
  switch (n) {
  case -8:
    end[0] += (int32_t)last;
    return (uint64_t)square ^ high;
  case 0:
    end[-1] ^= small;
    return low + high + (uint64_t)last;
  case 1:
  case 2:
    end[n] += small;
    return high * (uint64_t)(last + 3);
  case 7:
    return (uint64_t)end[-2] + small + (uint64_t)square;
  case INT32_MIN:
    return high ^ small ^ (uint64_t)last;
  default:
    return x ^ (uint64_t)square;
  }
}

// The tested number comes out of the one that the others are computed from.
__attribute__((noinline)) static uint64_t through(uint64_t n, unsigned s) {
  uint64_t triple = n * 3;
  uint16_t narrow = (uint16_t)n;
  struct pair *p = &pairs[(n ^ 5) % 12];
  uint64_t h = 1;
  if (((n ^ 5) - 7) == 2)
    h += triple + (uint64_t)p->b + s;
  if ((uint16_t)(narrow + 9) == 13)
    h = h * 5 + triple + narrow;
  if ((int16_t)narrow - 100 == -101)
    h = h * 7 + (n >> 3) + (uint64_t)(int16_t)narrow;
  if (100 - (int64_t)n == 93) {
    p->b += (int64_t)triple;
    h ^= (uint64_t)p->a;
  }
  return h;
}

// Tested where it changes: of each round its own values.
__attribute__((noinline)) static uint64_t rounds(uint32_t n, uint32_t from) {
  uint64_t h = n, before = 0;
  for (uint32_t i = from; i < n; ++i) {
    uint64_t five = (uint64_t)i * 5;
    int32_t *at = row + i % 24;
    if (i == 3)
      h = h * 3 + five + (uint64_t)*at + before;
    else if (i == 11)
      *at += (int32_t)(five + before);
    before = five;
    h = h * 31 + before;
  }
  return h;
}

// Loops whose ends and last values depend on how often they ran.
__attribute__((noinline)) static uint64_t searches(const int32_t *a, int n,
                                                   int32_t x) {
  int i = n - 1;
  while (i >= 0 && a[i] != x)
    --i;
  int j = 0;
  for (; j < n && a[j] < x; j++)
    ;
  const int32_t *p = a + n;
  while (p != a && p[-1] > x)
    --p;
  return (uint64_t)(int64_t)i * 10007 + (uint64_t)j * 101 + (uint64_t)(p - a);
}

__attribute__((noinline)) static uint64_t turned(int32_t *a, int n) {
  uint64_t h = 0;
  for (int times = 0; times < 3; ++times) {
    for (int l = 0, r = n - 1; l < r; ++l, --r) {
      int32_t t = a[l];
      a[l] = a[r];
      a[r] = t + times;
    }
    int i = n - 2;
    while (i >= 0 && a[i] >= a[i + 1])
      i--;
    h = h * 131 + (uint64_t)(int64_t)i;
  }
  return h;
}

static void fill(void) {
  for (int i = 0; i < 24; ++i)
    row[i] = i * 7 % 11 - 2;
  for (int i = 0; i < 12; ++i)
    pairs[i] = (struct pair){(int16_t)(i * 991), i * 77};
}

int main(void) {
  uint64_t h = 0;
  static const int32_t of[] = {-9, -8, -7, -1, 0, 1, 2,  3,
                               6,  7,  8,  9,  5, 4, 10, INT32_MIN};
  for (unsigned k = 0; k < sizeof of / sizeof *of; ++k) {
    fill();
    if (of[k] <= 10 && of[k] >= -8)
      h = h * 1000003 + chosen(of[k], 0x123456789abcdefull * (k + 1));
    if (of[k] == INT32_MIN)
      h ^= (uint64_t)of[k];
    h = h * 31 + through((uint64_t)(int64_t)of[k], k);
    h = h * 31 + through((uint64_t)of[k] + 65536 * k, k);
    for (int i = 0; i < 24; ++i)
      h = h * 3 + (uint64_t)row[i] + (uint64_t)pairs[i / 2].b;
    write(h);
  }
  for (uint32_t n = 0; n < 22; ++n) {
    fill();
    h = h * 7 + rounds(n, 0) + rounds(n, n / 2);
    for (int32_t x = -3; x < 10; x += 3)
      h = h * 7 + searches(row, (int)n, x);
    h = h * 7 + turned(row, (int)n);
    for (int i = 0; i < 24; ++i)
      h = h * 3 + (uint64_t)row[i];
    write(h);
  }
  return 0;
}
