// Comparisons in all positions: values, conditions, both sides constant-like.
#include <course.h>
__attribute__((noinline)) static int sign(long a, long b) {
  return (a > b) - (a < b);
}
__attribute__((noinline)) static int between(int a, int lo, int hi) {
  return lo <= a && a < hi;
}
__attribute__((noinline)) static int usign(unsigned char a, unsigned char b) {
  return a < b ? -1 : a > b;
}
__attribute__((noinline)) static int order(int a, int b, int c) {
  return a < b ? b < c ? 1 : a < c ? 2 : 3 : a < c ? 4 : b < c ? 5 : 6;
}
__attribute__((noinline)) static int logic(int a, int b, int c) {
  return (a && !b) || (b && !(c || !a)) || (!a && (c == b) != (a < c));
}
int main(void) {
  for (int a = -2; a != 3; ++a)
    for (int b = -2; b != 3; ++b)
      for (int c = -2; c != 3; ++c) {
        write(sign(a, b) + 10 * between(a, b, c) + 100 * usign(a, c) +
              1000 * order(a, b, c) + 10000 * logic(a, b, c));
        write((a < b) + (unsigned)(a < c) * 2 +
              ((unsigned)a < (unsigned)b) * 4 + !(a <= c) * 8 + (!!a) * 16 +
              ((a ^ b) < 0) * 32);
      }
  return 0;
}
