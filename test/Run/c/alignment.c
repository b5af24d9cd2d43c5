// _Alignas and aligned attributes on locals, globals and members.
#include "corners.h"
#include <stddef.h>

struct S {
  uint8_t a;
  _Alignas(16) uint8_t b;
  _Alignas(8) uint16_t c;
  uint8_t d;
};

static _Alignas(64) uint8_t Global[3] = {1, 2, 3};
static uint8_t Before = 9;
static _Alignas(32) uint64_t Word = 5;

__attribute__((noinline)) static uint64_t misalignment(const void *p,
                                                       uint64_t to) {
  return (uintptr_t)p % to;
}

__attribute__((noinline)) static uint64_t locals(uint8_t x) {
  uint8_t plain = x;
  _Alignas(8) uint8_t eight[3] = {x, 1, 2};
  _Alignas(4) uint8_t four = (uint8_t)(x + 1);
  struct S s = {x, 2, 3, 4};
  uint64_t bad =
      misalignment(eight, 8) + misalignment(&four, 4) + misalignment(&s.c, 8);
  return bad * 1000 + plain + eight[0] + four + s.b + s.d;
}

int main(void) {
  write(sizeof(struct S));
  write(offsetof(struct S, b));
  write(offsetof(struct S, c));
  write(_Alignof(struct S));
  write(misalignment(Global, 8));
  write(misalignment(&Word, 8));
  write(locals((uint8_t)hide(7)));
  write(Global[hide(1)] + Before + Word);
  return 0;
}
