// __builtin_shufflevector and __builtin_convertvector.
// text
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
typedef short h4 __attribute__((vector_size(8)));
typedef long l4 __attribute__((vector_size(32)));
typedef float f4 __attribute__((vector_size(16)));
__attribute__((noinline)) static v4 reverse(v4 a) {
  return __builtin_shufflevector(a, a, 3, 2, 1, 0);
}
__attribute__((noinline)) static v4 mix(v4 a, v4 b) {
  return __builtin_shufflevector(a, b, 0, 4, 7, 3);
}
int main(void) {
  v4 a = {1, -200, 70000, 4}, b = {5, 6, 7, 8};
  v4 r = reverse(a), m = mix(a, b);
  h4 h = __builtin_convertvector(a, h4);
  l4 l = __builtin_convertvector(a, l4);
  f4 f = __builtin_convertvector(a, f4) / 3;
  v4 back = __builtin_convertvector(f, v4);
  for (int i = 0; i != 4; ++i)
    printf("%d %d %d %ld %g %d\n", r[i], m[i], h[i], l[i], f[i], back[i]);
  return 0;
}
