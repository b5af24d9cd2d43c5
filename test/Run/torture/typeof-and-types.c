// typeof, __auto_type, types compared, chosen expressions, modes of types,
// unions passed as their members.
#include <course.h>
#define max(a, b)                                                              \
  ({                                                                           \
    __typeof__(a) x = (a);                                                     \
    __auto_type y = (b);                                                       \
    x > y ? x : y;                                                             \
  })
typedef int word __attribute__((mode(DI)));
typedef unsigned octet __attribute__((mode(QI)));
typedef union {
  const int *i;
  const char *c;
} either __attribute__((transparent_union));
static int first(either e, int kind) { return kind ? *e.i : *e.c; }
__typeof__(int (*)[3]) rows(int (*p)[3]) { return p + 1; }
static __typeof__(sizeof 0) length = sizeof(word);
#define KIND(x)                                                                \
  __builtin_choose_expr(                                                       \
      __builtin_types_compatible_p(__typeof__(x), int), 1,                     \
      __builtin_choose_expr(                                                   \
          __builtin_types_compatible_p(__typeof__(x), char *), "text", 0))
int main(void) {
  int calls = 0, i = 77;
  write(max(calls++, -1)), write(max(2u, 3ul)), write(calls);
  word w = -5;
  octet o = 300;
  write(w), write(o), write(length), write(sizeof(o));
  write(first(&i, 1)), write(first("x", 0));
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  write((*rows(grid))[2]);
  write(KIND(i)), write(KIND((char *)0)[1]), write(KIND(1.0));
  const volatile short cv = 9;
  __typeof__(cv) *p = &cv;
  __typeof__(*p + 0) plain = *p;
  plain *= 2;
  write(plain), write(__builtin_types_compatible_p(int, const int));
  write(__builtin_types_compatible_p(int[], int[5]));
  __typeof__(grid) copy;
  __builtin_memcpy(copy, grid, sizeof copy);
  write(copy[1][1]), write(sizeof(__typeof__(grid[0])));
  return 0;
}
