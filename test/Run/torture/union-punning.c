// The same bytes as integers, floats, arrays and bit-fields.
#include <course.h>
union u {
  uint64_t q;
  uint32_t d[2];
  uint16_t w[4];
  uint8_t b[8];
  float f[2];
  double g;
  struct {
    unsigned lo : 12, mid : 20;
    unsigned hi : 31, sign : 1;
  } s;
};
__attribute__((noinline)) static union u mix(union u a, union u b) {
  a.w[1] = b.w[2];
  a.b[7] ^= b.b[0];
  a.s.lo += 5;
  return a;
}
int main(void) {
  union u a = {.q = 0x8877665544332211}, b = {.g = -1.5};
  write(a.d[1]), write(a.w[2]), write(a.b[3]);
  write(b.s.sign), write(b.s.hi), write(b.d[1]);
  union u c = mix(a, b);
  write(c.q), write(c.s.mid);
  c.f[0] = 1.0f, c.f[1] = -0.0f;
  write(c.q);
  c.s.hi--;
  write(c.d[1]);
  return 0;
}
