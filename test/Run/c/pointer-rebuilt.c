// An address is rebuilt where only branches lead from it to the copy.
#include <course.h>
static uint64_t x, y[2];
static uint64_t rebuild(uint64_t v) {
  uint64_t r = 0;
  for (int i = 0; i < 64; ++i)
    if (v & 1ull << i)
      r |= 1ull << i;
  return r;
}
int main(void) {
  uint64_t n = read();
  uint64_t *p = n & 1 ? &x : &y[0];
  uint64_t v = (uintptr_t)p, r = 0;
  for (uint64_t i = 0; i < n; ++i) {
    switch (v >> (4 * i) & 15) {
    case 0:
      break;
    case 1:
      r += 1ull << (4 * i);
      break;
    case 2:
      r += 2ull << (4 * i);
      break;
    case 3:
      r += 3ull << (4 * i);
      break;
    case 4:
      r += 4ull << (4 * i);
      break;
    case 5:
      r += 5ull << (4 * i);
      break;
    case 6:
      r += 6ull << (4 * i);
      break;
    case 7:
      r += 7ull << (4 * i);
      break;
    case 8:
      r += 8ull << (4 * i);
      break;
    case 9:
      r += 9ull << (4 * i);
      break;
    case 10:
      r += 10ull << (4 * i);
      break;
    case 11:
      r += 11ull << (4 * i);
      break;
    case 12:
      r += 12ull << (4 * i);
      break;
    case 13:
      r += 13ull << (4 * i);
      break;
    case 14:
      r += 14ull << (4 * i);
      break;
    case 15:
      r += 15ull << (4 * i);
      break;
    }
  }
  uint64_t *q = (uint64_t *)r;
  x = 3;
  y[0] = 4;
  *q = read();
  write(x > 3 ? 100 : 1);
  write(y[0] > 4 ? 100 : 1);
  return 0;
}
