// Builtins that say something to the compiler only.
#include <course.h>
static long a[64];
int main(void) {
  long s = 0;
  for (int i = 0; i != 64; ++i)
    a[i] = i ^ 21;
  for (int i = 0; i != 64; ++i) {
    __builtin_prefetch(&a[i < 56 ? i + 8 : i], 0, 1);
    if (__builtin_expect(a[i] > 60, 0))
      s -= 1000;
    __builtin_assume(i < 100);
    s += a[i];
  }
  long *p = __builtin_assume_aligned(a, 8);
#pragma clang loop unroll(disable)
  for (int i = 0; i != 8; ++i)
    s = s * 3 + p[i];
#pragma clang loop unroll_count(4) vectorize(enable)
  for (int i = 0; i < 33; ++i)
    s ^= p[i] << (i % 7);
  write(s);
  return 0;
}
