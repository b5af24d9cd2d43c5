// Frames of some kilobytes, and locals at large offsets of all widths.
#include "corners.h"

__attribute__((noinline)) static uint64_t large(uint64_t seed) {
  uint8_t first = (uint8_t)seed;
  uint64_t block[300];
  uint16_t middle = (uint16_t)(seed >> 8);
  uint8_t bytes[1001];
  uint64_t last = seed * 3;
  for (unsigned i = 0; i < 300; ++i)
    block[i] = seed += i * first;
  for (unsigned i = 0; i < 1001; ++i)
    bytes[i] = (uint8_t)(block[i % 300] + i);
  uint64_t h = middle;
  for (unsigned i = 0; i < 1001; i += 13)
    h = fold(h, bytes[i] ^ block[i * 7 % 300]);
  return h + last + first;
}

__attribute__((noinline)) static uint64_t deeper(uint64_t x, unsigned n) {
  uint64_t frame[40];
  for (unsigned i = 0; i < 40; ++i)
    frame[i] = x + i;
  uint64_t below = n ? deeper(x * 2, n - 1) : 0;
  return frame[n] + frame[39 - n] * 3 + below;
}

int main(void) {
  write(large(hide(123456789)));
  write(deeper(hide(5), 10));
  write(large(hide(42)));
  return 0;
}
