// Nested recursion with a table of results.
#include <course.h>
static int memo[4][200];
static int ack(int m, int n) {
  if (m < 4 && n < 200 && memo[m][n])
    return memo[m][n];
  int r = m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  if (m < 4 && n < 200)
    memo[m][n] = r;
  return r;
}
int main(void) {
  for (int m = 0; m != 4; ++m)
    for (int n = 0; n != 5; ++n)
      write(ack(m, n));
  return 0;
}
