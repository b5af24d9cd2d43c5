// Names that mean something to the machine or its assembler, as functions,
// variables and labels.
#include "corners.h"

static uint64_t r1 = 1, arg1 = 2, sp = 3;
static uint64_t start_ = 4, $dollar = 5;

__attribute__((noinline)) static uint64_t add(uint64_t x) { return x + r1; }
__attribute__((noinline)) static uint64_t call(uint64_t x) { return x + arg1; }
__attribute__((noinline)) static uint64_t ret(uint64_t x) { return x * sp; }
__attribute__((noinline)) static uint64_t end(uint64_t x) { return x - start_; }
__attribute__((noinline)) static uint64_t load$(uint64_t x) {
  return x ^ $dollar;
}
__attribute__((noinline)) static uint64_t start(uint64_t x) {
  if (x > 100)
    goto entry;
  x *= 2;
entry:
  return x;
}
__attribute__((noinline)) static uint64_t größe(uint64_t x) { return x + 6; }
__attribute__((noinline)) static uint64_t reset(uint64_t x) asm("odd-name");
static uint64_t reset(uint64_t x) { return x * 7; }
__attribute__((noinline)) static uint64_t a_b(uint64_t x) asm("a.b");
static uint64_t a_b(uint64_t x) { return x + 8; }
__attribute__((noinline)) static uint64_t a_c(uint64_t x) asm("a_b");
static uint64_t a_c(uint64_t x) { return x + 9; }

int main(void) {
  uint64_t x = hide(10);
  r1 += hide(1);
  write(add(x));
  write(call(x));
  write(ret(x));
  write(end(x));
  write(load$(x));
  write(start(x));
  write(start(x * 20));
  write(größe(x));
  write(a_b(x));
  write(a_c(x));
  write(reset(x));
  return 0;
}
