// Loops with two entries.
#include <course.h>
__attribute__((noinline)) static long f(int way, int n) {
  unsigned long r = 1;
  if (way == 1)
    goto one;
  if (way == 2)
    goto two;
  if (way == 3)
    goto three;
zero:
  r = r * 3 + n;
one:
  r ^= n * 8;
  if (--n < 0)
    return r;
two:
  r += 17;
  if (n % 3 == 0)
    goto zero;
three:
  r -= n;
  if (n % 5 == 1) {
    n -= 2;
    goto one;
  }
  if (n-- > 0)
    goto two;
  return -r;
}
int main(void) {
  for (int way = 0; way != 4; ++way)
    for (int n = 0; n < 20; n += 3)
      write(f(way, n));
  return 0;
}
