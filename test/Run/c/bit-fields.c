// Bit-fields: signed and unsigned, across storage units, zero-width, in unions.
#include "corners.h"

struct F {
  unsigned a : 3;
  signed b : 5;
  unsigned c : 1;
  signed d : 1;
  unsigned e : 12;
  unsigned long f : 33;
  signed long g : 20;
  unsigned : 0;
  uint8_t h : 4, i : 4;
  _Bool j : 1;
};

struct __attribute__((packed)) G {
  uint32_t a : 7;
  uint64_t b : 40;
  int16_t c : 9;
  uint32_t d : 24;
};

static struct F Global = {5, -3, 1, -1, 4000, 0x1deadbeef, -70000, 9, 12, 1};

static void show(const struct F *f) {
  write(f->a);
  write(f->b);
  write(f->c);
  write(f->d);
  write(f->e);
  write(f->f);
  write(f->g);
  write(f->h);
  write(f->i);
  write(f->j);
}

int main(void) {
  show(&Global);
  struct F f = {0};
  for (unsigned i = 0; i < CornerCount; i += 4) {
    uint64_t x = hide(Corners[i]);
    f.a = (unsigned)x & 7;
    f.b = (int)(x & 15) - 8;
    f.e += 77;
    f.f = x;
    f.g = (long)(x % 500000) - 200000;
    f.h = x & 15;
    f.i++;
    f.j = x > 100;
    show(&f);
  }
  f.c = 1;
  f.d = -1;
  f.e--;
  show(&f);
  struct G g = {100, 0xabcdef0123, -200, 0xfedcba};
  g.b ^= hide(0xffff0000ff);
  g.c += 7;
  g.d >>= 3;
  write(g.a);
  write(g.b);
  write(g.c);
  write(g.d);
  write(g.a++ + --g.d);
  write(g.a);
  return 0;
}
