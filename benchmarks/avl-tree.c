//===- avl-tree.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A balanced search tree with rotations: insertions and deletions in turns.

#include <course.h>
#include <stddef.h>

typedef struct Tree {
  struct Tree *left, *right;
  int key, height;
} Tree;

static int height(const Tree *t) { return t ? t->height : 0; }

static void update(Tree *t) {
  int l = height(t->left), r = height(t->right);
  t->height = (l > r ? l : r) + 1;
}

static Tree *rotateRight(Tree *t) {
  Tree *l = t->left;
  t->left = l->right;
  l->right = t;
  update(t);
  update(l);
  return l;
}

static Tree *rotateLeft(Tree *t) {
  Tree *r = t->right;
  t->right = r->left;
  r->left = t;
  update(t);
  update(r);
  return r;
}

static Tree *balance(Tree *t) {
  update(t);
  int d = height(t->left) - height(t->right);
  if (d > 1) {
    if (height(t->left->left) < height(t->left->right))
      t->left = rotateLeft(t->left);
    return rotateRight(t);
  }
  if (d < -1) {
    if (height(t->right->right) < height(t->right->left))
      t->right = rotateRight(t->right);
    return rotateLeft(t);
  }
  return t;
}

static Tree *insert(Tree *t, int key) {
  if (!t) {
    t = malloc(sizeof *t);
    t->key = key;
    t->height = 1;
    return t;
  }
  if (key < t->key)
    t->left = insert(t->left, key);
  else if (key > t->key)
    t->right = insert(t->right, key);
  return balance(t);
}

static Tree *removeKey(Tree *t, int key) {
  if (!t)
    return NULL;
  if (key < t->key)
    t->left = removeKey(t->left, key);
  else if (key > t->key)
    t->right = removeKey(t->right, key);
  else {
    if (!t->left || !t->right) {
      Tree *child = t->left ? t->left : t->right;
      free(t);
      return child;
    }
    Tree *least = t->right;
    while (least->left)
      least = least->left;
    t->key = least->key;
    t->right = removeKey(t->right, least->key);
  }
  return balance(t);
}

static unsigned long count(const Tree *t, unsigned long depth) {
  return t ? depth + count(t->left, depth + 1) + count(t->right, depth + 1) : 0;
}

int main(void) {
  Tree *root = NULL;
  int n = (int)read();
  for (int i = 0; i < n; i++) {
    root = insert(root, i * 37 % 1009);
    if (i % 3 == 2)
      root = removeKey(root, i / 2 * 37 % 1009);
  }
  write((uint64_t)height(root));
  write(count(root, 1));
  return 0;
}
