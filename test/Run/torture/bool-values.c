// _Bool: conversions from everything, arithmetic, arrays, bit-fields.
#include <course.h>
static _Bool flags[5];
static _Bool id(_Bool b) { return b; }
int main(void) {
  volatile int i = 256;
  volatile double d = 0.25, z = -0.0;
  int *volatile p = 0;
  flags[0] = i, flags[1] = d, flags[2] = z, flags[3] = p,
  flags[4] = (unsigned char)i;
  for (int k = 0; k != 5; ++k)
    write(flags[k]);
  _Bool b = 1;
  b += 5;
  write(b);
  b--;
  write(b);
  b -= 3;
  write(b), write(~b), write(-b), write(!b), write(b << 3), write(b + b);
  write(id(i >> 8)), write(id(0x100000000)), write(sizeof(id(1) ? (char)1 : b));
  struct {
    _Bool a : 1, b : 1;
  } s = {2, 0};
  write(s.a), write(s.b);
  return 0;
}
