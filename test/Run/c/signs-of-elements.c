// Absolute values of what is read, from an array and from variadic arguments.
#include <course.h>
#include <stdarg.h>
static void digits(unsigned long v, int negative) {
  if (negative)
    write(0);
  do {
    write(v % 10);
    v /= 10;
  } while (v);
}
__attribute__((noinline)) static void variadic(int n, ...) {
  va_list ap;
  va_start(ap, n);
  for (int i = 0; i < n; i++) {
    int v = va_arg(ap, int);
    digits(v < 0 ? -(long)v : v, v < 0);
  }
  va_end(ap);
}
int a[8];
int main(void) {
  int n = read();
  for (int i = 0; i < n; i++)
    a[i] = read();
  for (int i = 0; i < n; i++) {
    int v = a[i];
    digits(v < 0 ? -(long)v : v, v < 0);
  }
  variadic(3, a[0], a[1], a[2]);
  return 0;
}
