// Comparisons of vectors give masks of 0 and -1.
// text
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
typedef unsigned u4 __attribute__((vector_size(16)));
typedef short h8 __attribute__((vector_size(16)));
static v4 a = {1, -2, 3, 4}, b = {1, 2, -3, 5};
int main(void) {
  v4 r[6] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
  u4 x = (u4)a, y = (u4)b;
  v4 u[2] = {x < y, x >= y};
  for (int i = 0; i != 6; ++i)
    for (int j = 0; j != 4; ++j)
      printf("%d ", r[i][j]);
  for (int i = 0; i != 2; ++i)
    for (int j = 0; j != 4; ++j)
      printf("%d ", u[i][j]);
  h8 c = {1, 2, 3, 4, 5, 6, 7, 8}, d = {8, 7, 6, 5, 4, 3, 2, 1};
  h8 m = c > d, largest = (c & m) | (d & ~m);
  for (int j = 0; j != 8; ++j)
    printf("%d %d ", m[j], largest[j]);
  printf("\n");
  return 0;
}
