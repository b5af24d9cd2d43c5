// Numbers with a fixed point: roots, sines, mixing.
#include <course.h>
typedef int32_t q16;
static q16 mul(q16 a, q16 b) { return (q16)((int64_t)a * b >> 16); }
static q16 div(q16 a, q16 b) { return (q16)(((int64_t)a * 65536) / b); }
static q16 root(q16 a) {
  q16 x = a > 65536 ? a : 65536;
  for (int i = 0; i != 20; ++i)
    x = (x + div(a, x)) / 2;
  return x;
}
static q16 sine(q16 x) {
  q16 t = x, s = x;
  for (int n = 1; n != 6; ++n)
    t = -mul(mul(t, x), x) / (2 * n * (2 * n + 1)), s += t;
  return s;
}
int main(void) {
  for (q16 x = 65536 / 2; x < 65536 * 20; x += 70001)
    write(root(x)), write(div(65536, x)), write(mul(x, -x / 3));
  for (q16 x = 0; x < 105000; x += 20000)
    write(sine(x)), write(sine(-0 - x / 2 * 1));
  return 0;
}
