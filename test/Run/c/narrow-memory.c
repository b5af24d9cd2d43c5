// Byte, half-word and word stores next to each other in one block of memory,
// read back at other widths.
#include "corners.h"

int main(void) {
  uint64_t *block = malloc(64);
  uint8_t *bytes = (uint8_t *)block;
  for (unsigned i = 0; i < 64; ++i)
    bytes[i] = (uint8_t)hide(i * 5 + 3);
  for (unsigned i = 0; i < 8; ++i)
    write(block[hide(i)]);
  // Character access to any object is allowed, other types go by memcpy.
  for (unsigned i = 0; i < 60; i += 7) {
    uint16_t h;
    uint32_t w;
    uint64_t l;
    __builtin_memcpy(&h, bytes + hide(i), 2);
    write(h);
    h = (uint16_t)(h * 3);
    __builtin_memcpy(bytes + hide(i), &h, 2);
    __builtin_memcpy(&w, bytes + hide(i), 4);
    write(w);
    if (i <= 56) {
      __builtin_memcpy(&l, bytes + i, 8);
      write(l);
    }
  }
  bytes[hide(9)] = 0;
  write(block[1]);
  ((int8_t *)bytes)[hide(15)] = -1;
  write(block[1]);
  write((int64_t)block[1] >> 60);
  free(block);
  return 0;
}
