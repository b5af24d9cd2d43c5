// Functions through other types of pointers, void pointers and integers.
// native-flags: -fno-sanitize=function
#include <course.h>
static long three(long a, long b, long c) { return a * 100 + b * 10 + c; }
static void set(int *p, int v) { *p = v; }
static char *text(void) { return "text"; }
int main(void) {
  void *p = (void *)three;
  uintptr_t n = (uintptr_t)set;
  write(((long (*)(long, long, long))p)(1, 2, 3));
  int x = 0;
  ((void (*)(int *, int))n)(&x, 44);
  write(x);
  void (*g)(void) = (void (*)(void))text;
  write(((char *(*)(void))g)()[2]);
  write(p == (void *)&three), write(n != 0), write(g == (void (*)(void))text);
  volatile uintptr_t v = (uintptr_t)p;
  write(((long (*)(long, long, long))v)(4, 5, 6));
  return 0;
}
