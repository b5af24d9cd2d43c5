// Builtins that are folded or not: constant_p, object_size, offsetof,
// classify_type, unreachable.
#include <course.h>
struct s {
  int a;
  struct {
    char b;
    short c[3];
  } d;
};
__attribute__((noinline)) static int hidden(int x) {
  return __builtin_constant_p(x * 0 + 5);
}
static int pick(int x) {
  switch (x & 3) {
  case 0:
    return 1;
  case 1:
    return 2;
  case 2:
    return 3;
  case 3:
    return 4;
  }
  __builtin_unreachable();
}
int main(void) {
  write(__builtin_constant_p(5 * 3)),
      write(__builtin_offsetof(struct s, d.c[2])),
      write(pick(7) * 10 + pick(4));
  char b[10];
  write(__builtin_object_size(b + 3, 0)),
      write(__builtin_object_size(b, 1) == 10);
  write(__builtin_strlen("twelve chars")), write(__builtin_abs(-7)),
      write(__builtin_labs(-7l * (1l << 40))), write(__builtin_clzs(1)),
      write(__builtin_parityll(7));
  write((int)__builtin_fabs(-2.5)), write(__builtin_isnan(__builtin_nan(""))),
      write(__builtin_isinf_sign(-__builtin_inf()) == -1),
      write(__builtin_signbit(-0.0) != 0);
  write(__builtin_bitreverse16(0x1234)), write(__builtin_bitreverse64(1)),
      write(__builtin_popcountg((unsigned char)255)),
      write(__builtin_clzg((unsigned short)0, 99));
  return hidden(3) > 1;
}
