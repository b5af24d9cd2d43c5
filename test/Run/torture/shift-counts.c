// Shifts by every count of every type, constant and not.
#include <course.h>
#define SHIFTS(NAME, T, W)                                                     \
  __attribute__((noinline)) static uint64_t NAME(T x) {                        \
    uint64_t h = 0;                                                            \
    for (int n = 0; n != W; ++n) {                                             \
      h = h * 33 + (uint64_t)(T)((uint64_t)x << n);                            \
      h = h * 33 + (uint64_t)(x >> n);                                         \
    }                                                                          \
    h = h * 33 + (uint64_t)(x >> 1) + (uint64_t)(x >> (W - 1)) +               \
        (uint64_t)(T)((uint64_t)x << (W - 1));                                 \
    return h;                                                                  \
  }
SHIFTS(s8, signed char, 8)
SHIFTS(u8, unsigned char, 8) SHIFTS(s16, short, 16)
    SHIFTS(u16, unsigned short, 16) SHIFTS(s32, int, 32)
        SHIFTS(u32, unsigned, 32) SHIFTS(s64, long, 64)
            SHIFTS(u64, unsigned long, 64) int main(void) {
  static const long v[] = {
      0,      1,      -1,         0x7f,       0x80,         -128,
      0x7fff, 0x8000, 0x7fffffff, 0x80000000, -0x80000000l, 0x123456789abcdef0};
  for (unsigned i = 0; i != sizeof v / sizeof *v; ++i) {
    write(s8(v[i])), write(u8(v[i])), write(s16(v[i])), write(u16(v[i]));
    write(s32(v[i])), write(u32(v[i])), write(s64(v[i])), write(u64(v[i]));
  }
  return 0;
}
