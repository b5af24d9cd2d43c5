// _Generic, typeof, statement expressions, nested macros, sizeof of
// expressions, static assertions, offsets without objects.
#include "corners.h"

#define NAME(x)                                                                \
  _Generic((x),                                                                \
      int8_t: 1,                                                               \
      uint8_t: 2,                                                              \
      int16_t: 3,                                                              \
      uint16_t: 4,                                                             \
      int32_t: 5,                                                              \
      uint32_t: 6,                                                             \
      int64_t: 7,                                                              \
      uint64_t: 8,                                                             \
      default: 9)

#define SQUARE(x)                                                              \
  ({                                                                           \
    __typeof__(x) once = (x);                                                  \
    once *once;                                                                \
  })

_Static_assert(sizeof(long) == 8 && sizeof(int) == 4, "LP64");
_Static_assert(sizeof(void *) == 8 && sizeof(__int128) == 16, "LP64");
_Static_assert((char)-1 < 0, "char is signed");

static unsigned Calls;

__attribute__((noinline)) static uint16_t tick(void) {
  return (uint16_t)(200 + ++Calls);
}

int main(void) {
  int8_t c = (int8_t)hide(1);
  uint16_t s = (uint16_t)hide(2);
  uint64_t l = hide(3);
  write(NAME(c) * 10 + NAME(c + c));
  write(NAME(s) * 10 + NAME(s + 1u));
  write(NAME(l) * 10 + NAME(&l));
  write(NAME(1L) * 10 + NAME('a'));
  write(SQUARE(tick()));
  write(Calls);
  write(sizeof(tick()) + sizeof(c + l) * 10 + sizeof(uint8_t[3][5]) * 100);
  write(Calls);
  __typeof__(s + c) sum = s + c;
  write(sum);
  __auto_type copy = l;
  copy <<= 60;
  write(copy);
  write(l > 2 ? c : s);
  return 0;
}
