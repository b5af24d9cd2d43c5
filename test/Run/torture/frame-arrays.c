// Arrays of all sizes in one frame, their addresses compared and kept apart.
#include <course.h>
static void set(void *p, int n, int v) { __builtin_memset(p, v, n); }
static uint64_t sum(const unsigned char *p, int n) {
  uint64_t s = 0;
  while (n--)
    s += *p++;
  return s;
}
int main(void) {
  char a[1], b[3], c[7];
  short d[5];
  int e[9];
  long f[33];
  char g[100];
  struct {
    char c;
    long l;
  } h[3];
  set(a, sizeof a, 1), set(b, sizeof b, 2), set(c, sizeof c, 3),
      set(d, sizeof d, 4);
  set(e, sizeof e, 5), set(f, sizeof f, 6), set(g, sizeof g, 7),
      set(h, sizeof h, 8);
#define W(x) write(sum((unsigned char *)x, sizeof x))
  W(a);
  W(b);
  W(c);
  W(d);
  W(e);
  W(f);
  W(g);
  W(h);
  void *p[] = {a, b, c, d, e, f, g, h};
  int different = 0;
  for (int i = 0; i != 8; ++i)
    for (int j = 0; j != 8; ++j)
      different += p[i] != p[j];
  write(different);
  write(((uintptr_t)d & 1) + ((uintptr_t)e & 3) + ((uintptr_t)f & 7) +
        ((uintptr_t)h & 7));
  return 0;
}
