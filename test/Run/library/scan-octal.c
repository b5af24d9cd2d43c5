// %i: a leading 0 is followed by digits from 0 to 7 only, or by x.
// text
#include <stdio.h>

static void show(const char *text) {
  int a = -1, b = -1, n = -1;
  char c = '?';
  int status = sscanf(text, "%i%n%c", &a, &n, &c);
  printf("%s: %d %d %d %c;", text, status, a, n, c);
  status = sscanf(text, "%i%i", &a, &b);
  printf(" %d %d %d;", status, a, b);
  status = sscanf(text, "%x%n%c", (unsigned *)&a, &n, &c);
  printf(" %d %d %d %c\n", status, a, n, c);
}

int main(void) {
  const char *texts[] = {"08/09", "0128 3", "-09",   "0089",  "0178", "+0x1fg",
                         "0X1F",  "00x1",   "-0x10", "00",    "0",    "7 08",
                         "9a",    "019",    "x1",    "-7x1f", "10x2", "0289"};
  for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i)
    show(texts[i]);
  int d = 0, status = scanf("%i", &d);
  printf("%d %d %c\n", status, d, getchar());
  return 0;
}
