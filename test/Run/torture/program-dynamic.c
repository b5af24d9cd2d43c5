// Tables of partial solutions: distances of words, longest common parts,
// knapsacks, coins, chains of matrices, partitions.
// text
#include <stdio.h>
#include <string.h>
static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }
static int distance(const char *a, const char *b) {
  int n = strlen(a), m = strlen(b), d[n + 1][m + 1];
  for (int i = 0; i <= n; ++i)
    for (int k = 0; k <= m; ++k)
      if (!i || !k)
        d[i][k] = i + k;
      else {
        d[i][k] = min(min(d[i - 1][k], d[i][k - 1]) + 1,
                      d[i - 1][k - 1] + (a[i - 1] != b[k - 1]));
        if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
          d[i][k] = min(d[i][k], d[i - 2][k - 2] + 1);
      }
  return d[n][m];
}
static void common(const char *a, const char *b, char *out) {
  static unsigned char t[20][20];
  int n = strlen(a), m = strlen(b);
  memset(t, 0, sizeof t);
  for (int i = n; i--;)
    for (int k = m; k--;)
      t[i][k] = a[i] == b[k] ? t[i + 1][k + 1] + 1 : max(t[i + 1][k], t[i][k + 1]);
  for (int i = 0, k = 0; i < n && k < m;)
    if (a[i] == b[k])
      *out++ = a[i++], ++k;
    else if (t[i + 1][k] >= t[i][k + 1])
      ++i;
    else
      ++k;
  *out = 0;
}
static int knapsack(const int *w, const int *v, int n, int room) {
  int best[room + 1];
  memset(best, 0, sizeof best);
  for (int i = 0; i != n; ++i)
    for (int r = room; r >= w[i]; --r)
      best[r] = max(best[r], best[r - w[i]] + v[i]);
  return best[room];
}
static unsigned long ways(int sum, const unsigned char *coins, int n) {
  static unsigned long t[201];
  memset(t, 0, sizeof t), t[0] = 1;
  for (int i = 0; i != n; ++i)
    for (int s = coins[i]; s <= sum; ++s)
      t[s] += t[s - coins[i]];
  return t[sum];
}
static int chain(const int *d, int i, int k, int memo[8][8]) {
  if (i == k)
    return 0;
  if (memo[i][k])
    return memo[i][k];
  int best = 0x7fffffff;
  for (int m = i; m != k; ++m)
    best = min(best, chain(d, i, m, memo) + chain(d, m + 1, k, memo) +
                         d[i] * d[m + 1] * d[k + 1]);
  return memo[i][k] = best;
}
static int rising(const int *v, int n) {
  int tails[n], used = 0;
  for (int i = 0; i != n; ++i) {
    int lo = 0, hi = used;
    while (lo != hi) {
      int mid = (lo + hi) / 2;
      if (tails[mid] < v[i])
        lo = mid + 1;
      else
        hi = mid;
    }
    tails[lo] = v[i], used += lo == used;
  }
  return used;
}
int main(void) {
  static const char *const words[] = {"kitten", "sitting", "", "saturday",
                                      "sunday", "ab",      "ba"};
  for (int i = 0; i != 7; ++i)
    for (int k = 0; k != 7; ++k)
      printf("%d%c", distance(words[i], words[k]), k == 6 ? '\n' : ' ');
  char out[20];
  common("thisisatest", "testing123testing", out), puts(out);
  static const int w[] = {5, 4, 6, 3, 7, 2}, v[] = {10, 40, 30, 50, 35, 15};
  for (int room = 1; room < 30; room += 7)
    printf("%d\n", knapsack(w, v, 6, room));
  printf("%lu %lu\n", ways(200, (unsigned char[]){1, 2, 5, 10, 20, 50, 100, 200}, 8),
         ways(100, (unsigned char[]){3, 7, 11}, 3));
  int memo[8][8] = {{0}};
  printf("%d\n", chain((const int[]){30, 35, 15, 5, 10, 20, 25}, 0, 5, memo));
  printf("%d\n", rising((const int[]){3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8}, 12));
  return 0;
}
