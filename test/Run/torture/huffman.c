// Codes built with a heap of nodes, written and read back.
#include <course.h>
struct node {
  int weight, sym, left, right;
};
static struct node t[64];
static int count, code[27], len[27];
static int take(int *h, int *n) {
  int best = 0;
  for (int i = 1; i != *n; ++i)
    if (t[h[i]].weight < t[h[best]].weight ||
        (t[h[i]].weight == t[h[best]].weight && h[i] < h[best]))
      best = i;
  int r = h[best];
  h[best] = h[--*n];
  return r;
}
static void assign(int v, int c, int l) {
  if (t[v].left < 0) {
    code[t[v].sym] = c, len[t[v].sym] = l;
    return;
  }
  assign(t[v].left, c << 1, l + 1), assign(t[v].right, c << 1 | 1, l + 1);
}
int main(void) {
  const char *s = "she sells sea shells by the sea shore";
  int freq[27] = {0}, heap[27], n = 0;
  for (const char *p = s; *p; ++p)
    ++freq[*p == ' ' ? 26 : *p - 'a'];
  for (int i = 0; i != 27; ++i)
    if (freq[i])
      t[count] = (struct node){freq[i], i, -1, -1}, heap[n++] = count++;
  while (n > 1) {
    int a = take(heap, &n), b = take(heap, &n);
    t[count] = (struct node){t[a].weight + t[b].weight, -1, a, b},
    heap[n++] = count++;
  }
  assign(heap[0], 0, 0);
  unsigned char bits[40] = {0};
  int at = 0;
  for (const char *p = s; *p; ++p) {
    int c = *p == ' ' ? 26 : *p - 'a';
    for (int i = len[c]; i--; ++at)
      bits[at / 8] |= (code[c] >> i & 1) << at % 8;
  }
  write(at);
  uint64_t h = 0;
  for (int i = 0, v; i < at; h = h * 29 + t[v].sym)
    for (v = heap[0]; t[v].left >= 0; ++i)
      v = bits[i / 8] >> i % 8 & 1 ? t[v].right : t[v].left;
  write(h);
  for (int i = 0; i != 27; ++i)
    if (len[i])
      write(len[i] * 100 + i);
  return 0;
}
