// Variable arguments of all kinds: narrow, 64 and 128 bits, structures,
// pointers, more than sixteen, passed on as a va_list.
#include "corners.h"
#include <stdarg.h>

typedef struct {
  int16_t a;
  int8_t b;
} Small;
typedef struct {
  uint64_t x, y, z;
} Large;

__attribute__((noinline)) static uint64_t walk(const char *kinds,
                                               va_list list) {
  uint64_t h = 0;
  for (; *kinds; ++kinds) {
    switch (*kinds) {
    case 'i':
      h = fold(h, (uint64_t)va_arg(list, int));
      break;
    case 'u':
      h = fold(h, va_arg(list, unsigned));
      break;
    case 'l':
      h = fold(h, (uint64_t)va_arg(list, long));
      break;
    case 'w': {
      __int128 w = va_arg(list, __int128);
      h = fold(fold(h, (uint64_t)w), (uint64_t)(w >> 64));
      break;
    }
    case 's': {
      Small s = va_arg(list, Small);
      h = fold(fold(h, (uint64_t)s.a), (uint64_t)s.b);
      break;
    }
    case 'L': {
      Large l = va_arg(list, Large);
      h = fold(fold(fold(h, l.x), l.y), l.z);
      break;
    }
    case 'p':
      h = fold(h, *va_arg(list, uint32_t *));
      break;
    }
    write(h);
  }
  return h;
}

__attribute__((noinline)) static uint64_t show(const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  uint64_t h = walk(kinds, list);
  va_end(list);
  return h;
}

__attribute__((noinline)) static uint64_t twice(const char *kinds, ...) {
  va_list list, copy;
  va_start(list, kinds);
  va_copy(copy, list);
  uint64_t h = walk(kinds, list) * 2 + walk(kinds, copy);
  va_end(copy);
  va_end(list);
  return h;
}

int main(void) {
  uint32_t target = (uint32_t)hide(4711);
  Small s = {-300, -4};
  Large l = {hide(1), 2, 3};
  __int128 w = (__int128)(int64_t)hide((uint64_t)-9) * (1L << 60);
  write(show(""));
  write(show("iul", -1, 3000000000u, -5L));
  write(show("isLwp", (int)(int8_t)hide(255), s, l, w, &target));
  write(twice("wsiwl", w, s, 7, w + 1, 1L << 40));
  write(show("iiiiiiiiiiiiiiiiiiii", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
             14, 15, 16, 17, 18, 19, 20));
  write(show("LsLs", l, s, l, s));
  return 0;
}
