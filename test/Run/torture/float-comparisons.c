// Comparisons of floating point, NaNs and zeros among them, as values and
// conditions.
// text
#include <stdio.h>
static volatile double v[] = {0.0,        -0.0,        1.0,       -1.0,
                              1e308 * 10, -1e308 * 10, 0.0 / 0.0, 5e-324};
int main(void) {
  for (int i = 0; i != 8; ++i)
    for (int j = 0; j != 8; ++j) {
      double a = v[i], b = v[j];
      float x = a, y = b;
      int r = (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b) +
              16 * (a == b) + 32 * (a != b);
      int s = (x < y) + 2 * !(x < y) + 4 * (x == y) + 8 * !(x <= y);
      int t = a < b ? 1 : a > b ? 2 : a == b ? 3 : 4;
      if (!(a >= b) && a != b)
        t += 10;
      if (__builtin_isunordered(a, b))
        t += 20;
      if (__builtin_islessgreater(x, y))
        t += 40;
      printf("%d %d %d\n", r, s, t);
    }
  printf("%d %d %d\n", v[6] ? 1 : 0, !v[1], v[7] && v[2]);
  return 0;
}
