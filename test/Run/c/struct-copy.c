// Assignment of structures: whole, nested, through pointers, overlapping with
// themselves, and to and from the heap.
#include "corners.h"

struct Inner {
  uint16_t x[3];
  uint8_t y;
};
struct Outer {
  uint8_t head;
  struct Inner in[4];
  uint64_t tail;
};

static struct Outer A, B;

static uint64_t hash(const struct Outer *o) {
  uint64_t h = o->head;
  for (unsigned i = 0; i < 4; ++i) {
    for (unsigned j = 0; j < 3; ++j)
      h = fold(h, o->in[i].x[j]);
    h = fold(h, o->in[i].y);
  }
  return fold(h, o->tail);
}

int main(void) {
  for (unsigned i = 0; i < 4; ++i) {
    for (unsigned j = 0; j < 3; ++j)
      A.in[i].x[j] = (uint16_t)hide(i * 1000 + j);
    A.in[i].y = (uint8_t)hide(i + 250);
  }
  A.head = 1;
  A.tail = hide(99);
  B = A;
  write(hash(&B));
  B.in[hide(1)] = B.in[hide(3)];
  write(hash(&B));
  struct Outer *p = malloc(sizeof *p);
  *p = B;
  p->in[0].x[1] = 7;
  B.tail = 0;
  write(hash(p));
  A = *p;
  *p = *p;
  write(hash(&A));
  struct Outer local = *p, array[2] = {local, B};
  array[hide(0)].head = 200;
  local = array[hide(0)];
  write(hash(&local));
  write(hash(&array[1]));
  free(p);
  return 0;
}
