// Arrays of arrays as parameters, with qualifiers, sizes and pointers to them.
#include <course.h>
static int trace(int n, int m[static 1][4]) {
  int s = 0;
  for (int i = 0; i != n; ++i)
    s += m[i][i];
  return s;
}
static int last(int (*rows)[4], const int n) { return (*(rows + n - 1))[3]; }
static void scale(int a[const restrict], int n, int k) {
  while (n--)
    a[n] *= k;
}
static int cube(int a[][2][3]) {
  int s = 0;
  for (int i = 0; i != 2; ++i)
    for (int j = 0; j != 2; ++j)
      for (int k = 0; k != 3; ++k)
        s = s * 3 + a[i][j][k];
  return s;
}
typedef int row[4];
static row *pick(row *r, int i) { return &r[i]; }
int main(void) {
  row m[4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}};
  write(trace(4, m)), write(last(m, 3)), scale(m[1], 4, 10),
      write(m[1][3] + m[2][0]), write((*pick(m, 2))[1]);
  int c[2][2][3] = {{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}};
  write(cube(c)), write(sizeof c[0] / sizeof c[0][0]), write(sizeof(row[3])),
      write(&c[1][0][0] - &c[0][0][0]);
  return 0;
}
