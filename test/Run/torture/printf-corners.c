// Formats at their limits.
// text
#include <limits.h>
#include <stdio.h>
int main(void) {
  char b[40];
  printf("%d %i %u %x %X %o %c %s %%\n", INT_MIN, -0, UINT_MAX, 0xbeef, 0xBEEF,
         0777, 'c', "s");
  printf("[%5d][%-5d][%05d][%+d][% d][%5s][%-5s][%.2s][%5.1s][%c]\n", 42, 42,
         42, 42, 42, "ab", "ab", "abc", "abc", 'x');
  printf("[%#x][%#o][%#X][%#x][%08.3d][%.0d][%+.3d][%-+6d]\n", 255, 8, 255, 0,
         5, 0, 7, 8);
  printf("[%hhd][%hd][%ld][%lld][%zu][%jd][%td][%hhu]\n", 300, 70000, LONG_MIN,
         LLONG_MAX, (size_t)-1, (long)-5, (long)9, 511);
  printf("[%*d][%-*d][%.*s][%*.*d]\n", 6, 1, 6, 2, 2, "xyz", 7, 3, 4);
  printf("%d %d\n", snprintf(b, 5, "%s", "overflow"),
         snprintf(NULL, 0, "%d", 12345));
  puts(b);
  int n, m;
  printf("abc%ndef%n\n", &n, &m);
  printf("%d %d %d\n", n, m, sprintf(b, "%s%c%s", "a", 0, "b"));
  printf("%p %s\n", (void *)0x1234, b + 2);
  return 0;
}
