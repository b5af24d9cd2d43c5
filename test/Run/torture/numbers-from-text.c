// strtol, strtoul, strtod, atoi: bases, ends, overflow.
// text
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  static const char *s[] = {"0",
                            "-1",
                            "+42",
                            "  77x",
                            "0x1F",
                            "0b1",
                            "077",
                            "zz",
                            "",
                            "-",
                            "9223372036854775807",
                            "9223372036854775808",
                            "-9223372036854775809",
                            "18446744073709551616",
                            "1e5",
                            "0x",
                            "12_3"};
  int bases[] = {0, 2, 8, 10, 16, 36};
  for (int i = 0; i != 17; ++i)
    for (int k = 0; k != 6; ++k) {
      if (i == 5)
        continue;
      char *e, *g;
      errno = 0;
      long l = strtol(s[i], &e, bases[k]);
      int el = errno;
      errno = 0;
      unsigned long u = strtoul(s[i], &g, bases[k]);
      printf("%ld %d %d %lu %d %d\n", l, (int)(e - s[i]), el == ERANGE, u,
             (int)(g - s[i]), errno == ERANGE);
    }
  static const char *d[] = {"1",
                            "-2.5e3xyz",
                            "1e400",
                            "-1e-400",
                            ".5",
                            ".",
                            "inf",
                            "nanx",
                            "0x1.8p1",
                            "1e",
                            "123456789012345678901234567890"};
  for (int i = 0; i != 11; ++i) {
    char *e;
    double v = strtod(d[i], &e);
    printf("%g %d\n", v < 0 || v >= 0 ? v : 0, (int)(e - d[i]));
  }
  printf("%d %ld %g\n", atoi("-12abc"), atol(" 99"), atof("2.5x"));
  return 0;
}
