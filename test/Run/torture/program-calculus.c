// Roots, integrals, differential equations, interpolation, least squares and
// series, in doubles and floats.
// text
// native-flags: -ffp-contract=off
// machine-flags: -ffp-contract=off
#include <math.h>
#include <stdio.h>
typedef double function(double);
static double cubic(double x) { return x * x * x - 2 * x - 5; }
static double bell(double x) { return exp(-x * x); }
static double root(function *f, double lo, double hi) {
  for (int i = 0; i != 40; ++i) {
    double mid = (lo + hi) / 2;
    if ((f(mid) < 0) == (f(lo) < 0))
      lo = mid;
    else
      hi = mid;
  }
  return lo;
}
static double newton(double a) {
  double x = a;
  for (double last = 0; x != last && fabs(x - last) > 1e-15 * x;)
    last = x, x = (x + a / x) / 2;
  return x;
}
static double simpson(function *f, double a, double b, int n) {
  double h = (b - a) / n, s = f(a) + f(b);
  for (int i = 1; i != n; ++i)
    s += f(a + i * h) * (i % 2 ? 4 : 2);
  return s * h / 3;
}
static void runge(double *y, double *v, double h) {
  double k1 = *v, l1 = -*y, k2 = *v + h / 2 * l1, l2 = -(*y + h / 2 * k1);
  double k3 = *v + h / 2 * l2, l3 = -(*y + h / 2 * k2);
  double k4 = *v + h * l3, l4 = -(*y + h * k3);
  *y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
  *v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
}
static double lagrange(const double *x, const double *y, int n, double at) {
  double sum = 0;
  for (int i = 0; i != n; ++i) {
    double t = y[i];
    for (int k = 0; k != n; ++k)
      if (k != i)
        t *= (at - x[k]) / (x[i] - x[k]);
    sum += t;
  }
  return sum;
}
static float kahan(const float *v, int n) {
  float sum = 0, lost = 0;
  for (int i = 0; i != n; ++i) {
    volatile float y = v[i] - lost, t = sum + y;
    lost = (t - sum) - y, sum = t;
  }
  return sum;
}
int main(void) {
  printf("%.12f %.12f\n", root(cubic, 2, 3), newton(2));
  printf("%.12f\n", simpson(bell, -3, 3, 20));
  double y = 1, v = 0;
  for (int i = 0; i != 20; ++i)
    runge(&y, &v, 0.1);
  printf("%.14f %.14f\n", y, v);
  static const double x[] = {0, 1, 2, 4, 5}, z[] = {1, 3, 2, 5, 4};
  for (double at = 0.5; at < 5; at += 1.5)
    printf("%.14g\n", lagrange(x, z, 5, at));
  double sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int i = 0; i != 5; ++i)
    sx += x[i], sy += z[i], sxx += x[i] * x[i], sxy += x[i] * z[i];
  double slope = (5 * sxy - sx * sy) / (5 * sxx - sx * sx);
  printf("%.17g %.17g\n", slope, (sy - slope * sx) / 5);
  float list[50], plain = 0;
  for (int i = 0; i != 50; ++i)
    list[i] = 1.0f / (i + 1) + (i == 0 ? 1e6f : 0), plain += list[i];
  printf("%.9g %.9g\n", (double)plain, (double)kahan(list, 50));
  return 0;
}
