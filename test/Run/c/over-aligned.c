// Locals and globals aligned to more than eight bytes.
#include "corners.h"

static uint8_t Before = 9;
static _Alignas(64) uint8_t Global[5] = {1, 2, 3};
static _Alignas(128) uint64_t Words[2] = {4, 5};

__attribute__((noinline)) static uint64_t misalignment(const void *p,
                                                       uint64_t to) {
  return (uintptr_t)p % to;
}

__attribute__((noinline)) static uint64_t locals(unsigned n) {
  uint8_t odd = (uint8_t)n;
  _Alignas(32) uint32_t local[3] = {n, n + 1, n + 2};
  _Alignas(128) uint8_t byte = odd;
  uint64_t bad = misalignment(local, 32) * 1000 + misalignment(&byte, 128);
  if (n)
    bad += locals(n - 1);
  return bad + (local[0] + local[2] != 2 * n + 2) + (byte != odd);
}

int main(void) {
  write(misalignment(Global, 64));
  write(misalignment(Words, 128));
  write(locals((unsigned)hide(5)));
  write(Global[hide(1)] + Words[hide(1)] + Before);
  return 0;
}
