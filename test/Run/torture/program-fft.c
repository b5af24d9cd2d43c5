// A fast Fourier transform of whole numbers modulo a prime and one of doubles;
// products of polynomials by both.
// text
// native-flags: -ffp-contract=off
// machine-flags: -ffp-contract=off
#include <math.h>
#include <stdint.h>
#include <stdio.h>
enum { N = 32, P = 998244353 };
static uint32_t power(uint64_t b, unsigned e) {
  uint64_t r = 1;
  for (; e; e >>= 1, b = b * b % P)
    if (e & 1)
      r = r * b % P;
  return r;
}
static void ntt(uint32_t *v, int invert) {
  for (int i = 1, j = 0; i != N; ++i) {
    int bit = N >> 1;
    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      uint32_t t = v[i];
      v[i] = v[j], v[j] = t;
    }
  }
  for (int len = 2; len <= N; len *= 2) {
    uint64_t w = power(3, (P - 1) / len);
    if (invert)
      w = power(w, P - 2);
    for (int i = 0; i != N; i += len) {
      uint64_t f = 1;
      for (int k = 0; k != len / 2; ++k, f = f * w % P) {
        uint32_t a = v[i + k], b = v[i + k + len / 2] * f % P;
        v[i + k] = (a + b) % P, v[i + k + len / 2] = (a + P - b) % P;
      }
    }
  }
  if (invert)
    for (int i = 0; i != N; ++i)
      v[i] = (uint64_t)v[i] * power(N, P - 2) % P;
}
struct pair {
  double re, im;
};
static void fft(struct pair *v, int n, int sign) {
  if (n == 1)
    return;
  struct pair even[n / 2], odd[n / 2];
  for (int i = 0; i != n / 2; ++i)
    even[i] = v[2 * i], odd[i] = v[2 * i + 1];
  fft(even, n / 2, sign), fft(odd, n / 2, sign);
  for (int i = 0; i != n / 2; ++i) {
    double angle = sign * 2 * 3.14159265358979323846 * i / n;
    double c = cos(angle), s = sin(angle);
    struct pair t = {odd[i].re * c - odd[i].im * s,
                     odd[i].re * s + odd[i].im * c};
    v[i] = (struct pair){even[i].re + t.re, even[i].im + t.im};
    v[i + n / 2] = (struct pair){even[i].re - t.re, even[i].im - t.im};
  }
}
int main(void) {
  uint32_t a[N] = {0}, b[N] = {0};
  struct pair x[N] = {{0}}, y[N] = {{0}};
  for (int i = 0; i != N / 2; ++i) {
    x[i].re = a[i] = i * i % 97, y[i].re = b[i] = (i * 31 + 7) % 101;
  }
  ntt(a, 0), ntt(b, 0), fft(x, N, 1), fft(y, N, 1);
  for (int i = 0; i != N; ++i) {
    a[i] = (uint64_t)a[i] * b[i] % P;
    struct pair p = x[i], q = y[i];
    x[i] = (struct pair){p.re * q.re - p.im * q.im, p.re * q.im + p.im * q.re};
  }
  ntt(a, 1), fft(x, N, -1);
  int same = 0;
  for (int i = 0; i != N; ++i)
    same += (long)(x[i].re / N + 0.5) == a[i];
  printf("%d\n", same);
  for (int i = 0; i < N; i += 3)
    printf("%u\n", a[i]);
  return 0;
}
