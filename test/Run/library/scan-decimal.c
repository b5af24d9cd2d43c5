// Decimal numbers that scanf reads without a buffer: signs, bounds, what is no
// number, what comes after, and the end of the input.
// text
#include <stdio.h>

static void show(const char *text) {
  int a = -1, n = -1, r;
  unsigned b = 1;
  long c = 1;
  unsigned long d = 1;
  r = sscanf(text, "%d%n", &a, &n);
  printf("%d %d %d", r, a, n);
  r = sscanf(text, "%u%ld", &b, &c);
  printf(" %d %u %ld", r, b, c);
  r = sscanf(text, "%lu", &d);
  printf(" %d %lu\n", r, d);
}

int main(void) {
  static const char *const texts[] = {
      "",
      " ",
      "0",
      "-0",
      "+7",
      "12abc",
      "  -",
      "+",
      "-x",
      "007 -8",
      "3-4",
      "18446744073709551615",
      "9223372036854775807 -9223372036854775808",
      "-5",
      "+-5",
      "1,2",
      "9 9223372036854775808",
      "99999999999999999999 -99999999999999999999",
      "-99999999999999999999"};
  for (unsigned i = 0; i < sizeof texts / sizeof *texts; ++i)
    show(texts[i]);

  int a, r;
  unsigned b;
  long c;
  unsigned long d;
  long long e;
  char word[20];
  while ((r = scanf("%d %u %ld%lu,%lld", &a, &b, &c, &d, &e)) == 5)
    printf("%d %u %ld %lu %lld\n", a, b, c, d, e);
  printf("%d\n", r);
  if (scanf("%19s", word) == 1)
    printf("%s\n", word);
  while ((r = scanf("%d", &a)) != EOF) {
    printf("%d ", r);
    if (r == 1)
      printf("%d\n", a);
    else
      printf("'%c'\n", getchar());
  }
  printf("%d\n", scanf("%d", &a));
  return 0;
}
