//===- tower-defence.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A simulation with arrays of structures: moving creatures, towers that aim,
/// and scores.

#include <course.h>

struct creature {
  int x, y, health, speed;
};
struct tower {
  int x, y, range, power, shots;
};

static struct creature creatures[40];
static struct tower towers[12];

int main(void) {
  int nc = read(), nt = read(), ticks = read();
  int i, j, t, killed = 0, through = 0;
  for (i = 0; i < nc; i++) {
    creatures[i].x = -i * 3;
    creatures[i].y = i % 5;
    creatures[i].health = 20 + i * 7 % 30;
    creatures[i].speed = 1 + i % 3;
  }
  for (j = 0; j < nt; j++) {
    towers[j].x = 10 + j * 8;
    towers[j].y = j % 2 ? -3 : 7;
    towers[j].range = 9 + j % 4;
    towers[j].power = 3 + j % 5;
    towers[j].shots = 0;
  }
  for (t = 0; t < ticks; t++) {
    for (i = 0; i < nc; i++) {
      struct creature *c = &creatures[i];
      if (c->health <= 0)
        continue;
      c->x += c->speed;
      if (c->x > 100) {
        c->health = 0;
        through++;
      }
    }
    for (j = 0; j < nt; j++) {
      struct creature *best = 0;
      for (i = 0; i < nc; i++) {
        struct creature *c = creatures + i;
        if (c->health <= 0)
          continue;
        int dx = c->x - towers[j].x, dy = c->y - towers[j].y;
        if (dx * dx + dy * dy <= towers[j].range * towers[j].range &&
            (!best || c->x > best->x))
          best = c;
      }
      if (best) {
        best->health -= towers[j].power;
        towers[j].shots++;
        if (best->health <= 0)
          killed++;
      }
    }
  }
  write(killed);
  write(through);
  for (j = 0; j < nt; j++)
    write(towers[j].shots);
}
