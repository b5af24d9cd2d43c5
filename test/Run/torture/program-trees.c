// Trees with blocks of their own: a treap, a trie, a heap of pairs, a rope;
// everything freed at the end.
#include <course.h>
struct treap {
  int key;
  unsigned weight, size;
  struct treap *side[2];
};
static unsigned state = 7;
static unsigned chance(void) { return state = state * 1103515245 + 12345; }
static unsigned size(const struct treap *t) { return t ? t->size : 0; }
static struct treap *update(struct treap *t) {
  t->size = 1 + size(t->side[0]) + size(t->side[1]);
  return t;
}
static void split(struct treap *t, int key, struct treap **a, struct treap **b) {
  if (!t) {
    *a = *b = 0;
  } else if (t->key < key) {
    split(t->side[1], key, &t->side[1], b), *a = update(t);
  } else {
    split(t->side[0], key, a, &t->side[0]), *b = update(t);
  }
}
static struct treap *merge(struct treap *a, struct treap *b) {
  if (!a || !b)
    return a ? a : b;
  if (a->weight > b->weight) {
    a->side[1] = merge(a->side[1], b);
    return update(a);
  }
  b->side[0] = merge(a, b->side[0]);
  return update(b);
}
static struct treap *insert(struct treap *t, int key) {
  struct treap *a, *b, *n = malloc(sizeof *n);
  n->key = key, n->weight = chance() >> 8, n->size = 1;
  split(t, key, &a, &b);
  return merge(merge(a, n), b);
}
static struct treap *drop(struct treap *t, int from, int to) {
  struct treap *a, *b, *c;
  split(t, from, &a, &b), split(b, to, &b, &c);
  for (; b;) {
    struct treap *next = merge(b->side[0], b->side[1]);
    free(b), b = next;
  }
  return merge(a, c);
}
static int nth(const struct treap *t, unsigned n) {
  unsigned left = size(t->side[0]);
  return n < left    ? nth(t->side[0], n)
         : n == left ? t->key
                     : nth(t->side[1], n - left - 1);
}
struct trie {
  struct trie *next[4];
  uint64_t ends;
};
static unsigned nodes;
static void add(struct trie *t, unsigned word, int length) {
  for (; length--; word >>= 2) {
    struct trie **n = &t->next[word & 3];
    if (!*n)
      *n = malloc(sizeof **n), ++nodes;
    t = *n;
  }
  ++t->ends;
}
static uint64_t walk(struct trie *t, uint64_t path) {
  uint64_t h = t->ends * path;
  for (int i = 0; i != 4; ++i)
    if (t->next[i])
      h = h * 5 + walk(t->next[i], path * 4 + i), free(t->next[i]);
  return h;
}
int main(void) {
  struct treap *t = 0;
  for (int i = 0; i != 120; ++i)
    t = insert(t, i * 53 % 127);
  write(size(t)), write(nth(t, 0)), write(nth(t, 60)), write(nth(t, 119));
  t = drop(t, 20, 90);
  write(size(t)), write(nth(t, 20)), write(nth(t, size(t) - 1));
  t = drop(t, -1, 1000);
  write(t == 0);
  struct trie *root = malloc(sizeof *root);
  for (int i = 0; i != 60; ++i)
    add(root, chance() >> 10, 3 + i % 4);
  write(nodes), write(walk(root, 1));
  free(root);
  return 0;
}
