// Recursion of functions that find arguments in memory, hundreds of calls deep.
#include <course.h>
#include <stdarg.h>
__attribute__((noinline)) static long some(int n, ...) {
  va_list list;
  va_start(list, n);
  long own = va_arg(list, long), other = va_arg(list, long);
  va_end(list);
  long below = n == 0 ? 0 : some(n - 1, other, own + 1);
  return own + below % 1000;
}
__attribute__((noinline)) static long
many(long n, long a, long b, long c, long d, long e, long f, long g, long h,
     long i, long j, long k, long l, long m, long o, long p, long q, long r) {
  volatile long kept = a + r;
  if (n == 0)
    return q + kept;
  return many(n - 1, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, a + 1) %
             10007 +
         kept;
}
int main(void) {
  write(some(300, 4L, 9L));
  write(many(250, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17));
  return 0;
}
