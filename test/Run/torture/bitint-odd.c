// _BitInt of odd widths.
#include <course.h>
typedef unsigned _BitInt(7) u7;
typedef _BitInt(13) s13;
typedef unsigned _BitInt(37) u37;
typedef _BitInt(90) s90;
struct s {
  u7 a;
  s13 b;
  u37 c;
  s90 d;
};
__attribute__((noinline)) static s13 mul(s13 a, u7 b) { return a * b; }
__attribute__((noinline)) static u37 rot(u37 a, int n) {
  return a << n | a >> (37 - n);
}
int main(void) {
  struct s s = {100, -4000, 0x1fffffffff, (s90)1 << 80};
  s.a += 30, s.b -= 50, s.c++, s.d -= 1;
  write(s.a), write((long)s.b), write(s.c), write((uint64_t)(s.d >> 40));
  write((long)mul(5, 9)), write((long)mul(-70, 3));
  for (int i = 1; i < 37; i += 5)
    write(rot((u37)0x123456789, i));
  write((long)(s.d / 1000 % 1234567)), write(s.b < s.a),
      write((long)(s13)(s.b / 70 * 60));
  u7 k = 0;
  int n = 0;
  do
    ++n;
  while (++k);
  write(n);
  return 0;
}
