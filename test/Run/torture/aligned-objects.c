// Objects aligned more than their types.
#include <course.h>
#include <stdalign.h>
struct __attribute__((aligned(32))) s {
  char c;
};
static char g1, g2 __attribute__((aligned(64))), g3;
static struct s table[3];
typedef int __attribute__((aligned(16))) i16;
static int local(int n) {
  alignas(128) char a[3];
  char b = n;
  struct s s = {n};
  i16 i = n;
  a[0] = n;
  return ((uintptr_t)a % 128) + ((uintptr_t)&s % 32) + ((uintptr_t)&i % 16) +
         a[0] + b + s.c + i;
}
static int vla(int n) {
  alignas(64) int x = n;
  int v[n];
  v[n - 1] = x;
  return (uintptr_t)&x % 64 + v[n - 1];
}
int main(void) {
  write((uintptr_t)&g2 % 64), write((uintptr_t)&table[1] % 32),
      write(sizeof table), write(alignof(struct s)), write(alignof(i16));
  write(local(5)), write(vla(9)), write(__alignof__(g2)),
      write(_Alignof(short));
  struct {
    char c;
    alignas(16) char d;
    char e;
  } o;
  write((char *)&o.d - (char *)&o), write(sizeof o);
  char *p = __builtin_alloca_with_align(40, 512);
  write((uintptr_t)p % 64);
  long *q = __builtin_assume_aligned(table, 32);
  write(*q == 0);
  return 0;
}
