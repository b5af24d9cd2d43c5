// What is all ones or 0 and something, for all values of 8 bits and some of
// others; bits that are cleared after a shift.
#include <course.h>
#include <stdint.h>
#define SIGNS(T, U, W)                                                         \
  static uint64_t signs_##W(T x, U y) {                                        \
    uint64_t h = (U)((x >> (W - 1)) & 7) * 3u;                                 \
    h = h * 31 + (U)((x >> (W - 1)) & (U)0xa5a5a5a5a5a5a5a5);                  \
    h = h * 31 + (U)((x >> (W - 1)) & y);                                      \
    h = h * 31 + (U)((T)(y << 3) >> (W - 1) & (x ^ y));                        \
    h = h * 31 + (U)(-(U)(x > (T)y) & y);                                      \
    h = h * 31 + (U)(-(U)(y & 1) & (U)0x123456789abcdef0);                     \
    return h * 31 + (U)(x < 0 ? y : 0) + (x >= 0 ? x : 5);                     \
  }                                                                            \
  static uint64_t shifts_##W(T x, U y) {                                       \
    uint64_t h = (U)((x >> 3) & ~(T)3);                                        \
    h = h * 31 + (U)((y >> 2) & ~(U)1);                                        \
    h = h * 31 + (U)((x >> 1) * 2);                                            \
    h = h * 31 + (U)((x >> (W - 2)) & ~(T)1);                                  \
    return h * 31 + (U)((y >> (W - 3)) & ~(U)3);                               \
  }
SIGNS(int8_t, uint8_t, 8)
SIGNS(int16_t, uint16_t, 16)
SIGNS(int32_t, uint32_t, 32)
SIGNS(int64_t, uint64_t, 64)
// One mask for several; and one that is needed itself, too.
static uint64_t several(int32_t x, uint32_t a, uint32_t b) {
  int32_t mask = x >> 31;
  return (mask & a) * 3ull + (mask & b);
}
static uint64_t itself(int32_t x, uint32_t a) {
  int32_t mask = x >> 31;
  return (mask & a) * 3ull + (uint32_t)(mask ^ x);
}
int main(void) {
  uint64_t h = 0;
  for (int x = -128; x != 128; ++x)
    for (unsigned y = 0; y < 256; y += 5)
      h = h * 33 + signs_8(x, y) + shifts_8(x, y);
  write(h);
  uint64_t s = 88172645463325252ull;
  for (int i = 0; i != 400; ++i) {
    s ^= s << 13, s ^= s >> 7, s ^= s << 17;
    h = h * 33 + signs_16(s, s >> 20) + shifts_16(s, s >> 9);
    h = h * 33 + signs_32(s, s >> 20) + shifts_32(s, s >> 9);
    h = h * 33 + signs_64(s, s * 77) + shifts_64(s, s * 99);
    h = h * 33 + several(s, s >> 11, s >> 22) + itself(s, s >> 30);
  }
  write(h);
  return 0;
}
