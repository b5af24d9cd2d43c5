// Calls in tail position: self, mutual, with other arguments, through pointers.
#include <course.h>
static long gcd(long a, long b) { return b ? gcd(b, a % b) : a; }
static long power(long b, unsigned e, long r, long m) {
  return e ? power(b * b % m, e / 2, e & 1 ? r * b % m : r, m) : r;
}
static int down(int n, int a), up(int n, int a);
static int down(int n, int a) { return n <= 0 ? a : up(n - 3, a + n); }
static int up(int n, int a) { return n > 100 ? -a : down(n + 2, a ^ n); }
static int count(const char *s, int n) {
  if (!*s)
    return n;
  if (*s == ' ')
    return count(s + 1, n);
  while (*s && *s != ' ')
    ++s;
  return count(s, n + 1);
}
static uint64_t step(uint64_t x, int n, uint64_t (*f)(uint64_t, int, void *)) {
  return n ? f(x * 3, n - 1, (void *)step) : x;
}
static uint64_t back(uint64_t x, int n, void *p) {
  return ((uint64_t(*)(uint64_t, int, uint64_t (*)(uint64_t, int, void *)))p)(
      x + 1, n, back);
}
int main(void) {
  write(gcd(1071, 462)), write(power(3, 1000003, 1, 1000000007)),
      write(down(50, 1)), write(count("  four words are here ", 0)),
      write(step(1, 20, back));
  return 0;
}
