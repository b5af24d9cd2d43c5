//===- binary-tree.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A binary search tree built from the input, searched, and walked in order and
/// by levels.

#include <course.h>
#include <stddef.h>
#include <stdint.h>

struct Node {
  uint64_t key;
  struct Node *child[2];
};

static struct Node *insert(struct Node *tree, uint64_t key) {
  if (!tree) {
    tree = malloc(sizeof *tree);
    tree->key = key;
  } else if (tree->key != key) {
    struct Node **side = &tree->child[key > tree->key];
    *side = insert(*side, key);
  }
  return tree;
}

static unsigned depthOf(const struct Node *tree, uint64_t key) {
  unsigned depth = 0;
  for (; tree; tree = tree->child[key > tree->key]) {
    ++depth;
    if (tree->key == key)
      return depth;
  }
  return 0;
}

static uint64_t sumLevels(const struct Node *tree, unsigned level) {
  if (!tree)
    return 0;
  return tree->key * level + sumLevels(tree->child[0], level + 1) +
         sumLevels(tree->child[1], level + 1);
}

static uint64_t walk(const struct Node *tree, uint64_t hash) {
  if (!tree)
    return hash;
  hash = walk(tree->child[0], hash);
  hash = (hash ^ tree->key) * 1099511628211;
  return walk(tree->child[1], hash);
}

int main(void) {
  struct Node *tree = NULL;
  uint64_t n = read();
  for (uint64_t i = 0; i < n; ++i)
    tree = insert(tree, read());
  uint64_t found = 0, depths = 0;
  for (uint64_t key = 0; key < 1000; ++key) {
    unsigned depth = depthOf(tree, key * 10);
    found += depth != 0;
    depths += depth;
  }
  write(found);
  write(depths);
  write(sumLevels(tree, 1));
  write(walk(tree, 14695981039346656037u));
  return 0;
}
