// Blocks are allocated in a cycle that a goto enters in its middle.
#include <course.h>
struct N {
  struct N *n;
  unsigned long v;
};
int main(void) {
  unsigned long n = read(), k = read(), s = 0, i = 0;
  struct N *h = malloc(16);
  h->n = 0;
  h->v = 1000 + k;
  if (k)
    goto mid;
top: {
  struct N *x = malloc(16);
  x->n = h;
  x->v = read();
  h = x;
}
  if (i % 7 == 3)
    write(i);
mid:
  i++;
  s = s * 3 + h->v;
  write(s);
  if (i < n)
    goto top;
  for (struct N *x = h; x; x = x->n) {
    s = s * 5 + x->v;
    write(x->v);
  }
  write(s);
  return 0;
}
