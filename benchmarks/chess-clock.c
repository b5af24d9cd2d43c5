//===- chess-clock.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two clocks that run in turn. Times are minutes, seconds and hundredths of a
/// second, and are added, subtracted and compared by value.

#include <course.h>
#include <stdint.h>

struct time_left {
  int16_t minutes;
  int8_t seconds, hundredths;
};

struct clock {
  struct time_left sides[2];
  int turn, moves;
};

static struct time_left minus(struct time_left a, struct time_left b) {
  int hundredths = a.hundredths - b.hundredths;
  int seconds = a.seconds - b.seconds, minutes = a.minutes - b.minutes;
  if (hundredths < 0) {
    hundredths += 100;
    --seconds;
  }
  if (seconds < 0) {
    seconds += 60;
    --minutes;
  }
  return (struct time_left){(int16_t)minutes, (int8_t)seconds,
                            (int8_t)hundredths};
}

static struct time_left plus_seconds(struct time_left a, int more) {
  int seconds = a.seconds + more;
  return (struct time_left){(int16_t)(a.minutes + seconds / 60),
                            (int8_t)(seconds % 60), a.hundredths};
}

static int is_over(struct time_left a) { return a.minutes < 0; }

static int move(struct clock *clock, struct time_left thought, int bonus) {
  struct time_left *mine = &clock->sides[clock->turn];
  struct time_left rest = minus(*mine, thought);
  if (is_over(rest))
    return 0;
  *mine = plus_seconds(rest, bonus);
  clock->turn ^= 1;
  ++clock->moves;
  return 1;
}

static int total(struct time_left a) {
  return (a.minutes * 60 + a.seconds) * 100 + a.hundredths;
}

int main(void) {
  int games = (int)read();
  uint32_t seed = (uint32_t)read();
  long moves = 0, rest = 0;
  for (int game = 0; game < games; ++game) {
    struct clock clock = {{{5, 0, 0}, {5, 0, 0}}, 0, 0};
    struct time_left thought;
    do {
      seed = seed * 69069 + 1;
      thought.minutes = seed >> 31;
      thought.seconds = (int8_t)((seed >> 8) % 60);
      thought.hundredths = (int8_t)((seed >> 16) % 100);
    } while (move(&clock, thought, game % 8));
    moves += clock.moves;
    rest += total(clock.sides[clock.turn ^ 1]);
  }
  write((uint64_t)moves);
  write((uint64_t)rest);
}
