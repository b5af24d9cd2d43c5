//===- health.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Patients in a tree of hospitals: lists that grow and shrink (after Olden).

#include <course.h>

struct patient {
  long left, visits;
  struct patient *next;
};

struct village {
  struct village *child[4];
  struct patient *waiting;
  long seed, treated;
};

static struct village *build(long levels, long seed) {
  if (levels == 0)
    return 0;
  struct village *v = malloc(sizeof(struct village));
  for (long i = 0; i < 4; ++i)
    v->child[i] = build(levels - 1, seed * 4 + i + 1);
  v->waiting = 0;
  v->seed = seed;
  v->treated = 0;
  return v;
}

// Advances a village by one step; returns who goes to the next hospital.
static struct patient *step(struct village *v) {
  struct patient *up = 0;
  for (long i = 0; i < 4; ++i)
    if (v->child[i]) {
      struct patient *p = step(v->child[i]);
      if (p) {
        p->next = v->waiting;
        v->waiting = p;
      }
    }
  struct patient **link = &v->waiting;
  while (*link) {
    struct patient *p = *link;
    if (--p->left > 0) {
      link = &p->next;
      continue;
    }
    *link = p->next;
    if (!up && (p->visits + v->seed) % 3 == 0) {
      p->left = 2;
      ++p->visits;
      up = p;
    } else {
      v->treated += p->visits;
      free(p);
    }
  }
  v->seed = (v->seed * 1103 + 12345) % 65536;
  if (v->seed % 2) {
    struct patient *p = malloc(sizeof(struct patient));
    p->left = 3;
    p->visits = 1;
    p->next = v->waiting;
    v->waiting = p;
  }
  return up;
}

static long total(const struct village *v) {
  long sum = v->treated;
  for (long i = 0; i < 4; ++i)
    if (v->child[i])
      sum += total(v->child[i]);
  return sum;
}

int main(void) {
  long levels = (long)read();
  struct village *v = build(levels, 7);
  for (long i = 0; i < 60; ++i)
    step(v);
  write(total(v));
  return 0;
}
