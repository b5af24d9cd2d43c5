// Ten thousand calls at once.
#include <course.h>
static long sum(long n) { return n == 0 ? 0 : n + sum(n - 1); }
__attribute__((noinline)) static long twist(long n, long a, long b) {
  if (n == 0)
    return a;
  long r = twist(n - 1, b, a + 1);
  return r + (n & 1);
}
int main(void) {
  write(sum(10000)), write(twist(9999, 5, 7));
  return 0;
}
