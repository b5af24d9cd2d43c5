//===- hash-table.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two hash tables, open addressing with deletion marks and chains, under the
/// same insertions, look-ups and deletions; growth by rehashing.

#include <course.h>
#include <stddef.h>
#include <stdint.h>

enum State { Empty, Full, Deleted };

typedef struct {
  uint64_t key, value;
  uint8_t state;
} Slot;

typedef struct {
  Slot *slots;
  uint64_t capacity, used;
} Table;

typedef struct Link {
  uint64_t key, value;
  struct Link *next;
} Link;

enum { Buckets = 64 };

static uint64_t hash(uint64_t key) {
  key ^= key >> 33;
  key *= 0xff51afd7ed558ccd;
  key ^= key >> 29;
  return key;
}

static Slot *findSlot(Table *table, uint64_t key) {
  Slot *reusable = NULL;
  for (uint64_t i = hash(key);; ++i) {
    Slot *slot = &table->slots[i % table->capacity];
    if (slot->state == Empty)
      return reusable ? reusable : slot;
    if (slot->state == Full && slot->key == key)
      return slot;
    if (slot->state == Deleted && !reusable)
      reusable = slot;
  }
}

static void grow(Table *table) {
  Table larger = {malloc(2 * table->capacity * sizeof(Slot)),
                  2 * table->capacity, 0};
  for (uint64_t i = 0; i < table->capacity; ++i) {
    if (table->slots[i].state != Full)
      continue;
    *findSlot(&larger, table->slots[i].key) = table->slots[i];
    ++larger.used;
  }
  free(table->slots);
  *table = larger;
}

static void addOpen(Table *table, uint64_t key, uint64_t value) {
  if (table->used * 4 >= table->capacity * 3)
    grow(table);
  Slot *slot = findSlot(table, key);
  if (slot->state == Full) {
    slot->value += value;
    return;
  }
  table->used += slot->state == Empty;
  *slot = (Slot){key, value, Full};
}

static uint64_t removeOpen(Table *table, uint64_t key) {
  Slot *slot = findSlot(table, key);
  if (slot->state != Full)
    return 0;
  slot->state = Deleted;
  return slot->value;
}

static void addChained(Link **buckets, uint64_t key, uint64_t value) {
  Link **at = &buckets[hash(key) % Buckets];
  for (; *at; at = &(*at)->next)
    if ((*at)->key == key) {
      (*at)->value += value;
      return;
    }
  *at = malloc(sizeof **at);
  (*at)->key = key;
  (*at)->value = value;
}

static uint64_t removeChained(Link **buckets, uint64_t key) {
  for (Link **at = &buckets[hash(key) % Buckets]; *at; at = &(*at)->next)
    if ((*at)->key == key) {
      Link *gone = *at;
      uint64_t value = gone->value;
      *at = gone->next;
      free(gone);
      return value;
    }
  return 0;
}

int main(void) {
  uint64_t operations = read(), seed = read(), open = 0, chained = 0;
  Table table = {malloc(8 * sizeof(Slot)), 8, 0};
  Link **buckets = malloc(Buckets * sizeof *buckets);
  for (uint64_t i = 0; i < operations; ++i) {
    seed = seed * 6364136223846793005 + 1442695040888963407;
    uint64_t key = seed >> 40 & 0x1ff;
    if (seed >> 60 < 11) {
      addOpen(&table, key, i);
      addChained(buckets, key, i);
    } else {
      open = open * 3 + removeOpen(&table, key);
      chained = chained * 3 + removeChained(buckets, key);
    }
  }
  write(table.capacity);
  write(table.used);
  write(open);
  write(open == chained);
  return 0;
}
