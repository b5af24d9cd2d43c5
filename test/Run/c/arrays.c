// Arrays of several dimensions, partial initialisers, negative indices, arrays
// as arguments.
#include "corners.h"

static int16_t Cube[3][4][5];
static const int32_t Table[2][6] = {{1, 2, 3}, {[4] = 50, 60}};

__attribute__((noinline)) static int64_t total(int n, int16_t a[][4][5]) {
  int64_t sum = 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < 4; ++j)
      for (int k = 0; k < 5; ++k)
        sum = (sum * 7 + a[i][j][k]) % 1000003;
  return sum;
}

int main(void) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 4; ++j)
      for (int k = 0; k < 5; ++k)
        Cube[i][j][k] = (int16_t)(hide((uint64_t)i) * 100 - j * 10 + k);
  write(total(2, Cube) + total(2, &Cube[1]));
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 6; ++j)
      write(Table[hide(i)][hide(j)]);
  int local[10] = {9, 8, 7, [5] = 1, 2};
  int *middle = &local[5];
  for (int64_t i = -5; i < 5; ++i)
    write(middle[(int64_t)hide((uint64_t)i)]);
  char text[] = "array";
  write(sizeof text);
  text[hide(2)] -= 'a' - 'A';
  for (unsigned i = 0; text[i]; ++i)
    write(text[i]);
  return 0;
}
