// Conditional expressions: nested, with side effects, as lvalues through
// pointers, GNU's ?:.
#include <course.h>
static int calls;
static int t(int v) {
  calls = calls * 3 + v;
  return v;
}
int main(void) {
  volatile int a = 3, b = 0, c = -7;
  int x = 10, y = 20;
  *(a ? &x : &y) = 5, *(b ? &x : &y) += 5;
  write(x * 100 + y);
  write((a ?: 9) + (b ?: 9)), write(t(4) ?: t(5)), write(t(0) ?: t(6)),
      write(calls);
  write(a   ? b ? 1 : 2
        : c ? 3
            : 4),
      write((a > 2 ? 100 : 200) + (c < 0 ? 7 : 8) * (b ? a : c));
  write(a && t(1) || t(2)), write(b && t(1) || t(2)), write(!(a && !b) | !c),
      write(calls);
  write((a, b, c) + (t(1), t(2), 5)), write(sizeof(a ? 1 : 2l)),
      write(a ? (unsigned char)-1 : c), write((b ? 1u : c) > 0);
  struct {
    int m[2];
  } s = {{1, 2}}, u = {{3, 4}};
  write((a ? s : u).m[1] + (b ? s : u).m[0]);
  for (int i = 0, j = 9; i < j ? t(i) < 100 : 0; i += 2, j -= j > 5 ? 1 : 3)
    write(i * 10 + j);
  return 0;
}
