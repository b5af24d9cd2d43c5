// Arrays of structures of sizes that are no powers of two, walked by index, by
// pointer, backwards, and by pointer difference.
#include "corners.h"

typedef struct {
  int16_t key;
  uint8_t bytes[3];
} Five;
typedef struct {
  uint32_t a, b, c;
} Twelve;

static Five Fives[20];
static Twelve Twelves[4][3];

__attribute__((noinline)) static const Five *find(const Five *from,
                                                  const Five *to, int16_t key) {
  for (; from != to; ++from)
    if (from->key == key)
      return from;
  return 0;
}

int main(void) {
  write(sizeof(Five));
  for (unsigned i = 0; i < 20; ++i) {
    Fives[i].key = (int16_t)hide(i * 37 % 20 - 10);
    Fives[i].bytes[i % 3] = (uint8_t)hide(i);
  }
  const Five *found = find(Fives, Fives + 20, 3);
  write(found - Fives);
  write(found->bytes[0] + found->bytes[1] + found->bytes[2]);
  write(find(Fives, Fives + 20, 77) == 0);
  int64_t sum = 0;
  for (const Five *p = Fives + 20; p-- > Fives;)
    sum = sum * 3 + p->key + p->bytes[1];
  write(sum);
  for (unsigned i = 0; i < 4; ++i)
    for (unsigned j = 0; j < 3; ++j)
      Twelves[i][j] = (Twelve){i, j, i * j};
  Twelve *row = Twelves[hide(2)];
  write(row[1].c + row[2].b * 10 + row[-1].a * 100);
  write(&Twelves[3][2] - &Twelves[0][1]);
  write((char *)&Twelves[hide(3)][1].b - (char *)Twelves);
  Twelves[0][hide(1)].b = Twelves[hide(3)][2].c + 1;
  write(Twelves[0][1].b);
  return 0;
}
