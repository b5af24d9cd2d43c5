// Structures of all sizes as arguments and results.
#include "corners.h"

#define DEFINE(N)                                                              \
  struct S##N {                                                                \
    uint8_t b[N];                                                              \
  };                                                                           \
  __attribute__((noinline)) static struct S##N turn##N(struct S##N s,          \
                                                       uint8_t add) {          \
    struct S##N r;                                                             \
    for (unsigned i = 0; i < N; ++i)                                           \
      r.b[i] = s.b[N - 1 - i] + add;                                           \
    s.b[0] = 99;                                                               \
    return r;                                                                  \
  } static void test##N(void) {                                                \
    struct S##N s;                                                             \
    for (unsigned i = 0; i < N; ++i)                                           \
      s.b[i] = (uint8_t)hide(i * 3 + N);                                       \
    struct S##N r = turn##N(turn##N(s, 1), 2);                                 \
    uint64_t h = 0;                                                            \
    for (unsigned i = 0; i < N; ++i)                                           \
      h = fold(fold(h, r.b[i]), s.b[i]);                                       \
    write(h);                                                                  \
    struct S##N t = turn##N(s, 5);                                             \
    write(t.b[N - 1]);                                                         \
  }

DEFINE(1)
DEFINE(2)
DEFINE(3)
DEFINE(4)
DEFINE(5)
DEFINE(6)
DEFINE(7)
DEFINE(8)
DEFINE(9)
DEFINE(12)
DEFINE(16)
DEFINE(17)
DEFINE(24)
DEFINE(40)
DEFINE(100)

int main(void) {
  test1();
  test2();
  test3();
  test4();
  test5();
  test6();
  test7();
  test8();
  test9();
  test12();
  test16();
  test17();
  test24();
  test40();
  test100();
  return 0;
}
