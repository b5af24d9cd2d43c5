// Puzzles: towers, queens, a knight's moves, subsets, permutations.
#include <course.h>
static int moves;
static uint64_t h;
static void hanoi(int n, int a, int b, int c) {
  if (!n)
    return;
  hanoi(n - 1, a, c, b);
  h = h * 3 + a * 4 + b, ++moves;
  hanoi(n - 1, c, b, a);
}
static int queens(int n, unsigned cols, unsigned l, unsigned r) {
  unsigned all = (1u << n) - 1, free = all & ~(cols | l | r);
  if (cols == all)
    return 1;
  int s = 0;
  while (free) {
    unsigned bit = free & -free;
    free ^= bit;
    s += queens(n, cols | bit, (l | bit) << 1, (r | bit) >> 1);
  }
  return s;
}
static int knight(int x, int y, int n) {
  static const signed char d[8][2] = {{1, 2},  {2, 1},  {-1, 2},  {-2, 1},
                                      {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
  if (x < 0 || y < 0 || x > 7 || y > 7)
    return 0;
  if (!n)
    return 1;
  int s = 0;
  for (int i = 0; i != 8; ++i)
    s += knight(x + d[i][0], y + d[i][1], n - 1);
  return s;
}
static int subsets(const int *a, int n, int want) {
  return n == 0
             ? want == 0
             : subsets(a + 1, n - 1, want) + subsets(a + 1, n - 1, want - *a);
}
static void permute(char *s, int k, int n) {
  if (k == n) {
    for (int i = 0; i != n; ++i)
      h = h * 5 + s[i];
    return;
  }
  for (int i = k; i != n; ++i) {
    char t = s[k];
    s[k] = s[i], s[i] = t;
    permute(s, k + 1, n);
    t = s[k];
    s[k] = s[i], s[i] = t;
  }
}
int main(void) {
  hanoi(6, 1, 2, 3), write(moves), write(h);
  write(queens(6, 0, 0, 0)), write(knight(0, 0, 4));
  int a[] = {3, 5, 8, 9, 1, 2, 7};
  write(subsets(a, 7, 15));
  char s[] = "abcde";
  permute(s, 0, 5), write(h);
  return 0;
}
