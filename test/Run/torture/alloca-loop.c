// Memory of variable size: in loops, recursion, beside fixed objects.
#include <course.h>
static long sum(int n) {
  int fixed = n;
  long *p = __builtin_alloca(n * sizeof *p);
  for (int i = 0; i != n; ++i)
    p[i] = i * fixed;
  long s = 0;
  for (int i = 0; i != n; ++i)
    s += p[i];
  return s + (n > 1 ? sum(n / 2) : 0);
}
static int chain(int n) {
  struct node {
    struct node *next;
    int v;
  } *head = 0;
  for (int i = 0; i != n; ++i) {
    struct node *x = __builtin_alloca(sizeof *x);
    x->next = head, x->v = i, head = x;
  }
  int r = 0;
  for (; head; head = head->next)
    r = r * 3 + head->v;
  return r;
}
static int vla(int n, int m) {
  int a[n][m];
  for (int i = 0; i != n; ++i)
    for (int j = 0; j != m; ++j)
      a[i][j] = i * 10 + j;
  int r = 0;
  for (int k = 0; k != 3; ++k) {
    char b[n + k];
    b[n + k - 1] = k;
    r += b[n + k - 1] + sizeof b;
  }
  return a[n - 1][m - 1] + sizeof a / sizeof *a + r;
}
static int param(int n, int a[n][n]) { return a[n - 1][0] + sizeof a[0]; }
int main(void) {
  write(sum(20)), write(chain(15)), write(vla(3, 7));
  int a[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  write(param(3, a));
  return 0;
}
