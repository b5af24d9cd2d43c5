//===- treeadd.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sum of a binary tree (Olden).

#include <course.h>

struct tree {
  long value;
  struct tree *left, *right;
};

static struct tree *build(long levels) {
  if (levels == 0)
    return 0;
  struct tree *t = malloc(sizeof(struct tree));
  t->value = levels;
  t->left = build(levels - 1);
  t->right = build(levels - 1);
  return t;
}

static long add(const struct tree *t) {
  return t ? add(t->left) + add(t->right) + t->value : 0;
}

int main(void) {
  write(add(build((long)read())));
  return 0;
}
