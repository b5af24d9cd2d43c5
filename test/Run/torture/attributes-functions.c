// noinline, always_inline, pure, const, cold, hot, flatten, malloc, noreturn,
// optnone, returns_nonnull.
#include <course.h>
__attribute__((const)) static int square(int x) { return x * x; }
__attribute__((pure, noinline)) static int sum(const int *p, int n) {
  int s = 0;
  while (n--)
    s += *p++;
  return s;
}
__attribute__((always_inline)) static inline int inlined(int x) {
  if (x > 3)
    return x - 3;
  return 3 - x;
}
__attribute__((cold, noinline)) static int rare(int x) { return x * 1000; }
__attribute__((hot, flatten)) static int busy(int n) {
  int s = 0;
  for (int i = 0; i != n; ++i)
    s += inlined(i) + square(i);
  return s;
}
__attribute__((optnone, noinline)) static int slow(int a, int b) {
  int c = a;
  c += b;
  c = c * 2;
  return c - a;
}
__attribute__((malloc, returns_nonnull)) static int *make(int v) {
  int *p = malloc(8);
  *p = v;
  return p;
}
static inline __attribute__((gnu_inline)) int old(int x) { return x ^ 5; }
int main(void) {
  int a[] = {1, 2, 3, 4};
  write(square(7) + square(7)), write(sum(a, 4)),
      a[2] = 10, write(sum(a, 4)), write(inlined(9) + inlined(1));
  if (__builtin_expect(a[0] == 2, 0))
    write(rare(1));
  write(__builtin_expect(rare(a[1]), 2000)), write(busy(20)), write(slow(3, 4)),
      write(old(6));
  int *p = make(31);
  write(*p);
  free(p);
  if (__builtin_expect_with_probability(a[3] > 3, 1, 0.9))
    write(1);
  return 0;
}
