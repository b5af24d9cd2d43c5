// Complex numbers of float and double: arithmetic, arguments, results, memory.
// text
#include <stdio.h>
typedef _Complex float cf;
typedef _Complex double cd;
struct s {
  char c;
  cf f;
  cd d;
};
__attribute__((noinline)) static cf mul(cf a, cf b) { return a * b; }
__attribute__((noinline)) static cd div(cd a, cd b) { return a / b; }
__attribute__((noinline)) static struct s change(struct s x) {
  x.f += 1;
  x.d -= x.f;
  return x;
}
static int count(cd first, ...) {
  __builtin_va_list ap;
  __builtin_va_start(ap, first);
  cd next = __builtin_va_arg(ap, cd);
  __builtin_va_end(ap);
  return (int)(__real__ first + __imag__ next);
}
int main(void) {
  cf a = mul(1 + 2i, 3 - 1i);
  printf("%g %g\n", __real__ a, __imag__ a);
  cd b = div(5 + 5i, 1 - 2i);
  printf("%g %g %d\n", __real__ b, __imag__ b, b == -1 + 3i);
  struct s x = change((struct s){1, a, b});
  printf("%g %g %g %g\n", __real__ x.f, __imag__ x.f, __real__ x.d,
         __imag__ x.d);
  printf("%d\n", count(3 + 4i, (cd)(5 + 6i)));
  _Complex double z = 4;
  __imag__ z += 2;
  printf("%g %g %d\n", __real__(z * z), __imag__(~z), z != 0);
  return 0;
}
