// A list and a tree in the heap, taken apart in another order.
#include <course.h>
struct node {
  struct node *left, *right;
  int key;
  char tag;
};
static struct node *insert(struct node *t, int key) {
  if (!t) {
    t = malloc(sizeof *t);
    t->key = key;
    t->tag = key & 127;
    t->left = t->right = 0;
    return t;
  }
  if (key < t->key)
    t->left = insert(t->left, key);
  else
    t->right = insert(t->right, key);
  return t;
}
static int depth(const struct node *t) {
  if (!t)
    return 0;
  int l = depth(t->left), r = depth(t->right);
  return 1 + (l > r ? l : r);
}
static void visit(const struct node *t) {
  if (t) {
    visit(t->left);
    write(t->key * 1000 + t->tag);
    visit(t->right);
  }
}
static struct node *drop(struct node *t) {
  if (t) {
    drop(t->right);
    drop(t->left);
    free(t);
  }
  return 0;
}
static struct node *rotate(struct node *t) {
  struct node *r = t->right;
  t->right = r->left;
  r->left = t;
  return r;
}
int main(void) {
  struct node *t = 0;
  unsigned x = 7;
  for (int i = 0; i != 25; ++i)
    t = insert(t, (x = x * 75 % 65537) % 500);
  write(depth(t));
  if (t->right)
    t = rotate(t);
  visit(t), write(depth(t));
  t = drop(t);
  t = insert(t, 3);
  visit(t);
  drop(t);
  return 0;
}
