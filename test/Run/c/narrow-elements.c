// Arrays of 64-bit elements that hold small numbers, which course-narrow-elements
// makes smaller.
#include "corners.h"

static uint64_t Visited[64], Table[4][6];
static const uint64_t Primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};

static uint64_t sum(const uint64_t *from, const uint64_t *to) {
  uint64_t s = 0;
  for (; from != to; ++from)
    s = s * 3 + *from;
  return s;
}

static void fill(uint64_t *a, uint64_t n, uint64_t seed) {
  for (uint64_t i = 0; i < n; ++i) {
    seed = seed * 6364136223846793005 + 1442695040888963407;
    a[i] = seed >> 33 & 0xffff;
  }
}

int main(void) {
  uint64_t n = hide(37), seed = hide(12345);

  // On the heap, by pointers that move.
  uint64_t *a = malloc(n * 8), *b = malloc((n + 1) * 8);
  fill(a, n, seed);
  fill(b, n + 1, seed + 1);
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = i; j > 0 && a[j - 1] > a[j]; --j) {
      uint64_t t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
    }
  write(sum(a, a + n));
  write(sum(b + 1, b + n + 1));

  // One of two.
  uint64_t *c = seed % 2 ? a : b;
  c[n / 2] = 65535;
  write(a[n / 2] + 2 * b[n / 2]);

  // Copied whole and in part.
  for (uint64_t i = 0; i < n; ++i)
    b[i] = a[i];
  write(sum(b, b + n));
  __builtin_memmove(b + 2, b, 16 * 8);
  write(sum(b, b + n));

  // Static ones, with rows and with initial values.
  for (uint64_t i = 0; i < 100; ++i) {
    Visited[seed % 64] = 1;
    Table[i % 4][seed % 6] = Primes[seed % 8];
    seed = seed * 5 + 3 + i;
  }
  write(sum(Visited, Visited + 64));
  for (int i = 0; i < 4; ++i)
    for (int j = 5; j >= 0; --j)
      write(Table[i][j]);

  // In a frame, with negative steps.
  uint64_t digits[20] = {0};
  int length = 0;
  for (uint64_t x = seed; x; x /= 10)
    digits[length++] = x % 10;
  for (const uint64_t *p = digits + length; p-- != digits;)
    write(*p);

  free(a);
  free(b);
}
