// Floating-point numbers, and what comes after them.
// text
#include <stdio.h>
#include <string.h>

static unsigned long bits(double d) {
  unsigned long b;
  memcpy(&b, &d, sizeof b);
  return b;
}

static void show(const char *text) {
  double d = -7;
  float f = -7;
  char c = '?';
  int status = sscanf(text, "%lf%c", &d, &c);
  printf("%s: %d %lx %c;", text, status, bits(d), c);
  c = '?';
  status = sscanf(text, "%f%c", &f, &c);
  printf(" %d %lx %c;", status, bits(f), c);
  d = -7;
  c = '?';
  status = sscanf(text, "%3lf%c", &d, &c);
  printf(" %d %lx %c\n", status, bits(d), c);
}

int main(void) {
  const char *texts[] = {"5km",
                         "1.2.3",
                         "-0",
                         "+.5,",
                         "5.",
                         ".",
                         "-",
                         "1e5x",
                         "1e-3e",
                         "2e+",
                         "12abc",
                         "1.5p3",
                         "0x1.8p3p",
                         "0x1e+5",
                         "infinity!",
                         "INF",
                         "-inf,",
                         "nano",
                         "i",
                         "nab",
                         "1234567890123456789",
                         "12345678901234567890",
                         "0.1234567890123",
                         "0.12345678901234",
                         "000000000000000000000.5",
                         "9007199254740993",
                         "16777217",
                         "0.000000000000000000000000000001",
                         "1.00000005960464477539062",
                         "1e400",
                         "-1e-400",
                         "00x1"};
  for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i)
    show(texts[i]);
  double d, sum = 0;
  float f;
  while (scanf("%lf", &d) == 1)
    printf("%lx %g\n", bits(d), sum += d);
  int c = getchar();
  printf("stopped at %c\n", c);
  printf("%d", scanf("%f%n", &f, &c));
  printf(" %g %d\n", f, c);
  c = scanf("%lf", &d);
  printf("%d %g\n", c, d);
  return 0;
}
