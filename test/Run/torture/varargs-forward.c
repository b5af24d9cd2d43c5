// Lists passed on, copied half way, used by several functions.
// text
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
static int joined(char *out, int n, va_list ap) {
  *out = 0;
  while (n--)
    strcat(out, va_arg(ap, const char *));
  return (int)strlen(out);
}
static void both(int n, ...) {
  char a[64], b[64];
  va_list ap, half;
  va_start(ap, n);
  printf("%s ", va_arg(ap, char *));
  va_copy(half, ap);
  int x = joined(a, n - 1, ap), y = joined(b, n - 2, half);
  va_end(half);
  va_end(ap);
  printf("%s %s %d %d\n", a, b, x, y);
}
static void log_(const char *tag, const char *format, ...) {
  char line[80];
  va_list ap;
  va_start(ap, format);
  int n = vsnprintf(line, sizeof line, format, ap);
  va_end(ap);
  printf("[%s] %s (%d)\n", tag, line, n);
}
int main(void) {
  both(4, "one", "two", "three", "four");
  log_("a", "%d-%s-%c-%5.2f", 42, "text", 'x', 3.14159);
  log_("b", "%ld %lu %p", -1l, 1ul, (void *)0 == 0 ? (void *)16 : 0);
  return 0;
}
