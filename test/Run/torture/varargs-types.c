// Variable arguments of every type, more than 16 of them, through va_list.
#include <course.h>
#include <stdarg.h>
struct small {
  char a;
  short b;
};
struct large {
  long a[5];
};
static uint64_t walk(const char *f, va_list *ap) {
  uint64_t h = 0;
  for (; *f; ++f) {
    uint64_t v = 0;
    switch (*f) {
    case 'i':
      v = va_arg(*ap, int);
      break;
    case 'u':
      v = va_arg(*ap, unsigned);
      break;
    case 'l':
      v = va_arg(*ap, long);
      break;
    case 'd':
      v = (uint64_t)(va_arg(*ap, double) * 8);
      break;
    case 'p':
      v = *va_arg(*ap, int *);
      break;
    case 's': {
      struct small s = va_arg(*ap, struct small);
      v = s.a * 100 + s.b;
      break;
    }
    case 'L': {
      struct large s = va_arg(*ap, struct large);
      v = s.a[0] + s.a[4];
      break;
    }
    case 'q': {
      __int128 q = va_arg(*ap, __int128);
      v = (uint64_t)(q >> 60);
      break;
    }
    }
    h = h * 131 + v;
  }
  return h;
}
static uint64_t f(const char *format, ...) {
  va_list ap, again;
  va_start(ap, format);
  va_copy(again, ap);
  uint64_t a = walk(format, &ap), b = walk(format, &again);
  va_end(ap), va_end(again);
  return a == b ? a : 0;
}
static int max(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int m = va_arg(ap, int);
  while (--n) {
    int x = va_arg(ap, int);
    m = x > m ? x : m;
  }
  va_end(ap);
  return m;
}
int main(void) {
  int i = 77;
  struct small s = {-3, 500};
  struct large l = {{1, 2, 3, 4, 5}};
  write(f("iuldpsLq", -1, 4000000000u, -5l, 2.5, &i, s, l, (__int128)7 << 90));
  write(f("sLiLsq", s, l, 9, l, s, (__int128)-1));
  write(f("iiiiiiiiiiiiiiiiiiiiildl", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
          14, 15, 16, 17, 18, 19, 20, 21, 22l, 23.0, 24l));
  write(f("icci", 'a', 'b', 'c', (short)-9));
  write(max(5, 3, -9, 88, 2, 87)), write(max(1, -4));
  return 0;
}
