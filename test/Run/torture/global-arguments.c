// Recursions that read globals: these change between calls from outside, in what
// a recursion calls, in another recursion, and only where it ends.
#include <course.h>
#include <stdlib.h>

static int64_t width, height, depth, changed, entered;
static struct {
  int32_t low;
  int16_t step;
} range;

static int64_t paths(int64_t y, int64_t x) {
  if (y >= height || x >= width)
    return 1;
  return paths(y + 1, x) + paths(y, x + 2) + (y == x ? range.step : 0);
}

static int64_t odd(int64_t n);
static int64_t even(int64_t n) {
  return n <= range.low ? n + 1 : odd(n - range.step) + depth;
}
static int64_t odd(int64_t n) {
  return n <= range.low ? n : even(n - 1) * 3 - depth;
}

__attribute__((noinline)) static void change(int64_t n) { changed += n; }
static int64_t changing(int64_t n) {
  int64_t before = changed;
  if (n <= 0)
    return before;
  change(n);
  int64_t a = changing(n - 1), b = changing(n - 3);
  return a * 2 + b + changed - before;
}

static int64_t last(int64_t n) {
  if (n <= depth)
    return entered = n;
  int64_t a = last(n - 2);
  return a + last(n - 3) + entered + depth;
}

// The row is filled from where the search comes to, and only as far as that goes.
static unsigned char area[6][6];
static int64_t fill(int64_t y, int64_t x) {
  if (y < 0 || y >= height || x < 0 || x >= width || area[y][x])
    return 0;
  area[y][x] = 1;
  return 1 + fill(y - 1, x) + fill(y + 1, x) + fill(y, x - 1) + fill(y, x + 1);
}

int main(void) {
  for (int64_t i = 0; i < 6; ++i) {
    width = i;
    height = 6 - i;
    range.step = (int16_t)(i + 1);
    range.low = (int32_t)(i * 2 - 3);
    depth = i / 2;
    write((uint64_t)paths(0, 0));
    write((uint64_t)even(9 + i));
    write((uint64_t)odd(8 - i));
    changed = i;
    write((uint64_t)changing(i + 2));
    write((uint64_t)last(i + 5));
    for (int64_t k = 0; k < 36; ++k)
      area[k / 6][k % 6] = k % 5 == i;
    write((uint64_t)fill(i / 2, i / 3));
  }
  return 0;
}
