// Literals of every form, escapes, concatenation, separators of digits.
#include <course.h>
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
int main(void) {
  write(0777), write(0xFfUL), write(0b1011), write(1e3), write(0x1.8p3),
      write('\x41' + '\101' + '\n'),
      write(sizeof "a\0b"
                   "c"),
      write("\a\b\f\v\\\?\"'"[3]);
  write(L'\u00e9'), write('ab' & 0xff), write(1.5e-1f * 20),
      write(100000000000), write(4294967295 > 0), write(sizeof 2147483648),
      write(-2147483647 - 1 < 0);
  write(sizeof(XSTR(CAT(12, 34)))), write(CAT(0x, ff)), write(__LINE__),
      write(sizeof __func__), write(__COUNTER__ + __COUNTER__),
      write(.5 + 5. == 5.5);
  return 0;
}
