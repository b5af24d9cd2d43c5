// Compound literals, designated initialisers, flexible array members and
// string initialisers.
#include "corners.h"

typedef struct {
  int16_t x, y;
} Point;

typedef struct {
  uint32_t count;
  uint16_t items[];
} Flexible;

static Point *Origin = &(Point){1, 2};
static const uint8_t *const Bytes = (const uint8_t[]){5, [4] = 6, 7};

__attribute__((noinline)) static int32_t distance(const Point *a,
                                                  const Point *b) {
  return (a->x - b->x) * (a->x - b->x) + (a->y - b->y) * (a->y - b->y);
}

__attribute__((noinline)) static uint64_t sum(const uint64_t *p, unsigned n) {
  uint64_t s = 0;
  while (n--)
    s = s * 10 + *p++;
  return s;
}

int main(void) {
  Origin->y += 5;
  write(distance(Origin, &(Point){.y = (int16_t)hide(3)}));
  write(sum((uint64_t[]){1, 2, hide(3), 4}, 4));
  write(Bytes[hide(0)] + Bytes[hide(3)] + Bytes[hide(5)]);
  Point p = (Point){3, 4};
  p = (Point){p.y, p.x};
  write(p.x * 10 + p.y);
  uint64_t rounds = 0;
  for (unsigned i = 0; i < 3; ++i) {
    Point *q = &(Point){(int16_t)i, 1};
    q->x += 5;
    rounds = rounds * 10 + (uint64_t)q->x;
  }
  write(rounds);
  Flexible *f = malloc((sizeof(Flexible) + 6 * sizeof(uint16_t) + 7) / 8 * 8);
  f->count = 6;
  for (unsigned i = 0; i < f->count; ++i)
    f->items[i] = (uint16_t)hide(65530 + i * 2);
  uint32_t total = 0;
  for (unsigned i = 0; i < f->count; ++i)
    total += f->items[i];
  write(total);
  free(f);
  struct {
    int a[4];
    struct {
      char c, d;
    } b[2];
  } nested = {.a = {[1] = 2, 3}, .b = {{1, 2}, {.d = 9}}};
  write(nested.a[0] + nested.a[1] * 2 + nested.a[2] * 3 + nested.b[0].d);
  write(nested.b[1].c + nested.b[1].d);
  return 0;
}
