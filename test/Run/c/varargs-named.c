// Variable arguments after many named ones, in recursion, and in functions
// that never look at them.
#include "corners.h"
#include <stdarg.h>

__attribute__((noinline)) static int64_t late(int a, int b, int c, int d, int e,
                                              int f, int g, int h, int i, int j,
                                              int k, int l, int m, int n, int o,
                                              int p, int count, ...) {
  va_list list;
  va_start(list, count);
  int64_t sum =
      a + b * 2 + c + d + e + f + g + h + i + j + k + l + m + n + o + p * 3;
  while (count--)
    sum = sum * 3 + va_arg(list, int64_t);
  va_end(list);
  return sum;
}

__attribute__((noinline)) static int64_t nested(int depth, ...) {
  va_list list;
  va_start(list, depth);
  int64_t first = va_arg(list, int64_t), second = va_arg(list, int64_t);
  int64_t below = 0;
  if (depth)
    below = nested(depth - 1, second + depth, first - depth);
  int64_t third = depth > 4 ? va_arg(list, int) : 5;
  va_end(list);
  return below * 2 + first * 3 + second + third;
}

__attribute__((noinline)) static uint64_t ignore(uint64_t x, ...) {
  return x + 1;
}

int main(void) {
  int x = (int)hide(3);
  write(late(x, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 3,
             (int64_t)x, (int64_t)-2, (int64_t)1 << 50));
  write(late(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0));
  write(nested(0, (int64_t)1, (int64_t)2));
  write(nested(4, (int64_t)10, (int64_t)x));
  write(ignore(hide(5), 1, 2, 3));
  return 0;
}
