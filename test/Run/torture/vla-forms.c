// Arrays of variable length: in loops and parameters, of two dimensions, their
// sizes evaluated once, typedefs of them, jumps out of their scopes.
#include <course.h>
static int evaluated;
static int size(int n) { return ++evaluated, n; }
static long sum(int n, int m, const int a[n][m]) {
  long s = 0;
  for (int i = 0; i != n; ++i)
    for (int k = 0; k != m; ++k)
      s = s * 3 + a[i][k];
  return s;
}
static void transpose(int n, int m, int to[m][n], int from[n][m]) {
  for (int i = 0; i != n; ++i)
    for (int k = 0; k != m; ++k)
      to[k][i] = from[i][k];
}
static int last(int n, int a[static n]) { return a[n - 1]; }
static int nested(int n) {
  int here[n];
  for (int i = 0; i != n; ++i)
    here[i] = i;
  if (n > 1)
    here[n - 1] += nested(n - 1) * 2;
  return last(n, here) % 10007;
}
static int leave(int n) {
  int r = 0;
  for (int i = 1;; ++i) {
    char buffer[i * 8];
    buffer[i * 7] = i;
    if (i % 3 == 0)
      continue;
    r += buffer[i * 7];
    if (i > n)
      goto out;
  }
out:
  return r;
}
int main(void) {
  int n = 3, m = 4;
  int a[n][m], b[m][n];
  for (int i = 0; i != n; ++i)
    for (int k = 0; k != m; ++k)
      a[i][k] = i * 7 + k;
  transpose(n, m, b, a);
  write(sum(n, m, a)), write(sum(m, n, b));
  write(sizeof a), write(sizeof a[size(1)]), write(evaluated);
  typedef short row[size(n)];
  n = 100;
  row r;
  r[0] = 1, r[2] = 5;
  write(sizeof(row)), write(r[2] + r[0]), write(evaluated);
  int(*p)[m] = a;
  write(p[2][1]), write((*(p + 1))[3]), write(sizeof *p);
  write(nested(12)), write(leave(20));
  char *end = (char *)(&a + 1);
  write(end - (char *)a), write(sizeof(char[size(9)]));
  return 0;
}
