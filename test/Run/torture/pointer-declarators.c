// Declarators inside out: arrays of pointers to functions that return pointers
// to arrays, functions as parameters, qualified levels.
#include <course.h>
static int cells[2][3] = {{1, 2, 3}, {4, 5, 6}};
static int (*row(int i))[3] { return &cells[i]; }
static int (*(*rows[2])(int))[3] = {row, row};
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int (*choose(char op))(int, int) { return op == '+' ? add : sub; }
static int (*(*chooser(void))(char))(int, int) { return choose; }
static int fold(int f(int, int), const int v[], int n) {
  int r = v[0];
  for (int i = 1; i != n; ++i)
    r = (***f)(r, v[i]);
  return r;
}
typedef int binary(int, int);
static binary mul, *const ops[] = {add, sub, mul};
static int mul(int a, int b) { return a * b; }
struct machine {
  struct machine *(*step)(struct machine *, int);
  int state;
};
static struct machine *even(struct machine *, int);
static struct machine *odd(struct machine *m, int v) {
  m->state += v, m->step = even;
  return m;
}
static struct machine *even(struct machine *m, int v) {
  m->state *= v, m->step = odd;
  return m;
}
int main(void) {
  write((*rows[1](1))[2]), write(rows[0](0)[0][1]);
  write(choose('+')(5, 6)), write(chooser()('-')(5, 4));
  write(fold(&add, cells[1], 3)), write(fold(*ops[2], &cells[0][0], 6));
  struct machine m = {odd, 1};
  for (int i = 1; i != 8; ++i)
    m.step(&m, i)->state ^= 1;
  write(m.state);
  const int *volatile const *pp;
  const int *volatile p = &cells[0][2];
  pp = (const int *volatile const *)&p;
  write(**pp), write(sizeof(int(*)[3])), write(sizeof *rows[0](0));
  char *const names[] = {"zero", "one"}, *const *at = names + 1;
  write(at[-1][0]), write(*at[0]), write((*at)[2]);
  return 0;
}
