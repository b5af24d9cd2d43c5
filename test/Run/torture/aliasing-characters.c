// Objects changed through characters, memcpy, unions and may_alias.
#include <course.h>
typedef unsigned __attribute__((may_alias)) any;
__attribute__((noinline)) static int f(int *p, char *c) {
  *p = 1;
  c[1] = 2;
  return *p;
}
__attribute__((noinline)) static float g(float *p, any *u) {
  *p = 1.0f;
  *u ^= 0x80000000;
  return *p;
}
__attribute__((noinline)) static long h(long *a, long *b) {
  *a = 5;
  *b = 6;
  return *a;
}
__attribute__((noinline)) static short k(int *p, short *s) {
  *p = 0x10002;
  short v;
  __builtin_memcpy(&v, s, 2);
  return v;
}
__attribute__((noinline)) static int r(int *restrict a, const int *restrict b,
                                       int n) {
  int t = 0;
  for (int i = 0; i != n; ++i)
    a[i] = *b + i, t += a[i];
  return t;
}
int main(void) {
  int i = 0;
  float x = 0;
  long l[2] = {0};
  write(f(&i, (char *)&i)), write((uint32_t)(g(&x, (any *)&x) * -3)),
      write(h(l, l)), write(h(l, l + 1)), write(k(&i, (short *)&i));
  int a[4], b = 9;
  write(r(a, &b, 4));
  return 0;
}
