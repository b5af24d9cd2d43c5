// %f where a word is enough and where not: halves, carries, bounds, all flags.
// text
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void show(double x) {
  printf("%f %.0f %.1f %.2f %#.0f %+.3f % .4f %.18f %.19f\n", x, x, x, x, x, x,
         x, x, x);
  printf("[%9.2f|%-9.2f|%09.2f|%+9.1f|%-+9.0f|%3.3f|%20.17f]\n", x, x, x, x, x,
         x, x);
}

int main(void) {
  static const double numbers[] = {0.0,
                                   0.5,
                                   1.5,
                                   2.5,
                                   0.25,
                                   0.125,
                                   0.0625,
                                   9.5,
                                   99.5,
                                   0.95,
                                   0.995,
                                   9.995,
                                   0.005,
                                   0.015,
                                   0.045,
                                   1e-3,
                                   1e-2,
                                   0.00390625,
                                   0.0039062499,
                                   123456.789,
                                   4503599627370495.5,
                                   4503599627370496.0,
                                   9007199254740991.0,
                                   9007199254740993.0,
                                   1e16,
                                   1e22,
                                   3.999999999,
                                   5e-324,
                                   2.2250738585072014e-308};
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; ++i) {
    show(numbers[i]);
    show(-numbers[i]);
  }
  uint64_t seed = 1;
  for (int i = 0; i < 40; ++i) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    show((double)(int64_t)(seed >> 20) / (double)(1 << (i % 31)));
    show((double)(seed >> 40) / 1000.0);
  }
  show(INFINITY);
  show(NAN);
  return 0;
}
