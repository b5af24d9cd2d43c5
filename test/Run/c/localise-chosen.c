// An access through a choice of globals lies between two through another choice.
#include <course.h>
static uint64_t a, b, c;
int main(void) {
  uint64_t n = read();
  for (uint64_t i = 0; i < n; ++i) {
    uint64_t *p = read() & 1 ? &a : &b;
    uint64_t x = *p;
    uint64_t *q = x & 1 ? &a : &b;
    *p = x + 3;
    *q += 2;
  }
  write(a);
  write(b);
  return 0;
}
