//===- interval-list.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A sorted list of intervals that do not touch; adding one joins those it
/// touches. Intervals are passed and returned by value.

#include <course.h>
#include <stdint.h>

enum { MAX_INTERVALS = 512 };

struct interval {
  int low, high; // both inclusive
};

static struct interval list[MAX_INTERVALS];
static int length;

static int touches(struct interval a, struct interval b) {
  return a.low <= b.high + 1 && b.low <= a.high + 1;
}

static struct interval join(struct interval a, struct interval b) {
  return (struct interval){a.low < b.low ? a.low : b.low,
                           a.high > b.high ? a.high : b.high};
}

static void insert(struct interval added) {
  int kept = 0, position = 0;
  for (int i = 0; i < length; ++i) {
    struct interval old = list[i];
    if (touches(old, added)) {
      added = join(old, added);
      continue;
    }
    if (old.high < added.low)
      position = kept + 1;
    list[kept++] = old;
  }
  for (int i = kept; i > position; --i)
    list[i] = list[i - 1];
  list[position] = added;
  length = kept + 1;
}

static int contains(int x) {
  int first = 0, last = length;
  while (first < last) {
    int middle = (first + last) / 2;
    struct interval it = list[middle];
    if (x < it.low)
      last = middle;
    else if (x > it.high)
      first = middle + 1;
    else
      return 1;
  }
  return 0;
}

int main(void) {
  int n = (int)read();
  uint64_t found = 0;
  for (int i = 0; i < n; ++i) {
    uint64_t command = read();
    int x = (int)(command / 16 % 100000);
    if (command % 4 == 0) {
      found = found * 2 + (uint64_t)contains(x);
      continue;
    }
    if (length < MAX_INTERVALS)
      insert((struct interval){x, x + (int)(command % 16)});
  }
  long covered = 0;
  for (int i = 0; i < length; ++i)
    covered += list[i].high - list[i].low + 1;
  write((uint64_t)length);
  write((uint64_t)covered);
  write(found);
}
