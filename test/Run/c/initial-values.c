// Tables that some runs use: on one path, on both, in a loop, through a pointer,
// in a function, or not at all.
#include "corners.h"

static uint64_t table[20] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3,
                             5, 8, 9, 7, 9, 3, 2, 3, 8, 4};
static const uint64_t constants[4] = {50, 60, 70, 80};
static const char text[] = "a text of some bytes";
static uint64_t behind = 77;
static uint64_t *pointer = &behind;
static uint64_t both = 5, called = 6, changed = 7;

__attribute__((noinline)) static uint64_t callee(uint64_t x) {
  return x ? called + callee(x - 1) : 0;
}

__attribute__((noinline)) static void change(uint64_t by) { changed += by; }

int main(void) {
  volatile uint64_t opaque;
  for (opaque = 0; opaque < 9; ++opaque) {
    uint64_t n = opaque;
    switch (n) {
    case 1:
      for (uint64_t i = 0; i < 20; i += n)
        write(table[i]++);
      break;
    case 2:
      write(text[n + 3]);
      write(both);
      break;
    case 3:
      write(*pointer + both);
      pointer = &both;
      break;
    case 4:
      write(callee(n));
      break;
    case 5:
      change(n);
      write(changed);
      break;
    case 8:
      write(constants[n % 4] * constants[n % 3 + 1]);
      break;
    case 6:
      write(table[n] + *pointer);
      break;
    }
    if (n == 7)
      for (uint64_t i = 0; text[i]; ++i)
        write(text[i] + table[i % 20]);
  }
  return (int)changed;
}
