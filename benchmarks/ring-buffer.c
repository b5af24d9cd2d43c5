//===- ring-buffer.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A queue in a ring that grows, two stacks as a queue, and a queue of nodes,
/// under the same load.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint32_t *items;
  uint32_t capacity, head, count;
} Ring;

typedef struct Link {
  uint32_t item;
  struct Link *next;
} Link;

static void put(Ring *r, uint32_t item) {
  if (r->count == r->capacity) {
    uint32_t *larger = malloc(r->capacity * 8);
    for (uint32_t i = 0; i < r->count; ++i)
      larger[i] = r->items[(r->head + i) & (r->capacity - 1)];
    free(r->items);
    r->items = larger;
    r->head = 0;
    r->capacity *= 2;
  }
  r->items[(r->head + r->count++) & (r->capacity - 1)] = item;
}

static uint32_t take(Ring *r) {
  uint32_t item = r->items[r->head];
  r->head = (r->head + 1) & (r->capacity - 1);
  --r->count;
  return item;
}

int main(void) {
  uint32_t rounds = (uint32_t)read(), seed = (uint32_t)read();
  Ring ring = {malloc(8), 2, 0, 0};
  Link *first = 0, **last = &first;
  uint32_t in[256], out[256], inCount = 0, outCount = 0;
  uint32_t wrong = 0, hash = 0, most = 0;
  for (uint32_t i = 0; i < rounds; ++i) {
    seed = seed * 1103515245 + 12345;
    if ((seed >> 16) % 100 < (i < rounds / 2 ? 54 : 46) && ring.count < 255) {
      put(&ring, seed);
      in[inCount++] = seed;
      *last = malloc(sizeof **last);
      (*last)->item = seed;
      (*last)->next = 0;
      last = &(*last)->next;
      if (ring.count > most)
        most = ring.count;
    } else if (ring.count) {
      uint32_t a = take(&ring);
      if (!outCount)
        while (inCount)
          out[outCount++] = in[--inCount];
      uint32_t b = out[--outCount];
      Link *gone = first;
      wrong += a != b || a != gone->item;
      first = gone->next;
      if (!first)
        last = &first;
      free(gone);
      hash = hash * 31 + a;
    }
  }
  write(most);
  write(wrong);
  write(hash);
  write(ring.capacity);
  return 0;
}
