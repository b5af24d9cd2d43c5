// Recursion: direct, mutual, through three functions, with arrays in the frame,
// with results used after the call.
#include "corners.h"

static uint64_t isOdd(uint64_t n);
__attribute__((noinline)) static uint64_t isEven(uint64_t n) {
  return n ? isOdd(n - 1) : 1;
}
__attribute__((noinline)) static uint64_t isOdd(uint64_t n) {
  return n ? isEven(n - 1) : 0;
}

static int64_t second(int64_t x, unsigned n);
static int64_t third(int64_t x, unsigned n);
__attribute__((noinline)) static int64_t first(int64_t x, unsigned n) {
  return n ? second(x + 1, n - 1) * 2 - x : x;
}
__attribute__((noinline)) static int64_t second(int64_t x, unsigned n) {
  return n ? third(x ^ 5, n - 1) + x * 3 : -x;
}
__attribute__((noinline)) static int64_t third(int64_t x, unsigned n) {
  return n ? first(x - 2, n - 1) ^ x : x * 7;
}

// Every level has its own array; the sums must not mix.
__attribute__((noinline)) static uint32_t frames(unsigned n, uint32_t *above) {
  uint32_t mine[4] = {n, n * 2, n * 3, n * 4};
  if (above)
    above[n % 4] += 100;
  uint32_t below = n ? frames(n - 1, mine) : 0;
  return mine[0] + mine[1] * 2 + mine[2] * 3 + mine[3] * 5 + below;
}

__attribute__((noinline)) static uint64_t tree(uint64_t x, unsigned depth) {
  if (!depth)
    return x;
  uint64_t left = tree(x * 2, depth - 1);
  uint64_t right = tree(x * 2 + 1, depth - 1);
  return left * 31 + right * 17 + x;
}

int main(void) {
  write(isEven(hide(41)));
  write(isOdd(hide(41)));
  write(first((int64_t)hide(3), 17));
  write(frames((unsigned)hide(12), 0));
  write(tree(hide(1), 8));
  return 0;
}
