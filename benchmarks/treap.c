//===- treap.c ------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A randomised search tree, split and merged, with sums of ranges by position.

#include <course.h>
#include <stdint.h>

struct Node {
  uint32_t priority, size;
  int64_t value, sum;
  struct Node *left, *right;
};

static uint32_t State = 1;

static uint32_t randomNumber(void) {
  State ^= State << 13;
  State ^= State >> 17;
  State ^= State << 5;
  return State;
}

static void update(struct Node *n) {
  n->size = 1;
  n->sum = n->value;
  if (n->left) {
    n->size += n->left->size;
    n->sum += n->left->sum;
  }
  if (n->right) {
    n->size += n->right->size;
    n->sum += n->right->sum;
  }
}

static void split(struct Node *n, uint32_t count, struct Node **a,
                  struct Node **b) {
  if (!n) {
    *a = *b = 0;
    return;
  }
  uint32_t before = n->left ? n->left->size : 0;
  if (before < count) {
    split(n->right, count - before - 1, &n->right, b);
    *a = n;
  } else {
    split(n->left, count, a, &n->left);
    *b = n;
  }
  update(n);
}

static struct Node *merge(struct Node *a, struct Node *b) {
  if (!a || !b)
    return a ? a : b;
  if (a->priority > b->priority) {
    a->right = merge(a->right, b);
    update(a);
    return a;
  }
  b->left = merge(a, b->left);
  update(b);
  return b;
}

int main(void) {
  uint32_t n = (uint32_t)read(), queries = (uint32_t)read();
  struct Node *root = 0;
  for (uint32_t i = 0; i < n; ++i) {
    struct Node *node = malloc(sizeof *node), *a, *b;
    node->priority = randomNumber();
    node->value = (int64_t)(i * i % 101) - 50;
    update(node);
    split(root, randomNumber() % (i + 1), &a, &b);
    root = merge(merge(a, node), b);
  }
  int64_t hash = 0;
  for (uint32_t q = 0; q < queries; ++q) {
    uint32_t from = randomNumber() % n,
             to = from + randomNumber() % (n - from) + 1;
    struct Node *a, *b, *c;
    split(root, to, &b, &c);
    split(b, from, &a, &b);
    hash = (hash * 3 + b->sum) % 1000003;
    // Moves the range to the front.
    root = merge(b, merge(a, c));
  }
  write((uint64_t)hash);
  write(root->size);
  return 0;
}
