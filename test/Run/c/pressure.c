// More values alive at once than there are registers, across loops, calls and
// branches.
#include "corners.h"

__attribute__((noinline)) static uint64_t clobber(uint64_t x) {
  uint64_t a = x + 1, b = x * 3, c = x ^ 5, d = a * b, e = c - d, f = e ^ a;
  return (a ^ b) + (c ^ d) + (e ^ f);
}

__attribute__((noinline)) static uint64_t straight(const uint64_t *p) {
  uint64_t v0 = p[0], v1 = p[1], v2 = p[2], v3 = p[3], v4 = p[4], v5 = p[5],
           v6 = p[6], v7 = p[7], v8 = p[8], v9 = p[9], v10 = p[10], v11 = p[11],
           v12 = p[12], v13 = p[13], v14 = p[14], v15 = p[15], v16 = p[16],
           v17 = p[17], v18 = p[18], v19 = p[19], v20 = p[20], v21 = p[21],
           v22 = p[22], v23 = p[23];
  uint64_t call = clobber(v0 + v23);
  uint64_t x = (v0 ^ v12) * (v1 ^ v13) + (v2 ^ v14) * (v3 ^ v15) +
               (v4 ^ v16) * (v5 ^ v17) + (v6 ^ v18) * (v7 ^ v19) +
               (v8 ^ v20) * (v9 ^ v21) + (v10 ^ v22) * (v11 ^ v23);
  uint64_t y = v0 - v1 * 2 + v2 - v3 * 4 + v4 - v5 * 6 + v6 - v7 * 8 + v8 -
               v9 * 10 + v10 - v11 * 12 + v12 - v13 * 14 + v14 - v15 * 16;
  return x + y * call + v16 + v17 + v18 + v19 + v20 + v21 + v22 + v23;
}

__attribute__((noinline)) static uint64_t looped(uint64_t s, unsigned n) {
  uint64_t a = s, b = s + 1, c = s + 2, d = s + 3, e = s + 4, f = s + 5,
           g = s + 6, h = s + 7, i = s + 8, j = s + 9, k = s + 10, l = s + 11,
           m = s + 12, o = s + 13, p = s + 14, q = s + 15, r = s + 16,
           t = s + 17, u = s + 18;
  while (n--) {
    a += b ^ u;
    b -= c;
    c ^= d * 3;
    d += e;
    e = f - e;
    f ^= g;
    g += h * 5;
    h -= i;
    i = j ^ i;
    j += k;
    k ^= l * 7;
    l -= m;
    m += o;
    o ^= p;
    p = q - p;
    q += r * 9;
    r ^= t;
    t -= u;
    u += a;
    if (a & 1)
      b += clobber(c);
    else
      j ^= t;
  }
  return a + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + g * 17 + h * 19 +
         i * 23 + j * 29 + k * 31 + l * 37 + m * 41 + o * 43 + p * 47 + q * 53 +
         r * 59 + t * 61 + u * 67;
}

int main(void) {
  uint64_t numbers[24];
  for (unsigned i = 0; i < 24; ++i)
    numbers[i] = hide(Corners[i] + i);
  write(straight(numbers));
  for (unsigned n = 0; n < 5; ++n)
    write(looped(hide(n), (unsigned)hide(n * n)));
  return 0;
}
