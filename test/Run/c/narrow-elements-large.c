// Elements of all sizes get smaller where data does not fit into the stack area:
// negative numbers, memory that is filled or copied at once, structures.
#include <course.h>
#include <stdint.h>
#include <string.h>

enum { Length = 2000 };

struct Link {
  int next, previous;
};

static int first[Length], second[Length];
static struct Link links[Length];
static short halves[Length];
static int64_t wide[Length];
static unsigned masks[Length], wrapped[Length];
static int limits[4] = {-128, 127, -32768, 32767}, extremes[4][Length];

static void insert(int at, int after) {
  links[at].next = links[after].next;
  links[at].previous = after;
  if (links[after].next >= 0)
    links[links[after].next].previous = at;
  links[after].next = at;
}

int main(void) {
  uint64_t n = read(), step = read();
  memset(first, -1, sizeof first);
  memset(links, 0xff, sizeof links);
  for (uint64_t i = 0; i < n; ++i) {
    if (i % 3 == 0)
      first[i] = (int)(i % 100);
    second[i] = (int)(i % 7) - 3;
    halves[i] = (short)(i % 200);
    wide[i] = -(int64_t)(i % 1000);
    masks[i] = 1u << i % 8;
    wrapped[i] = (unsigned)(i % 5) - 2;
    for (int kind = 0; kind < 4; ++kind)
      extremes[kind][i] = limits[kind];
    if (i != 0)
      insert((int)i, (int)(i * step % i));
  }
  memcpy(second, first, n / 2 * sizeof *first);
  uint64_t sum = 0;
  for (uint64_t i = 0; i < n; ++i) {
    sum = sum * 31 + first[i] + second[i] * 3 + halves[i] + (uint64_t)wide[i];
    sum += (uint64_t)masks[i] * wrapped[i];
    for (int kind = 0; kind < 4; ++kind)
      sum = sum * 3 + extremes[kind][i];
  }
  write(sum);
  uint64_t length = 0;
  for (int at = 0; at != -1; at = links[at].next)
    length += (uint64_t)(links[at].previous + 2);
  write(length);
  return 0;
}
