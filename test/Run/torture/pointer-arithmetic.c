// Pointers: differences, negative indices, comparisons, to arrays, to pointers,
// casts.
#include <course.h>
struct s {
  char c[3];
  short h;
};
static int m[4][5][6];
int main(void) {
  int *p = &m[1][2][3], (*row)[6] = m[2], (*plane)[5][6] = m + 3;
  for (int i = 0; i != 120; ++i)
    (&m[0][0][0])[i] = i;
  write(*p), write(p[-1]), write((*row)[1]), write(row[3][2]),
      write((*plane)[4][5]), write(plane[-1][0][0]);
  write(p - &m[0][0][0]), write((char *)(row + 1) - (char *)row),
      write(plane - m), write(*(*(*(m + 1) + 2) + 3));
  write(p > &m[1][2][2]), write(&m[4] - &m[1]), write((long)(&m[1] - &m[4]));
  struct s a[5], *q = a + 4, **pp = &q;
  write(q - a), write((char *)&(*pp)->h - (char *)a),
      write((*pp)--->c - a[0].c), write(q - a);
  write((uintptr_t)(q + 1) - (uintptr_t)q), write(&q->c[2] - &q->c[0]),
      write(2 [m[1][1]]);
  long big = 1l << 33;
  char *c = (char *)m;
  write(*(int *)(c + (big >> 31) * 4)), write(&c[big] - c),
      write((c + big) - (c - 1));
  void *v = m + 1;
  write((int *)(v + sizeof m[0]) == &m[2][0][0]);
  const char *strings[] = {"alpha", "beta", 0}, *const *sp = strings;
  uint64_t h = 0;
  while (*sp)
    for (const char *s = *sp++; *s; s++)
      h = h * 31 + *s;
  write(h);
  return 0;
}
