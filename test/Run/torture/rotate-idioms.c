// Rotations as programs write them, and the builtins.
#include <course.h>
#define ROT(NAME, T, W)                                                        \
  __attribute__((noinline)) static T NAME(T x, unsigned n) {                   \
    return (T)(x << (n & (W - 1)) | x >> (-n & (W - 1)));                      \
  }
ROT(r8, uint8_t, 8)
ROT(r16, uint16_t, 16) ROT(r32, uint32_t, 32)
    ROT(r64, uint64_t, 64) int main(void) {
  for (unsigned n = 0; n < 70; n += 3) {
    write(r8(0x93, n)), write(r16(0x8421, n)), write(r32(0x80c0ffee, n)),
        write(r64(0x8000000fedcba987, n));
    write(__builtin_rotateleft8(0x93, n)),
        write(__builtin_rotateright16(0x8421, n));
    write(__builtin_rotateleft32(0x80c0ffee, n)),
        write(__builtin_rotateright64(0x8000000fedcba987, n));
  }
  return 0;
}
