// Quotients and remainders by many constants, of all widths and signs.
#include <course.h>
#define D(C)                                                                   \
  h = h * 31 + (uint64_t)(x / C) + 7 * (uint64_t)(x % C) + (x % C == 0)
#define DIV(NAME, T)                                                           \
  __attribute__((noinline)) static uint64_t NAME(T x) {                        \
    uint64_t h = 0;                                                            \
    D(1);                                                                      \
    D(2);                                                                      \
    D(3);                                                                      \
    D(4);                                                                      \
    D(5);                                                                      \
    D(7);                                                                      \
    D(8);                                                                      \
    D(10);                                                                     \
    D(12);                                                                     \
    D(16);                                                                     \
    D(25);                                                                     \
    D(64);                                                                     \
    D(100);                                                                    \
    D(125);                                                                    \
    D(127);                                                                    \
    return h;                                                                  \
  }
DIV(a, signed char)
DIV(b, unsigned char) DIV(c, short) DIV(d, unsigned short) DIV(e, int)
    DIV(f, unsigned) DIV(g, long) DIV(i, unsigned long)
        __attribute__((noinline)) static uint64_t n(long x) {
  uint64_t h = 0;
  D(-1l);
  D(-2);
  D(-3);
  D(-10);
  D(-16);
  D(1000000007);
  D(-4294967296l);
  return h;
}
int main(void) {
  static const long v[] = {0,
                           1,
                           -2,
                           99,
                           -100,
                           127,
                           -127,
                           32767,
                           -32767,
                           2147483647,
                           -2147483647,
                           0x7fffffffffffffff,
                           -0x7fffffffffffffff};
  for (int k = 0; k != 13; ++k)
    write(a(v[k]) ^ b(v[k])), write(c(v[k]) ^ d(v[k])),
        write(e(v[k]) ^ f(v[k])), write(g(v[k])), write(i(v[k])),
        write(n(v[k]));
  return 0;
}
