// Sizes, alignments and offsets of structures, and stores through one member
// that must not touch the next.
#include "corners.h"
#include <stddef.h>

struct A {
  char c;
  short s;
  char d;
  int i;
  char e;
  long l;
};
struct B {
  struct A a;
  char tail[3];
};
struct C {
  char c;
  struct {
    short x;
    char y;
  } inner[3];
  union {
    char bytes[6];
    int whole;
  } u;
};

static struct C Global = {1, {{2, 3}, {4, 5}, {6, 7}}, {.whole = 0x01020304}};

int main(void) {
  write(sizeof(struct A));
  write(sizeof(struct B));
  write(sizeof(struct C));
  write(_Alignof(struct A));
  write(offsetof(struct A, l));
  write(offsetof(struct C, inner[1].y));
  write(offsetof(struct C, u));
  struct A a = {-1, -2, -3, -4, -5, -6};
  a.d = (char)hide(100);
  write(a.c);
  write(a.s);
  write(a.i);
  a.s = (short)hide(0x1234);
  a.i = (int)hide(0x56789abc);
  write(a.c);
  write(a.d);
  write(a.e);
  write(a.l);
  for (unsigned i = 0; i < 3; ++i) {
    unsigned k = (unsigned)hide(i);
    Global.inner[k].y += 10;
    write(Global.inner[k].x);
    write(Global.inner[k].y);
  }
  Global.u.bytes[1] = 0x7f;
  write(Global.u.whole);
  write(Global.u.bytes[5]);
  return 0;
}
