// Operations whose operand is set only where the result is used: LLVM computes
// them before it is known, from an undefined value, which must do no harm.
#include <course.h>
#include <stdint.h>

typedef unsigned __int128 u128;

// Old is read from the second iteration on.
#define LOOP(NAME, TYPE, RESULT, OPERATION, IS_BAD, NEXT)                      \
  static int NAME(int n, int start, TYPE work) {                               \
    TYPE old;                                                                  \
    RESULT result = 0;                                                         \
    int bad = 0;                                                               \
    for (int i = 0; i < n; i++) {                                              \
      TYPE now = work + work;                                                  \
      if (i >= start)                                                          \
        result = OPERATION;                                                    \
      if (IS_BAD)                                                              \
        bad++;                                                                 \
      work = NEXT;                                                             \
      old = now;                                                               \
    }                                                                          \
    return bad;                                                                \
  }

LOOP(quotient, double, double, now / old, result == 0.5, work * 0.5)
LOOP(quotientOf, float, float, old / now, result == 2.0f, work * 0.5f)
LOOP(sum, double, double, old + now, result > 0, work - 1)
LOOP(product, float, float, old *now, result > 0, work + 1)
LOOP(toInt, double, int, (int)old, result == 2, work)
LOOP(toUnsigned, float, uint64_t, (uint64_t)old, result == 2, work)
LOOP(toWide, double, __int128, (__int128)old, result == 2, work)
LOOP(toFloat, double, float, (float)old, result == 2, work)
LOOP(toDouble, float, double, (double)old, result == 2, work)
LOOP(fromInt, int, double, (double)old, result == 2, work)
LOOP(fromWide, u128, float, (float)old, result == 2, work)
LOOP(less, double, int, old < now, result == 1, work + 1)
LOOP(differs, double, int, __builtin_islessgreater(old, now), result == 1,
     work + 1)
LOOP(third, u128, u128, old / 3, result == 2, work + 3)
LOOP(rest, __int128, __int128, old % 7, result == 2, work)
LOOP(conversionAndBack, double, double, (double)(int64_t)old, result == 2, work)

#define TEST(NAME, TYPE, START)                                                \
  {                                                                            \
    int (*volatile f)(int, int, TYPE) = NAME;                                  \
    write(f(6, 1, START));                                                     \
    write(f(3, 2, START));                                                     \
  }

int main(void) {
  TEST(quotient, double, 1)
  TEST(quotientOf, float, 1)
  TEST(sum, double, 1)
  TEST(product, float, 1)
  TEST(toInt, double, 1)
  TEST(toUnsigned, float, 1)
  TEST(toWide, double, 1)
  TEST(toFloat, double, 1)
  TEST(toDouble, float, 1)
  TEST(fromInt, int, 1)
  TEST(fromWide, u128, 1)
  TEST(less, double, 1)
  TEST(differs, double, 1)
  TEST(third, u128, 3)
  TEST(rest, __int128, 1)
  TEST(conversionAndBack, double, 1)
  return 0;
}
