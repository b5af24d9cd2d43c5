// Conversions that assignments, returns, arguments and initial values make.
#include <course.h>
static char c(int x) { return x; }
static unsigned short us(long x) { return x; }
static _Bool bo(double x) { return x; }
static float fl(int x) { return x; }
static int in(float x) { return x; }
static long lo(unsigned x) { return x; }
static int sink(short a, unsigned char b, float d) {
  return a * 1000 + b + (int)(d * 4);
}
int main(void) {
  char x = 300;
  unsigned char y = -1;
  short z = 70000;
  float f = 16777217;
  int i = -2.9;
  unsigned u = -1;
  long l = u;
  _Bool b = 0.1;
  write(x), write(y), write(z), write((int)f), write(i), write(u), write(l),
      write(b);
  write(c(200)), write(us(-1)), write(bo(0.5)), write((int)(fl(7) * 2)),
      write(in(-3.7f)), write(lo(-5)), write(sink(98304, 511, 2.3));
  x += 90, y *= 0.5, z -= 0.5, i /= 0.3, u >>= 1, l ^= u, f /= 3;
  write(x), write(y), write(z), write(i), write(u), write(l), write((int)f);
  int k = (x = 5, y = x + 260, z = y * 512);
  write(k), write((unsigned char)-k);
  return 0;
}
