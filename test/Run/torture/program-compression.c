// Text packed and unpacked by LZW, by runs, by moving to the front, by the
// Burrows-Wheeler transform and in base 64.
// text
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const char text[] =
    "she sells sea shells by the sea shore; the shells she sells are sea shells "
    "for sure aaaaaaaaaaaaaaaaaaaaaaaa!!!!!!";
enum { N = sizeof text - 1, CODES = 300 };
static short prefix[CODES], codes[N];
static char suffix[CODES];
static int find(int p, char c, int used) {
  for (int i = 256; i != used; ++i)
    if (prefix[i] == p && suffix[i] == c)
      return i;
  return -1;
}
static int lzw(const char *s, int n) {
  int used = 256, out = 0, now = (unsigned char)s[0];
  for (int i = 1; i != n; ++i) {
    int next = find(now, s[i], used);
    if (next < 0) {
      codes[out++] = now;
      if (used != CODES)
        prefix[used] = now, suffix[used++] = s[i];
      next = (unsigned char)s[i];
    }
    now = next;
  }
  codes[out++] = now;
  return out;
}
static char *expand(int code, char *to) {
  if (code < 256) {
    *to = code;
    return to + 1;
  }
  to = expand(prefix[code], to);
  *to = suffix[code];
  return to + 1;
}
static int runs(const char *s, int n, char *to) {
  int out = 0;
  for (int i = 0, k; i != n; i = k) {
    for (k = i + 1; k != n && s[k] == s[i] && k - i < 100; ++k)
      ;
    if (k - i > 3)
      to[out++] = 1, to[out++] = k - i, to[out++] = s[i];
    else
      memset(to + out, s[i], k - i), out += k - i;
  }
  return out;
}
static int compare(const void *a, const void *b) {
  int i = *(const short *)a, k = *(const short *)b;
  for (int n = 0; n != N; ++n, i = (i + 1) % N, k = (k + 1) % N)
    if (text[i] != text[k])
      return text[i] - text[k];
  return 0;
}
static int burrows(char *out) {
  static short order[N];
  int first = 0;
  for (int i = 0; i != N; ++i)
    order[i] = i;
  qsort(order, N, sizeof *order, compare);
  for (int i = 0; i != N; ++i) {
    out[i] = text[(order[i] + N - 1) % N];
    if (order[i] == 0)
      first = i;
  }
  return first;
}
static void unburrows(const char *last, int at, char *out) {
  static short next[N];
  int count[129] = {0};
  for (int i = 0; i != N; ++i)
    ++count[last[i] + 1];
  for (int i = 0; i != 128; ++i)
    count[i + 1] += count[i];
  for (int i = 0; i != N; ++i)
    next[count[(int)last[i]]++] = i;
  for (int i = 0; i != N; ++i)
    out[i] = last[at = next[at]];
}
static void front(const char *s, char *out) {
  unsigned char list[128];
  for (int i = 0; i != 128; ++i)
    list[i] = i;
  for (int i = 0; i != N; ++i) {
    unsigned char *p = memchr(list, s[i], 128), c = *p;
    out[i] = p - list;
    memmove(list + 1, list, p - list), list[0] = c;
  }
}
static void base64(const char *s, int n) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrst"
                               "uvwxyz0123456789+/";
  for (int i = 0; i < n; i += 3) {
    unsigned v = (unsigned char)s[i] << 16;
    v |= i + 1 < n ? (unsigned char)s[i + 1] << 8 : 0;
    v |= i + 2 < n ? (unsigned char)s[i + 2] : 0;
    putchar(digits[v >> 18]), putchar(digits[v >> 12 & 63]);
    putchar(i + 1 < n ? digits[v >> 6 & 63] : '=');
    putchar(i + 2 < n ? digits[v & 63] : '=');
  }
  putchar('\n');
}
int main(void) {
  static char back[N + 1], one[N + 1], two[2 * N];
  int n = lzw(text, N);
  char *end = back;
  for (int i = 0; i != n; ++i)
    end = expand(codes[i], end);
  printf("%d %td %d\n", n, end - back, memcmp(back, text, N));
  printf("%d\n", runs(text, N, two));
  int first = burrows(one);
  printf("%d %s\n", first, one);
  unburrows(one, first, back), printf("%d\n", memcmp(back, text, N));
  front(one, back), printf("%d\n", runs(back, N, two));
  base64(text, 40), base64(one, 11);
  return 0;
}
