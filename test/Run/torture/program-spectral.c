// The spectral norm of an infinite matrix, and Gauss-Seidel on a small grid.
// text
// native-flags: -ffp-contract=off
// machine-flags: -ffp-contract=off
#include <math.h>
#include <stdio.h>
enum { N = 10 };
static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }
static void times(int n, const double *v, double *out, int transposed) {
  for (int i = 0; i != n; ++i) {
    out[i] = 0;
    for (int j = 0; j != n; ++j)
      out[i] += (transposed ? a(j, i) : a(i, j)) * v[j];
  }
}
static void both(const double *v, double *out) {
  double t[N];
  times(N, v, t, 0), times(N, t, out, 1);
}
static float grid[8][8];
static int relax(float limit) {
  for (int round = 1;; ++round) {
    float worst = 0;
    for (int y = 1; y != 7; ++y)
      for (int x = 1; x != 7; ++x) {
        float v = (grid[y - 1][x] + grid[y + 1][x] + grid[y][x - 1] +
                   grid[y][x + 1]) /
                  4;
        float d = fabsf(v - grid[y][x]);
        worst = d > worst ? d : worst, grid[y][x] = v;
      }
    if (worst < limit)
      return round;
  }
}
int main(void) {
  double u[N], v[N], top = 0, bottom = 0;
  for (int i = 0; i != N; ++i)
    u[i] = 1;
  for (int i = 0; i != 3; ++i)
    both(u, v), both(v, u);
  for (int i = 0; i != N; ++i)
    top += u[i] * v[i], bottom += v[i] * v[i];
  printf("%.15f\n", sqrt(top / bottom));
  for (int i = 0; i != 8; ++i)
    grid[0][i] = 100, grid[i][7] = i * i;
  printf("%d %.9g %.9g\n", relax(0.5f), (double)grid[4][4], (double)grid[1][6]);
  return 0;
}
