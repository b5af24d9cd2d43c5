// Signed overflow that wraps because the program is compiled so.
// native-flags: -fwrapv
// machine-flags: -fwrapv
#include <course.h>
__attribute__((noinline)) static int up(int v) { return v + 1; }
__attribute__((noinline)) static int later(int v) { return v + 1 > v; }
__attribute__((noinline)) static int half(int v) { return v * 2 / 2; }
__attribute__((noinline)) static long sums(int a, int b) { return a + b; }
__attribute__((noinline)) static int negated(int v) { return -v < 0; }
__attribute__((noinline)) static int squares(int n) {
  int s = 1;
  for (int i = 1; i > 0 && n--; i *= 3)
    s = s * s + i;
  return s;
}
int main(void) {
  static const int v[] = {0, 1, -1, 0x7fffffff, -0x7fffffff - 1, 0x40000000};
  for (int i = 0; i != 6; ++i) {
    write(up(v[i])), write(later(v[i])), write(half(v[i])), write(negated(v[i]));
    for (int k = 0; k != 6; ++k)
      write(sums(v[i], v[k]));
  }
  for (int n = 0; n != 30; n += 5)
    write(squares(n));
  return 0;
}
