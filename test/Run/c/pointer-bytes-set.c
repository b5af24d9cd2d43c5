// memset copies pointers, a byte at a time.
#include <course.h>
#include <string.h>
struct T {
  uint64_t *p;
};
static struct T from[2], to[2];
int main(void) {
  uint64_t n = read();
  uint64_t *x = malloc(64), *y = malloc(64);
  for (int i = 0; i < 8; ++i)
    x[i] = read(), y[i] = read();
  from[n & 1].p = x;
  from[~n & 1].p = x;
  to[n & 1].p = y;
  to[~n & 1].p = y;
  unsigned char *f = (unsigned char *)&from[0], *t = (unsigned char *)&to[0];
  uint64_t m = read();
  for (uint64_t i = 0; i < 16; ++i)
    memset(t + i, f[i], m);
  uint64_t s = 0;
  uint64_t k = read() & 1;
  uint64_t *q = to[k].p;
  x[0] = 0;
  for (uint64_t i = 0; i < n; ++i) {
    *q += i;
    x[0] *= 3;
  }
  write(x[0]);
  write(y[0]);
  return 0;
}
