//===- tree.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A binary search tree on the heap: insertion, look-up, deletion, traversal in
/// order, height. Commands: 1 k insert, 2 k look up, 3 k delete, 0 end.

#include <course.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Tree {
  uint64_t key;
  uint32_t count;
  struct Tree *left, *right;
} Tree;

static Tree **locate(Tree **root, uint64_t key) {
  while (*root && (*root)->key != key)
    root = key < (*root)->key ? &(*root)->left : &(*root)->right;
  return root;
}

static void insert(Tree **root, uint64_t key) {
  Tree **at = locate(root, key);
  if (!*at) {
    *at = malloc(sizeof **at);
    (*at)->key = key;
  }
  ++(*at)->count;
}

static uint64_t erase(Tree **root, uint64_t key) {
  Tree **at = locate(root, key), *gone = *at;
  if (!gone)
    return 0;
  if (gone->left && gone->right) {
    Tree **least = &gone->right;
    while ((*least)->left)
      least = &(*least)->left;
    Tree *heir = *least;
    gone->key = heir->key;
    uint32_t count = gone->count;
    gone->count = heir->count;
    *least = heir->right;
    free(heir);
    return count;
  }
  uint64_t count = gone->count;
  *at = gone->left ? gone->left : gone->right;
  free(gone);
  return count;
}

static unsigned height(const Tree *tree) {
  if (!tree)
    return 0;
  unsigned left = height(tree->left), right = height(tree->right);
  return 1 + (left > right ? left : right);
}

static void print(const Tree *tree) {
  if (!tree)
    return;
  print(tree->left);
  for (uint32_t i = 0; i < tree->count; ++i)
    write(tree->key);
  print(tree->right);
}

int main(void) {
  Tree *root = NULL;
  for (uint64_t command; (command = read());) {
    uint64_t key = read();
    switch (command) {
    case 1:
      insert(&root, key);
      break;
    case 2: {
      Tree *found = *locate(&root, key);
      write(found ? found->count : 0);
      break;
    }
    case 3:
      write(erase(&root, key));
      break;
    }
  }
  write(height(root));
  print(root);
  return 0;
}
