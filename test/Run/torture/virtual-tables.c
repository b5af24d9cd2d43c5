// Objects with tables of functions, inheritance by first member.
#include <course.h>
struct shape;
struct ops {
  long (*area)(const struct shape *);
  void (*scale)(struct shape *, int);
  const char *name;
};
struct shape {
  const struct ops *ops;
  int id;
};
struct square {
  struct shape base;
  int side;
};
struct rect {
  struct square base;
  int height;
};
static long sq_area(const struct shape *s) {
  const struct square *q = (const struct square *)s;
  return (long)q->side * q->side;
}
static void sq_scale(struct shape *s, int k) {
  ((struct square *)s)->side *= k;
}
static long re_area(const struct shape *s) {
  const struct rect *r = (const struct rect *)s;
  return (long)r->base.side * r->height;
}
static void re_scale(struct shape *s, int k) {
  sq_scale(s, k), ((struct rect *)s)->height *= k;
}
static const struct ops squares = {sq_area, sq_scale, "square"},
                        rects = {re_area, re_scale, "rect"};
static long total(struct shape *const *s, int n) {
  long t = 0;
  while (n--)
    s[n]->ops->scale(s[n], n + 1),
        t += s[n]->ops->area(s[n]) + s[n]->ops->name[0];
  return t;
}
int main(void) {
  struct square a = {{&squares, 1}, 3};
  struct rect b = {{{&rects, 2}, 4}, 5};
  struct shape *all[] = {&a.base, &b.base.base, &a.base};
  write(total(all, 3)), write(a.side), write(b.height);
  b.base.base.ops = &squares;
  write(total(all + 1, 2));
  return 0;
}
