// Structures of 1 to 40 bytes by value, in and out, beside other arguments.
#include <course.h>
#define S(N)                                                                   \
  struct s##N {                                                                \
    unsigned char b[N];                                                        \
  };                                                                           \
  __attribute__((noinline)) static struct s##N f##N(int k, struct s##N s,      \
                                                    long l) {                  \
    for (int i = 0; i != N; ++i)                                               \
      s.b[i] += k * i + l;                                                     \
    return s;                                                                  \
  }
#define T(N)                                                                   \
  {                                                                            \
    struct s##N s;                                                             \
    for (int i = 0; i != N; ++i)                                               \
      s.b[i] = 250 - i;                                                        \
    struct s##N r = f##N(3, s, N);                                             \
    uint64_t h = 0;                                                            \
    for (int i = 0; i != N; ++i)                                               \
      h = h * 31 + r.b[i] + s.b[i];                                            \
    write(h);                                                                  \
  }
S(1)
S(2) S(3) S(4) S(5) S(6) S(7) S(8) S(9) S(10) S(11) S(12) S(13) S(15) S(16)
    S(17) S(23) S(24) S(25) S(31) S(32) S(33) S(40) int main(void) {
  T(1)
  T(2) T(3) T(4) T(5) T(6) T(7) T(8) T(9) T(10) T(11) T(12) T(13) T(15) T(16)
      T(17) T(23) T(24) T(25) T(31) T(32) T(33) T(40) return 0;
}
