// Truth tables of all functions of two and three operands.
#include <course.h>
int main(void) {
  uint64_t h = 0;
  for (unsigned f = 0; f != 16; ++f)
    for (int a = 0; a != 2; ++a)
      for (int b = 0; b != 2; ++b) {
        _Bool r = f >> (a * 2 + b) & 1,
              s = (f & 8 && a && b) || (f & 4 && a && !b) ||
                  (f & 2 && !a && b) || (f & 1 && !a && !b);
        h = h * 3 + (r == s) + (r ^ s);
      }
  write(h);
  for (int x = 0; x != 8; ++x) {
    _Bool a = x & 1, b = x & 2, c = x & 4;
    write((a & b | c) * 1 + (a ^ b ^ c) * 2 + (!(a | b) & c) * 4 +
          (a ? b : c) * 8 + ((a && b) == c) * 16 + (a > b) * 32 +
          (a <= (b & !c)) * 64 + (~a & 1) * 128);
  }
  return 0;
}
