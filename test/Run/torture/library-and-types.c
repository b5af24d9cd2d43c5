// Library functions move objects of all types, whatever type their own accesses
// have: values written just before a call and read just after it.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct pair {
  const char *name;
  double weight;
};
static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static int by_weight(const void *a, const void *b) {
  double x = ((const struct pair *)a)->weight;
  double y = ((const struct pair *)b)->weight;
  return (x > y) - (x < y);
}
static int by_pointer(const void *a, const void *b) {
  return **(int *const *)a - **(int *const *)b;
}
int main(void) {
  int n;
  if (scanf("%d", &n) != 1)
    return 1;
  double d[] = {3.5, n, 2.5, -1};
  qsort(d, 4, sizeof *d, by_value);
  printf("%g %g %g %g\n", d[0], d[1], d[2], d[3]);
  struct pair p[] = {{"pear", n}, {"fig", 1.5}, {"plum", -2}};
  qsort(p, 3, sizeof *p, by_weight);
  printf("%s %s %s %g\n", p[0].name, p[1].name, p[2].name, p[2].weight);
  int i[] = {n, 9, -n}, *q[] = {i, i + 1, i + 2};
  qsort(q, 3, sizeof *q, by_pointer);
  printf("%d %d %d\n", *q[0], *q[1], *q[2]);

  int **grown = malloc(2 * sizeof *grown);
  grown[0] = i + 1, grown[1] = i;
  grown = realloc(grown, (size_t)n * sizeof *grown);
  grown[2] = i + 2;
  printf("%d %d %d\n", *grown[0], *grown[1], *grown[2]);
  float f[8];
  for (int k = 0; k != 8; ++k)
    f[k] = (float)(k * n);
  memmove(f, f + 2, (size_t)n);
  memmove(f + 4, f + 2, 12);
  printf("%g %g %g %g %g\n", f[0], f[2], f[3], f[4], f[6]);
  double *from = malloc((size_t)n * sizeof *from), sum = 0;
  double *to = calloc((size_t)n, sizeof *to);
  for (int k = 0; k != n; ++k)
    from[k] = k + 0.5;
  memcpy(to, from, (size_t)n * sizeof *to);
  memset(from, 0, (size_t)n * sizeof *from);
  for (int k = 0; k != n; ++k)
    sum += to[k] - from[k];
  printf("%g\n", sum);
  free(from), free(to), free(grown);

  long long wide = n;
  long longer = n;
  if (sscanf("12 34", "%ld %lld", (long *)(void *)&wide,
             (long long *)(void *)&longer) != 2)
    return 1;
  printf("%lld %ld\n", wide, longer);
  return 0;
}
