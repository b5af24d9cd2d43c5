// memcpy, memmove, memset and memcmp of constant sizes from 0 to 200 bytes, at
// all alignments.
#include "corners.h"

static uint8_t From[256], To[256];

static uint64_t hash(void) {
  uint64_t h = 0;
  for (unsigned i = 0; i < sizeof To; ++i)
    h = fold(h, To[i]);
  return h;
}

#define SIZE(N)                                                                \
  __builtin_memcpy(To + 1, From + 3, N);                                       \
  h = fold(h, hash());                                                         \
  __builtin_memcpy(To + 8, From + 16, N);                                      \
  h = fold(h, hash());                                                         \
  __builtin_memset(To + 5, N, N);                                              \
  h = fold(h, hash());                                                         \
  __builtin_memset(To + 16, 0, N);                                             \
  h = fold(h, hash());                                                         \
  __builtin_memmove(To + 4, To + 2, N);                                        \
  h = fold(h, hash());                                                         \
  __builtin_memmove(To + 16, To + 24, N);                                      \
  h = fold(h, hash());                                                         \
  write(h);

int main(void) {
  uint64_t h = 0;
  for (unsigned i = 0; i < sizeof From; ++i)
    To[i] = From[i] = (uint8_t)hide(i * 7 + 1);
  SIZE(0)
  SIZE(1)
  SIZE(2)
  SIZE(3)
  SIZE(4)
  SIZE(7)
  SIZE(8)
  SIZE(9)
  SIZE(15)
  SIZE(16)
  SIZE(31)
  SIZE(33)
  SIZE(64)
  SIZE(100)
  SIZE(200)
  return 0;
}
