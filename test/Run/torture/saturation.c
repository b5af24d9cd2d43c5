// Arithmetic that stays in range, averages without overflow, absolute
// differences.
#include <course.h>
static int8_t add8(int8_t a, int8_t b) {
  int r = a + b;
  return r > 127 ? 127 : r < -128 ? -128 : r;
}
static uint32_t addu(uint32_t a, uint32_t b) {
  uint32_t r = a + b;
  return r < a ? -1u : r;
}
static int32_t sub32(int32_t a, int32_t b) {
  int32_t r;
  return __builtin_sub_overflow(a, b, &r) ? a < 0 ? -0x7fffffff - 1 : 0x7fffffff
                                          : r;
}
static unsigned avg(unsigned a, unsigned b) { return (a & b) + ((a ^ b) >> 1); }
static uint64_t diff(int64_t a, int64_t b) {
  return a > b ? (uint64_t)a - b : (uint64_t)b - a;
}
static int clamp(int v, int lo, int hi) {
  return v < lo ? lo : v > hi ? hi : v;
}
int main(void) {
  static const int64_t v[] = {
      0,   1,    -1,         100,          -100,
      127, -128, 0x7fffffff, -0x80000000l, 0x7fffffffffffffff};
  for (int i = 0; i != 10; ++i)
    for (int j = 0; j != 10; ++j) {
      int64_t a = v[i], b = v[j];
      write(add8(a, b)), write(addu(a, b)), write(sub32(a, b)),
          write(avg(a, b)), write(diff(a, b)), write(clamp(a, -50, b));
    }
  return 0;
}
