// The conversions that printf does without a field, beside those that need one.
// text

#include <limits.h>
#include <stdio.h>

static void show(int n, unsigned u, long l, unsigned long v, const char *text) {
  printf("%d %u %ld %lu %c %s\n", n, u, l, v, 'a' + (int)(u % 26), text);
  printf("%lld|%llu|%5d|%-5u|%05ld|%+d|%x|%o|%hd|%hhu|%%|%d%d\n", (long long)l,
         (unsigned long long)v, n, u, l, n, u, u, (short)n, (unsigned char)u, n,
         n);
}

int main(void) {
  int bound = 1;
  for (int i = 0; i < 9; ++i, bound *= 10)
    for (int n = bound - 1; n <= bound; ++n)
      show(-n, (unsigned)n, n * 1000000007L, (unsigned long)n, "");
  show(INT_MIN, UINT_MAX, LONG_MIN, ULONG_MAX, "least");
  show(INT_MAX, 0, LONG_MAX, 0, "most");

  char buffer[12];
  for (unsigned size = 0; size <= sizeof buffer; ++size) {
    buffer[0] = 0;
    int length = snprintf(buffer, size, "%d-%s-%lu%c", -12, "xy", 345UL, '!');
    printf("%d %s\n", length, buffer);
  }
  printf("%d\n", printf("%s%d%c%u%ld\n", "count", 1, '2', 34u, -567L));
  return 0;
}
