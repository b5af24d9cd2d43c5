// Loops test the number of an iteration against bounds anywhere, also at the ends
// of their types.
#include <course.h>
#include <stdint.h>
enum { Size = 16 };
static uint64_t a[Size];
static uint64_t sum;

#define TEST(NAME, TYPE, FIRST, MORE, STEP, CONDITION)                         \
  static void NAME(int64_t n, int64_t b) {                                     \
    for (TYPE i = FIRST; MORE; STEP) {                                         \
      if (CONDITION)                                                           \
        sum = sum * 3 + (uint64_t)i;                                           \
      else                                                                     \
        a[(uint64_t)i % Size] += sum;                                          \
      sum ^= a[(uint64_t)(i + 1) % Size];                                      \
    }                                                                          \
  }

TEST(less, int64_t, 0, i < n, i++, i < b)
TEST(lessOrEqual, int64_t, -2, i <= n, i++, i <= b)
TEST(greater, int64_t, n, i > -3, i--, i > b)
TEST(greaterOrEqual, int64_t, n, i >= 0, i--, i >= b)
TEST(inside, int64_t, -4, i < n, i++, (uint64_t)i < (uint64_t)(b & INT64_MAX))
TEST(insideBack, int64_t, n, i > -5, i--, (uint64_t)i < (uint64_t)(b & 31))
TEST(narrow, uint8_t, 0, i < (n & 63), i++, i < (uint8_t)b)
TEST(half, int32_t, 0, i < (int32_t)n, i++, i - (int32_t)(b % 100) >= 0)
TEST(withoutSign, uint32_t, 0, i < (uint32_t)n % 64, i++, i >= (uint32_t)b)
TEST(atStart, int64_t, 0, i < n, i++, i == 0)
TEST(atEnd, int64_t, 0, i < n, i++, i < n - 1)
TEST(until, int64_t, 0, i != (n < 0 ? 0 : n), i++, i >= b)

// Both loops have tests, and end in their middle.
static void nested(int64_t n, int64_t b) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++) {
      if (j > i)
        sum += (uint64_t)j;
      if (i - 1 >= 0 && j + 1 < n)
        a[j % Size] += a[i % Size];
      if (j >= b && sum % 64 == 5)
        break;
      if (i + j < b)
        sum = sum * 5 + a[(i + j) % Size];
    }
}

int main(void) {
  for (uint64_t tests = read(); tests; tests--) {
    int64_t n = (int64_t)read(), b = (int64_t)read();
    less(n, b);
    lessOrEqual(n, b);
    greater(n, b);
    greaterOrEqual(n, b);
    inside(n, b);
    insideBack(n, b);
    narrow(n, b);
    half(n, b);
    withoutSign(n, b);
    atStart(n, b);
    atEnd(n, b);
    until(n, b);
    nested(n, b);
    write(sum);
  }
  for (int i = 0; i < Size; i++)
    write(a[i]);
  return 0;
}
