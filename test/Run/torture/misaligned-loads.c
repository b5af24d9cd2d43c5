// Words read from bytes at any address, by memcpy.
#include <course.h>
static unsigned char b[40];
#define R(T)                                                                   \
  __attribute__((noinline)) static uint64_t r_##T(const void *p) {             \
    T v;                                                                       \
    __builtin_memcpy(&v, p, sizeof v);                                         \
    return v;                                                                  \
  }                                                                            \
  __attribute__((noinline)) static void w_##T(void *p, T v) {                  \
    __builtin_memcpy(p, &v, sizeof v);                                         \
  }
R(uint16_t) R(uint32_t) R(uint64_t) int main(void) {
  for (int i = 0; i != 40; ++i)
    b[i] = i * 37 + 11;
  for (int i = 0; i != 16; ++i)
    write(r_uint16_t(b + i) ^ r_uint32_t(b + i + 1) ^ r_uint64_t(b + i + 3));
  for (int i = 0; i < 24; i += 5)
    w_uint16_t(b + i, i * 999), w_uint32_t(b + i + 3, i * 99999999u),
        w_uint64_t(b + i + 7, i * 0x123456789abull);
  uint64_t h = 0;
  for (int i = 0; i != 40; ++i)
    h = h * 31 + b[i];
  write(h);
  return 0;
}
