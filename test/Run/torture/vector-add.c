// GCC vectors: arithmetic of every element width.
// text
#include <stdio.h>
typedef signed char v16qi __attribute__((vector_size(16)));
typedef unsigned short v8hi __attribute__((vector_size(16)));
typedef int v4si __attribute__((vector_size(16)));
typedef long v2di __attribute__((vector_size(16)));

__attribute__((noinline)) static v16qi q(v16qi a, v16qi b) {
  return a + b * 3 - (a ^ b);
}
__attribute__((noinline)) static v8hi h(v8hi a, v8hi b) {
  return a * b + (a & ~b) / 3;
}
__attribute__((noinline)) static v4si s(v4si a, v4si b) {
  return (a << 3) + (b >> 1) - (a | b);
}
__attribute__((noinline)) static v2di d(v2di a, v2di b) {
  return a * b + a % (b | 1);
}

int main(void) {
  v16qi a, b;
  v8hi c, e;
  v4si f = {1, -2, 30000, -400000}, g = {7, 8, -9, 1 << 30};
  v2di i = {1, -5}, j = {1234567, -77};
  for (int n = 0; n != 16; ++n)
    a[n] = n * 3 - 20, b[n] = 7 - n;
  for (int n = 0; n != 8; ++n)
    c[n] = n * 4000, e[n] = 17 * n + 1;
  a = q(a, b), c = h(c, e), f = s(f & 0xffffff, g), i = d(i, j);
  for (int n = 0; n != 16; ++n)
    printf("%d ", a[n]);
  for (int n = 0; n != 8; ++n)
    printf("%d ", c[n]);
  printf("%d %d %d %d %ld %ld\n", f[0], f[1], f[2], f[3], i[0], i[1]);
  return 0;
}
