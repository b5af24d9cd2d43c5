// Recursion thousands of calls deep, in which each call keeps objects and more
// values than there are registers.
#include <course.h>
static unsigned long state = 1;
static unsigned long next(void) { return state = state * 48271 % 2147483647; }

__attribute__((noinline)) static unsigned long keeps(unsigned n,
                                                     unsigned *left) {
  unsigned buffer[12];
  for (int i = 0; i < 12; ++i)
    buffer[i] = next() + n;
  if (n != 0)
    *left += keeps(n - 1, &buffer[n % 12]) % 3;
  unsigned long sum = *left;
  for (int i = 0; i < 12; ++i)
    sum = sum * 31 + buffer[i];
  return sum;
}

static unsigned long odd(unsigned n, unsigned long x);
__attribute__((noinline)) static unsigned long even(unsigned n,
                                                    unsigned long x) {
  unsigned long v[24];
#pragma clang loop unroll(full)
  for (int i = 0; i < 24; ++i)
    v[i] = next() ^ x;
  unsigned long sum = n == 0 ? x : odd(n - 1, v[n % 24]);
#pragma clang loop unroll(full)
  for (int i = 0; i < 24; ++i)
    sum = sum * 33 + v[i];
  return sum;
}
__attribute__((noinline)) static unsigned long odd(unsigned n,
                                                   unsigned long x) {
  return even(n - 1, x + n) + n;
}

struct Large {
  unsigned long part[5];
};
__attribute__((noinline)) static struct Large copies(struct Large l,
                                                     unsigned n) {
  if (n == 0)
    return l;
  l.part[n % 5] += next();
  struct Large r = copies(l, n - 1);
  r.part[(n + 1) % 5] ^= l.part[n % 5];
  return r;
}

int main(void) {
  unsigned left = 7;
  write(keeps(2000, &left)), write(left);
  write(even(3000, 17));
  struct Large l = {{1, 2, 3, 4, 5}};
  l = copies(l, 1500);
  for (int i = 0; i < 5; ++i)
    write(l.part[i]);
  // The segments were given back: there is room for ten thousand of them.
  unsigned long sum = 0;
  for (int i = 0; i < 60; ++i)
    sum += keeps(300, &left);
  write(sum), write(left);
  return 0;
}
