// Structures with arrays by value: a callee that only reads its copy may get the
// original, as long as nobody writes to that meanwhile (course-argument-copies).
// text

#include <stdio.h>

struct vector {
  int n;
  int at[12];
};

static struct vector global = {3, {1, 2, 3}};
static int calls;

static int total(struct vector v) {
  int s = 0;
  for (int i = 0; i < v.n; ++i)
    s += v.at[i];
  return s;
}

// Reads its argument after it has changed what that was copied from.
__attribute__((noinline)) static int changes_global(struct vector v) {
  global.at[0] += 100;
  return total(v);
}

__attribute__((noinline)) static int changes_there(struct vector *p,
                                                   struct vector v) {
  p->at[1] = -1;
  p->n = 2;
  return total(v) * 10 + v.n;
}

__attribute__((noinline)) static struct vector longer(struct vector v, int x) {
  v.at[v.n++] = x;
  return v;
}

__attribute__((noinline)) static struct vector sum(struct vector a,
                                                   struct vector b) {
  struct vector c = {0, {0}};
  while (c.n < a.n || c.n < b.n) {
    int x = c.n < a.n ? a.at[c.n] : 0, y = c.n < b.n ? b.at[c.n] : 0;
    c.at[c.n++] = x + y;
  }
  return c;
}

// Each call changes what the outer one goes on to read.
__attribute__((noinline)) static int deep(struct vector v, int depth) {
  ++calls;
  if (depth == 0)
    return total(v);
  struct vector inner = v;
  inner.at[depth % v.n] += depth;
  int below = deep(inner, depth - 1);
  return below * 2 + total(v) + deep(v, depth / 2);
}

static const struct vector *kept;
__attribute__((noinline)) static int keeps(struct vector v) {
  kept = &v;
  return kept->at[0];
}

static int pick(int (*f)(struct vector), struct vector v) { return f(v); }

int main(void) {
  struct vector x = {2, {5, 7}}, y = {4, {1, 10, 100, 1000}};
  for (int i = 0; i < 6; ++i) {
    struct vector z = sum(x, y);
    x = y;
    y = z;
  }
  printf("%d %d %d\n", total(x), total(y), y.n);
  x = sum(x, x);
  printf("%d %d\n", total(x), changes_global(global));
  printf("%d %d\n", total(global), changes_there(&global, global));
  printf("%d\n", changes_there(&x, x));
  struct vector w = longer(longer(x, 3), 4);
  printf("%d %d %d\n", total(w), w.n, x.n);
  printf("%d %d\n", deep(w, 5), calls);
  printf("%d %d\n", keeps(w), pick(total, w) + pick(changes_global, global));
  struct vector array[3] = {w, x, y};
  for (int i = 0; i < 3; ++i)
    array[i] = sum(array[i], array[(i + 1) % 3]);
  printf("%d %d %d\n", total(array[0]), total(array[1]), total(array[2]));
  return 0;
}
