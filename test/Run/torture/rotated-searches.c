// Searches that two tests end, where the second one reads what does not move:
// while it is changed, while it is an element of what is searched, and where it
// is no memory since nothing is searched (course-rotate-searches).
#include <course.h>
#include <stdlib.h>

// b[j] need not be memory if n is 0.
__attribute__((noinline)) static unsigned plain(const int *a, const int *b,
                                                unsigned n, unsigned long j) {
  unsigned k = 0;
  while (k < n && a[k] != b[j])
    ++k;
  return k;
}
// The store changes b[j] if b + j is in a.
__attribute__((noinline)) static unsigned marks(int *a, const int *b,
                                                unsigned n, unsigned long j) {
  unsigned k = 0;
  while (k < n && a[k] != b[j])
    a[k++] += 2;
  return k;
}
// The store is before the second test.
__attribute__((noinline)) static unsigned counts(int *a, int *b, unsigned n,
                                                 unsigned long j) {
  unsigned k = 0;
  for (; k < n; ++k) {
    ++a[k];
    if (a[k] == b[j])
      break;
  }
  return k;
}
// No store aliases.
__attribute__((noinline)) static unsigned
copies(const int *restrict a, const int *restrict b, int *restrict to,
       unsigned n, unsigned long j) {
  unsigned k = 0;
  while (k < n && a[k] != b[j])
    to[k] = a[k] * 3, ++k;
  return k;
}
static int changing;
__attribute__((noinline)) static void change(unsigned k) {
  if (k == 4)
    changing = 9;
}
__attribute__((noinline)) static unsigned calls(const int *a, unsigned n) {
  unsigned k = 0;
  while (k < n && a[k] != changing)
    change(k++);
  return k;
}
struct node {
  struct node *next;
  int value;
};
// The wanted value is that of a node, which an empty list does not need.
__attribute__((noinline)) static int list(const struct node *p,
                                          const struct node *wanted) {
  int steps = 0;
  while (p && p->value != wanted[1].value) {
    p = p->next;
    ++steps;
  }
  return p ? steps : -steps;
}
// How long a common subsequence is, always with the next match.
__attribute__((noinline)) static unsigned nested(const int *a, unsigned n,
                                                 const int *b, unsigned m) {
  unsigned k = 0, matches = 0;
  for (unsigned j = 0; j <= m; ++j) {
    unsigned start = k;
    while (k < n && a[k] != b[j])
      ++k;
    if (k == n)
      k = start;
    else
      ++matches, ++k;
  }
  return matches;
}
// Backwards, signed, and the test says on which side to go on.
__attribute__((noinline)) static int last(const int *a, const int *b, int n,
                                          long j) {
  int k = n - 1;
  while (k >= 0 && a[k] > b[j])
    --k;
  return k;
}
__attribute__((noinline)) static void leave(unsigned k) {
  if (k == 2) {
    write(1000 + k);
    exit(0);
  }
}
// Leaves before what is no memory is read.
__attribute__((noinline)) static unsigned leaves(const int *a, const int *b,
                                                 unsigned n, unsigned long j) {
  unsigned k = 0;
  while (k < n) {
    leave(k + 2);
    if (a[k] == b[j])
      break;
    ++k;
  }
  return k;
}

int main(void) {
  int a[10], to[10] = {0};
  const unsigned long nowhere = 1ul << 40;
  int *one = malloc(sizeof(int) * 2);
  one[0] = 6, one[1] = 100;
  for (int i = 0; i != 10; ++i)
    a[i] = i;
  write(plain(a, one, 10, 0)), write(plain(a, one, 10, 1));
  write(plain(a, one, 0, nowhere)), write(plain(a, a, 10, 7));
  write(plain(a, a, 0, nowhere)), write(plain(0, 0, 0, nowhere));
  write(copies(a, one, to, 10, 0)), write(to[5] * 100 + to[6]);
  write(copies(a, one, to, 0, nowhere));
  for (unsigned j = 0; j != 10; ++j) {
    for (int i = 0; i != 10; ++i)
      a[i] = (i * 7 + 2) % 10;
    write(marks(a, a, 10, j)), write(marks(a, a + 1, 9, 8 - j % 9));
    write(counts(a, a, 10, j)), write(counts(a, one, 10, 0));
    write(a[j] * 100 + a[9 - j]);
  }
  write(marks(a, one, 0, nowhere)), write(counts(a, one, 0, nowhere));
  for (int i = 0; i != 10; ++i)
    a[i] = i * 3;
  changing = 6, write(calls(a, 10));
  changing = 18, write(calls(a, 10));
  changing = -1, write(calls(a, 0)), write(calls(a, 10));
  struct node nodes[5];
  for (int i = 0; i != 5; ++i)
    nodes[i].next = i == 4 ? 0 : nodes + i + 1, nodes[i].value = i * i;
  write(list(nodes, nodes + 2)), write(list(nodes + 3, nodes));
  write(list(0, (const struct node *)one + nowhere / 16));
  int b[] = {3, 12, 4, 15, 27, 0};
  write(nested(a, 10, b, 5)), write(nested(a, 0, b, 5)),
      write(nested(b, 6, a, 9));
  write(last(a, b, 10, 3)), write(last(b, a, 5, 0));
  write(last(a, one, 0, nowhere)), write(last(a, a, 10, 9));
  write(leaves(a, one, 0, nowhere));
  return leaves(a, one, 10, nowhere);
}
