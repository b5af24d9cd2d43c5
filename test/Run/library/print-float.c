// printf and strtod of floating-point numbers: exact, so the host's digits.
// text
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t State = 88172645463325252;

static double nextNumber(void) {
  State ^= State << 13;
  State ^= State >> 7;
  State ^= State << 17;
  double D;
  memcpy(&D, &State, sizeof D);
  return D;
}

static void show(double D) {
  if (isnan(D))
    D = 0;
  printf("%f|%.0f|%#.0f|%.1f|%.3f|%12.4f|%-12.2f|%012.3f|%+.2f|% .2f\n", D, D, D,
         D, D, D, D, D, D, D);
  printf("%e|%.0e|%#.0e|%.3E|%15.4e|%-15.2e|%015.3e\n", D, D, D, D, D, D, D);
  printf("%g|%.0g|%#g|%.3G|%15.4g|%-15.2g|%.17g|%015g\n", D, D, D, D, D, D, D, D);
  printf("%a|%.3a|%A|%.0a|%20.2a\n", D, D, D, D, D);
}

int main(void) {
  double Numbers[] = {0,       1,       -1,     0.5,       1.5,     2.5,
                      0.1,     123.456, 999.95, 9.9999999, 1e5,     1e6,
                      123456,  1e-4,    1e-5,   1e15,      1e16,    1e22,
                      1e23,    1e100,   1e-100, DBL_MAX,   DBL_MIN, 5e-324,
                      1 / 3.0, 2 / 3.0, -0.0,   0.05,      0.15,    1e300};
  for (unsigned I = 0; I != sizeof Numbers / sizeof *Numbers; ++I)
    show(Numbers[I]);
  for (int I = 0; I != 12; ++I)
    show(nextNumber());
  printf("%f %F %e %g %5.1f|%-6g|%06f\n", INFINITY, -INFINITY, INFINITY, INFINITY,
         -INFINITY, INFINITY, INFINITY);
  printf("%.40f\n%.60e\n", 0.1, 1e-10);

  const char *Texts[] = {"0",
                         "-0",
                         "1",
                         "  +1.5",
                         ".5",
                         "5.",
                         "1e10",
                         "1E-10",
                         "1e",
                         "1e+",
                         "0x1.8p3",
                         "0x.8",
                         "0x",
                         "inf",
                         "-Infinity",
                         "infinite",
                         "179769313486231580793728971405301e276",
                         "1.7976931348623158e308",
                         "1.7976931348623159e308",
                         "4.9406564584124654e-324",
                         "2.4703282292062327e-324",
                         "2.4703282292062328e-324",
                         "2.2250738585072011e-308",
                         "9007199254740993",
                         "9007199254740992.9999999999999999999999999999999999999",
                         "9007199254740993.00000000000000000000000000000000001",
                         "0.1000000000000000055511151231257827021181583404541015625",
                         "3.14159265358979323846264338327950288419716939937510",
                         "123456789012345678901234567890",
                         "0.000000000000000000000000000000000000000001",
                         "1e400",
                         "1e-400",
                         "x",
                         "-",
                         ".",
                         "1.5.5",
                         "16777217",
                         "0.50000002980232238769531249999999"};
  for (unsigned I = 0; I != sizeof Texts / sizeof *Texts; ++I) {
    char *End;
    double D = strtod(Texts[I], &End);
    printf("%.17g %d ", D, (int)(End - Texts[I]));
    printf("%.9g\n", strtof(Texts[I], NULL));
  }
  char Buffer[64];
  for (int I = 0; I != 20; ++I) {
    double D = nextNumber();
    if (isnan(D) || isinf(D))
      continue;
    snprintf(Buffer, sizeof Buffer, "%.17g", D);
    printf("%d\n", strtod(Buffer, NULL) == D);
    snprintf(Buffer, sizeof Buffer, "%.16g", D);
    printf("%a\n", strtod(Buffer, NULL));
    printf("%a\n", atof("1.25"));
  }
  return 0;
}
