// Compound literals and designators in functions, with values not constant.
#include <course.h>
struct p {
  int x, y;
};
struct r {
  struct p a, b;
  int w[4];
};
static int area(struct r r) {
  return (r.b.x - r.a.x) * (r.b.y - r.a.y) + r.w[3];
}
static int first(const int *p) { return *p; }
int main(void) {
  volatile int n = 5;
  struct r r = {.b = {n, n + 1}, .a.y = 2, .w[3] = n * n, .w[1] = n};
  write(area(r)), write(r.w[0] + r.w[1] + r.w[2]);
  write(area((struct r){{1, 1}, {n, n}}));
  write(first((int[]){n, 2, 3})), write(first(&(int){n + 9}));
  struct p *q = &(struct p){.y = n};
  q->x += 3;
  write(q->x * 10 + q->y);
  for (int i = 0; i != 3; ++i) {
    int *z = (int[4]){[1] = i};
    z[0]++;
    write(z[0] + z[1] + z[2]);
  }
  struct r copy = {.a = *q, .b = r.b};
  write(copy.a.x + copy.b.y + copy.w[1]);
  int later[] = {[3] = n, [1] = n + 1, n + 2, [0] = n + 3};
  write(later[0] * 1000 + later[1] * 100 + later[2] * 10 + later[3]);
  return 0;
}
