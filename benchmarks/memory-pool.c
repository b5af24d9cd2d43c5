//===- memory-pool.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An allocator with a list of free blocks inside one large block: fitting,
/// splitting, joining.

#include <course.h>
#include <stdint.h>

typedef struct Header {
  uint32_t size; // in units of Header
  uint32_t next; // index of the next free block; 0 ends the list
} Header;

static Header *Pool;
static uint64_t Steps;

static uint32_t allocate(uint32_t units) {
  uint32_t before = 0;
  for (uint32_t at = Pool[0].next; at; before = at, at = Pool[at].next) {
    ++Steps;
    if (Pool[at].size < units + 1)
      continue;
    if (Pool[at].size > units + 2) {
      uint32_t rest = at + units + 1;
      Pool[rest].size = Pool[at].size - units - 1;
      Pool[rest].next = Pool[at].next;
      Pool[at].size = units + 1;
      Pool[before].next = rest;
    } else
      Pool[before].next = Pool[at].next;
    return at + 1;
  }
  return 0;
}

static void release(uint32_t block) {
  uint32_t at = block - 1, before = 0, after = Pool[0].next;
  while (after && after < at) {
    ++Steps;
    before = after;
    after = Pool[after].next;
  }
  if (after && at + Pool[at].size == after) {
    Pool[at].size += Pool[after].size;
    Pool[at].next = Pool[after].next;
  } else
    Pool[at].next = after;
  if (before && before + Pool[before].size == at) {
    Pool[before].size += Pool[at].size;
    Pool[before].next = Pool[at].next;
  } else
    Pool[before].next = at;
}

int main(void) {
  uint32_t units = (uint32_t)read(), operations = (uint32_t)read();
  Pool = malloc(units * sizeof(Header));
  Pool[0].size = 1;
  Pool[0].next = 1;
  Pool[1].size = units - 1;
  uint32_t held[40] = {0};
  uint32_t x = 5, failures = 0, sum = 0;
  for (uint32_t i = 0; i < operations; ++i) {
    x = x * 22695477 + 1;
    uint32_t k = (x >> 16) % 40;
    if (held[k]) {
      sum += Pool[held[k]].size;
      release(held[k]);
      held[k] = 0;
      continue;
    }
    held[k] = allocate((x >> 22) % 17 + 1);
    if (held[k])
      Pool[held[k]].size = i;
    else
      ++failures;
  }
  write(failures);
  write(sum);
  write(Steps);
  return 0;
}
