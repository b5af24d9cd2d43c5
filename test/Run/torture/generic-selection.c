// _Generic, typeof, __auto_type, builtin type predicates.
#include <course.h>
#define KIND(x)                                                                \
  _Generic((x), char : 1, signed char : 2, unsigned char : 3, short : 4,       \
           int : 5, unsigned : 6, long : 7, unsigned long : 8, float : 9,      \
           double : 10, char * : 11, const char * : 12, int (*)(int) : 13,     \
           struct s : 14, default : 99)
struct s {
  int i;
};
static int f(int i) { return i; }
int main(void) {
  char c = 0;
  short h = 1;
  unsigned char u = 2;
  struct s s = {3};
  const char *k = "k";
  long l = 4;
  write(KIND(c)), write(KIND(h)), write(KIND(u)), write(KIND(s)),
      write(KIND(k)), write(KIND("x")), write(KIND(f));
  write(KIND(h + h)), write(KIND(l + 1u)), write(KIND(1.0f * c)),
      write(KIND(1 ? c : u)), write(KIND((char)l)), write(KIND(&l)),
      write(KIND('c')), write(KIND(sizeof c));
  __auto_type a = l * 3;
  __typeof__(a) b = a + 1;
  write(sizeof a + b);
  write(__builtin_types_compatible_p(int, __typeof__(f(1)))),
      write(__builtin_types_compatible_p(long, long long));
  write(__builtin_choose_expr(sizeof(long) == 8, 80, "no")),
      write(__builtin_constant_p(3 + 4));
  _Static_assert(KIND(1u) == 6, "unsigned");
  return 0;
}
