// Compound assignment, increments and comparisons of bit-fields of every width.
#include <course.h>
struct f {
  int a : 1, b : 2, c : 7, d : 13, e : 31;
  unsigned u : 1, v : 5, w : 31;
  long l : 34;
  unsigned long m : 63;
};
static struct f g;
static void step(struct f *f, int k) {
  f->a ^= k, f->b += k, f->c *= 3, f->d -= k * 7, f->e = f->e / 2 + k;
  f->u++, f->v <<= 1, f->v |= k & 1, --f->w, f->l += 1L << 32, f->m -= k;
}
int main(void) {
  for (int k = 0; k != 12; ++k) {
    g.c = k + 2;
    step(&g, k);
    write(g.a), write(g.b), write(g.c), write(g.d), write(g.e), write(g.u);
    write(g.v), write(g.w), write(g.l), write(g.m);
    write((g.a < 0) + 2 * (g.c > g.d) + 4 * (g.u < -1) + 8 * (g.w > -1) +
          16 * (g.m > g.l));
  }
  return 0;
}
