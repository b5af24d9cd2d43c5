// memmove forwards and backwards, memset of parts, comparisons of memory, all
// sizes.
#include <course.h>
static unsigned char b[64];
static uint64_t hash(void) {
  uint64_t h = 0;
  for (int i = 0; i != 64; ++i)
    h = h * 31 + b[i];
  return h;
}
static void reset(void) {
  for (int i = 0; i != 64; ++i)
    b[i] = i * 7 + 1;
}
int main(void) {
  for (volatile int n = 0; n < 33; n += 3)
    for (int d = -9; d < 10; d += 3) {
      reset();
      __builtin_memmove(b + (16 + d), b + 16, n);
      __builtin_memset(b + 50, n, n / 4);
      __builtin_memcpy(b, b + 40, n % 20);
      write(hash());
      write(__builtin_memcmp(b, b + (d + 9), n) > 0);
    }
  reset();
  __builtin_memmove(b + 1, b, 8), __builtin_memmove(b + 20, b + 21, 13),
      __builtin_memcpy(b + 40, b + 4, 16);
  __builtin_memset(b + 33, 0xab, 7), __builtin_memcpy(b + 3, b + 61, 3);
  write(hash()), write(__builtin_memcmp("abcd\x80", "abcd\x7f", 5) > 0);
  return 0;
}
