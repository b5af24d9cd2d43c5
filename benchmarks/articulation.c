//===- articulation.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Depth-first search for bridges and articulation points, over adjacency lists
/// of structures.

#include <course.h>
#include <stddef.h>

typedef struct Arc Arc;
struct Arc {
  unsigned to;
  Arc *next;
};

static Arc **Adjacent;
static unsigned *Number, *Low;
static unsigned char *IsCut;
static unsigned Clock, Bridges;

static void connect(unsigned a, unsigned b) {
  Arc *arc = malloc(sizeof *arc);
  arc->to = b;
  arc->next = Adjacent[a];
  Adjacent[a] = arc;
}

static void visit(unsigned v, unsigned parent) {
  Number[v] = Low[v] = ++Clock;
  unsigned children = 0;
  for (const Arc *arc = Adjacent[v]; arc != NULL; arc = arc->next) {
    unsigned to = arc->to;
    if (to == parent)
      continue;
    if (Number[to]) {
      if (Number[to] < Low[v])
        Low[v] = Number[to];
      continue;
    }
    ++children;
    visit(to, v);
    if (Low[to] < Low[v])
      Low[v] = Low[to];
    if (Low[to] > Number[v])
      ++Bridges;
    if (parent != ~0u && Low[to] >= Number[v])
      IsCut[v] = 1;
  }
  if (parent == ~0u && children > 1)
    IsCut[v] = 1;
}

int main(void) {
  unsigned n = (unsigned)read(), m = (unsigned)read();
  Adjacent = malloc(n * sizeof *Adjacent);
  Number = malloc(n * 8);
  Low = malloc(n * 8);
  IsCut = malloc(n * 8);
  for (unsigned i = 0; i < m; ++i) {
    unsigned a = i * 7 % n, b = (i * i + a + 1) % n;
    if (a == b)
      continue;
    connect(a, b);
    connect(b, a);
  }
  unsigned components = 0, cuts = 0;
  for (unsigned v = 0; v < n; ++v)
    if (!Number[v]) {
      ++components;
      visit(v, ~0u);
    }
  for (unsigned v = 0; v < n; ++v)
    cuts += IsCut[v];
  write(components);
  write(Bridges);
  write(cuts);
  return 0;
}
