// Structures five deep, copied in parts, compared by members, as array
// elements.
#include <course.h>
struct a {
  char c;
  int i;
};
struct b {
  struct a a[2];
  short s;
};
struct c {
  struct b b;
  struct b *p;
};
struct d {
  struct c c[2];
  long l;
};
struct e {
  struct d d;
  char t[5];
};
static struct e g = {.d.c[1].b.a[0].i = 7,
                     .d.c[0].b = {{{1, 2}, {3, 4}}, 5},
                     .d.l = -6,
                     .t = "five"};
static int sum(struct e e) {
  int s = 0;
  for (int i = 0; i != 2; ++i)
    for (int j = 0; j != 2; ++j)
      s = s * 3 + e.d.c[i].b.a[j].c + e.d.c[i].b.a[j].i;
  return s + e.d.l + e.t[0];
}
static struct b mix(struct c *x, const struct a y) {
  x->p = &x->b, x->b.a[1] = y;
  return *x->p;
}
int main(void) {
  struct e e = g, *p = &e;
  write(sum(e)), p->d.c[1].b = mix(&p->d.c[0], (struct a){9, 10}),
                 write(sum(*p)), write(p->d.c[0].p->a[1].i);
  p->d.c[0].p->s++, p->d.c[0].p[0].a[0] = g.d.c[1].b.a[0];
  write(p->d.c[0].b.s), write(p->d.c[0].b.a[0].i), write(sizeof e),
      write((char *)&e.t - (char *)&e);
  struct b arr[3][2] = {{{{{1}}}}, [2] = {[1].s = 8}};
  arr[1][0] = arr[2][1], arr[0][1] = arr[0][0];
  write(arr[1][0].s + arr[0][1].a[0].c);
  return 0;
}
