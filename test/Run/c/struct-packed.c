// Packed structures: members at odd addresses, read and written at all widths.
#include "corners.h"

struct __attribute__((packed)) P {
  uint8_t a;
  uint16_t b;
  uint32_t c;
  uint64_t d;
  int8_t e;
  int32_t f;
};

struct __attribute__((packed, aligned(2))) Q {
  uint8_t a;
  uint64_t b;
};

static struct P Table[3] = {{1, 2, 3, 4, -5, -6}, {7, 8, 9, 10, -11, -12}};
static struct Q Other[2] = {{1, 0x1122334455667788}, {2, 3}};

__attribute__((noinline)) static uint64_t sum(const struct P *p) {
  return p->a + p->b + p->c + p->d + (uint64_t)(p->e + p->f);
}

int main(void) {
  write(sizeof(struct P));
  write(sizeof(struct Q));
  for (unsigned i = 0; i < 3; ++i) {
    struct P *p = &Table[hide(i)];
    write(sum(p));
    p->b = (uint16_t)hide(0xbeef);
    p->c += 0x10000000;
    p->d = ~p->d;
    p->f *= 3;
    write(p->a);
    write(p->b);
    write(p->c);
    write(p->d);
    write(p->e);
    write(p->f);
  }
  struct P copy = Table[1];
  copy.d++;
  Table[2] = copy;
  write(Table[2].d);
  write(sum(&Table[2]));
  Other[1] = Other[0];
  Other[1].b >>= 4;
  write(Other[1].b);
  write(Other[hide(0)].b);
  struct P local[2];
  for (unsigned i = 0; i < 2; ++i)
    local[i] = Table[hide(1 - i)];
  write(local[0].d ^ local[1].d);
  return 0;
}
