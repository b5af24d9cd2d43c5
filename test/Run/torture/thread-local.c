// _Thread_local on the only thread.
#include <course.h>
_Thread_local int a = 5;
static __thread struct {
  int x;
  char c[5];
} s = {7, "abc"};
extern _Thread_local int later;
static int *address(void) {
  static _Thread_local int n;
  ++n;
  return &n;
}
int main(void) {
  a++, s.x += a, s.c[1] = 'X', later *= 2;
  write(a), write(s.x), write(s.c[1]), write(later), write(*address()),
      write(*address());
  int *p = &a;
  *p = 9;
  write(a);
  return 0;
}
_Thread_local int later = 21;
