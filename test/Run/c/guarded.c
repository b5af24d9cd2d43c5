// What must not be executed when its guard says no: divisions by zero, loads
// and stores through null, shifts, reads of input.
#include "corners.h"

struct Node {
  uint64_t value;
  struct Node *next;
};

__attribute__((noinline)) static uint64_t divide(uint64_t a, uint64_t b) {
  return b ? a / b : 17;
}

__attribute__((noinline)) static int32_t remainder32(int32_t a, int32_t b) {
  if (b == 0 || (b == -1 && a == INT32_MIN))
    return 5;
  return a % b;
}

__attribute__((noinline)) static uint64_t loop(uint64_t a, uint64_t b,
                                               unsigned n) {
  uint64_t sum = 0;
  // The quotient does not change in the loop, which may not be entered.
  for (unsigned i = 0; i < n; ++i)
    sum += a / b + i;
  return sum;
}

__attribute__((noinline)) static uint64_t both(uint8_t a, uint8_t b) {
  uint64_t q = 1, r = 2;
  if (b > 3) {
    q = a / b;
    r = a % b;
  }
  return q * 1000 + r;
}

__attribute__((noinline)) static uint64_t follow(const struct Node *p) {
  return p ? p->next ? p->next->value : p->value : 99;
}

__attribute__((noinline)) static void put(struct Node *p, uint64_t x) {
  if (p)
    p->value = x;
}

__attribute__((noinline)) static uint64_t sum(const uint64_t *p, unsigned n) {
  uint64_t s = p && n ? *p : 3;
  while (n-- > 1)
    s += *++p;
  return s;
}

__attribute__((noinline)) static unsigned __int128 wide(unsigned __int128 a,
                                                        unsigned __int128 b) {
  return b ? a / b : ~a;
}

int main(void) {
  for (unsigned i = 0; i < 6; ++i) {
    uint64_t x = hide(i);
    write(divide(100, x));
    write((uint64_t)remainder32(INT32_MIN, (int32_t)x - 2));
    write(loop(1000, x, (unsigned)x));
    write(both(200, (uint8_t)x));
    write((uint64_t)wide((unsigned __int128)1 << 100, x));
  }
  struct Node a = {5, 0}, b = {6, &a};
  write(follow(0));
  write(follow(&a));
  write(follow(&b));
  put(0, 1);
  put(&a, hide(8));
  write(follow(&b));
  write(sum(0, 0));
  uint64_t one = hide(4);
  write(sum(&one, 1));
  return 0;
}
