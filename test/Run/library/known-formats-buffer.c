// sprintf and snprintf of formats that the compiler knows.
// text

#include <stdio.h>
#include <string.h>

static char buffer[64];

static void show(int result) {
  printf("%d <%s>", result, buffer);
  // What is beyond the end has not been touched.
  for (unsigned i = (unsigned)strlen(buffer) + 1; i != sizeof buffer; ++i)
    if (buffer[i] != '#')
      printf(" %u:%d", i, buffer[i]);
  puts("");
  memset(buffer, '#', sizeof buffer);
}

static void put(int x, unsigned long u, const char *s, double d, int w) {
  show(sprintf(buffer, "%d", x));
  show(sprintf(buffer, "x=%d, u=%lu; s=%s%c%%", x, u, s, x));
  show(sprintf(buffer, "%5d|%-6lx|%.2s|%8.3f", x, u, s, d));
  show(sprintf(buffer, "%*d|%-*u|%.*f", w, x, w, (unsigned)x, w, d));
  show(sprintf(buffer, "%s", w > 0 ? "yes" : "no"));
  printf("[%s%.*s]\n", w > 0 ? "a" : "bc", w, s);
  for (unsigned long size = 1; size < 24; size += w > 0 ? 3 : 5)
    show(snprintf(buffer, size, "%d:%s:%5lu %g", x, s, u, d));
}

int main(void) {
  memset(buffer, '#', sizeof buffer);
  buffer[0] = 0;
  int a, b;
  double d;
  char word[16];
  while (scanf("%d %d %15s %lf", &a, &b, word, &d) == 4)
    put(a, (unsigned long)a * 1000, word, d, b);
  printf("%d\n", snprintf(NULL, 0, "%d %s", a, word));
  strcpy(buffer, "old");
  printf("%d %s\n", snprintf(buffer, 0, "%d", a), buffer);
  // The next text goes where the one before ended.
  int length = 0;
  for (int i = 0; i != 9; ++i)
    length += sprintf(buffer + length, "%s%d", i ? "," : "", i * i);
  printf("%d %s\n", length, buffer);
  return 0;
}
