//===- expression-trees.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expressions as trees of unions: built at random, evaluated, simplified,
/// derived, freed.

#include <course.h>
#include <stdbool.h>

enum Kind { Constant, Variable, Sum, Product };

typedef struct Expr {
  enum Kind kind;
  union {
    int64_t value;
    struct {
      struct Expr *left, *right;
    } sides;
  } as;
} Expr;

static uint64_t Seed;

static Expr *leaf(enum Kind kind, int64_t value) {
  Expr *e = malloc(sizeof *e);
  e->kind = kind;
  e->as.value = value;
  return e;
}

static Expr *node(enum Kind kind, Expr *left, Expr *right) {
  Expr *e = malloc(sizeof *e);
  e->kind = kind;
  e->as.sides.left = left;
  e->as.sides.right = right;
  return e;
}

static Expr *build(int depth) {
  Seed = Seed * 6364136223846793005u + 1442695040888963407u;
  unsigned r = Seed >> 60;
  if (depth == 0 || r == 0)
    return r & 1 ? leaf(Variable, 0) : leaf(Constant, r / 4);
  Expr *left = build(depth - 1);
  return node(r & 1 ? Sum : Product, left, build(depth - 1));
}

static uint64_t evaluate(const Expr *e, uint64_t x) {
  switch (e->kind) {
  case Constant:
    return (uint64_t)e->as.value;
  case Variable:
    return x;
  case Sum:
    return evaluate(e->as.sides.left, x) + evaluate(e->as.sides.right, x);
  case Product:
    return evaluate(e->as.sides.left, x) * evaluate(e->as.sides.right, x);
  }
  return 0;
}

static Expr *copy(const Expr *e) {
  if (e->kind <= Variable)
    return leaf(e->kind, e->as.value);
  return node(e->kind, copy(e->as.sides.left), copy(e->as.sides.right));
}

static Expr *derive(const Expr *e) {
  if (e->kind <= Variable)
    return leaf(Constant, e->kind == Variable);
  const Expr *l = e->as.sides.left, *r = e->as.sides.right;
  if (e->kind == Sum)
    return node(Sum, derive(l), derive(r));
  return node(Sum, node(Product, derive(l), copy(r)),
              node(Product, copy(l), derive(r)));
}

static void destroy(Expr *e) {
  if (e->kind > Variable) {
    destroy(e->as.sides.left);
    destroy(e->as.sides.right);
  }
  free(e);
}

static bool is(const Expr *e, int64_t value) {
  return e->kind == Constant && e->as.value == value;
}

static Expr *simplify(Expr *e) {
  if (e->kind <= Variable)
    return e;
  Expr *l = e->as.sides.left = simplify(e->as.sides.left);
  Expr *r = e->as.sides.right = simplify(e->as.sides.right);
  if (e->kind == Product && (is(l, 0) || is(r, 0))) {
    destroy(e);
    return leaf(Constant, 0);
  }
  int64_t neutral = e->kind == Product;
  if (is(l, neutral) || is(r, neutral)) {
    Expr *keep = is(l, neutral) ? r : l;
    free(keep == r ? l : r);
    free(e);
    return keep;
  }
  return e;
}

static uint64_t size(const Expr *e) {
  return e->kind <= Variable
             ? 1
             : 1 + size(e->as.sides.left) + size(e->as.sides.right);
}

int main(void) {
  int depth = (int)read();
  uint64_t count = read();
  Seed = read();
  while (count--) {
    Expr *e = build(depth), *d = derive(e);
    write(size(d));
    uint64_t sum = 0;
    for (uint64_t x = 0; x < 4; x++)
      sum += evaluate(d, x);
    d = simplify(d);
    for (uint64_t x = 0; x < 4; x++)
      sum -= evaluate(d, x);
    write(size(d));
    write(sum);
    write(evaluate(e, 3));
    destroy(e);
    destroy(d);
  }
  return 0;
}
