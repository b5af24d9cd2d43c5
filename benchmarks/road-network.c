//===- road-network.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest paths from one place with a heap of places, in arrays for
/// networks that are much larger than most.

#include <course.h>
#include <stdint.h>

enum { MaxPlaces = 20000, MaxRoads = 100000 };

static int firstRoad[MaxPlaces + 1], distance[MaxPlaces + 1];
static int isFinal[MaxPlaces + 1];
static int nextRoad[MaxRoads + 1], to[MaxRoads + 1], length[MaxRoads + 1];
static int heapPlace[MaxRoads + 1], heapDistance[MaxRoads + 1];
static int numRoads, heapSize;

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

static void addRoad(int from, int target, int itsLength) {
  ++numRoads;
  to[numRoads] = target;
  length[numRoads] = itsLength;
  nextRoad[numRoads] = firstRoad[from];
  firstRoad[from] = numRoads;
}

static void push(int place, int key) {
  int at = ++heapSize;
  while (at > 1 && heapDistance[at / 2] > key) {
    heapDistance[at] = heapDistance[at / 2];
    heapPlace[at] = heapPlace[at / 2];
    at /= 2;
  }
  heapDistance[at] = key;
  heapPlace[at] = place;
}

static int pop(void) {
  int nearest = heapPlace[1];
  int key = heapDistance[heapSize], place = heapPlace[heapSize];
  --heapSize;
  int at = 1;
  while (2 * at <= heapSize) {
    int child = 2 * at;
    if (child < heapSize && heapDistance[child + 1] < heapDistance[child])
      ++child;
    if (heapDistance[child] >= key)
      break;
    heapDistance[at] = heapDistance[child];
    heapPlace[at] = heapPlace[child];
    at = child;
  }
  heapDistance[at] = key;
  heapPlace[at] = place;
  return nearest;
}

int main(void) {
  int numPlaces = read(), num = read();
  state = read();
  for (int place = 1; place <= numPlaces; ++place)
    distance[place] = 1000000000;
  for (int i = 0; i < num; ++i) {
    int a = 1 + randomNumber() % numPlaces, b = 1 + randomNumber() % numPlaces;
    int itsLength = 1 + randomNumber() % 100;
    addRoad(a, b, itsLength);
    addRoad(b, a, itsLength);
  }
  distance[1] = 0;
  push(1, 0);
  while (heapSize > 0) {
    int place = pop();
    if (isFinal[place])
      continue;
    isFinal[place] = 1;
    for (int road = firstRoad[place]; road; road = nextRoad[road]) {
      int there = distance[place] + length[road];
      if (there < distance[to[road]]) {
        distance[to[road]] = there;
        push(to[road], there);
      }
    }
  }
  uint64_t sum = 0;
  for (int place = 1; place <= numPlaces; ++place)
    sum = sum * 31 + distance[place];
  write(sum);
  return 0;
}
