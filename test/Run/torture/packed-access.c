// Members of packed structures at odd addresses, read and written by every
// width.
#include <course.h>
struct __attribute__((packed)) p {
  char c;
  long l;
  short s;
  int i;
  struct {
    char d;
    long m;
  } in;
  float f;
};
static struct p g[2] = {{1, -2, 3, -4, {5, 6}, 1.5f}};
__attribute__((noinline)) static long sum(const struct p *p) {
  return p->c + p->l + p->s + p->i + p->in.d + p->in.m + (int)(p->f * 2);
}
__attribute__((noinline)) static void set(struct p *p, int k) {
  p->l = k * 1000000007l, p->s -= k, p->i *= 2, p->in.m ^= -(1L << 33),
  p->f += k;
}
int main(void) {
  write(sum(&g[0]));
  g[1] = g[0], g[1].i = 77, set(&g[1], 9);
  write(sum(&g[1])), write(g[1].l), write(g[1].in.m), write(sizeof g);
  struct p local = g[1];
  local.l++;
  write(local.l - g[1].l), write(local.s);
  return 0;
}
