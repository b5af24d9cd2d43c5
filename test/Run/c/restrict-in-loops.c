// Pointers of an inlined function are different memory within one call of it only.
#include <course.h>
static long g[2];
static inline long step(const long *restrict a, long *restrict b, long odd) {
  if (odd)
    return *a;
  *b = 100;
  return 0;
}
__attribute__((noinline)) static long inLoop(long q, long n) {
  long s = 0;
  for (long i = 0; i < n; ++i)
    s += step(g, g + q, i & 1);
  return s;
}
// A load before the loop is not that of an iteration.
__attribute__((noinline)) static long loadedBefore(long q, long n) {
  long s = g[0] * 1000;
  for (long i = 0; i < n; ++i)
    s += step(g, g + q, i & 1);
  return s;
}
static long sum;
__attribute__((noinline)) static void inTailCalls(long q, long n) {
  if (n == 0)
    return;
  sum += step(g, g + q, n & 1);
  inTailCalls(q, n - 1);
}
static inline void countOdd(long *restrict total, long *restrict last, long i) {
  if (i & 1)
    *total += i;
  else
    *last = i;
}
__attribute__((noinline)) static void stores(long q, long n) {
  for (long i = 0; i < n; ++i)
    countOdd(g, g + q, i);
}
int main(void) {
  long q = read(), n = read();
  g[0] = read();
  write(inLoop(q, n));
  g[0] = 7;
  write(loadedBefore(q, n));
  g[0] = 7;
  inTailCalls(q, n);
  write(sum);
  g[0] = 7;
  stores(q, n + 2);
  write(g[0]);
  return 0;
}
