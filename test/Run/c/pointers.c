// Pointers to pointers, pointers into structures and arrays, comparison,
// conversion to integers and back.
#include "corners.h"
#include <stddef.h>

struct Node {
  uint32_t value;
  struct Node *next, **link;
};

static uint64_t Numbers[8];
static uint64_t *Cursor = Numbers + 3;
static uint64_t **Handle = &Cursor;

__attribute__((noinline)) static void exchange(void **a, void **b) {
  void *t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  for (unsigned i = 0; i < 8; ++i)
    Numbers[i] = hide(i * i);
  write(**Handle);
  ++*Handle;
  write(**Handle);
  *(*Handle)++ += 100;
  write(*--*Handle);
  write(Cursor - Numbers);
  uint64_t *end = Numbers + hide(8);
  write(Cursor < end);
  write(end <= Numbers);
  uintptr_t bits = (uintptr_t)Cursor;
  bits += sizeof(uint64_t);
  write(*(uint64_t *)bits);
  write(((uintptr_t)&Numbers[5] - (uintptr_t)&Numbers[1]) / 8);
  struct Node a = {1, NULL, NULL}, b = {2, &a, &a.next}, *p = &b;
  *b.link = &b;
  write(p->next->next->next->value);
  void *x = &a, *y = &b;
  exchange(&x, &y);
  write(((struct Node *)x)->value);
  write(!NULL && x && !a.link);
  const uint8_t *bytes = (const uint8_t *)&Numbers[2];
  write(bytes[0] + bytes[8] * 256 + bytes[-8] * 65536);
  return 0;
}
