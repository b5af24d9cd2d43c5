// Zeros stored where zeros are, and where they are not: at the start of main, in
// new blocks, after other writes, in loops, and behind pointers.
#include "corners.h"
#include <string.h>

static uint64_t counts[50], again[50], elsewhere[20];
static uint64_t *volatile escaped;

__attribute__((noinline)) static uint64_t sum(const uint64_t *a, uint64_t n) {
  uint64_t s = 0;
  for (uint64_t i = 0; i < n; ++i)
    s = s * 3 + a[i];
  return s;
}

__attribute__((noinline)) static void write_escaped(uint64_t n) {
  for (uint64_t i = 0; i < n; ++i)
    escaped[i] = i + 1;
}

int main(void) {
  volatile uint64_t opaque = 20;
  uint64_t n = opaque;
  uint64_t object[40] = {0}, other[40];
  memset(counts, 0, sizeof counts);
  for (uint64_t i = 0; i < n; ++i)
    counts[i * 7 % 50] += i;
  write(sum(counts, 50));
  write(sum(object, 40));
  // The second time there is something to clear.
  for (int round = 0; round < 3; ++round) {
    for (uint64_t i = 0; i < 50; ++i)
      again[i] = 0;
    for (uint64_t i = 0; i < n; ++i)
      again[i] += i + round;
    write(sum(again, 50));
  }
  // A block of its own in each round, the address of which is known elsewhere.
  for (uint64_t i = 0; i < 4; ++i) {
    uint64_t *row = malloc(n * 8);
    for (uint64_t j = 0; j < n; ++j)
      row[j] = 0;
    escaped = row;
    write(sum(row, n));
    write_escaped(n);
    for (uint64_t j = i; j < n; ++j)
      row[j] = 0;
    write(sum(row, n));
    free(row);
  }
  escaped = elsewhere;
  write_escaped(n / 2);
  memset(elsewhere, 0, n / 4 * 8);
  write(sum(elsewhere, 20));
  escaped = other;
  for (int i = 0; i < 40; ++i)
    other[i] = 0;
  write(sum(other, 40));
  write_escaped(n);
  write(sum(other, 40));
  return 0;
}
