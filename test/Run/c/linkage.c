// Constructors, weak and aliased functions, tentative and external
// definitions, inline functions, declarations inside functions.
#include "corners.h"

static uint64_t Order;
uint32_t Shared = 3;
__attribute__((weak)) uint32_t Weak = 11;

__attribute__((constructor(201))) static void second(void) {
  Order = Order * 10 + 2;
}
__attribute__((constructor(200))) static void first(void) {
  Order = Order * 10 + 1;
}

__attribute__((weak)) uint64_t replaceable(uint64_t x) { return x + 1; }
uint64_t original(uint64_t x) { return x * 3; }
uint64_t another(uint64_t x) __attribute__((alias("original")));

static inline uint64_t inlined(uint64_t x) { return x - 2; }
extern inline __attribute__((gnu_inline)) uint64_t always(uint64_t x);
extern inline __attribute__((gnu_inline, always_inline)) uint64_t
always(uint64_t x) {
  return x ^ 0xff;
}
__attribute__((always_inline)) static inline uint64_t forced(uint64_t x) {
  return x << 3;
}
__attribute__((cold, noinline)) static uint64_t cold(uint64_t x) {
  return x + 4;
}
__attribute__((const, noinline)) static uint64_t constant(uint64_t x) {
  return x * x;
}

int main(void) {
  extern uint32_t Shared;
  uint64_t later(uint64_t);
  uint64_t x = hide(20);
  write(Order);
  write(Shared + Weak);
  write(replaceable(x));
  write(another(x) + original(x));
  write(inlined(x) + always(x) + forced(x));
  write(cold(x) + constant(x) * constant(x));
  write(later(x));
  return 0;
}

uint64_t later(uint64_t x) { return Shared++ + x; }
