// A value of the last iteration, undefined in the first, where nobody looks at it.
#include <course.h>
#include <stdint.h>
typedef unsigned __int128 u128;
typedef __int128 i128;
static uint64_t table[8] = {187, 264, 411, 287, 807, 677, 321, 198};
static uint64_t f0(unsigned count, unsigned start, uint64_t n) {
  struct { int64_t old0; } s;
  uint64_t result = 0, part = 0;
  for (unsigned i = 0; i < count; i++) {
    int64_t now0 = (int64_t)((n) % 100000 + 1);
    if (i >= start) part ^= (uint64_t)(s.old0 < now0);
    if (part & 1) result += i;
    s.old0 = now0;
    n = n / 2 + i;
  }
  return result + part;
}
static uint64_t (*volatile functions[])(unsigned, unsigned, uint64_t) = {f0};
int main(void) {
  uint64_t n = read(), start = read() % 3 + 1;
  for (unsigned k = 0; k < 1; k++) {
    write(functions[k](5, start, n));
    write(functions[k](start, start, n + k));
    write(functions[k](5, 1, 77));
  }
  return 0;
}
