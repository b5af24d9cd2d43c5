// Vectors of float and double.
// text
#include <stdio.h>
typedef float f4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
__attribute__((noinline)) static f4 polynomial(f4 x) {
  return (x * 2 + 1) * x - 3;
}
__attribute__((noinline)) static d2 divide(d2 a, d2 b) { return a / b; }
int main(void) {
  f4 x = {0, 1.5f, -2, 100};
  f4 y = polynomial(x);
  for (int i = 0; i != 4; ++i)
    printf("%.9g ", y[i]);
  d2 q = divide((d2){1, 10}, (d2){3, -7});
  printf("%.17g %.17g\n", q[0], q[1]);
  long __attribute__((vector_size(16))) less = q < (d2){0, 0};
  printf("%ld %ld\n", less[0], less[1]);
  return 0;
}
