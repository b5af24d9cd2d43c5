//===- single-server.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Customers wait for one server: when they come, how long they are served,
/// and when they leave.

#include <course.h>
#include <stdint.h>

enum { MaxCustomers = 3000 };

static int arrival[MaxCustomers], service[MaxCustomers];
static int start[MaxCustomers], departure[MaxCustomers];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  int num = read();
  state = read();
  int time = 0;
  for (int i = 0; i < num; ++i) {
    time += randomNumber() % 10;
    arrival[i] = time;
    service[i] = 1 + randomNumber() % 12;
  }
  int idleFrom = 0;
  for (int i = 0; i < num; ++i) {
    start[i] = arrival[i] > idleFrom ? arrival[i] : idleFrom;
    departure[i] = idleFrom = start[i] + service[i];
  }
  uint64_t sum = 0;
  int longest = 0;
  for (int i = 0; i < num; ++i) {
    int waiting = start[i] - arrival[i];
    sum += waiting;
    if (waiting > longest)
      longest = waiting;
  }
  write(sum);
  write(longest);
  write(num ? departure[num - 1] : 0);
  return 0;
}
