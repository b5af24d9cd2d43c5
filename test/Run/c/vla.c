// Variable-length arrays and alloca: in loops, in recursion, in two dimensions,
// mixed with fixed frames.
#include "corners.h"

__attribute__((noinline)) static uint64_t fill(unsigned n, uint64_t seed) {
  uint64_t a[n];
  for (unsigned i = 0; i < n; ++i)
    a[i] = seed = seed * 5 + i;
  uint64_t sum = 0;
  for (unsigned i = n; i-- > 0;)
    sum = sum * 3 + a[i];
  return sum + sizeof a;
}

__attribute__((noinline)) static uint64_t nested(unsigned n) {
  uint32_t fixed[3] = {1, 2, 3};
  uint16_t row[n];
  for (unsigned i = 0; i < n; ++i)
    row[i] = (uint16_t)(n * 100 + i);
  uint64_t below = n > 1 ? nested(n - 1) : 0;
  for (unsigned i = 0; i < n; ++i)
    below = below * 7 + row[i];
  return below + fixed[n % 3];
}

__attribute__((noinline)) static uint64_t matrix(int rows, int columns) {
  int32_t a[rows][columns + 1];
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j <= columns; ++j)
      a[i][j] = i * 10 - j;
  uint64_t sum = 0;
  for (int j = 0; j <= columns; ++j)
    for (int i = 0; i < rows; ++i)
      sum = sum * 3 + (uint64_t)a[i][j];
  return sum;
}

__attribute__((noinline)) static uint64_t chain(unsigned n) {
  struct Node {
    struct Node *next;
    uint64_t value;
  } *list = 0;
  for (unsigned i = 0; i < n; ++i) {
    struct Node *node = __builtin_alloca(sizeof *node);
    node->next = list;
    node->value = i * i;
    list = node;
  }
  uint64_t h = 0;
  for (; list; list = list->next)
    h = fold(h, list->value);
  return h;
}

__attribute__((noinline)) static uint64_t looped(unsigned n) {
  uint64_t sum = 0;
  // Each round's array goes away: many rounds must not use up the stack.
  for (unsigned i = 1; i < n; ++i) {
    uint8_t a[i % 64 + 1];
    for (unsigned j = 0; j < sizeof a; ++j)
      a[j] = (uint8_t)(i + j);
    sum += a[i % 7 % sizeof a];
  }
  return sum;
}

int main(void) {
  for (unsigned n = 1; n < 12; n += 3) {
    write(fill((unsigned)hide(n), n));
    write(nested((unsigned)hide(n)));
    write(matrix((int)hide(n), (int)hide(3)));
    write(chain((unsigned)hide(n)));
  }
  write(looped((unsigned)hide(600)));
  return 0;
}
