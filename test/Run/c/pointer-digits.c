// An address is written as digits, and read again.
#include <course.h>
static uint64_t x[4], y[4];
static char buf[17];
static const char digits[] = "0123456789abcdef";
int main(void) {
  uint64_t n = read();
  uint64_t *p = n & 1 ? x : y;
  uint64_t v = (uintptr_t)p;
  for (int i = 15; i >= 0; --i) {
    buf[i] = digits[v & 15];
    v >>= 4;
  }
  for (int i = 0; i < 4; ++i) {
    x[i] = 1;
    y[i] = 2;
  }
  uint64_t r = 0;
  for (int i = 0; i < 16; ++i) {
    char c = buf[i];
    r = r * 16 + (c >= 'a' ? c - 'a' + 10 : c - '0');
  }
  uint64_t *q = (uint64_t *)r;
  q[n & 3] = read();
  uint64_t k = read() & 3;
  write(x[k] > 1 ? 100 : 1);
  write(y[k] > 2 ? 100 : 1);
  return 0;
}
