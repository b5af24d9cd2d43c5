// Functions of 16, 17 and 30 parameters of mixed types.
#include <course.h>
typedef unsigned char u8;
typedef short s16;
__attribute__((noinline)) static uint64_t f16(u8 a, s16 b, int c, long d, u8 e,
                                              s16 f, int g, long h, u8 i, s16 j,
                                              int k, long l, u8 m, s16 n, int o,
                                              long p) {
  return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 +
         j * 10 + k * 11 + l * 12 + m * 13 + n * 14 + o * 15 + p * 16;
}
__attribute__((noinline)) static uint64_t f17(u8 a, s16 b, int c, long d, u8 e,
                                              s16 f, int g, long h, u8 i, s16 j,
                                              int k, long l, u8 m, s16 n, int o,
                                              long p, s16 q) {
  return q * f16(p, o, n, m, l, k, j, i, h, g, f, e, d, c, b, a);
}
struct s {
  int a[3];
};
__attribute__((noinline)) static uint64_t
f30(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
    int l, int m, int n, int o, struct s p, s16 q, u8 r, long s, int t, float u,
    double v, int w, _Bool x, char y, int z, long *A, int B, int C, int D) {
  return f17(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p.a[2], q) + r + s +
         t + (int)u + (int)v + w + x + y + z + *A + B - C - D;
}
int main(void) {
  long A = 99;
  struct s s = {{7, 8, 9}};
  write(f16(300, 70000, -3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16));
  write(f17(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -17));
  write(f30(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, s, 17, 18, 19,
            20, 2.5f, -3.5, 23, 5, 'y', 26, &A, 28, 29, 30));
  return 0;
}
