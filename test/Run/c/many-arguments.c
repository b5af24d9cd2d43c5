// Functions of sixteen, seventeen and more arguments, of mixed widths, in
// recursion, with arguments permuted from call to call.
#include "corners.h"

__attribute__((noinline)) static uint64_t
sixteen(uint64_t a, uint8_t b, int16_t c, int32_t d, uint64_t e, uint8_t f,
        int16_t g, int32_t h, uint64_t i, uint8_t j, int16_t k, int32_t l,
        uint64_t m, uint8_t n, int16_t o, int32_t p) {
  return a + b * 2 + c * 3 + (uint64_t)d * 5 + e * 7 + f * 11 + g * 13 +
         (uint64_t)h * 17 + i * 19 + j * 23 + k * 29 + (uint64_t)l * 31 +
         m * 37 + n * 41 + o * 43 + (uint64_t)p * 47;
}

__attribute__((noinline)) static uint64_t
seventeen(uint8_t a, uint8_t b, uint8_t c, uint8_t d, uint8_t e, uint8_t f,
          uint8_t g, uint8_t h, uint8_t i, uint8_t j, uint8_t k, uint8_t l,
          uint8_t m, uint8_t n, uint8_t o, uint8_t p, uint8_t q) {
  return a + b * 2 + c * 3 + d * 5 + e * 7 + f * 11 + g * 13 + h * 17 + i * 19 +
         j * 23 + k * 29 + l * 31 + m * 37 + n * 41 + o * 43 + p * 47 + q * 53;
}

__attribute__((noinline)) static int64_t
rotate(unsigned n, int64_t a, int64_t b, int64_t c, int64_t d, int64_t e,
       int64_t f, int64_t g, int64_t h, int64_t i, int64_t j, int64_t k,
       int64_t l, int64_t m, int64_t o, int64_t p, int64_t q, int64_t r,
       int32_t s, int8_t t) {
  if (!n)
    return a * 3 + b * 5 - c + d * e - f + g * h + i - j * k + l + m - o +
           p * q - r + s * t;
  return rotate(n - 1, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, a,
                s + (int32_t)a, (int8_t)(t ^ s)) +
         (int64_t)n;
}

__attribute__((noinline)) static uint64_t
wide(uint64_t a, unsigned __int128 b, uint64_t c, unsigned __int128 d,
     uint64_t e, unsigned __int128 f, uint64_t g, unsigned __int128 h,
     uint64_t i, unsigned __int128 j, uint64_t k, unsigned __int128 l,
     uint64_t m) {
  unsigned __int128 x = b * 3 + d * 5 + f * 7 + h * 11 + j * 13 + l * 17;
  return (uint64_t)(x >> 64) * 31 + (uint64_t)x + a + c * 2 + e * 3 + g * 4 +
         i * 5 + k * 6 + m * 7;
}

int main(void) {
  uint64_t x = hide(0x123456789abcdef);
  write(sixteen(x, (uint8_t)x, (int16_t)x, (int32_t)x, x + 1, (uint8_t)(x + 1),
                (int16_t)(x + 1), (int32_t)(x + 1), x * 2, (uint8_t)(x * 2),
                (int16_t)(x * 2), (int32_t)(x * 2), x * 3, (uint8_t)(x * 3),
                (int16_t)(x * 3), (int32_t)(x * 3 & 0xffff)));
  write(seventeen(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                  (uint8_t)x));
  for (unsigned n = 0; n < 20; n += 3)
    write(rotate(n, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                 (int64_t)(x & 0xff), 18, -19));
  unsigned __int128 w = (unsigned __int128)x << 50;
  write(wide(1, w, 2, w + 1, 3, w + 2, 4, w + 3, 5, w + 4, 6, w + 5, 7));
  return 0;
}
