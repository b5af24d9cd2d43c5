// Complex numbers of integers.
#include <course.h>
typedef _Complex int ci;
typedef _Complex short cs;
typedef _Complex long cl;
__attribute__((noinline)) static ci multiply(ci a, ci b) { return a * b; }
__attribute__((noinline)) static cl sum(cl a, cs b) { return a + b; }
__attribute__((noinline)) static ci conjugate(ci a) { return ~a; }
static ci table[3] = {1 + 2i, 3 - 4i, -5i};
int main(void) {
  ci r = multiply(table[0], table[1]);
  write(__real__ r), write(__imag__ r);
  __real__ r = 77;
  r -= table[2];
  write(__real__ r), write(__imag__ r);
  r = conjugate(r);
  write(__imag__ r);
  cs s;
  __real__ s = -3, __imag__ s = 300;
  cl l = sum((cl)r, s);
  write(__real__ l), write(__imag__ l);
  write(r == conjugate(conjugate(r))), write(r != table[0]);
  write(sizeof(ci)), write(sizeof(cs));
  return 0;
}
