// Planets under gravity: energy before and after, to the last bit.
// text
// native-flags: -ffp-contract=off
// machine-flags: -ffp-contract=off
#include <math.h>
#include <stdio.h>
enum { N = 5 };
struct body {
  double p[3], v[3], mass;
};
static struct body sky[N] = {
    {{0, 0, 0}, {0, 0, 0}, 39.47841760435743},
    {{4.84, -1.16, -0.104}, {0.606, 2.81, -0.02}, 0.03769},
    {{8.34, 4.12, -0.4}, {-1.01, 1.82, 0.0084}, 0.011286},
    {{12.9, -15.1, -0.22}, {1.08, 0.868, -0.0108}, 0.0017237},
    {{15.4, -25.9, 0.18}, {0.979, 0.594, -0.034}, 0.0020336}};
static double energy(void) {
  double e = 0;
  for (int i = 0; i != N; ++i) {
    const struct body *a = &sky[i];
    e += a->mass / 2 *
         (a->v[0] * a->v[0] + a->v[1] * a->v[1] + a->v[2] * a->v[2]);
    for (int k = i + 1; k != N; ++k) {
      double d2 = 0;
      for (int c = 0; c != 3; ++c) {
        double d = a->p[c] - sky[k].p[c];
        d2 += d * d;
      }
      e -= a->mass * sky[k].mass / sqrt(d2);
    }
  }
  return e;
}
static void step(double dt) {
  for (int i = 0; i != N; ++i)
    for (int k = i + 1; k != N; ++k) {
      double d[3], d2 = 0;
      for (int c = 0; c != 3; ++c)
        d[c] = sky[i].p[c] - sky[k].p[c], d2 += d[c] * d[c];
      double mag = dt / (d2 * sqrt(d2));
      for (int c = 0; c != 3; ++c) {
        sky[i].v[c] -= d[c] * sky[k].mass * mag;
        sky[k].v[c] += d[c] * sky[i].mass * mag;
      }
    }
  for (int i = 0; i != N; ++i)
    for (int c = 0; c != 3; ++c)
      sky[i].p[c] += dt * sky[i].v[c];
}
int main(void) {
  printf("%.17g\n", energy());
  for (int i = 0; i != 20; ++i)
    step(0.01);
  printf("%.17g\n", energy());
  for (int c = 0; c != 3; ++c)
    printf("%a\n", sky[1].p[c]);
  return 0;
}
