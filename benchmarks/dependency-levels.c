//===- dependency-levels.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tasks in an order in which each comes after those it depends on, and the
/// lengths of the longest chains.

#include <course.h>
#include <stdint.h>

enum { MaxTasks = 800, MaxDegree = 16 };

static int successors[MaxTasks][MaxDegree], numSuccessors[MaxTasks];
static int numOpen[MaxTasks], order[MaxTasks], level[MaxTasks];
static int isDone[MaxTasks];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

static void makeTasks(int numTasks) {
  for (int task = 0; task < numTasks; ++task)
    for (int i = 0; i < 10; ++i) {
      int other = task + 1 + randomNumber() % 20;
      if (other >= numTasks)
        continue;
      successors[task][numSuccessors[task]++] = other;
      ++numOpen[other];
    }
}

int main(void) {
  int numTasks = read();
  state = read();
  makeTasks(numTasks);
  int begin = 0, end = 0;
  for (int task = 0; task < numTasks; ++task)
    if (numOpen[task] == 0)
      order[end++] = task;
  while (begin < end) {
    int task = order[begin++];
    isDone[task] = 1;
    for (int i = 0; i < numSuccessors[task]; ++i) {
      int other = successors[task][i];
      if (level[other] < level[task] + 1)
        level[other] = level[task] + 1;
      if (--numOpen[other] == 0)
        order[end++] = other;
    }
  }
  int deepest = 0;
  uint64_t sum = 0;
  for (int task = 0; task < numTasks; ++task) {
    if (level[task] > deepest)
      deepest = level[task];
    sum += isDone[task] * task;
  }
  write(deepest);
  write(sum);
  return 0;
}
