// Bit-fields through pointers and in arrays of structures: neighbours survive.
#include "corners.h"

typedef struct {
  uint16_t red : 5, green : 6, blue : 5;
} Pixel;

typedef union {
  struct {
    uint32_t low : 10, middle : 12, high : 10;
  } parts;
  uint32_t whole;
} Split;

static Pixel Row[6];

__attribute__((noinline)) static void brighten(Pixel *p, unsigned by) {
  p->red = p->red + by > 31 ? 31 : p->red + by;
  p->green = p->green + by > 63 ? 63 : p->green + by;
  p->blue = p->blue + by > 31 ? 31 : p->blue + by;
}

int main(void) {
  for (unsigned i = 0; i < 6; ++i) {
    Row[i].red = (uint16_t)hide(i * 3) & 31;
    Row[i].green = (uint16_t)hide(i * 11) & 63;
    Row[i].blue = (uint16_t)hide(31 - i) & 31;
  }
  for (unsigned i = 0; i < 6; i += 2)
    brighten(&Row[hide(i)], 9);
  for (unsigned i = 0; i < 6; ++i) {
    write(Row[i].red);
    write(Row[i].green);
    write(Row[i].blue);
  }
  Split s = {.whole = (uint32_t)hide(0x9abcdef1)};
  write(s.parts.low);
  write(s.parts.middle);
  write(s.parts.high);
  s.parts.middle = ~s.parts.middle;
  write(s.whole);
  s.parts.high <<= 1;
  write(s.whole);
  write(sizeof(Pixel));
  return 0;
}
