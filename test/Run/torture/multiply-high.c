// The upper halves of products.
#include <course.h>
__attribute__((noinline)) static uint64_t u(uint64_t a, uint64_t b) {
  return (unsigned __int128)a * b >> 64;
}
__attribute__((noinline)) static int64_t s(int64_t a, int64_t b) {
  return (__int128)a * b >> 64;
}
__attribute__((noinline)) static uint32_t u32(uint32_t a, uint32_t b) {
  return (uint64_t)a * b >> 32;
}
__attribute__((noinline)) static int32_t s32(int32_t a, int32_t b) {
  return (int64_t)a * b >> 32;
}
__attribute__((noinline)) static uint8_t u8(uint8_t a, uint8_t b) {
  return a * b >> 8;
}
int main(void) {
  uint64_t x = 0x9e3779b97f4a7c15, y = 0xdeadbeefcafebabe;
  for (int i = 0; i != 10; ++i) {
    write(u(x, y)), write(s(x, y)), write(u32(x, y)), write(s32(x, y)),
        write(u8(x, y));
    x = x * 6364136223846793005u + 1, y ^= x >> 7;
  }
  return 0;
}
