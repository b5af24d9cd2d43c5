// qsort and bsearch of many sizes of elements.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct big {
  int key;
  char pad[17];
};
static int ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int bytes(const void *a, const void *b) {
  return *(const unsigned char *)b - *(const unsigned char *)a;
}
static int strings(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}
static int bigs(const void *a, const void *b) { return ints(a, b); }
int main(void) {
  int v[50];
  unsigned x = 1;
  for (int i = 0; i != 50; ++i)
    v[i] = (x = x * 1103515245 + 12345) >> 16 & 255;
  qsort(v, 50, sizeof *v, ints);
  for (int i = 0; i != 50; ++i)
    printf("%d ", v[i]);
  int *f = bsearch(&v[20], v, 50, sizeof *v, ints), missing = 256;
  printf("%d %d\n", *f == v[20],
         bsearch(&missing, v, 50, sizeof *v, ints) == NULL);
  char t[] = "quicksort";
  qsort(t, 9, 1, bytes);
  const char *w[] = {"pear", "apple", "fig", "date"};
  qsort(w, 4, sizeof *w, strings);
  printf("%s %s %s %s %s\n", t, w[0], w[1], w[2], w[3]);
  struct big g[7];
  for (int i = 0; i != 7; ++i) {
    g[i].key = i * 5 % 7;
    memset(g[i].pad, 'a' + g[i].key, 17);
  }
  qsort(g, 7, sizeof *g, bigs);
  for (int i = 0; i != 7; ++i)
    printf("%d%c ", g[i].key, g[i].pad[16]);
  qsort(v, 0, 4, ints), qsort(v, 1, 4, ints);
  puts("");
  return 0;
}
