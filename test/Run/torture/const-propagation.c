// Values known through branches, loops and calls.
#include <course.h>
static int f(int a, int b) {
  if (a == 5) {
    if (b > a)
      return a + b;
    if (b == a)
      return b * 2;
  }
  if (a < b && b < 3)
    return a;
  return a ^ b;
}
static int g(const int *p, int n) {
  int x = 4;
  for (int i = 0; i < n; ++i) {
    if (x != 4)
      return -1;
    x = p[i] ? 4 : 9;
  }
  return x;
}
static int h(int k) {
  int t[4] = {1, 2, 3, 4};
  t[k & 3] = 10;
  return t[0] * 1000 + t[1] * 100 + t[2] * 10 + t[3];
}
static unsigned m(unsigned x) {
  return (x & 0xf0) >> 4 | (x & 15) << 4 | (x % 16 == x / 16 ? 0x100 : 0);
}
int main(void) {
  volatile int v = 5;
  int a[] = {1, 1, 0, 1};
  for (int b = 0; b != 8; ++b)
    write(f(v, b) * 100 + f(b, v)), write(h(b)), write(m(b * 17 + v));
  write(g(a, 2)), write(g(a, 3)), write(g(a, 4));
  return 0;
}
