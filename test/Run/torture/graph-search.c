// Breadth first, depth first, shortest paths and components in one graph.
#include <course.h>
enum { N = 12 };
static unsigned char adj[N][N];
static int color[N], order[N], n;
static void dfs(int v) {
  color[v] = 1;
  for (int w = 0; w != N; ++w)
    if (adj[v][w] && !color[w])
      dfs(w);
  order[n++] = v;
}
static int bfs(int from, int to) {
  int q[N], d[N], h = 0, t = 0;
  for (int i = 0; i != N; ++i)
    d[i] = -1;
  d[from] = 0, q[t++] = from;
  while (h != t) {
    int v = q[h++];
    if (v == to)
      return d[v];
    for (int w = 0; w != N; ++w)
      if (adj[v][w] && d[w] < 0)
        d[w] = d[v] + 1, q[t++] = w;
  }
  return -1;
}
static int parent[N];
static int root(int v) {
  return parent[v] == v ? v : (parent[v] = root(parent[v]));
}
int main(void) {
  unsigned x = 3;
  for (int i = 0; i != 17; ++i) {
    x = x * 75 % 65537;
    int a = x % N;
    x = x * 75 % 65537;
    int b = x % N;
    adj[a][b] = 1 + x % 9;
  }
  for (int v = 0; v != N; ++v)
    if (!color[v])
      dfs(v);
  for (int i = 0; i != N; ++i)
    write(order[i]), parent[i] = i;
  for (int a = 0; a < N; a += 3)
    for (int b = 1; b < N; b += 4)
      write(bfs(a, b));
  for (int a = 0; a != N; ++a)
    for (int b = 0; b != N; ++b)
      if (adj[a][b])
        parent[root(a)] = root(b);
  int parts = 0;
  for (int v = 0; v != N; ++v)
    parts += root(v) == v;
  write(parts);
  return 0;
}
