// 128-bit integers beside narrow ones: conversions, shifts, comparisons,
// arrays, structures.
#include <course.h>
typedef __int128 i128;
typedef unsigned __int128 u128;
static void W(u128 x) { write((uint64_t)x), write((uint64_t)(x >> 64)); }
struct s {
  char c;
  i128 v;
  short t;
};
static i128 table[3] = {1, -1, (i128)1 << 100};
__attribute__((noinline)) static i128 f(i128 a, int b, u128 c) {
  return a * b - (i128)(c >> 3);
}
__attribute__((noinline)) static int cmp(i128 a, i128 b) {
  return (a < b) + 2 * (a == b) + 4 * ((u128)a > (u128)b);
}
int main(void) {
  volatile int n = 77;
  W(table[1] * n), W(table[2] / 3), W(f(table[2], -3, 12345)),
      W((u128)table[1] >> n), W(table[1] >> n), W(table[0] << n);
  for (int i = 0; i != 3; ++i)
    for (int j = 0; j != 3; ++j)
      write(cmp(table[i], table[j]));
  struct s s = {1, table[2], 5}, t = s;
  t.v += s.c, t.v ^= (i128)s.t << 64;
  W(t.v);
  W((i128)(signed char)-5), W((u128)(unsigned)-5), W((i128)(long)-5),
      write((short)t.v), write((_Bool)(table[2] << 20));
  u128 h = 0;
  for (int i = 0; i != 40; ++i)
    h = h * 10 + 9, h ^= h >> 5;
  W(h), W(h % 1000000007), W(h / (((u128)1 << 66) + 1)),
      W(-(i128)(h % 97) % 10);
  return 0;
}
