// Builtins: expectation, unreachable, constant_p, object_size, bit counts,
// parity, rotation, byte order, alignment, sign of floating point, classes.
// text
#include <stdio.h>
static int known(int v) { return __builtin_constant_p(v) ? 1 : 0; }
static int sign(int v) {
  if (__builtin_expect(v > 0, 1))
    return 1;
  switch (v) {
  case 0:
    return 0;
  default:
    if (v >= 0)
      __builtin_unreachable();
    return -1;
  }
}
static char pool[40];
int main(void) {
  printf("%d %d %d\n", sign(4), sign(0), sign(-4));
  printf("%d %d\n", __builtin_constant_p(3 + 4), known(0) | 1);
  printf("%zu %zu\n", __builtin_object_size(pool + 8, 0),
         __builtin_object_size((void *)0, 0) + 1);
  for (volatile unsigned v = 1; v < 1u << 31; v = v * 5 + 2)
    printf("%d %d %d %d %u %u\n", __builtin_clz(v), __builtin_ctz(v),
           __builtin_popcount(v), __builtin_parity(v), __builtin_bswap32(v),
           __builtin_rotateleft32(v, 7));
  volatile long l = -1234567890123;
  printf("%d %d %d %d\n", __builtin_clzl(~l), __builtin_ffsl(l),
         __builtin_clrsbl(l), __builtin_parityl(l));
  printf("%u %lu\n", __builtin_bswap16(0x1234), __builtin_bswap64(l));
  printf("%u %lu\n", __builtin_bitreverse32(l), __builtin_bitreverse64(l));
  volatile double d = -0.0, n = __builtin_nan(""), i = __builtin_inf(), x = 1.5;
  printf("%d %d %d %d\n", !!__builtin_signbit(d), __builtin_isnan(n),
         __builtin_isinf_sign(-i), __builtin_isnormal(x));
  printf("%d %d %d\n", __builtin_isgreater(n, x), __builtin_isunordered(n, x),
         __builtin_islessgreater(d, x));
  printf("%d %d %d %d %d\n", __builtin_fpclassify(1, 2, 3, 4, 5, n),
         __builtin_fpclassify(1, 2, 3, 4, 5, i),
         __builtin_fpclassify(1, 2, 3, 4, 5, x),
         __builtin_fpclassify(1, 2, 3, 4, 5, 5e-324),
         __builtin_fpclassify(1, 2, 3, 4, 5, d));
  printf("%g %g %g\n", __builtin_copysign(x, d), __builtin_fabs(-x),
         __builtin_powi(x, -3));
  char *p = pool + 5;
  printf("%td %d\n", (char *)__builtin_align_up(p, 8) - p > 7,
         __builtin_is_aligned(__builtin_align_down(p, 4), 4));
  __builtin_assume(p != 0), __builtin_prefetch(p, 0, 3);
  p = __builtin_assume_aligned(pool, 1);
  printf("%d\n", p == pool);
  printf("%d %d\n", __builtin_strcmp("a", "b") < 0, __builtin_abs(-5));
  return 0;
}
