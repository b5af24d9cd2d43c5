// A triangle from its wide end: later iterations of the outer loop have fewer of
// the inner one, and cannot share a run of it with those before.
#include <course.h>

static unsigned long a[64], b[64];

static unsigned long next(void) {
  static unsigned long seed = 7;
  return (seed = seed * 6364136223846793005u + 1442695040888963407u) >> 33;
}

__attribute__((noinline)) static unsigned long triangle(unsigned m) {
  unsigned long result = 0, x = 71;
  for (unsigned i = 0; i < m; i++)
    a[i] = next() % 4;
  for (unsigned i = 0; i < m; i++)
    b[i] = next() % 4;
  for (unsigned i = m; i-- > 0;)
    for (unsigned j = 0; j < i; j++) {
      x = b[j] * a[j] - (b[j] & a[i]);
      for (unsigned long rest = x & 255; rest != 0; rest >>= 1)
        result += rest & 1;
    }
  return result + x;
}

int main(void) {
  for (unsigned m = 0; m < 20; m += 3)
    write(triangle(m));
}
