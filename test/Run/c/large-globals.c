// More global data than the stack area holds, some with initial values, next to
// small globals, deep calls and other blocks on the heap.
#include "corners.h"

static uint64_t Table[3000];
static uint8_t Bytes[5000] = {1, 2, 3, [4999] = 9};
static uint32_t Small = 7;
static uint64_t *Last = &Table[2999];
static int16_t Grid[40][50] = {[39] = {[49] = -5}};

__attribute__((noinline)) static uint64_t deep(unsigned n) {
  uint64_t local[4] = {n, n + 1, n + 2, n + 3};
  return n ? deep(n - 1) + local[n % 4] : 1;
}

int main(void) {
  uint64_t *block = malloc(800);
  for (unsigned i = 0; i < 100; ++i)
    block[i] = hide(i);
  for (unsigned i = 0; i < 3000; i += 3)
    Table[i] = hide(i) * Small;
  for (unsigned i = 100; i < 4999; i += 7)
    Bytes[i] = (uint8_t)hide(i);
  *Last += 5;
  uint64_t h = deep((unsigned)hide(20));
  for (unsigned i = 0; i < 3000; ++i)
    h = fold(h, Table[i]);
  for (unsigned i = 0; i < 5000; ++i)
    h = fold(h, Bytes[i]);
  for (unsigned i = 0; i < 100; ++i)
    h = fold(h, block[i]);
  write(h);
  write(Bytes[2] + Bytes[4999]);
  write(Grid[hide(39)][49]);
  write(Table[2999]);
  free(block);
  block = malloc(24000);
  write(block[hide(2999)]);
  free(block);
  return 0;
}
