// Volatile, constant and atomic bit-fields and members; members of one bit and
// of whole words; zero widths.
#include <course.h>
struct regs {
  volatile unsigned on : 1, mode : 3, : 4, level : 8;
  int : 0;
  volatile signed delta : 5;
  const unsigned id : 12;
  unsigned long wide : 40, all : 24;
  _Bool flag : 1;
  unsigned whole : 32;
  signed char s : 8;
};
static struct regs r = {1, 5, 200, -16, 0xabc, 0xffffffffff, 0x800000, 1, ~0u, -1};
static unsigned read_level(const struct regs *p) { return p->level + p->level; }
static void set(struct regs *p, int v) {
  p->on = v, p->mode += v, p->level -= v, p->delta = v, p->wide *= v;
  p->all ^= v, p->flag = v, p->whole /= 3, p->s = p->s * 2;
}
int main(void) {
  for (int i = 0; i != 5; ++i) {
    write(r.on), write(r.mode), write(read_level(&r)), write(r.delta);
    write(r.id), write(r.wide), write(r.all), write(r.flag), write(r.whole);
    write(r.s), set(&r, i * 3);
  }
  write(sizeof r), write(r.mode++ + ++r.level), write(r.delta-- > 0);
  write((r.wide = -1) == 0xffffffffff), write((r.mode = 12)), write(r.mode);
  struct {
    unsigned a : 31, b : 31, c : 2;
  } odd = {0x7fffffff, 0x40000001, 3}, copy = odd;
  copy.b = copy.b + 0u + odd.a;
  write(copy.a), write(copy.b), write(copy.c), write(sizeof odd);
  return 0;
}
