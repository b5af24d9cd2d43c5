// Structures that end in an array of no length: made, copied, in static
// objects, in lists.
#include <course.h>
struct text {
  unsigned short size;
  char data[];
};
struct wide {
  char tag;
  struct {
    int a, b;
  } pairs[];
};
static struct wide fixed = {'w', {{1, 2}, {3, 4}, {5, 6}}};
static struct text *make(unsigned n) {
  struct text *t = malloc((sizeof *t + n + 7) / 8 * 8);
  t->size = n;
  for (unsigned i = 0; i != n; ++i)
    t->data[i] = 'a' + i;
  return t;
}
static unsigned hash(const struct text *t) {
  unsigned h = t->size;
  for (unsigned i = 0; i != t->size; ++i)
    h = h * 31 + t->data[i];
  return h;
}
int main(void) {
  struct text *all[6];
  for (unsigned n = 0; n != 6; ++n)
    all[n] = make(n * n);
  for (int n = 5; n >= 0; --n)
    write(hash(all[n]));
  int sum = 0;
  for (volatile int i = 0; i != 3; ++i)
    sum = sum * 10 + fixed.pairs[i].a * fixed.pairs[i].b;
  write(sum), write(sizeof(struct wide)), write(sizeof(struct text));
  struct text head = *all[4];
  write(head.size);
  for (int n = 0; n != 6; ++n)
    free(all[n]);
  return 0;
}
