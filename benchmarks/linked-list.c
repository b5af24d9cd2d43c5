//===- linked-list.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Josephus problem on a circular list, and a doubly linked list kept in
/// the order of use as a cache.

#include <course.h>
#include <stddef.h>
#include <stdint.h>

struct Person {
  uint64_t number;
  struct Person *next;
};

static uint64_t josephus(uint64_t count, uint64_t step) {
  struct Person *last = NULL, *first = NULL;
  for (uint64_t i = count; i > 0; --i) {
    struct Person *person = malloc(sizeof *person);
    person->number = i;
    person->next = first;
    first = person;
    if (!last)
      last = person;
  }
  last->next = first;
  while (last->next != last) {
    for (uint64_t i = 1; i < step; ++i)
      last = last->next;
    struct Person *gone = last->next;
    last->next = gone->next;
    free(gone);
  }
  uint64_t number = last->number;
  free(last);
  return number;
}

struct Entry {
  uint64_t key;
  struct Entry *newer, *older;
};

static uint64_t cacheMisses(uint64_t size, uint64_t accesses, uint64_t seed) {
  struct Entry ends = {0, &ends, &ends};
  uint64_t held = 0, misses = 0;
  while (accesses--) {
    seed = seed * 1103515245 + 12345;
    uint64_t key = (seed >> 16 & 0xff) * (seed >> 24 & 0xff) >> 11;
    struct Entry *entry = ends.older;
    while (entry != &ends && entry->key != key)
      entry = entry->older;
    if (entry == &ends) {
      ++misses;
      if (held < size) {
        entry = malloc(sizeof *entry);
        ++held;
      } else {
        entry = ends.newer;
        entry->newer->older = entry->older;
        entry->older->newer = entry->newer;
      }
      entry->key = key;
    } else {
      entry->newer->older = entry->older;
      entry->older->newer = entry->newer;
    }
    entry->older = ends.older;
    entry->newer = &ends;
    ends.older->newer = entry;
    ends.older = entry;
  }
  return misses;
}

int main(void) {
  uint64_t count = read(), step = read();
  write(josephus(count, step));
  uint64_t size = read(), accesses = read();
  write(cacheMisses(size, accesses, read()));
  return 0;
}
