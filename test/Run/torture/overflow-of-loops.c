// Loop counters of narrow types that wrap, bounds at the ends of ranges,
// counters changed in the body, two counters.
#include <course.h>
static unsigned steps;
static void tick(void) { ++steps; }
static void show(void) { write(steps), steps = 0; }
int main(void) {
  for (unsigned char c = 5; c != 4; c++)
    tick();
  show();
  for (unsigned char c = 250; c >= 250; c++)
    tick();
  show();
  for (unsigned short s = 0xfff0; s; s += 3)
    if (s < 3)
      break;
    else
      tick();
  show();
  for (int i = 0x7ffffffb; i > 0 && i < 0x7fffffff; ++i)
    tick();
  show();
  for (long l = -3; l <= 3; ++l)
    for (unsigned long u = 0; u + l < 6; u += 2)
      tick();
  show();
  for (int i = 0, j = 10; i < j; i += 2, --j) {
    if (i == 4)
      j += 5;
    tick();
  }
  show();
  for (uint32_t i = 0xfffffff8; i >= 8; ++i)
    tick();
  show();
  int64_t far = 0x7fffffffffffffff;
  for (int64_t i = far - 10; i <= far - 3; i += 3)
    tick();
  show();
  for (int i = -5; i; i++)
    for (int k = i; k > -6; k--)
      tick();
  show();
  unsigned n = 10;
  while (n-- > 0)
    if (n & 1)
      tick();
  write(n), show();
  do
    tick();
  while (++n < 5);
  show();
  return 0;
}
