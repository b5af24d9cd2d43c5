//===- fractions.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums, products and comparisons of fractions in lowest terms, passed by value.

#include <course.h>
#include <stdint.h>

struct fraction {
  int32_t num, den;
};

static int32_t gcd(int32_t a, int32_t b) {
  while (b != 0) {
    int32_t rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

static struct fraction make(int32_t num, int32_t den) {
  int32_t by = gcd(num, den);
  if (by == 0)
    by = 1;
  return (struct fraction){num / by, den / by};
}

static struct fraction add(struct fraction a, struct fraction b) {
  return make(a.num * b.den + b.num * a.den, a.den * b.den);
}

static struct fraction multiply(struct fraction a, struct fraction b) {
  return make(a.num * b.num, a.den * b.den);
}

static int is_less(struct fraction a, struct fraction b) {
  return a.num * b.den < b.num * a.den;
}

static struct fraction trim(struct fraction a) {
  while (a.den > 90 || a.num > 90 || a.num < -90)
    a = make(a.num / 2, a.den / 2 + 1);
  return a;
}

int main(void) {
  int n = (int)read();
  struct fraction sum = {0, 1}, product = {1, 1}, least = {1, 1};
  for (int i = 0; i < n; ++i) {
    int32_t num = (int32_t)(read() % 41) - 20;
    int32_t den = (int32_t)(read() % 20) + 1;
    struct fraction next = make(num, den);
    sum = trim(add(sum, next));
    if (num != 0)
      product = trim(multiply(product, next));
    if (product.num == 0)
      product = next;
    if (is_less(sum, least))
      least = sum;
  }
  write((uint64_t)(int64_t)sum.num);
  write((uint64_t)sum.den);
  write((uint64_t)(int64_t)product.num);
  write((uint64_t)product.den);
  write((uint64_t)(int64_t)least.num);
  write((uint64_t)least.den);
}
