// Integers of all types to float and double and back.
// text
#include <stdio.h>
#define C(T, F)                                                                \
  do {                                                                         \
    for (int i = 0; i != 9; ++i) {                                             \
      volatile T t = (T)v[i];                                                  \
      volatile float f = t;                                                    \
      volatile double d = t;                                                   \
      printf("%.9g %.17g " F "\n", f, d, d<1e18 && d> - 1e18 ? (T)d : (T)0);   \
    }                                                                          \
  } while (0)
static const long v[] = {0,
                         1,
                         -1,
                         127,
                         -32768,
                         0x7fffff81,
                         -0x7fffffff,
                         0x123456789abcdef,
                         -0x7ffffffffffffc00};
int main(void) {
  C(signed char, "%d");
  C(short, "%d");
  C(int, "%d");
  C(long, "%ld");
  C(unsigned char, "%u");
  C(unsigned short, "%u");
  C(unsigned, "%u");
  C(unsigned long, "%lu");
  volatile double d = -3.99;
  volatile float f = 3.99f;
  printf("%d %ld %d %u %d\n", (int)d, (long)d, (signed char)d, (unsigned)f,
         (short)f);
  printf("%.17g %.9g\n", (double)(__int128)1e30,
         (float)((unsigned __int128)1 << 100));
  return 0;
}
