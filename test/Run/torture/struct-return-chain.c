// Calls on results of calls, members of results, arrays in results.
#include <course.h>
struct a {
  int x[5];
};
struct b {
  struct a a;
  char tail;
};
struct tiny {
  char c;
};
struct pair {
  long l;
  int i;
};
static struct a make(int n) {
  struct a r;
  for (int i = 0; i != 5; ++i)
    r.x[i] = n + i;
  return r;
}
static struct b wrap(struct a a, char t) { return (struct b){a, t}; }
static struct tiny tiny(int i) { return (struct tiny){i}; }
static struct pair pair(struct tiny t, struct b b) {
  return (struct pair){b.a.x[3], t.c + b.tail};
}
static struct pair again(struct pair p, int n) {
  return n ? again((struct pair){p.i, p.l}, n - 1) : p;
}
int main(void) {
  write(make(3).x[2]);
  write(wrap(make(10), 'x').a.x[4]);
  write(again(pair(tiny(300), wrap(make(7), 1)), 5).l);
  write(again(pair(tiny(300), wrap(make(7), 1)), 6).l);
  const struct b *volatile p = &(struct b){make(1), 2};
  write(p->a.x[0] + p->tail);
  return 0;
}
