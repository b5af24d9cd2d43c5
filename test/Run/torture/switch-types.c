// Switches over every type, ranges of cases, extreme values.
#include <course.h>
static int c(signed char x) {
  switch (x) {
  case -128:
    return 1;
  case -1:
    return 2;
  case 0 ... 9:
    return 3;
  case 127:
    return 4;
  }
  return 0;
}
static int u(unsigned char x) {
  switch (x) {
  case 0:
    return 1;
  case 128 ... 254:
    return 2;
  case 255:
    return 3;
  default:
    return 4;
  }
}
static int s(short x) {
  switch (x) {
  case -32768:
    return 1;
  case 1000:
    return 2;
  case 32767:
    return 3;
  }
  return 4;
}
static int l(long x) {
  switch (x) {
  case -0x7fffffffffffffff - 1:
    return 1;
  case 0x7fffffffffffffff:
    return 2;
  case -1:
    return 3;
  case 1l << 32:
    return 4;
  case 0:
    return 5;
  }
  return 6;
}
static int q(unsigned long x) {
  switch (x) {
  case 0xffffffffffffffff:
    return 1;
  case 1ul << 63:
    return 2;
  case 3 ... 5:
    return 3;
  }
  return 4;
}
static int b(_Bool x) {
  switch (x) {
  case 0:
    return 7;
  case 1:
    return 8;
  }
  return 9;
}
enum e { A = -5, B, C = 1000000, D };
static int e(enum e x) {
  switch (x) {
  case A:
    return 1;
  case B:
    return 2;
  case C:
    return 3;
  case D:
    return 4;
  }
  return 5;
}
int main(void) {
  static const long v[] = {-0x7fffffffffffffff - 1,
                           -32768,
                           -129,
                           -128,
                           -5,
                           -4,
                           -1,
                           0,
                           1,
                           3,
                           5,
                           9,
                           10,
                           127,
                           128,
                           254,
                           255,
                           256,
                           1000,
                           32767,
                           1000000,
                           1000001,
                           1l << 32,
                           0x7fffffffffffffff};
  for (unsigned i = 0; i != sizeof v / sizeof *v; ++i)
    write(c(v[i]) + 10 * u(v[i]) + 100 * s(v[i]) + 1000 * l(v[i]) +
          10000 * q(v[i]) + 100000 * b(v[i]) + 1000000 * e(v[i]));
  return 0;
}
