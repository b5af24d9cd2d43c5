// Determinants and products of matrices of integers, recursively.
#include <course.h>
static long det(int n, const long *a, int stride) {
  if (n == 1)
    return *a;
  long sum = 0, minor[25];
  for (int c = 0; c != n; ++c) {
    for (int i = 1; i != n; ++i)
      for (int j = 0, k = 0; j != n; ++j)
        if (j != c)
          minor[(i - 1) * (n - 1) + k++] = a[i * stride + j];
    sum += (c & 1 ? -1 : 1) * a[c] * det(n - 1, minor, n - 1);
  }
  return sum;
}
static void mul(int n, long r[n][n], long a[n][n], long b[n][n]) {
  for (int i = 0; i != n; ++i)
    for (int j = 0; j != n; ++j) {
      long s = 0;
      for (int k = 0; k != n; ++k)
        s += a[i][k] * b[k][j];
      r[i][j] = s;
    }
}
int main(void) {
  long a[5][5], b[5][5], c[5][5];
  for (int i = 0; i != 25; ++i)
    a[i / 5][i % 5] = i * i % 11 - 3, b[i / 5][i % 5] = i % 7 - 2;
  mul(5, c, a, b);
  write(det(5, &a[0][0], 5)), write(det(5, &b[0][0], 5)),
      write(det(5, &c[0][0], 5)), write(det(3, &c[1][1], 5));
  return 0;
}
