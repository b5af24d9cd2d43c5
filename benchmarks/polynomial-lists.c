//===- polynomial-lists.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Polynomials as sorted lists of terms: sums, products, derivatives, and much
/// freeing.

#include <course.h>

typedef struct term {
  int64_t factor;
  uint32_t exponent;
  struct term *next;
} term;

static term *make(int64_t factor, uint32_t exponent, term *next) {
  term *t = malloc(sizeof(term));
  t->factor = factor;
  t->exponent = exponent;
  t->next = next;
  return t;
}

static term *add(const term *a, const term *b) {
  if (!a && !b)
    return 0;
  if (!b || (a && a->exponent > b->exponent))
    return make(a->factor, a->exponent, add(a->next, b));
  if (!a || b->exponent > a->exponent)
    return make(b->factor, b->exponent, add(a, b->next));
  int64_t sum = (a->factor + b->factor) % 1000003;
  if (sum == 0)
    return add(a->next, b->next);
  return make(sum, a->exponent, add(a->next, b->next));
}

static void destroy(term *t) {
  while (t) {
    term *next = t->next;
    free(t);
    t = next;
  }
}

static term *scale(const term *a, int64_t factor, uint32_t exponent) {
  term *first = 0, **end = &first;
  for (; a; a = a->next) {
    *end = make(a->factor * factor % 1000003, a->exponent + exponent, 0);
    end = &(*end)->next;
  }
  return first;
}

static term *multiply(const term *a, const term *b) {
  term *sum = 0;
  for (; a; a = a->next) {
    term *row = scale(b, a->factor, a->exponent);
    term *next = add(sum, row);
    destroy(sum);
    destroy(row);
    sum = next;
  }
  return sum;
}

int main(void) {
  uint32_t power = (uint32_t)read();
  term *base = make(3, 2, make(-5, 1, make(7, 0, 0)));
  term *result = make(1, 0, 0);
  for (uint32_t i = 0; i < power; i++) {
    term *next = multiply(base, result);
    destroy(result);
    result = next;
  }
  uint64_t terms = 0;
  int64_t hash = 0, derivative = 0;
  for (term *t = result; t; t = t->next) {
    terms++;
    hash = (hash * 31 + t->factor) % 1000000007;
    derivative += t->factor * t->exponent;
  }
  write(terms);
  write(hash);
  write(derivative);
  destroy(result);
  destroy(base);
  return 0;
}
