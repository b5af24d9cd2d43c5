// Conditions with many operands, negated, with constants on both sides.
#include <course.h>
static int vowel(int c) {
  return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}
static int kind(unsigned char c) {
  return c >= '0' && c <= '9'                                           ? 1
         : (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ? 2
         : c == ' ' || c == '\t' || c == '\n'                           ? 3
         : c < 32 || c > 126                                            ? 4
                                                                        : 5;
}
static int leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
static int triangle(int a, int b, int c) {
  return a <= 0 || b <= 0 || c <= 0 || a + b <= c || a + c <= b || b + c <= a
             ? 0
         : a == b && b == c           ? 3
         : a == b || b == c || a == c ? 2
                                      : 1;
}
static int inside(int x, int y) {
  return !(x < -2 || x > 2) && !(y < -2 || y > 2) &&
         (x * x + y * y <= 4) != (x == y);
}
int main(void) {
  uint64_t h = 0;
  for (int c = 0; c != 256; ++c)
    h = h * 7 + kind(c) * 2 + vowel(c);
  write(h);
  for (int y = 1896; y < 2009; y += 4)
    write(leap(y) * 10000 + y);
  for (int a = 0; a != 5; ++a)
    for (int b = 0; b != 5; ++b)
      for (int c = 0; c != 5; ++c)
        h = h * 5 + triangle(a, b, c);
  write(h);
  for (int x = -3; x != 4; ++x)
    for (int y = -3; y != 4; ++y)
      h = h * 2 + inside(x, y);
  write(h);
  return 0;
}
