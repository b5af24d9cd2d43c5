//===- vending-machine.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A vending machine and a lift as state machines with tables of transitions.

#include <course.h>

enum event { COIN5, COIN10, COIN20, PRESS, REFUND, NEVENTS };
enum { IDLE, C5, C10, C15, C20, C25, NSTATES };

static const signed char next[NSTATES][NEVENTS] = {
    {C5, C10, C20, IDLE, IDLE},  {C10, C15, C25, C5, IDLE},
    {C15, C20, C20, C10, IDLE},  {C20, C25, C25, C15, IDLE},
    {C25, C20, C20, IDLE, IDLE}, {C25, C25, C25, C5, IDLE},
};

int main(void) {
  int n = read();
  unsigned s = read();
  int state = IDLE, sold = 0, refunds = 0;
  int floor = 0, up = 1, waiting = 0, served = 0, moved = 0;
  for (int i = 0; i < n; i++) {
    s = s * 214013 + 2531011;
    enum event e = (s >> 16) % NEVENTS;
    if (e == PRESS && state >= C20)
      sold++;
    if (e == REFUND && state != IDLE)
      refunds++;
    state = next[state][e];
    if (i % 3 == 0)
      waiting |= 1 << ((s >> 20) & 15);
    if (waiting & 1 << floor) {
      waiting &= ~(1 << floor);
      served++;
    } else if (up && (waiting >> floor) > 1) {
      floor++;
      moved++;
    } else if (waiting & ((1 << floor) - 1)) {
      up = 0;
      floor--;
      moved++;
    } else {
      up = 1;
    }
  }
  write(sold);
  write(refunds);
  write(served);
  write(moved);
}
