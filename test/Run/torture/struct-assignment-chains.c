// Structures assigned in chains, through conditionals, commas, results of
// calls, overlapping in arrays; comparisons by member.
#include <course.h>
struct point {
  int x, y;
};
struct box {
  struct point lo, hi;
  char name[5];
};
static struct box boxes[4] = {{{1, 2}, {3, 4}, "a"}, {{5, 6}, {7, 8}, "bcde"}};
static struct point mid(struct box b) {
  return (struct point){(b.lo.x + b.hi.x) / 2, (b.lo.y + b.hi.y) / 2};
}
static struct box *at(int i) { return &boxes[i & 3]; }
static struct box grow(struct box b, int by) {
  b.lo.x -= by, b.lo.y -= by, b.hi.x += by, b.hi.y += by, b.name[0]++;
  return b;
}
static void show(const struct box *b) {
  write(b->lo.x), write(b->lo.y), write(b->hi.x), write(b->hi.y);
  write(b->name[0] * 256 + b->name[4]);
}
int main(void) {
  struct box a, b, c;
  a = b = c = boxes[1];
  b.lo = a.hi, a.hi = mid(c);
  show(&a), show(&b);
  volatile int one = 1;
  c = one ? grow(a, 10) : b;
  (one ? &a : &b)->lo.y = 99;
  show(&a), show(&c);
  boxes[2] = boxes[3] = (show(at(1)), grow(grow(*at(0), 1), 2));
  *at(one) = *at(one + 1), *at(0) = *at(4);
  for (int i = 0; i != 4; ++i)
    show(at(i));
  write(mid(grow(a, 3)).x), write(grow(c, 1).name[3]);
  write((one ? a : b).hi.x), write((a, c).lo.x);
  struct box d = (b = a);
  show(&d);
  return 0;
}
