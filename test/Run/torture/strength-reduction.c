// Multiples of indices, strides, and remainders in loops.
#include <course.h>
static int m[13][11];
int main(void) {
  uint64_t h = 0;
  for (int i = 0; i != 13; ++i)
    for (int j = 0; j != 11; ++j)
      m[i][j] = i * 37 + j * j * 5 - i * j;
  for (int i = 0; i != 13; ++i)
    for (int j = 10; j >= 0; j -= 2)
      h = h * 7 + m[i][j] * (i * 8 + j * 3);
  for (unsigned i = 0; i < 143; i += 3)
    h ^= (uint64_t)((int *)m)[i] << i % 50, h += i / 7 * (i % 11);
  for (long i = -20; i < 20; i += 3)
    h += i * i * i - i % 4 * (i / 3);
  for (unsigned char i = 200; i != 40; i += 8)
    h = h * 3 + i * 5;
  write(h);
  for (int i = 1, f = 1; i < 12; f *= ++i)
    h += f, h ^= f / i;
  write(h);
  return 0;
}
