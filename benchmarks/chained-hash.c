//===- chained-hash.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts numbers in a hash table whose chains are indices, with -1 at their
/// ends.

#include <course.h>
#include <stdint.h>

enum { NumBuckets = 2048, MaxEntries = 1000 };

static int bucket[NumBuckets], next[MaxEntries], key[MaxEntries];
static int count[MaxEntries];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  int num = read(), numKeys = read();
  state = read();
  for (int i = 0; i < NumBuckets; ++i)
    bucket[i] = -1;
  int used = 0;
  for (int i = 0; i < num; ++i) {
    int number = randomNumber() % numKeys;
    int hash = (unsigned)number * 2654435761u >> 21;
    int entry = bucket[hash];
    while (entry >= 0 && key[entry] != number)
      entry = next[entry];
    if (entry < 0) {
      if (used == MaxEntries)
        continue;
      key[used] = number;
      next[used] = bucket[hash];
      bucket[hash] = used;
      entry = used++;
    }
    ++count[entry];
  }
  uint64_t sum = 0;
  int most = 0;
  for (int i = 0; i < used; ++i) {
    sum += (uint64_t)key[i] * count[i];
    if (count[i] > count[most])
      most = i;
  }
  write(used);
  write(sum);
  write(key[most]);
  return 0;
}
