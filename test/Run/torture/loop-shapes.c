// Loops counted up, down, by steps, with two indices, with late exits.
#include <course.h>
static int a[64];
int main(void) {
  uint64_t h = 0;
  for (int i = 0; i < 64; ++i)
    a[i] = i * i % 17;
  for (int i = 63; i >= 0; i -= 3)
    h = h * 3 + a[i];
  for (unsigned i = 64; i-- > 1; --i)
    h = h * 5 + a[i];
  for (int i = 0, j = 63; i < j; ++i, j -= 2)
    h += a[i] * a[j];
  int i = 0;
  do {
    h ^= a[i];
    i += a[i] + 1;
  } while (i < 64);
  for (;;) {
    if (i-- < 10)
      break;
    if (i & 1)
      continue;
    h += i;
  }
  while (i)
    i = i > 3 ? i / 2 : i - 1, h += 7;
  write(h);
  for (unsigned char c = 250; c; ++c)
    h += c;
  for (signed char c = 100; c > 0; c += 10) {
    h += c;
    if (c > 110)
      break;
  }
  for (short s = 1; s; s = (short)((unsigned short)s << 1))
    h += (unsigned short)s;
  for (long l = 1; l < 1l << 60; l *= 3)
    h ^= l;
  write(h);
  for (int x = 0; x < 8; ++x)
    for (int y = x; y < 8; ++y) {
      if ((x + y) % 5 == 4)
        goto next;
      for (int z = 0; z < y; ++z)
        if (z * x == 12)
          goto out;
        else
          h = h * 7 + z;
    next:;
    }
out:
  write(h);
  return 0;
}
