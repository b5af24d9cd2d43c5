// A block of each iteration in a cycle that a goto enters in its middle, after a
// block that is allocated once.
#include <course.h>
struct N {
  struct N *n;
  unsigned long v;
  unsigned long more[2998];
};
int main(void) {
  unsigned long n = read(), k = read(), i = 0, s = 0;
  unsigned long *t = malloc(80000);
  struct N *h = 0;
  if (k)
    goto mid;
top:
  if (i % 7 == 3)
    write(i);
  s = s * 3 + i;
  if (s % 5 == 1)
    write(s);
mid: {
  struct N *x = malloc(sizeof *x);
  x->n = h;
  x->v = i;
  x->more[i] = 7;
  x->more[k] += s;
  h = x;
}
  i++;
  s += 2;
  write(s);
  if (i < n)
    goto top;
  t[n] = 5;
  for (int r = 0; r < 3; r++)
    for (struct N *x = h; x; x = x->n)
      write(x->v + x->more[r]);
  write(t[n] + t[k]);
  return 0;
}
