// Ranges in switches and initialisers, the conditional without a middle, local
// labels, empty structures.
#include <course.h>
static int kind(int c) {
  switch (c) {
  case 'a' ... 'f':
  case 'A' ... 'F':
    return 1;
  case '0' ... '9':
    return 2;
  case -100 ... -1:
    return 3;
  case 1000 ... 2000000:
    return 4;
  case 0x7ffffff0 ... 0x7fffffff:
    return 5;
  }
  return 0;
}
static const signed char table[256] = {
    [0 ... 255] = -1, ['0' ... '9'] = 1, ['a' ... 'z'] = 2, ['m'] = 3};
static int grid[3][8] = {[0 ... 1][2 ... 5] = 7, [2] = {[3 ... 6] = 9, 8}};
struct empty {};
struct holder {
  int a;
  struct empty e[4];
  int b;
};
#define FIND(p, n, v)                                                          \
  ({                                                                           \
    __label__ found;                                                           \
    int at;                                                                    \
    for (at = 0; at != (n); ++at)                                              \
      if ((p)[at] == (v))                                                      \
        goto found;                                                            \
    at = -1;                                                                   \
  found:                                                                       \
    at;                                                                        \
  })
static int calls;
static int count(int v) { return ++calls, v; }
int main(void) {
  static const int probes[] = {'a', 'f', 'g', 'C', '0', '9', ':', -1, -100, -101,
                               999, 1000, 2000000, 2000001, 0x7ffffff0, 0};
  for (int i = 0; i != 16; ++i)
    write(kind(probes[i]));
  int sum = 0;
  for (int i = 0; i != 256; ++i)
    sum = (sum * 3 + table[i]) & 0xfffff;
  write(sum & 0xffffff);
  for (int i = 0; i != 3; ++i)
    for (int k = 0; k != 8; ++k)
      sum = (sum * 5 + grid[i][k]) & 0xfffff;
  write(sum & 0xffffff);
  write(FIND(probes, 16, 999)), write(FIND(probes, 16, 5) + 1);
  write(count(5) ?: 1), write(count(0) ?: 6), write(calls);
  write(sizeof(struct holder)), write(sizeof(struct empty));
  return 0;
}
