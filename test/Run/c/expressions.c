// Conditional, comma, short-circuit and assignment expressions; side effects
// happen once and in order.
#include "corners.h"
#include <stdbool.h>

static uint64_t Trace;

__attribute__((noinline)) static uint64_t note(uint64_t x) {
  Trace = Trace * 10 + x % 10;
  return x;
}

__attribute__((noinline)) static bool logic(uint64_t a, uint64_t b,
                                            uint64_t c) {
  return (note(a) && note(b)) || (!note(c) && note(a + 1));
}

int main(void) {
  for (uint64_t bits = 0; bits < 8; ++bits) {
    uint64_t a = hide(bits & 1), b = hide(bits >> 1 & 1), c = hide(bits >> 2);
    write(logic(a * 3, b * 5, c * 7));
    write(Trace);
    Trace = 0;
    write(a ? b ? 1 : 2 : c ? 3 : 4);
    write(a && b && c);
    write(a || b || c);
    write(!(a && !b) ^ !!c);
    uint64_t x = (note(1), note(a), note(b) + 5);
    write(x);
    write((a ?: b) + 1);
    uint64_t y, z = y = x = c;
    write(x + y + z);
    z += y -= x *= 3;
    write(x + y * 10 + z * 100);
    write(Trace);
    Trace = 0;
    write(note(a) ? note(2) : note(3));
    write(({
      uint64_t inner = a + b;
      inner *inner;
    }));
  }
  uint8_t i = 250;
  uint8_t values[8] = {0};
  for (unsigned k = 0; k < 8; ++k)
    values[k] = i++ & 7;
  for (unsigned k = 0; k < 8; ++k)
    write(values[k]);
  return 0;
}
