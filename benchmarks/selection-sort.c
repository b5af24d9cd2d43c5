//===- selection-sort.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Selection sort of structures by one of several orders, given as a function
/// pointer.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint32_t id;
  int16_t height;
  uint16_t weight;
} Person;

typedef int (*Order)(const Person *, const Person *);

static int byHeight(const Person *a, const Person *b) {
  return a->height - b->height;
}

static int byWeight(const Person *a, const Person *b) {
  return b->weight - a->weight;
}

static int byIndex(const Person *a, const Person *b) {
  int x = a->weight * 10000 / (a->height * a->height);
  int y = b->weight * 10000 / (b->height * b->height);
  return x != y ? x - y : (int)a->id - (int)b->id;
}

static void sort(Person *people, unsigned n, Order order) {
  for (unsigned i = 0; i + 1 < n; ++i) {
    unsigned least = i;
    for (unsigned j = i + 1; j < n; ++j)
      if (order(&people[j], &people[least]) < 0)
        least = j;
    Person t = people[i];
    people[i] = people[least];
    people[least] = t;
  }
}

int main(void) {
  const Order orders[] = {byHeight, byWeight, byIndex};
  unsigned n = (unsigned)read();
  Person *people = malloc(n * sizeof *people);
  for (unsigned i = 0; i < n; ++i) {
    people[i].id = i;
    people[i].height = (int16_t)(150 + i * 37 % 51);
    people[i].weight = (uint16_t)(50 + i * i % 60);
  }
  for (unsigned k = 0; k < 3; ++k) {
    sort(people, n, orders[k]);
    uint32_t hash = 0;
    for (unsigned i = 0; i < n; ++i)
      hash = hash * 131 + people[i].id;
    write(hash);
  }
  free(people);
  return 0;
}
