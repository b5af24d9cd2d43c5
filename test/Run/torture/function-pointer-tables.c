// Tables of functions in structures, arrays of arrays, returned and compared.
#include <course.h>
typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int none(int a, int b) { return 0; }
static const struct {
  const char *name;
  op f;
  op inverse;
} ops[] = {{"add", add, sub}, {"sub", sub, add}, {"mul", mul, 0}};
static op grid[2][2] = {{add, sub}, {mul, none}};
static op pick(const char *s) {
  for (int i = 0; i != 3; ++i)
    if (ops[i].name[0] == *s)
      return ops[i].f;
  return none;
}
static op (*picker)(const char *) = pick;
static int apply(op f, int n, int x) {
  return n ? apply(f, n - 1, f(x, n)) : x;
}
static op self(op f) { return f == add ? mul : f == mul ? sub : add; }
int main(void) {
  for (int i = 0; i != 3; ++i)
    write(ops[i].f(20, 3) + (ops[i].inverse ? ops[i].inverse(20, 3) : -1));
  write(picker("mul")(6, 7)), write((*picker("x"))(6, 7)),
      write((**pick)("sub")(6, 7));
  for (int i = 0; i != 4; ++i)
    write(grid[i / 2][i % 2](9, 4));
  write(apply(add, 10, 1)), write(apply(sub, 3, 1)), write(apply(mul, 5, 1));
  op f = add;
  for (int i = 0; i != 5; ++i)
    f = self(f), write(f(8, 3));
  write((op)0 == f), write(f != add);
  return 0;
}
