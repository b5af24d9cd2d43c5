// Switches in loops, nested, on booleans and enumerations, with one case, with
// none, with values flowing into a join.
#include "corners.h"
#include <stdbool.h>

enum Color { Red = -2, Green, Blue, Black = 100 };

__attribute__((noinline)) static int next(enum Color c) {
  switch (c) {
  case Red:
    return Green;
  case Green:
    return Blue;
  case Blue:
    return Black;
  case Black:
    return Red;
  }
  return 5;
}

__attribute__((noinline)) static unsigned flat(bool b, unsigned x) {
  switch (b) {
  case true:
    x += 7;
  }
  switch (x) {
  default:
    x *= 2;
  }
  switch (x & 1) {}
  switch (x) {
  case 20:
    return 1;
  }
  return x;
}

__attribute__((noinline)) static uint64_t automaton(uint64_t input) {
  uint64_t state = 0, out = 0;
  for (unsigned i = 0; i < 40; ++i, input = input >> 1 | input << 63) {
    switch (state) {
    case 0:
      state = input & 1 ? 1 : 2;
      break;
    case 1:
      switch (input & 3) {
      case 0:
        state = 3;
        break;
      case 3:
        out += 5;
        continue;
      default:
        state = 0;
      }
      break;
    case 2:
      out = out * 3 + 1;
      state = out % 4;
      break;
    default:
      state = input & 4 ? 0 : 1;
      out ^= i;
    }
    out += state;
  }
  return out;
}

// The joined value differs for each case, and is constant in most.
__attribute__((noinline)) static uint64_t joined(uint64_t x) {
  uint64_t y, z = 4;
  switch (x) {
  case 0:
    y = 10;
    break;
  case 1:
    y = 10;
    z = 5;
    break;
  case 2:
  case 9:
    y = x;
    break;
  case 3:
    y = x + z;
    z = x;
    break;
  default:
    y = z;
    z = x * 2;
  }
  return y * 1000 + z;
}

int main(void) {
  int c = Red;
  for (unsigned i = 0; i < 5; ++i) {
    write(c);
    c = next((enum Color)hide((uint64_t)c));
  }
  for (unsigned i = 0; i < 12; ++i)
    write(flat(hide(i) % 2, (unsigned)hide(i)));
  for (unsigned i = 0; i < CornerCount; ++i)
    write(automaton(hide(Corners[i])));
  for (unsigned i = 0; i < 11; ++i)
    write(joined(hide(i)));
  return 0;
}
