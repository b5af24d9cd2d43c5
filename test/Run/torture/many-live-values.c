// Forty values alive at once, through a loop and calls.
#include <course.h>
__attribute__((noinline)) static long mix(long a, long b) { return a * 31 + b; }
#define ALL(X)                                                                 \
  X(0)                                                                         \
  X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14)   \
      X(15) X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26)  \
          X(27) X(28) X(29) X(30) X(31) X(32) X(33) X(34) X(35) X(36) X(37)    \
              X(38) X(39)
#define DEFINE(N) unsigned long v##N = seed * (N + 3) ^ N;
#define STEP(N) v##N = v##N * 3 + i;
#define CALL(N)                                                                \
  if (N % 7 == 0)                                                              \
    v##N = mix(v##N, i);
#define SUM(N) h = h * 17 + v##N;
int main(void) {
  volatile unsigned long start = 12345;
  unsigned long seed = start, h = 0;
  ALL(DEFINE)
  for (unsigned long i = 0; i != 9; ++i) {
    ALL(STEP)
    if (i % 3 == 1) {
      ALL(CALL)
    }
    v0 ^= v39, v39 += v20;
  }
  ALL(SUM)
  write(h);
  return 0;
}
